import { printable } from '../../core/base/printable.js'
import { readJson } from '../documents/json-document.js'
import { Problem } from '../documents/problem.js'
import { fingerprintOf } from '../results/finding-place.js'
import type { GoneFinding } from '../results/result.js'

/** Findings of one place of a file, as a baseline lists them. */
export type KnownFinding = GoneFinding

const version = 1

/** What a baseline file says; `stale` tells why it no longer says anything, where it does not. */
export interface BaselineContent {
  findings: KnownFinding[]
  stale?: string
}

/** Reads the text of a baseline file. Throws a Problem where it is none. */
export function readBaseline(text: string, rules: ReadonlySet<string>): BaselineContent {
  const document = readJson(text)
  if (document instanceof Problem) throw document
  const { value } = document
  if (!isObject(value) || typeof value.version !== 'number' || !Array.isArray(value.findings)) {
    throw new Problem('it is no baseline: that is an object with `version` and `findings`')
  }
  if (value.version !== version) {
    const stale = `it has version ${value.version} of the format, and this is version ${version}`
    return { findings: [], stale }
  }
  const findings: KnownFinding[] = []
  for (const [index, entry] of value.findings.entries()) {
    const found = readEntry(entry)
    if (found === undefined) {
      throw new Problem(
        `\`findings.${index}\` must have \`file\`, \`operation\`, \`rule\`, \`target\` and \`fingerprint\` as texts, and \`count\` as a whole number from 1`,
      )
    }
    const { fingerprint, ...finding } = found
    const stale = staleness(finding, fingerprint, rules)
    if (stale !== undefined) return { findings: [], stale: `\`findings.${index}\`: ${stale}` }
    findings.push(finding)
  }
  return { findings }
}

type Entry = KnownFinding & { fingerprint: string }

function readEntry(entry: unknown): Entry | undefined {
  if (!isObject(entry)) return undefined
  const { file, operation, rule, target, fingerprint, count } = entry
  const texts = [file, operation, rule, target, fingerprint]
  const isWhole = Number.isSafeInteger(count) && (count as number) >= 1
  if (!isWhole || texts.some((text) => typeof text !== 'string')) return undefined
  return { file, operation, rule, target, fingerprint, count } as Entry
}

function staleness(
  finding: KnownFinding,
  fingerprint: string,
  rules: ReadonlySet<string>,
): string | undefined {
  if (!rules.has(finding.rule)) return `there is no rule \`${finding.rule}\``
  if (fingerprintOf(finding) === fingerprint) return undefined
  return 'its fingerprint is not that of its place'
}

/** The text of a baseline file: sorted, with one line a place, so that changes can be read. */
export function baselineText(findings: readonly KnownFinding[]): string {
  const lines = [...findings].sort(byPlace).map(({ file, operation, rule, target, count }) => {
    const fingerprint = fingerprintOf({ operation, rule, target })
    return printable(JSON.stringify({ file, operation, rule, target, fingerprint, count }))
  })
  const list = lines.length === 0 ? '[]' : `[\n    ${lines.join(',\n    ')}\n  ]`
  return `{\n  "version": ${version},\n  "findings": ${list}\n}\n`
}

const sortKeys = ['file', 'operation', 'rule', 'target'] as const

/** By code units, so that every machine has the same order. */
function byPlace(one: KnownFinding, other: KnownFinding): number {
  const key = sortKeys.find((name) => one[name] !== other[name])
  if (key === undefined) return 0
  return one[key] < other[key] ? -1 : 1
}

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
