import { isPlugin } from '../../../src/core/contract/plugin.js'
import { definePlugin, type Plugin } from '../../../src/core/index.js'
import type { Answer, Hint, HintQuestion, Question } from '../protocol.js'
import { answering } from './answer.js'
import { removeStores } from './without-stores.js'

/* The script of the worker. A script with a plugin imports it, and sets the plugin. */

/** What the script of a plugin finds as global variables. */
declare global {
  var playground: {
    definePlugin: typeof definePlugin
    /** Uses the default export of the script, and starts answering. */
    use(exported: unknown): void
  }
}

const start = (plugins: readonly Plugin[] = []) => {
  const answer = answering(plugins)
  addEventListener('message', async ({ data }: MessageEvent<Question | HintQuestion>) => {
    if (!('about' in data)) return postMessage((await answer(data)) satisfies Answer)
    const { hintFor } = await import('./hints.js')
    postMessage(hintFor(data, plugins) satisfies Hint)
  })
}

globalThis.playground = {
  definePlugin,
  use(exported) {
    const all = [exported].flat()
    start(all.map((each) => (isPlugin(each) ? each : definePlugin(each as Plugin))))
  },
}

// The worker of a plugin has this name; its script goes on with the code of the plugin.
if (self.name === 'plugin') removeStores()
else start()
