import { execFileSync } from 'node:child_process'
import { setTimeout as wait } from 'node:timers/promises'

/** A shell in a real terminal (tmux), without a person. */
export interface Terminal {
  /** Types a line. */
  type(text: string): void
  /** Returns the screen with its colors, once its text matches. */
  screenWith(pattern: RegExp): Promise<string[]>
  close(): void
}

const rows = 200
const patience = 120_000

/** Opens a terminal in a folder; `path` is where its commands are. */
export function openTerminal(columns: number, folder: string, path: string): Terminal {
  const socket = `screens-${process.pid}-${Math.random().toString(36).slice(2)}`
  const tmux = (...args: readonly string[]): string =>
    execFileSync('tmux', ['-L', socket, '-f', '/dev/null', ...args], { encoding: 'utf8' })
  const environment = [`PATH=${path}:${process.env.PATH}`, 'PS1=$ ', 'TERM=xterm-256color']
  tmux(
    ...['new-session', '-d', '-x', String(columns), '-y', String(rows), '-c', folder],
    ...['env', '-u', 'CI', '-u', 'NO_COLOR', ...environment, 'bash', '--norc', '--noprofile'],
  )
  return {
    type(text) {
      tmux('send-keys', '-l', text)
      tmux('send-keys', 'Enter')
    },
    async screenWith(pattern) {
      const until = Date.now() + patience
      for (;;) {
        if (pattern.test(tmux('capture-pane', '-p'))) break
        if (Date.now() > until) throw new Error(`The screen never matched ${pattern}.`)
        await wait(100)
      }
      const screen = tmux('capture-pane', '-e', '-p').trimEnd()
      return screen.split('\n')
    },
    close: () => void tmux('kill-server'),
  }
}
