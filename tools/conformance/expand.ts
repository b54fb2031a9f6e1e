import type { Operation } from 'fast-json-patch'
import type { CaseEntry, ExpectedViolation } from '../../src/conformance/cases/cases.js'
import { fromPointer, toTarget } from '../../src/core/base/json.js'

/* The compact form, in which people write cases; `conformance/cases.schema.json` explains each member. */

/** What a group says for all of its cases, or a case for itself. */
interface Defaults {
  rule?: CaseEntry['rule']
  part?: string
  level?: CaseEntry['level']
  base?: string
  bases?: Readonly<Record<string, string | DefaultsOfBase>>
  only?: readonly string[]
  in?: string
  headers?: Readonly<Record<string, string | null>>
  options?: CaseEntry['options']
  rejected?: Partial<CaseEntry['expect']>
  accepted?: Partial<CaseEntry['expect']>
}

/** What a group says for its cases with one of several bases. */
type DefaultsOfBase = Omit<Defaults, 'bases' | 'only'>

/** A file is a group, too. */
interface Group extends Defaults {
  cases: readonly WrittenNode[]
}

/** A case for each value at a path: accepted, rejected there, or with a warning there. */
interface Table extends Defaults {
  values: Readonly<Record<string, readonly Row[]>>
  op?: 'add' | 'replace'
}

type Row = [
  name: string,
  value: unknown,
  verdict: 'accepted' | 'rejected' | 'warned',
  summary: string,
  level?: CaseEntry['level'],
]

/** A case: its name with its summary, and these members. */
interface WrittenCase extends Defaults {
  set?: Readonly<Record<string, unknown>>
  replace?: Readonly<Record<string, unknown>>
  remove?: string | readonly string[]
  copy?: Readonly<Record<string, string>>
  move?: Readonly<Record<string, string>>
  change?: CaseEntry['change']
  bodyText?: string
  bodyTooLarge?: boolean
  violations?: Found
  warnings?: Found
  expect?: Partial<CaseEntry['expect']>
}

/** Targets, of the rule of the case; or rules, each with its targets. */
type Found =
  | string
  | readonly (string | ExpectedViolation)[]
  | Readonly<Record<string, string | readonly string[]>>

type WrittenNode = Group | Table | WrittenCase

/** What the groups around a case say. */
interface Context extends DefaultsOfBase {
  /** The key of the base in `bases`. */
  key?: string
}

/** Returns the cases of a file. */
export const expandCases = (file: Group): CaseEntry[] => expand(file, {})

function expand(node: WrittenNode, around: Context): CaseEntry[] {
  const { bases, only } = node
  if (only !== undefined && !only.includes(around.key ?? '')) return []
  const context = inherit(around, node)
  if (bases === undefined) return expandOnce(node, context)
  // All cases with one base, then all with the next.
  return Object.entries(bases).flatMap(([key, base]) => {
    const own = typeof base === 'string' ? { base } : base
    return expandOnce(node, { ...inherit(context, own), key })
  })
}

function expandOnce(node: WrittenNode, context: Context): CaseEntry[] {
  if ('cases' in node) return node.cases.flatMap((inner) => expand(inner, context))
  if ('values' in node) return casesOfTable(node, context)
  return [toCase(node, context)]
}

const inherit = (around: Context, node: DefaultsOfBase): Context => ({
  ...around,
  ...node,
  headers: { ...around.headers, ...node.headers },
})

function casesOfTable({ values, op = 'add' }: Table, context: Context): CaseEntry[] {
  const toWritten = (path: string, [name, value, verdict, summary]: Row): WrittenCase => {
    const target = toTarget(fromPointer(absolute(path, context)).slice(1))
    return {
      [name]: summary,
      [op === 'add' ? 'set' : 'replace']: { [path]: value },
      ...(verdict === 'rejected' && { violations: target }),
      ...(verdict === 'warned' && { warnings: target }),
    }
  }
  return Object.entries(values).flatMap(([path, rows]) =>
    rows.map((row) => {
      const [, , , , level = context.level] = row
      return toCase(toWritten(path, row), inherit(context, level === undefined ? {} : { level }))
    }),
  )
}

/** The first member of a case is its name, with the summary. */
function toCase(written: WrittenCase, context: Context): CaseEntry {
  const [[name, summary] = ['', '']] = Object.entries(written)
  const { rule, part = rule, level = 'MUST', base, key = '', options = {} } = context
  if (rule === undefined || base === undefined) throw new Error(`${name}: no rule or no base`)
  return {
    id: `${part}#${name.replace('<base>', key)}`,
    rule,
    level,
    summary,
    ...(base.includes(' ')
      ? { http: httpOf(written, base, context) }
      : { base, change: changeOf(written, context) }),
    ...(Object.keys(options).length > 0 && { options }),
    expect: expectationOf(written, rule, context),
  } as CaseEntry
}

function httpOf({ bodyText, bodyTooLarge }: WrittenCase, base: string, { headers = {} }: Context) {
  const [method, url] = base.split(' ')
  const sent = Object.entries(headers).filter(([, value]) => value !== null)
  return {
    method,
    url,
    headers: Object.fromEntries(sent),
    ...(bodyText !== undefined && { body: bodyText }),
    ...(bodyTooLarge !== undefined && { bodyTooLarge }),
  }
}

/** Returns the operations of the members that change the request, in their order. */
function changeOf(written: WrittenCase, context: Context): Operation[] {
  const at = (path: string) => absolute(path, context)
  const operations = ([member, of]: [string, unknown]): Operation[] => {
    const entries = Object.entries(of as object)
    switch (member) {
      case 'set':
        return entries.map(([path, value]) => ({ op: 'add', path: at(path), value }))
      case 'replace':
        return entries.map(([path, value]) => ({ op: 'replace', path: at(path), value }))
      case 'remove':
        return [of].flat().map((path) => ({ op: 'remove', path: at(path as string) }))
      case 'copy':
      case 'move':
        return entries.map(([from, path]) => ({ op: member, from: at(from), path: at(path) }))
      case 'change':
        return of as Operation[]
      default:
        return []
    }
  }
  return Object.entries(written).flatMap(operations)
}

const absolute = (path: string, { in: start = '' }: Context): string =>
  path.startsWith('/') ? path : `${start}/${path}`

function expectationOf(
  { violations, warnings, expect }: WrittenCase,
  rule: string,
  context: Context,
): CaseEntry['expect'] {
  const ok = violations === undefined
  return {
    ok,
    ...(ok ? context.accepted : context.rejected),
    ...(violations !== undefined && { violations: foundOf(violations, rule, context) }),
    ...(warnings !== undefined && { warnings: foundOf(warnings, rule, context) }),
    ...expect,
  }
}

function foundOf(found: Found, rule: string, { in: start = '' }: Context): ExpectedViolation[] {
  const around = toTarget(fromPointer(start).slice(1))
  const byRule: [string, string | readonly string[]][] =
    typeof found === 'object' && !Array.isArray(found)
      ? Object.entries(found)
      : [found]
          .flat()
          .map((each) => (typeof each === 'string' ? [rule, each] : [each.rule, each.target]))
  return byRule.flatMap(([name, targets]) =>
    [targets].flat().map((target) => ({
      rule: name,
      target: target.startsWith('.') ? around + target : target,
    })),
  )
}
