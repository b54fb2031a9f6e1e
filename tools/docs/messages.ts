import { cases, verdictOn } from '../../test/conformance/load-cases.js'
import * as operationCases from '../../test/responses/operation-cases.js'
import * as protocolCases from '../../test/responses/protocol-cases.js'
import { check, type ResponseCase } from '../../test/responses/responses.js'

/** Each distinct message, with the name of the case that sorts first among those that show it. */
type Messages = Readonly<Record<string, string>>

/** Returns the messages of all conformance cases. */
export const caseMessages = (): Messages =>
  distinct(
    cases.flatMap((each) => {
      const verdict = verdictOn(each)
      const violations = [...(verdict.ok ? [] : verdict.violations), ...verdict.warnings]
      return violations.map(({ message }): [string, string] => [each.id, message])
    }),
  )

/** Returns the messages of all findings in the tables of responses, with the values that they repeat. */
export const responseMessages = (): Messages =>
  distinct(
    responseCases.flatMap(([title, operation, response, , context]) =>
      check(operation, response, context).findings.map(({ message, expected, got }) => {
        const values = Object.entries({ expected, got }).filter(([, value]) => value !== undefined)
        const shown = values.map(([name, value]) => ` ${name} ${JSON.stringify(value)}`)
        return [title, [message, ...shown].join('')] as const
      }),
    ),
  )

const responseCases: readonly ResponseCase[] = Object.values({
  ...operationCases,
  ...protocolCases,
}).flat()

function distinct(shown: readonly (readonly [name: string, text: string])[]): Messages {
  const nameOf = new Map<string, string>()
  for (const [name, text] of shown) {
    const first = nameOf.get(text)
    if (first === undefined || name < first) nameOf.set(text, name)
  }
  const texts = [...nameOf].sort((a, b) => (`${a[1]} ${a[0]}` < `${b[1]} ${b[0]}` ? -1 : 1))
  return Object.fromEntries(texts)
}
