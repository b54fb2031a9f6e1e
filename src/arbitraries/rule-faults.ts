import type { Fault } from './fault.js'
import type { GeneratedRequest } from './request.js'
import { contentFaults } from './rule-faults/content.js'

/** What breaks rules in one right request: every way that the request has a place for. */
export type RuleFaults = (generated: GeneratedRequest) => Iterable<Fault>

const topics: readonly RuleFaults[] = [contentFaults]

/** Every way to break one rule, and that rule alone, in a right request. */
export const ruleFaults = (generated: GeneratedRequest): Fault[] =>
  topics.flatMap((faults) => [...faults(generated)])
