import type { Fault, RuleFaults } from './fault.js'
import type { GeneratedRequest } from './request.js'
import { contentFaults } from './rule-faults/content.js'

const topics: readonly RuleFaults[] = [contentFaults]

/** Every way to break one rule, and that rule alone, in a right request. */
export const ruleFaults = (generated: GeneratedRequest): Fault[] =>
  topics.flatMap((faults) => [...faults(generated)])
