import { isMap, isSeq, parseDocument, stringify, type YAMLSeq } from 'yaml'
import { Problem } from '../../documents/problem.js'

/** Where pre-commit looks for its hooks. */
export const preCommitFile = '.pre-commit-config.yaml'

const id = 'campaign-contract'

const entry = {
  repo: 'local',
  hooks: [
    {
      ...{ id, name: id, entry: 'npx campaign-contract check', language: 'system' },
      // What is checked stands in the configuration.
      pass_filenames: false,
    },
  ],
}

/**
 * The file of pre-commit with our hook, all else as it is; undefined where the hook is there
 * already. Throws a Problem where the text is no such file.
 */
export function withHook(text: string): string | undefined {
  const document = parseDocument(text.trim() === '' ? 'repos: []\n' : text)
  const [flaw] = document.errors
  if (flaw !== undefined) throw new Problem(`not YAML: ${flaw.message.split('\n', 1)}`)
  const { contents } = document
  if (!isMap(contents)) throw new Problem('it is not what pre-commit reads: an object with `repos`')
  const repos = document.get('repos')
  if (!isSeq(repos)) throw new Problem('it is not what pre-commit reads: it has no list `repos`')
  if (hookIds(document.toJS()).includes(id)) return undefined
  const indentSeq = !/^- /m.test(text)
  if (!repos.flow) return withEntry(text, repos, stringify([entry], { indentSeq }))
  // A list in brackets, such as an empty one, would put all of the entry in one line.
  repos.flow = false
  repos.add(document.createNode(entry))
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq })
}

/** The text with an entry at the end of the list. */
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
