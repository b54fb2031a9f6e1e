import { Content, useData } from 'vitepress'
import { VPFeatures, VPHomeContent, VPHomeHero } from 'vitepress/theme-without-fonts'
import { defineComponent, h } from 'vue'

/** The home page: a landmark, which the one of VitePress lacks, and the example before the cards. */
export const HomePage = defineComponent({
  name: 'HomePage',
  setup() {
    const { frontmatter } = useData()
    return () =>
      h('main', { class: 'home-page' }, [
        h(VPHomeHero),
        h(VPHomeContent, () => h(Content)),
        h(VPFeatures, { features: frontmatter.value.cards ?? [] }),
      ])
  },
})
