import type { ConformanceReport } from '../report/report.js'
import { grouped, plural } from './wording.js'

const reasons: Readonly<Record<NonNullable<ConformanceReport['endedBy']>, string>> = {
  signal: 'interrupted',
  'time-limit': 'time limit',
  bail: 'first failure (--bail)',
  'server-lost': 'the server stopped responding',
}

/** Returns why the run ended before everything was tested; undefined if it did not. */
export const endedEarly = ({ endedBy }: ConformanceReport): string | undefined =>
  endedBy === undefined ? undefined : `Ended early: ${reasons[endedBy]}`

/** Returns a sentence about responses with 429; undefined if there were none. */
export const rateLimitNote = ({ rateLimited }: ConformanceReport): string | undefined =>
  rateLimited.responses === 0
    ? undefined
    : `Rate limited: ${plural(rateLimited.responses, 'unexpected response')} with 429, waited ${grouped(rateLimited.seconds)} s`

/** Returns a sentence about what the run left on the server; undefined for nothing. */
export function createdNote({ created }: ConformanceReport): string | undefined {
  if (created.length === 0) return undefined
  const campaigns = created.filter(({ operation }) => operation !== 'createOffering').length
  const parts = [
    ...(campaigns > 0 ? [plural(campaigns, 'campaign')] : []),
    ...(campaigns < created.length ? [plural(created.length - campaigns, 'offering')] : []),
  ]
  return `Created on the server: ${parts.join(' and ')}`
}
