import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Root of the repository. */
export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Returns the text of a file, by its path from the root. */
export const read = (path: string): string => readFileSync(join(root, path), 'utf8')

/** Returns whether a file or folder exists, by its path from the root. */
export const exists = (path: string): boolean => existsSync(join(root, path))

/** Returns the Markdown files of a folder, by their paths from the root. */
export const markdownIn = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((name) => `${folder}/${name.replaceAll('\\', '/')}`)
    .filter((path) => path.endsWith('.md') && !path.includes('/node_modules/'))
    .sort()

const { repository, homepage } = JSON.parse(read('package.json'))

/** URL of the repository, as in `package.json`. */
export const repositoryUrl: string = repository.url.replace(/^git\+|\.git$/g, '')

/** URL of this website, as in `package.json`. */
export const websiteUrl: string = homepage
