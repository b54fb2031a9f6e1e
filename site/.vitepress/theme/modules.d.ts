declare module '@localSearchIndex' {
  const indexes: { root: () => Promise<{ default: string }> }
  export default indexes
}

declare module '*.vue' {
  import type { Component } from 'vue'

  const component: Component
  export default component
}
