import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'

// Read when the package is first used: it runs in this process, in JavaScript, on every platform.
process.env.RECHECK_SYNC_BACKEND = 'pure'
const { checkSync } = await import('recheck')

const root = fileURLToPath(new URL('../../../', import.meta.url))

interface Expression {
  /** File and, of code, line. */
  where: string
  source: string
  flags: string
}

const filesIn = (folder: string, name: RegExp): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => join(folder, file))
    .filter((file) => name.test(file))

/** The arbitraries evaluate patterns of the documents, which are checked as such. */
const takesPatterns = (file: string): boolean => file.startsWith('src/testing/arbitraries/')

const isNamed = (node: ts.Node, name: string): boolean =>
  ts.isIdentifier(node) && node.text === name

/** Every literal of the code and every call of RegExp, whose arguments must be literals. */
function expressionsOf(code: string, file: string): Expression[] {
  const parsed = ts.createSourceFile(file, code, ts.ScriptTarget.ES2022, true)
  const found: Expression[] = []
  const visit = (node: ts.Node): void => {
    const where = () => {
      const { line } = parsed.getLineAndCharacterOfPosition(node.getStart())
      return `${file}:${line + 1}`
    }
    if (ts.isRegularExpressionLiteral(node)) {
      const end = node.text.lastIndexOf('/')
      const source = node.text.slice(1, end)
      const flags = node.text.slice(end + 1)
      found.push({ where: where(), source, flags })
    } else if (isNamed(node, 'RegExp') && !ts.isTypeReferenceNode(node.parent)) {
      const call = ts.isNewExpression(node.parent) || ts.isCallExpression(node.parent)
      const given = call ? ((node.parent as ts.NewExpression).arguments ?? []) : []
      const texts = given.map((each) => (ts.isStringLiteralLike(each) ? each.text : undefined))
      if (takesPatterns(file) && given[0]?.getText() === 'pattern') return
      if (texts[0] === undefined || texts.includes(undefined)) {
        throw new Error(`${where()}: only an expression that is written out can be proved safe`)
      }
      found.push({ where: where(), source: texts[0], flags: texts[1] ?? '' })
    }
    ts.forEachChild(node, visit)
  }
  visit(parsed)
  return found
}

/** Every `pattern` of a document; JSON Schema reads it with the flag `u`. */
function patternsOf(value: unknown, file: string): Expression[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]): Expression[] =>
    key === 'pattern' && typeof inner === 'string'
      ? [{ where: file, source: inner, flags: 'u' }]
      : patternsOf(inner, file),
  )
}

const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const inCode = [
  ...filesIn('src', /\.ts$/),
  ...filesIn('generated', /\.[jt]s$/),
  ...filesIn('site/playground', /\.ts$/),
].flatMap((file) => expressionsOf(read(file), file))
const inDocuments = [...filesIn('openapi', /\.yaml$/), ...filesIn('generated', /\.json$/)].flatMap(
  (file) => patternsOf(parse(read(file)), file),
)
const places = new Map<string, string[]>()
for (const { where, source, flags } of [...inCode, ...inDocuments]) {
  const expression = `/${source}/${flags}`
  places.set(expression, [...(places.get(expression) ?? []), where])
}

function statusOf(expression: string): string {
  const end = expression.lastIndexOf('/')
  // A random seed, and time limits on a busy machine, would call some expressions vulnerable now and then.
  const result = checkSync(expression.slice(1, end), expression.slice(end + 1), {
    randomSeed: 1,
    timeout: null,
    attackTimeout: null,
    incubationTimeout: null,
  })
  return `${result.status}, ${'complexity' in result ? result.complexity.type : 'unknown'}`
}

/** What the expression costs in the length of a text: a fixed amount, or so much for each sign. */
const harmless = /^safe, (?:linear|safe)$/

describe('no text makes a regular expression of the contract or of the code slow', () => {
  it.each([...places])('%s', (expression, where) => {
    expect(statusOf(expression), where.join(', ')).toMatch(harmless)
  })

  it('finds the expressions of code, of generated code and of the documents', () => {
    const folders = [...places.values()].flat().map((where) => where.split('/')[0])
    expect(new Set(folders)).toEqual(new Set(['src', 'generated', 'site', 'openapi']))
  })
})
