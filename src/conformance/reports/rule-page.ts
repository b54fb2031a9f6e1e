import { createContract } from '../../core/index.js'
import { websiteUrl } from '../cases/package-folder.js'

const ruleIds = new Set<string>(createContract().rules.map(({ id }) => id))

let website: string | undefined

/** Returns the URL of a rule's page; undefined for `structure`, and subjects that are no rule. */
export function rulePage(subject: string): string | undefined {
  if (subject === 'structure' || !ruleIds.has(subject)) return undefined
  website ??= websiteUrl()
  return `${website}rules/${subject}.html`
}
