import { toPointer } from '../../../core/base/json.js'
import { problemsOf } from '../../../core/base/kinds.js'
import { nearest } from '../../../core/base/nearest.js'
import { upperFirst } from '../../../core/base/text.js'
import { namesOf, workspaceKind } from '../../../core/contract/workspace.js'
import { parseDateTime } from '../../../core/formats/date-time.js'
import {
  createContract,
  type OfferingFacts,
  type OperationName,
  offeringStatusAt,
  type Workspace,
} from '../../../core/index.js'
import { bodyKeys } from '../../checking/body-keys.js'
import { unknownWords } from '../../checking/unknown-words.js'
import type { Path, Wanted } from '../../documents/position.js'
import type { SourceDocument } from '../../documents/source-document.js'
import { byLevel, type LocatedFinding } from '../../results/finding.js'
import { type DocumentResult, plainResult } from '../../results/result.js'

/** A finding about a workspace, with its path. */
interface WorkspaceFinding extends Pick<LocatedFinding, 'rule' | 'severity' | 'message'> {
  path: Path
  at?: Wanted['at']
}

type Findings = Generator<WorkspaceFinding, void, undefined>

/** Returns what a valid form does not exclude: duplicates, invalid dates, contradictions, typos. */
function* workspaceFindings(workspace: Workspace, now: Date): Findings {
  const { $schema, ...members } = workspace
  if (Object.keys(members).length === 0) {
    yield {
      rule: 'workspace/empty',
      severity: 'warn',
      path: [],
      message: 'The workspace has no members, so it provides no facts.',
    }
  }
  for (const member of inventories) {
    const names = namesOf(workspace[member] ?? []).map(([name]) => name)
    yield* duplicates(names, (index) => [member, index])
  }
  const { connectors = [], offerings = {} } = workspace
  const keys = connectors.map((each) => JSON.stringify([each.connector_type, each.connector_name]))
  yield* duplicates(keys, (index) => ['connectors', index])
  // Offerings that are not archived have different names.
  const named = Object.entries(offerings).filter(
    ([, { name, status }]) => name !== undefined && status !== 'archived',
  )
  const names = named.map(([, { name }]) => String(name))
  yield* duplicates(names, (index) => ['offerings', String(named[index]?.[0]), 'name'])
  const bodies = bodyKeys(createContract())
  /** Returns the fields of the body that creates a resource, and those that the server adds. */
  const fieldsOf = (operation: OperationName, ...ofServer: readonly string[]) => [
    ...(bodies.find((each) => each.operation === operation)?.known ?? []),
    ...ofServer,
  ]
  const offeringFields = fieldsOf('createOffering', 'id', 'status')
  for (const [id, offering] of Object.entries(offerings)) {
    yield* misspelledFields(['offerings', id], offering, offeringFields)
    yield* otherWords(['offerings', id], 'offering', offering)
    yield* ofSchedule(['offerings', id], offering, now)
  }
  const campaignFields = fieldsOf('createCampaign', 'id', 'status', 'version_number')
  for (const [id, campaign] of Object.entries(workspace.campaigns ?? {})) {
    yield* misspelledFields(['campaigns', id], campaign, campaignFields)
    yield* otherWords(['campaigns', id], 'campaign', campaign)
  }
}

const inventories = ['tags', 'templates', 'offering_attributes', 'subscription_categories'] as const

function* duplicates(keys: readonly string[], pathOf: (index: number) => Path): Findings {
  const first = new Map<string, number>()
  for (const [index, key] of keys.entries()) {
    const before = first.get(key)
    if (before === undefined) first.set(key, index)
    else {
      const message = `Duplicate of \`${pathOf(before).join('.')}\`.`
      yield { rule: 'workspace/duplicate', severity: 'error', path: pathOf(index), message }
    }
  }
}

const instants = ['start_datetime', 'expiry_datetime'] as const

function* ofSchedule(path: Path, offering: OfferingFacts, now: Date): Findings {
  const { scheduling = {} } = offering
  const [start, expiry] = instants.map((field) => parseDateTime(scheduling[field] ?? ''))
  const invalid = instants.filter(
    (field, index) => scheduling[field] !== undefined && [start, expiry][index] === undefined,
  )
  for (const field of invalid) {
    yield {
      rule: 'workspace/date',
      severity: 'error',
      path: [...path, 'scheduling', field],
      message: 'Must be a date and time with a time zone, such as `2025-11-20T09:30:00Z`.',
    }
  }
  if (start !== undefined && expiry !== undefined && start >= expiry) {
    yield {
      rule: 'workspace/schedule',
      severity: 'error',
      path: [...path, 'scheduling', 'expiry_datetime'],
      message: 'Must be after `start_datetime`.',
    }
  } else if (invalid.length === 0) yield* ofStatus(path, offering, now)
}

/** Of the statuses, only `draft` and `archived` do not follow from the schedule. */
function* ofStatus(path: Path, { status, ...unset }: OfferingFacts, now: Date): Findings {
  if (status === undefined || status === 'draft' || status === 'archived') return
  const current = offeringStatusAt(unset, now)
  if (current === undefined || current === status) return
  yield {
    rule: 'workspace/status',
    severity: 'warn',
    path: [...path, 'status'],
    message:
      status === 'expired'
        ? `By its schedule, the offering is \`${current}\`. Rules treat it as expired.`
        : `By its schedule, the offering is \`${current}\`, and rules treat it so.`,
  }
}

/** The API may have more fields, so only those that resemble a known one are reported. */
function* misspelledFields(path: Path, resource: object, known: readonly string[]): Findings {
  for (const name of Object.keys(resource)) {
    const meant = known.includes(name) ? undefined : nearest(name, known)
    if (meant === undefined || Object.hasOwn(resource, meant)) continue
    yield {
      rule: 'workspace/unknown-field',
      severity: 'warn',
      path: [...path, name],
      at: 'key',
      message: `Unknown field. Did you mean \`${meant}\`?`,
    }
  }
}

function* otherWords(path: Path, kind: 'campaign' | 'offering', stored: object): Findings {
  for (const { path: inner, message } of unknownWords(kind, stored)) {
    yield { rule: 'workspace/unknown-word', severity: 'warn', path: [...path, ...inner], message }
  }
}

/** Returns the findings about a workspace. What it contains is checked only if its form is valid. */
export function checkedWorkspace(document: SourceDocument, now: Date): DocumentResult {
  const ofForm = [...problemsOf(workspaceKind, document.value)].map(
    ({ path, message, isUnknown }): WorkspaceFinding => ({
      rule: 'structure',
      severity: 'error',
      path,
      message: upperFirst(message),
      ...(isUnknown && { at: 'key', message: `Unknown member. ${message}` }),
    }),
  )
  const found =
    ofForm.length > 0 ? ofForm : [...workspaceFindings(document.value as Workspace, now)]
  const located = found.map(({ rule, severity, path, message, at = 'value' }) => ({
    rule,
    severity,
    message,
    target: path.join('.'),
    pointer: toPointer(path),
    source: 'the workspace file',
    ...document.regionOf({ path, at }),
  }))
  return plainResult(null, byLevel(located))
}
