import type { Answer, Hint, HintQuestion, Question } from './protocol.js'
import { startWorker, workerUrl } from './worker/start-worker.js'

/** Seconds after which a question is given up. A plugin may never return. */
const patience = { withPlugin: 3, without: 30 }

export interface Client {
  /** Asks a question. One that was not answered yet is answered no more, unless it is being answered. */
  ask(question: Question): void
  /** Asks about an offset; undefined if there is nothing to say, or if a later question replaces this one. */
  hint(question: Omit<HintQuestion, 'id'>): Promise<Hint | undefined>
  close(): void
}

/** A worker with the plugin that it runs, and the question that it is answering. */
interface Running {
  worker: Worker
  plugin: string | undefined
  question?: Question
  timer?: ReturnType<typeof setTimeout>
}

/** Checks in a worker. `onAnswer` receives the answers, also those for a worker that failed. */
export function createClient(onAnswer: (answer: Answer) => void): Client {
  let running: Running | undefined
  let waiting: Question | undefined
  let starts = 0
  let hints = 0
  let useHint: ((hint?: Hint) => void) | undefined

  const stop = () => {
    useHint?.()
    clearTimeout(running?.timer)
    running?.worker.terminate()
    running = undefined
  }

  const fail = ({ id }: Question, part: 'plugins' | undefined, message: string) => {
    const answer = { id, form: '', requests: [], omitted: 0, findings: [], milliseconds: 0 }
    onAnswer(
      part === undefined
        ? { ...answer, findings: [{ request: 0, from: 0, to: 0, severity: 'error', message }] }
        : { ...answer, settingsError: { part, message } },
    )
  }

  /** Ends the worker, and says why in place of its answer. */
  const giveUp = (message: string) => {
    const { question, plugin } = running ?? {}
    stop()
    if (question !== undefined)
      fail(question, plugin === undefined ? undefined : 'plugins', message)
    next()
  }

  const send = (to: Running, question: Question) => {
    const seconds = to.plugin === undefined ? patience.without : patience.withPlugin
    const late = `The check took more than ${seconds} seconds and was stopped.`
    Object.assign(to, { question, timer: setTimeout(() => giveUp(late), seconds * 1000) })
    to.worker.postMessage(question)
  }

  const started = (worker: Worker, plugin: string | undefined): Running => {
    const own: Running = { worker, plugin }
    worker.addEventListener('message', ({ data }: MessageEvent<Answer | Hint>) => {
      if (running !== own) return
      if ('hint' in data) {
        if (data.hint === hints) useHint?.(data)
        return
      }
      clearTimeout(own.timer)
      delete own.question
      onAnswer(data)
      next()
    })
    worker.addEventListener('error', (event) => {
      event.preventDefault()
      if (running === own)
        giveUp(event.message.replace(/^Uncaught /, '') || 'The worker cannot be started.')
    })
    return own
  }

  const next = () => {
    if (waiting === undefined || running?.question !== undefined) return
    const question = waiting
    waiting = undefined
    const { plugin } = question.state
    if (running !== undefined && running.plugin === plugin) return send(running, question)
    stop()
    if (plugin === undefined) {
      running = started(startWorker(), undefined)
      return send(running, question)
    }
    void startPlugin(plugin, question)
  }

  const startPlugin = async (plugin: string, question: Question) => {
    const start = ++starts
    try {
      // Most people have no plugin.
      const { pluginScript } = await import('./worker/plugin-script.js')
      const script = await pluginScript(plugin, new URL(workerUrl, location.href).href)
      // Meanwhile another worker may have been started.
      if (start !== starts || running !== undefined) return
      const url = URL.createObjectURL(new Blob([script], { type: 'text/javascript' }))
      running = started(new Worker(url, { type: 'module', name: 'plugin' }), plugin)
      URL.revokeObjectURL(url)
      send(running, question)
    } catch (error) {
      if (start !== starts) return
      fail(question, 'plugins', error instanceof Error ? error.message : String(error))
      next()
    }
  }

  return {
    ask(question) {
      waiting = question
      // A plugin that hangs must not delay the question that no longer has it.
      if (running?.plugin !== undefined && running.plugin !== question.state.plugin) stop()
      next()
    },
    hint(question) {
      useHint?.()
      return new Promise((resolve) => {
        if (running === undefined) return resolve(undefined)
        useHint = resolve
        running.worker.postMessage({ ...question, id: ++hints } satisfies HintQuestion)
      })
    },
    close() {
      waiting = undefined
      starts++
      stop()
    },
  }
}
