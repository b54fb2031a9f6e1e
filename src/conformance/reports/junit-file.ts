import XMLBuilder from 'fast-xml-builder'
import { escape as escaped } from 'html-escaper'

/** A test suite of a JUnit file. Characters that XML forbids are escaped. */
export interface JunitSuite {
  name: string
  timestamp?: string
  properties?: Readonly<Record<string, string>>
  cases: readonly JunitCase[]
}

export interface JunitCase {
  className: string
  name: string
  /** Undefined if the case passed. */
  outcome?: JunitFailure | 'skipped'
  output?: string
}

interface JunitFailure {
  is: 'failure' | 'error'
  message: string
  type: string
  text?: string
}

/** An element or a text of the XML builder. */
type Node = Readonly<Record<string, unknown>>

const attributesKey = ':@'
const textKey = '#text'

/** The builder does not escape line breaks in attributes and CR, which parsers would normalize. */
const builder = new XMLBuilder({
  attributeNamePrefix: '',
  textNodeName: textKey,
  preserveOrder: true,
  ignoreAttributes: false,
  suppressBooleanAttributes: false,
  format: true,
  indentBy: '  ',
  suppressEmptyNode: true,
  processEntities: false,
  attributeValueProcessor: (_, value) => escaped(String(value)).replace(/[\t\n\r]/g, reference),
  tagValueProcessor: (_, value) => escaped(String(value)).replaceAll('\r', reference),
})

const reference = (sign: string): string => `&#${sign.charCodeAt(0)};`

export function junitFile(name: string, suites: readonly JunitSuite[]): string {
  const all = suites.flatMap(({ cases }) => cases)
  const root = element('testsuites', { name, ...countsOf(all) }, suites.map(suiteOf))
  const head = element('?xml', { version: '1.0', encoding: 'UTF-8' })
  return `${builder.build([head, root]).trimEnd()}\n`
}

function suiteOf({ name, timestamp, properties = {}, cases }: JunitSuite): Node {
  const listed = Object.entries(properties).map(([key, value]) =>
    element('property', { name: key, value }),
  )
  return element(
    'testsuite',
    { name, ...(timestamp !== undefined && { timestamp }), ...countsOf(cases) },
    [...(listed.length === 0 ? [] : [element('properties', {}, listed)]), ...cases.map(caseOf)],
  )
}

function caseOf({ className, name, outcome, output }: JunitCase): Node {
  return element('testcase', { classname: className, name }, [
    ...(outcome === undefined ? [] : [outcomeOf(outcome)]),
    ...(output === undefined ? [] : [element('system-out', {}, [textOf(output)])]),
  ])
}

function outcomeOf(outcome: JunitFailure | 'skipped'): Node {
  if (outcome === 'skipped') return element('skipped')
  const { is, message, type, text } = outcome
  return element(is, { message, type }, text === undefined ? [] : [textOf(text)])
}

function countsOf(cases: readonly JunitCase[]): Record<string, string> {
  const count = (of: string) =>
    cases.filter(({ outcome }) => (typeof outcome === 'object' ? outcome.is : outcome) === of)
      .length
  return {
    tests: String(cases.length),
    failures: String(count('failure')),
    errors: String(count('error')),
    skipped: String(count('skipped')),
  }
}

function element(name: string, given: Record<string, string> = {}, within: readonly Node[] = []) {
  const own = Object.entries(given).map(([key, value]) => [key, xmlText(value)])
  return { [name]: within, [attributesKey]: Object.fromEntries(own) }
}

const textOf = (value: string): Node => ({ [textKey]: xmlText(value) })

// XML 1.0 forbids these characters, even as references.
const illegal = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

const xmlText = (text: string): string =>
  text.replace(illegal, (found) => `\\u${found.charCodeAt(0).toString(16).padStart(4, '0')}`)
