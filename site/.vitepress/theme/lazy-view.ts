import { defineComponent, h, onBeforeUnmount, onMounted, ref } from 'vue'

/** Fills an element, and returns how to undo it. */
type Mount = (element: HTMLElement) => Unmount | Promise<Unmount>

type Unmount = () => void

/** Returns a component whose code `load` loads once it is shown; its slot is what it shows until then. */
export const lazyView = (name: string, load: (element: HTMLElement) => Promise<Mount>) =>
  defineComponent({
    name,
    setup(_, { slots }) {
      const element = ref<HTMLElement>()
      let unmount: Unmount | undefined
      let isShown = true
      onMounted(async () => {
        if (element.value === undefined) return
        const mount = await load(element.value)
        if (!isShown) return
        unmount = await mount(element.value)
        if (!isShown) unmount()
      })
      onBeforeUnmount(() => {
        isShown = false
        unmount?.()
      })
      return () => h('div', { ref: element }, slots.default?.())
    },
  })
