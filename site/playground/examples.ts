import type { PlaygroundState } from './fragment.js'

/** A request to start from. */
export interface Example {
  title: string
  state: PlaygroundState
}

/** Examples of one kind. */
export interface ExampleGroup {
  title: string
  choices: readonly Example[]
}

const valid = import.meta.glob<string>('../../examples/requests/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})
const rejected = import.meta.glob<string>('../../examples/rejected/*', {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** The example requests of the repository. */
export const examples: readonly ExampleGroup[] = [
  { title: 'With mistakes', choices: choicesOf(rejected) },
  { title: 'Valid', choices: choicesOf(valid) },
]

function choicesOf(files: Readonly<Record<string, string>>): Example[] {
  return Object.entries(files).map(([path, text]) => ({
    title: titleOf(path),
    // Without a language, so that another text which replaces this one is recognized.
    state: { text },
  }))
}

/** Returns the name of a file in words. */
function titleOf(path: string): string {
  const words = path
    .replace(/^.*\//, '')
    .replace(/\.\w+$/, '')
    .replaceAll('-', ' ')
    .replace(/\b(?:dmv|html|smv)\b/g, (name) => name.toUpperCase())
  return words.charAt(0).toUpperCase() + words.slice(1)
}
