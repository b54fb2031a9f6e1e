import { createContract } from '../../core/index.js'
import { packageFiles } from '../cases/package-folder.js'

const ruleIds = new Set<string>(createContract().rules.map(({ id }) => id))

/** Returns the URL of a rule's page; undefined for `structure`, and subjects that are no rule. */
export const rulePage = (subject: string): string | undefined =>
  subject === 'structure' || !ruleIds.has(subject)
    ? undefined
    : `${packageFiles()}/docs/rules/${subject}.md`
