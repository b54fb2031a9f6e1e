import ts from 'typescript'
import { otherPatterns } from '../contract-mutation/schema-mutants.js'

/** One change of the generated triage. */
export interface Mutant {
  /** Where in a body the code applies, and what is changed. */
  id: string
  /** The functions for whole bodies that run the changed code. */
  roots: readonly string[]
  start: number
  end: number
  replacement: string
}

/** A function, and where in bodies it applies. */
interface Reached {
  /** The name of the first function for a whole body that reaches it, with keys from there. */
  place: string
  roots: Set<string>
}

/** Returns every change of the code that the bodies of some operations run. */
export function mutantsOf(text: string, operations: readonly string[]): Mutant[] {
  const source = ts.createSourceFile('triage.js', text, ts.ScriptTarget.ES2022, true)
  const declared = new Map<string, ts.Node>()
  for (const statement of source.statements) {
    if (ts.isFunctionDeclaration(statement)) declared.set(String(statement.name?.text), statement)
    if (ts.isVariableStatement(statement)) {
      for (const { name, initializer } of statement.declarationList.declarations) {
        if (initializer !== undefined) declared.set(name.getText(), initializer)
      }
    }
  }
  const roots = [...declared.keys()].filter((name) =>
    operations.some((operation) => new RegExp(`^${operation}([A-Z]+)?$`).test(name)),
  )
  const reached = new Map<string, Reached>()
  const reach = (name: string, place: string, root: string): void => {
    const declaration = declared.get(name)
    if (declaration === undefined || reached.get(name)?.roots.has(root)) return
    const known = reached.get(name) ?? { place, roots: new Set() }
    reached.set(name, known)
    known.roots.add(root)
    const visit = (node: ts.Node, inner: string): void => {
      if (ts.isIdentifier(node) && node.text !== name) reach(node.text, inner, root)
      ts.forEachChild(node, (child) => visit(child, placeOf(node, inner)))
    }
    visit(declaration, place)
  }
  for (const root of roots) reach(root, root, root)

  const mutants: Mutant[] = []
  const ids = new Map<string, number>()
  for (const [name, { place, roots }] of reached) {
    const visit = (node: ts.Node, inner: string): void => {
      for (const replacement of changesOf(node)) {
        const { parent } = node
        const context = ts.isIfStatement(parent) ? `${short(parent.expression.getText())} ` : ''
        const id = `${inner}: ${context}${short(node.getText())} -> ${short(replacement)}`
        const count = (ids.get(id) ?? 0) + 1
        ids.set(id, count)
        mutants.push({
          id: count === 1 ? id : `${id} #${count}`,
          roots: [...roots],
          ...{ start: node.getStart(), end: node.getEnd(), replacement },
        })
      }
      ts.forEachChild(node, (child) => visit(child, placeOf(node, inner)))
    }
    visit(declared.get(name) as ts.Node, place)
  }
  return mutants
}

/** Returns the place of what a node contains: deeper for the case of a key. */
function placeOf(node: ts.Node, place: string): string {
  if (ts.isCaseClause(node)) return `${place}.${node.expression.getText().slice(1, -1)}`
  return ts.isDefaultClause(node) ? `${place}.*` : place
}

/** Returns code on one line, without the middle of what is long. */
function short(code: string): string {
  const line = code.replaceAll(/\s+/g, ' ')
  return line.length > 120 ? `${line.slice(0, 80)} … ${line.slice(-35)}` : line || 'nothing'
}

/** Returns what replaces a node, if anything does. */
function changesOf(node: ts.Node): string[] {
  const text = node.getText()
  if (ts.isCaseOrDefaultClause(node)) return ['']
  if (ts.isExpressionStatement(node) || ts.isContinueStatement(node)) return [';']
  if (ts.isReturnStatement(node)) return node.expression === undefined ? [';'] : []
  if (ts.isRegularExpressionLiteral(node)) return regexesOf(text)
  if (ts.isNumericLiteral(node)) return numbersOf(node)
  if (ts.isStringLiteral(node)) return isCompared(node) ? ['"OTHER"'] : []
  if (text === 'true' || text === 'false') return [String(text === 'false')]
  if (ts.isPropertyAccessExpression(node) && node.expression.getText() === 'names')
    return ['"OTHER"']
  if (ts.isPrefixUnaryExpression(node) && text.startsWith('!')) return [node.operand.getText()]
  if (ts.isIfStatement(node.parent) && node.parent.expression === node) return [`!(${text})`]
  if (ts.isBinaryExpression(node)) return expressionsOf(node)
  return []
}

/** Returns the operands of `&&` and `||` alone, and comparisons that are off by one. */
function expressionsOf({ left, operatorToken, right }: ts.BinaryExpression): string[] {
  const [one, other] = [left.getText(), right.getText()]
  switch (operatorToken.getText()) {
    case '&&':
    case '||':
      return [one, other]
    case '>=':
      return [`${one} > ${other}`]
    case '<=':
      return [`${one} < ${other}`]
    default:
      return []
  }
}

/** Returns limits that are off by one; a bit is only dropped, with its statement. */
function numbersOf(node: ts.NumericLiteral): string[] {
  const { parent } = node
  const isBit =
    ts.isPropertyAssignment(parent) ||
    ts.isPrefixUnaryExpression(parent) ||
    (ts.isBinaryExpression(parent) && parent.operatorToken.getText().endsWith('|='))
  return isBit ? [] : [`(${Number(node.text) - 1})`, `(${Number(node.text) + 1})`]
}

const isCompared = ({ parent }: ts.Node): boolean =>
  ts.isBinaryExpression(parent) && parent.operatorToken.getText() === '==='

function regexesOf(text: string): string[] {
  const end = text.lastIndexOf('/')
  const flags = text.slice(end + 1)
  return otherPatterns(text.slice(1, end)).map(([, pattern]) => `/${pattern}/${flags}`)
}
