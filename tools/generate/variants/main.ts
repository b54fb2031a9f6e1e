import { loadCases } from '../../../src/conformance/cases/load-cases.js'
import { writeLines } from '../write-lines.js'
import { deriveVariants } from './derive.js'

/*
 * Writes `generated/variants.json`, the variants of the conformance cases. Deriving them takes seconds.
 */

writeLines('variants', { variants: deriveVariants(loadCases()) })
