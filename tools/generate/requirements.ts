import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parse } from 'yaml'
import { type Family, families } from './documents.js'

/** One statement of the API description, from `statements/<family>.yaml`. */
export interface Statement {
  says: string
  /** Rules, response checks, schemas (`Schema.field`) and JSON Pointers that implement it. */
  by?: string[]
  /** The response that it states. */
  answer?: { status: number; code?: string }
  /** The operations that it applies to, if not all of `by`. */
  operations?: string[]
  /** Whether it only names what is not documented. */
  open?: true
  /** Id of a conformance case or a sequence, or `response: title` of a case in test/responses. */
  proof?: string
  /** Instead of both: why nothing can implement it. */
  'not-checkable'?: string
}

export interface Section {
  section: string
  statements: Statement[]
}

/** Returns the statements about a family, by section. */
export const sectionsOf = (family: Family): Section[] =>
  parse(readFileSync(fileURLToPath(new URL(`statements/${family}.yaml`, import.meta.url)), 'utf8'))

/** Returns the module with the statements that require something, and what they are about. */
export function requirementsCode(): string {
  const statements = families.flatMap((family) =>
    sectionsOf(family).flatMap(({ section, statements }) =>
      statements.filter(isRequirement).map(({ says, by = [], answer, operations }) => ({
        ...{ family, section, text: says, by },
        ...answer,
        ...(operations && { operations }),
      })),
    ),
  )
  return `/** A statement of the API description, in our own words. */
export interface Requirement {
  readonly family: '${families.join("' | '")}'
  readonly section: string
  readonly text: string
  /** The rules, response checks, fields (\`Schema.field\`) and JSON Pointers that it is about. */
  readonly by: readonly string[]
  /** The status and the code of the response that it states. */
  readonly status?: number
  readonly code?: string
  /** The operations that it applies to, if not all. */
  readonly operations?: readonly string[]
}

/** In the order of the API description. */
export const requirements: readonly Requirement[] = [
${statements.map((statement) => `  ${JSON.stringify(statement)},`).join('\n')}
]`
}

const isRequirement = ({ open, by }: Statement): boolean => open === undefined && by !== undefined
