import { loadCases } from '../../../src/conformance/cases/cases.js'
import { deriveVariants } from './derive.js'
import { writeLines } from './write-lines.js'

/*
 * Writes `generated/variants.json`, the variants of the conformance cases. Deriving them takes seconds.
 */

writeLines('variants', { variants: deriveVariants(loadCases()) })
