import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

export interface Page {
  /** Path from the root. */
  path: string
  text: string
}

const read = (path: string): Page => ({ path, text: readFileSync(join(root, path), 'utf8') })

const inFolder = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .sort()

export const readme = read('README.md')

/** Every page of `docs/`. */
export const docs: readonly Page[] = inFolder('docs').map(read)

/** All hand-written and generated pages. */
export const pages: readonly Page[] = [
  readme,
  ...['CONTRIBUTING.md', 'SECURITY.md', 'CHANGELOG.md'].map(read),
  ...docs,
  ...inFolder('examples').map(read),
]

/** Returns the fenced blocks of a page in a language. */
export const blocks = ({ text }: Page, language: string): string[] =>
  [...text.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)]
    .filter(([, written]) => written === language)
    .map(([, , code]) => code ?? '')
