import type { Theme } from 'vitepress'
import DefaultTheme from 'vitepress/theme-without-fonts'
import { HomePage } from './home-page.js'
import { PlaygroundView } from './playground-view.js'
import './style.css'

const theme: Theme = {
  extends: DefaultTheme,
  enhanceApp({ app }) {
    app.component('HomePage', HomePage)
    app.component('PlaygroundView', PlaygroundView)
    if (import.meta.env.PROD && !import.meta.env.SSR && 'serviceWorker' in navigator) {
      // After loading, so that the page comes first.
      addEventListener('load', () => {
        void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`)
      })
    }
  },
}
export default theme
