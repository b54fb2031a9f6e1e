import type { Schema } from './schemas-at.js'

const files = import.meta.glob<Schema>(
  ['../../../generated/schemas/*.json', '!**/config.json', '!**/workspace.json'],
  { import: 'default' },
)

/** Loads the schema of the body of an operation; undefined if it has no body. */
export const loadSchema = async (operation: string): Promise<Schema | undefined> =>
  files[`../../../generated/schemas/${operation}.json`]?.()
