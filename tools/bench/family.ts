import type { Contract, Facts, OperationName, RequestInput } from '../../src/core/index.js'

/** Inputs of one kind and any size; the function that `prepare` returns is measured. */
export interface Family {
  name: string
  largest: number
  prepare: (size: number) => () => unknown
}

/** Returns a function that creates families of checks for a contract. */
export const familiesOf =
  (contract: Contract) =>
  (
    name: string,
    largest: number,
    operation: OperationName,
    requestOf: (size: number) => RequestInput,
    factsOf: (size: number) => Facts = () => ({}),
  ): Family => ({
    name,
    largest,
    prepare: (size) => {
      const request = requestOf(size)
      const facts = factsOf(size)
      return () => contract.check(operation, request, facts)
    },
  })

/** Returns the body of an e-mail test with these fields. */
export const email = (extra: object) => ({
  channel: 'EMAIL',
  draft_id: '66b1f0c2a94e3d0012ab34cd',
  test_campaign_meta: { identifier: 'EMAIL', identifier_values: ['a@example.com'] },
  ...extra,
})

/** Returns a request with an e-mail of these fields. */
export const message = (fields: object) => ({
  body: email({ campaign_content: { content: { email: fields } } }),
})
