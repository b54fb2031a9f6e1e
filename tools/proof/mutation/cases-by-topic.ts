import { it } from 'vitest'
import { expectVerdict } from '../../../test/conformance/expect-verdict.js'
import { topics } from '../../../test/conformance/load-cases.js'

/*
 * The conformance cases, a test for each topic: a list of all cases that reach a mutant would take longer
 * to match than to run.
 */

for (const { topic, cases } of topics) it(topic, () => cases.forEach(expectVerdict))
