import type { RuleId } from '../../../core/index.js'
import type { Mutant } from '../mutant.js'
import { contract } from './contract.js'

/** Creates a mutant that ignores one rule. */
export const ignoring = (rule: RuleId): Mutant => ({
  name: `ignores-rule/${rule}`,
  summary: `Accepts requests that violate \`${rule}\`.`,
  shows: {
    operations: contract.rules
      .filter(({ id, severity }) => id === rule && severity === 'error')
      .flatMap(({ operations }) => operations),
    subjects: [rule],
  },
  contract: { rules: { [rule]: 'off' } },
})

export const ignoresCredentials = ignoring('auth/credentials-malformed')

export const acceptsMissingChannel: Mutant = {
  name: 'structure/accepts-missing-channel',
  summary: 'Creates campaigns without a channel.',
  shows: { operations: ['createCampaign'], subjects: ['structure'] },
  forgives: ({ keyword, target }) => keyword === 'required' && target === 'channel',
}
