import { isMap, isSeq, parseDocument } from 'yaml'
import { Problem } from '../problem.js'

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
  // A list in brackets, such as an empty one, would put all of the entry in one line.
  repos.flow = false
  repos.add(document.createNode(entry))
  const indentSeq = !/^- /m.test(text)
  return document.toString({ lineWidth: 0, flowCollectionPadding: false, indentSeq })
}

const hookIds = (file: { repos: { hooks?: { id?: unknown }[] }[] }): unknown[] =>
  file.repos.flatMap((repo) => Object(repo).hooks ?? []).map((hook) => Object(hook).id)
