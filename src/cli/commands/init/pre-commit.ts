import { isMap, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml'
import { InputError } from '../../documents/input-error.js'

/** The configuration file of pre-commit. */
export const preCommitFile = '.pre-commit-config.yaml'

const id = 'campaign-contract'

const entry = {
  repo: 'local',
  hooks: [
    {
      ...{ id, name: id, entry: 'npx campaign-contract check', language: 'system' },
      // The configuration lists the files to check.
      pass_filenames: false,
    },
  ],
}

/** Adds our hook to a pre-commit file; returns undefined if present. Throws an InputError if invalid. */
export function withHook(text: string): string | undefined {
  const document = parseDocument(text.trim() === '' ? 'repos: []\n' : text)
  const [error] = document.errors
  if (error !== undefined) throw new InputError(`invalid YAML: ${error.message.split('\n', 1)}`)
  const { contents } = document
  if (!isMap(contents))
    throw new InputError('not a pre-commit configuration: must be an object with `repos`')
  const repos = document.get('repos')
  if (!isSeq(repos))
    throw new InputError('not a pre-commit configuration: `repos` must be an array')
  if (hookIds(document.toJS()).includes(id)) return undefined
  const indentSeq = !/^- /m.test(text)
  if (!repos.flow) return withEntry(text, repos, stringify([entry], { indentSeq }))
  // A flow list, such as `[]`, would put the whole entry on one line.
  repos.flow = false
  repos.add(document.createNode(entry))
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq })
}

/** Appends an entry to the list. */
function withEntry(text: string, { range }: YAMLSeq, added: string): string {
  const [start, end] = range as [number, number, number]
  const lineEnd = text.includes('\r\n') ? '\r\n' : '\n'
  const indent = ' '.repeat(start - (text.lastIndexOf('\n', start) + 1))
  const before = text.slice(0, end)
  const lines = added.trimEnd().split('\n')
  const put = lines.map((line) => `${indent}${line}${lineEnd}`).join('')
  return before + (before.endsWith('\n') ? '' : lineEnd) + put + text.slice(end)
}

const hookIds = (file: { repos: { hooks?: { id?: unknown }[] }[] }): unknown[] =>
  file.repos.flatMap((repo) => Object(repo).hooks ?? []).map((hook) => Object(hook).id)
