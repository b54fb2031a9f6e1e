import { isObject } from '../../core/base/json.js'
import { count, problemsOf, string, withMembers } from '../../core/base/kinds.js'
import { InputError } from '../documents/input-error.js'
import { readJson } from '../documents/json-document.js'
import { fingerprintOf } from '../results/finding-key.js'
import type { GoneFinding } from '../results/result.js'

/** Findings with one key in one file, as a baseline lists them. */
export type KnownFinding = GoneFinding

const version = 1

/** The content of a baseline file; `stale` is the reason why it is outdated. */
export interface BaselineContent {
  findings: KnownFinding[]
  stale?: string
}

/** Parses a baseline file. Throws an InputError when it is invalid. */
export function readBaseline(text: string, rules: ReadonlySet<string>): BaselineContent {
  const document = readJson(text)
  if (document instanceof InputError) throw document
  const { value } = document
  if (!isObject(value) || typeof value.version !== 'number' || !Array.isArray(value.findings)) {
    throw new InputError('not a baseline: must be an object with `version` and `findings`')
  }
  if (value.version !== version) {
    const stale = `format version ${value.version} is not supported (expected ${version})`
    return { findings: [], stale }
  }
  const findings: KnownFinding[] = []
  for (const [index, entry] of value.findings.entries()) {
    if (!problemsOf(entryKind, entry).next().done) {
      throw new InputError(
        `\`findings.${index}\` must have \`file\`, \`operation\`, \`rule\`, \`target\` and \`fingerprint\` as strings, and \`count\` as a whole number from 1`,
      )
    }
    const { file, operation, rule, target, fingerprint, count } = entry as Entry
    const finding = { file, operation, rule, target, count }
    const stale = staleness(finding, fingerprint, rules)
    if (stale !== undefined) return { findings: [], stale: `\`findings.${index}\`: ${stale}` }
    findings.push(finding)
  }
  return { findings }
}

const entryMembers = {
  ...{ file: string, operation: string, rule: string, target: string, fingerprint: string },
  count,
}
const entryKind = withMembers(entryMembers, Object.keys(entryMembers))

type Entry = KnownFinding & { fingerprint: string }

function staleness(
  finding: KnownFinding,
  fingerprint: string,
  rules: ReadonlySet<string>,
): string | undefined {
  if (!rules.has(finding.rule)) return `Unknown rule \`${finding.rule}\``
  if (fingerprintOf(finding) === fingerprint) return undefined
  return 'the fingerprint does not match the entry'
}

/** Formats a baseline file: sorted, one entry per line, so that diffs are readable. */
export function baselineText(findings: readonly KnownFinding[]): string {
  const lines = [...findings].sort(byKey).map(({ file, operation, rule, target, count }) => {
    const fingerprint = fingerprintOf({ operation, rule, target })
    return JSON.stringify({ file, operation, rule, target, fingerprint, count })
  })
  const list = lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`
  return `{\n  "version": ${version},\n  "findings": ${list}\n}\n`
}

const sortKeys = ['file', 'operation', 'rule', 'target'] as const

/** Compares by code units, so that the order is the same on every machine. */
function byKey(one: KnownFinding, other: KnownFinding): number {
  const key = sortKeys.find((name) => one[name] !== other[name])
  if (key === undefined) return 0
  return one[key] < other[key] ? -1 : 1
}
