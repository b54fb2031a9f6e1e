import { diffArrays } from 'diff'
import { attempt } from '../../core/base/attempt.js'
import { isObject } from '../../core/base/json.js'
import { plural } from './wording.js'

/** A line of a difference: only expected (`-`), only received (`+`), in both (` `), or left out. */
export interface DifferenceLine {
  sign: '-' | '+' | ' ' | '…'
  text: string
}

/** Lines of each text that are compared; all others are left out. */
const maxLines = 400
/** Beyond this number of differences, the texts have nothing in common that is worth showing. */
const maxEdits = 300

/**
 * Compares the expected and the received text of a finding line by line. Objects are compared
 * whatever the order of their keys, and members that a server words or chooses itself are equal.
 */
export function difference(expected: string, got: string): DifferenceLine[] {
  const wanted = linesOf(expected)
  const received = linesOf(inOrderOf(expected, got))
  const compared = (comparator: typeof isSame) =>
    diffArrays(wanted.shown, received.shown, { comparator, maxEditLength: maxEdits })
  const alike = compared(isSame)
  // Where nothing else differs, the finding is about these members.
  const found = alike?.length === 1 ? compared((one, other) => one === other) : alike
  const lines: DifferenceLine[] =
    found === undefined
      ? [...signed('-', wanted.shown), ...signed('+', received.shown)]
      : found.flatMap(({ added, removed, value }) =>
          signed(removed ? '-' : added ? '+' : ' ', value),
        )
  const omitted = wanted.omitted + received.omitted
  return omitted === 0 ? lines : [...lines, leftOut(omitted)]
}

/**
 * Compares two responses with different statuses by one line each: the status, and the code, target
 * and message of the error. Returns undefined for other texts.
 */
export function statusDifference(expected: string, got: string): DifferenceLine[] | undefined {
  const received = statusLine(got)
  if (received === undefined || received.slice(0, 3) === expected.slice(0, 3)) return undefined
  const wanted = expected.includes('\n') ? statusLine(expected) : expected
  if (wanted === undefined) return undefined
  return [...signed('-', [wanted]), ...signed('+', [received])]
}

function statusLine(text: string): string | undefined {
  if (/^\d{3}$/.test(text)) return text
  const { head = '', body = undefined } = statusAndBody(text) ?? {}
  if (head === '') return undefined
  const error = isObject(body) && isObject(body.error) ? body.error : undefined
  const parts =
    error === undefined
      ? [attempt(() => JSON.stringify(body)) ?? '']
      : [error.code, error.target, error.message].filter((part) => typeof part === 'string')
  return [head.trim(), ...parts.filter((part) => part !== '')].join('  ')
}

/** Returns the differing lines of a difference with a few equal ones around them. */
export function excerpt(lines: readonly DifferenceLine[], around: number): DifferenceLine[] {
  const isNear = lines.map((_, at) =>
    lines.slice(Math.max(0, at - around), at + around + 1).some(({ sign }) => sign !== ' '),
  )
  const shown: DifferenceLine[] = []
  for (let at = 0; at < lines.length; at++) {
    let end = at
    while (end < lines.length && isNear[end] === false) end++
    // A mark for one line is no shorter than the line.
    if (end - at > 1) {
      shown.push(leftOut(end - at))
      at = end - 1
    } else {
      shown.push(lines[at] as DifferenceLine)
    }
  }
  return shown
}

const leftOut = (count: number): DifferenceLine => ({ sign: '…', text: plural(count, 'more line') })

const signed = (sign: DifferenceLine['sign'], texts: readonly string[]): DifferenceLine[] =>
  texts.map((text) => ({ sign, text }))

function linesOf(text: string) {
  const lines = text.split('\n')
  return { shown: lines.slice(0, maxLines), omitted: Math.max(0, lines.length - maxLines) }
}

/** Members whose values the contract does not prescribe. */
const free = /^\s*"(?:message|response_id|doc_url)": "/

function isSame(one: string, other: string): boolean {
  if (one === other) return true
  const name = free.exec(one)?.[0]
  return name !== undefined && other.startsWith(name)
}

/** Returns the received text with the keys of its JSON in the order of the expected ones. */
function inOrderOf(expected: string, got: string): string {
  const wanted = statusAndBody(expected)
  const received = statusAndBody(got)
  if (wanted === undefined || received === undefined) return got
  const body = attempt(() => JSON.stringify(ordered(wanted.body, received.body), null, 2))
  return body === undefined ? got : received.head + body
}

/** Splits a text into a line with a status, if there is one, and an object or list. */
function statusAndBody(text: string): { head: string; body: object } | undefined {
  const head = /^\d{3}\n/.exec(text)?.[0] ?? ''
  const body: unknown = attempt(() => JSON.parse(text.slice(head.length)))
  return typeof body === 'object' && body !== null ? { head, body } : undefined
}

function ordered(like: unknown, value: unknown): unknown {
  if (Array.isArray(value)) {
    return Array.isArray(like) ? value.map((each, at) => ordered(like[at], each)) : value
  }
  if (!isObject(value) || !isObject(like)) return value
  const first = Object.keys(like).filter((key) => Object.hasOwn(value, key))
  const keys = [...first, ...Object.keys(value).filter((key) => !Object.hasOwn(like, key))]
  return Object.fromEntries(keys.map((key) => [key, ordered(like[key], value[key])]))
}
