import type { Theme } from 'vitepress'
import Layout from 'vitepress/dist/client/theme-default/Layout.vue'
import { HomePage } from './home-page.js'
import { lazyView } from './lazy-view.js'
import { PlaygroundView } from './playground-view.js'
// Of VitePress's styles only those that the site needs.
import 'vitepress/dist/client/theme-default/styles/vars.css'
import 'vitepress/dist/client/theme-default/styles/base.css'
import 'vitepress/dist/client/theme-default/styles/icons.css'
import 'vitepress/dist/client/theme-default/styles/utils.css'
import 'vitepress/dist/client/theme-default/styles/components/vp-doc.css'
import './style.css'

const LiveOffering = lazyView('LiveOffering', () => liveState('offering'))
const LiveCampaign = lazyView('LiveCampaign', () => liveState('campaign'))

const RuleFilter = lazyView('RuleFilter', async () => (await import('../../rules/filter.js')).mount)

async function liveState(kind: 'offering' | 'campaign') {
  const { mount } = await import('../../states/live-state.js')
  return (element: HTMLElement) => mount(element, kind)
}

const theme: Theme = {
  Layout,
  enhanceApp({ app }) {
    app.component('HomePage', HomePage)
    app.component('PlaygroundView', PlaygroundView)
    app.component('RuleFilter', RuleFilter)
    app.component('LiveOffering', LiveOffering)
    app.component('LiveCampaign', LiveCampaign)
    if (import.meta.env.PROD && !import.meta.env.SSR) registerWorker()
  },
}
export default theme

/** Registers the worker that keeps the site for use offline; once there, the browser updates it. */
function registerWorker(): void {
  if (!('serviceWorker' in navigator) || navigator.serviceWorker.controller !== null) return
  // After loading, so that the page comes first.
  addEventListener('load', () => {
    void navigator.serviceWorker.register(`${import.meta.env.BASE_URL}service-worker.js`)
  })
}
