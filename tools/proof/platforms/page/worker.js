import './refusals.js'
import cases from './cases.js'
import { checkCases } from './check-cases.js'
import * as core from './core.js'

const found = checkCases(core, cases)
// An event of the policy comes after the code that caused it.
setTimeout(() => postMessage({ found, refusals: globalThis.refusals }))
