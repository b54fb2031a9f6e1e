import type { Word } from './word.js'

/** A simple command of a script. */
export interface ShellCommand {
  /** Offset of its first word. */
  start: number
  words: readonly Word[]
  /** Its standard input: a here-document or here-string, or the name of a file. */
  input?: { text: Word } | { file: Word }
  /** The command whose output it reads. */
  pipedFrom?: ShellCommand
}
