import openapiTS, { astToString, transformSchemaObject } from 'openapi-typescript'
import ts from 'typescript'
import type { Documents, Family } from './documents.js'
import { isImplied, typedDocument } from './typed-schema.js'

const { factory } = ts

/** Returns the TypeScript types of a document, from openapi-typescript. */
export async function typesOf(documents: Documents, family: Family): Promise<string> {
  const nodes = await openapiTS(typedDocument(documents[family]) as never, {
    alphabetize: false,
    // A request with a missing field is not filled in.
    defaultNonNullable: false,
    silent: true,
    transform(schema, options) {
      if (schema[isImplied] !== true) return undefined
      const type = transformSchemaObject({ ...schema, [isImplied]: false }, options)
      return factory.createTypeReferenceNode('Implied', [type])
    },
  })
  const imported = `import type { Implied } from '../../src/core/base/implied.js'`
  const text = `${imported}\n\n${plainTypes(nodes)}`
  return text.includes('Flatten<') ? `${text}\n${flatten}` : text
}

/**
 * Rewrites types of openapi-typescript so that editors show them well:
 *
 * - one object type instead of an intersection. An index signature and members of another type need
 *   the helper `Flatten`, because TypeScript does not let one object type declare both.
 * - the name of a schema instead of `components["schemas"]["Name"]`;
 * - only the methods of a path, parameters of an operation and headers of a response that there are.
 */
function plainTypes(nodes: ts.Node[]): string {
  const names = new Set<string>()
  const { transformed } = ts.transform(nodes, [
    (context) => (root) => {
      const visit = (node: ts.Node): ts.Node | undefined => {
        if (isEmpty(node)) return undefined
        const visited = ts.visitEachChild(node, visit, context)
        if (ts.isIntersectionTypeNode(visited)) return oneObject(visited)
        if (ts.isParenthesizedTypeNode(visited) && isPlain(visited.type)) return visited.type
        const name = schemaName(visited)
        if (name === undefined) return visited
        names.add(name)
        return factory.createTypeReferenceNode(name)
      }
      return visit(root) as ts.Node
    },
  ])
  const aliases = [...names].map(
    (name) => `export type ${name} = components["schemas"]["${name}"];\n`,
  )
  // A service has its own names in place of these two.
  return `${astToString(transformed)}${aliases.join('')}`
    .replaceAll('"SVC_GAID"', `\`\${string}_GAID\``)
    .replaceAll('"OPTIMIZED"', '"OPTIMIZED" | (string & {})')
}

const absences = new Set(
  'get put post delete options head patch trace query header path cookie'.split(' '),
)

/**
 * Returns whether a member says nothing: that a path has no such method, an operation no such parameters,
 * or a response any headers.
 */
function isEmpty(node: ts.Node): boolean {
  if (!ts.isPropertySignature(node) || node.type === undefined) return false
  const { name, type } = node
  if (type.kind === ts.SyntaxKind.NeverKeyword) return absences.has((name as ts.Identifier).text)
  const members = ts.isTypeLiteralNode(type) ? type.members : []
  return (name as ts.Identifier).text === 'headers' && members.every(ts.isIndexSignatureDeclaration)
}

/** Ends the text of a module that needs it. The condition keeps its name out of what editors show. */
const flatten = `type Flatten<Type> = Type extends unknown ? { [Key in keyof Type]: Type[Key] } : never`

/** Returns whether a type needs no parentheses in a union. */
const isPlain = (type: ts.TypeNode) => ts.isTypeLiteralNode(type) || ts.isTypeReferenceNode(type)

/** Returns `Name` of `components["schemas"]["Name"]`. */
function schemaName(node: ts.Node): string | undefined {
  if (!ts.isIndexedAccessTypeNode(node) || !ts.isIndexedAccessTypeNode(node.objectType)) return
  const { indexType, objectType } = node
  const isSchema = textOf(objectType.indexType) === 'schemas'
  return isSchema && ts.isTypeReferenceNode(objectType.objectType) ? textOf(indexType) : undefined
}

const textOf = (type: ts.TypeNode): string | undefined =>
  ts.isLiteralTypeNode(type) && ts.isStringLiteral(type.literal) ? type.literal.text : undefined

function oneObject(node: ts.IntersectionTypeNode): ts.TypeNode {
  const parts = node.types.filter(ts.isTypeLiteralNode)
  if (parts.length < node.types.length) {
    throw new Error('An intersection has a part that is not an object type')
  }
  const members = parts.flatMap((part) => [...part.members])
  const values = members.filter(ts.isIndexSignatureDeclaration).map(({ type }) => type.kind)
  return values.every((kind) => kind === ts.SyntaxKind.UnknownKeyword)
    ? factory.createTypeLiteralNode(members)
    : factory.createTypeReferenceNode('Flatten', [node])
}
