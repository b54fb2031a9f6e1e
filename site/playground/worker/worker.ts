import { isPlugin } from '../../../src/core/contract/plugin.js'
import { definePlugin, type Plugin } from '../../../src/core/index.js'
import type { Answer, Question } from '../protocol.js'
import { answering } from './answer.js'

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
  addEventListener('message', async ({ data }: MessageEvent<Question>) => {
    postMessage((await answer(data)) satisfies Answer)
  })
}

globalThis.playground = {
  definePlugin,
  use(exported) {
    const all = [exported].flat()
    start(all.map((each) => (isPlugin(each) ? each : definePlugin(each as Plugin))))
  },
}

// The name tells the worker of a plugin from the one without.
if (self.name !== 'plugin') start()
