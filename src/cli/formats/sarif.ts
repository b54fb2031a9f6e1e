import { pathToFileURL } from 'node:url'
import { gzipSync } from 'node:zlib'
import { plural } from '../../conformance/reports/wording.js'
import { printable } from '../../core/base/printable.js'
import { exceptionLines } from '../../core/contract/exception-text.js'
import type { Region } from '../documents/position.js'
import type { Repository } from '../documents/repository.js'
import { type Fix, type LocatedFinding, withTarget } from '../results/finding.js'
import { findingNumbers } from '../results/finding-key.js'
import { inputErrorIn } from '../results/result.js'
import { findingRules } from './finding-rules.js'
import type { FinishedRun, FormatSetting, MakeFormat } from './format.js'
import { indented, jsonList } from './json-output.js'
import { sarifRule } from './sarif-rule.js'

const schema =
  'https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json'
const rootName = '%SRCROOT%'
const levels = { error: 'error', warn: 'warning' } as const

/** SARIF 2.1.0 for code scanning. Buffers violated rules and input errors, which follow the findings. */
export const sarif: MakeFormat = (setting) => {
  const head = `{\n  "$schema": "${schema}",\n  "version": "2.1.0",\n  "runs": [\n    {\n      "results": `
  const results = jsonList('      ', head)
  const numberOf = findingNumbers()
  const violated = new Map<string, number>()
  const notifications: object[] = []
  const upload = uploadSize()
  let leftOut = 0
  const entryOf = (file: string, operation: string | null, finding: LocatedFinding) => {
    const { rule, severity, target, repair, reason } = finding
    const ruleIndex = violated.get(rule) ?? violated.size
    violated.set(rule, ruleIndex)
    const path = setting.repository.pathOf(file) ?? file
    const { fingerprint, nth } = numberOf(path, operation, finding)
    const [location] = locationsOf(file, finding, setting.repository)
    const logicalLocations = [{ fullyQualifiedName: printable(target), kind: 'member' }]
    return {
      ruleId: rule,
      ruleIndex,
      level: levels[severity],
      message: sarifMessage(withTarget(finding)),
      locations: [{ ...location, ...(target !== '' && { logicalLocations }) }],
      ...(repair && { fixes: [sarifFix(repair, artifactOf(file, setting.repository))] }),
      partialFingerprints: { 'findingPlace/v1': `${fingerprint}:${nth}` },
      ...(reason !== undefined && {
        suppressions: [{ kind: 'external', justification: printable(reason) }],
      }),
      properties: { operation },
    }
  }
  return {
    result(result) {
      const { file, operation } = result
      const error = inputErrorIn(result)
      if (error) {
        const locations = locationsOf(file, error, setting.repository)
        notifications.push({ level: 'error', message: sarifMessage(error.message), locations })
        return ''
      }
      const written = result.findings.map((each) => {
        if (!upload.hasRoom()) {
          leftOut += 1
          return ''
        }
        const entry = results.entry(entryOf(file, operation, each))
        upload.add(entry)
        return entry
      })
      return written.join('')
    },
    end(run) {
      for (const message of exceptionLines(run.summary)) {
        notifications.push({ level: 'warning', message: sarifMessage(message) })
      }
      if (leftOut > 0) {
        const text = `${plural(leftOut, 'finding')} left out: GitHub accepts ${mostResults.toLocaleString('en-US')} results and 10 MB, compressed`
        notifications.push({ level: 'warning', message: sarifMessage(text) })
      }
      const rest = restOf(run, [...violated.keys()], notifications, setting)
      // The other members of the run follow its findings.
      return `${results.end()},${indented(rest, '    ').slice(1)}\n  ]\n}\n`
    },
  }
}

/** What GitHub accepts of a run; the bytes, after gzip, leave room for what follows the results. */
const mostResults = 25_000
const mostBytes = 8_000_000

/** Measures the results for an upload to GitHub. */
function uploadSize() {
  let results = 0
  let bytes = 0
  let pending = ''
  return {
    hasRoom: () => results < mostResults && bytes < mostBytes,
    add(entry: string) {
      results += 1
      pending += entry
      if (pending.length < 2 ** 20) return
      bytes += gzipSync(pending, { level: 1 }).length
      pending = ''
    },
  }
}

/** Returns the members of the run after its findings. */
function restOf(
  { summary, exitCode }: FinishedRun,
  violated: readonly string[],
  toolExecutionNotifications: readonly object[],
  { repository, contract, package: { version, homepage }, package: facts }: FormatSetting,
) {
  const rules = findingRules(contract)
  return {
    columnKind: 'utf16CodeUnits',
    originalUriBaseIds: { [rootName]: { uri: folderAddress(repository.root) } },
    invocations: [
      { executionSuccessful: summary.unreadable === 0, exitCode, toolExecutionNotifications },
    ],
    tool: {
      driver: {
        name: 'campaign-contract',
        version,
        semanticVersion: version,
        ...(homepage !== undefined && { informationUri: homepage }),
        rules: violated.flatMap((id) => {
          const [first, ...others] = rules.filter((rule) => rule.id === id)
          return first ? [sarifRule([first, ...others], facts)] : []
        }),
      },
    },
  }
}

function locationsOf(file: string, position: Partial<Region>, repository: Repository) {
  const artifactLocation = artifactOf(file, repository)
  return [{ physicalLocation: { artifactLocation, ...sarifRegion(position) } }]
}

function artifactOf(file: string, repository: Repository): ArtifactLocation {
  const path = repository.pathOf(file)
  return path === undefined
    ? { uri: repository.urlOf(file) ?? address(file) }
    : { uri: address(path), uriBaseId: rootName }
}

/** Returns a relative URI reference with each path segment percent-encoded. */
const address = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .split('/')
    .map((name) => encodeURIComponent(name.replace(/\p{Cs}/gu, '\ufffd')))
    .join('/')

const folderAddress = (folder: string): string => pathToFileURL(`${folder}/`).href

interface ArtifactLocation {
  uri: string
  uriBaseId?: string
}

/** Returns a region of a file; undefined without a position. */
function sarifRegion({ line, column, endLine, endColumn }: Partial<Region>) {
  if (line === undefined) return undefined
  const end = endLine !== undefined && { endLine, endColumn }
  return { region: { startLine: line, startColumn: column, ...end } }
}

/** Returns a fix that editors and code scanning can offer. */
const sarifFix = ({ message, edits }: Fix, artifactLocation: ArtifactLocation) => ({
  description: sarifMessage(message),
  artifactChanges: [
    {
      artifactLocation,
      replacements: edits.map((edit) => ({
        deletedRegion: sarifRegion(edit)?.region,
        insertedContent: { text: edit.text },
      })),
    },
  ],
})

/** Escapes a text for a SARIF message, where `[text](address)` is a link and `{0}` a placeholder. */
export const sarifMessage = (text: string): { text: string } => ({
  text: withoutLinks(printable(text)).replaceAll(/\{(\d+)\}/g, '{{$1}}'),
})

const withoutLinks = (text: string): string =>
  text.includes('](') ? text.replaceAll('[', '\\[') : text
