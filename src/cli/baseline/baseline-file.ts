import { isObject } from '../../core/base/json.js'
import { count, problemsOf, string, withMembers } from '../../core/base/kinds.js'
import { InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import type { GoneFinding } from '../results/result.js'

/** Findings with one key in one file, as a baseline lists them. */
export type KnownFinding = GoneFinding

const version = 1

/** Parses a baseline file. Throws an InputError when it is invalid or, unless it is updated, outdated. */
export function readBaseline(text: string, isUpdate: boolean): KnownFinding[] {
  const document = readJson(text)
  if (document instanceof InputError) throw document
  const { value } = document
  if (!isObject(value) || typeof value.version !== 'number' || !Array.isArray(value.findings)) {
    throw new InputError('not a baseline: must be an object with `version` and `findings`')
  }
  if (value.version !== version) {
    if (isUpdate) return []
    throw new InputError(
      `format version ${value.version} is not supported (expected ${version}); recreate it with --update-baseline`,
    )
  }
  for (const [index, entry] of value.findings.entries()) {
    if (problemsOf(entryKind, entry).next().done) continue
    throw new InputError(
      `\`findings.${index}\` must have \`file\`, \`operation\`, \`rule\` and \`target\` as strings, and \`count\` as a whole number from 1`,
    )
  }
  return value.findings
}

const sortKeys = ['file', 'operation', 'rule', 'target'] as const

const entryMembers = { file: string, operation: string, rule: string, target: string, count }
const entryKind = withMembers(entryMembers, Object.keys(entryMembers))

/** Formats a baseline file: sorted, one entry per line, so that diffs are readable. */
export function baselineText(findings: readonly KnownFinding[]): string {
  const lines = [...findings]
    .sort(byKey)
    .map(({ file, operation, rule, target, count }) =>
      JSON.stringify({ file, operation, rule, target, count }),
    )
  const list = lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`
  return `{\n  "version": ${version},\n  "findings": ${list}\n}\n`
}

/** Compares by code units, so that the order is the same on every machine. */
function byKey(one: KnownFinding, other: KnownFinding): number {
  const key = sortKeys.find((name) => one[name] !== other[name])
  if (key === undefined) return 0
  return one[key] < other[key] ? -1 : 1
}
