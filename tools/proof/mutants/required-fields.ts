import { requiredOnCreate } from '../../../generated/tables.js'
import { toTarget } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { kebab } from './kebab.js'

/** Servers that create an offering without one of its required fields. */
export const requiredFields: readonly Mutant[] = requiredOnCreate.map((path) => {
  const field = toTarget(path)
  return {
    name: `offering/created-without-${kebab(field)}`,
    summary: `Creates offerings without \`${field}\`.`,
    shows: { operations: ['createOffering'], subjects: ['offering/required'] },
    forgives: ({ rule, target }) => rule === 'offering/required' && target === field,
  }
})
