import './refusals.js'
import cases from './cases.js'
import * as core from './core.js'
import { judge } from './judge.js'

const found = judge(core, cases)
// An event of the policy comes after the code that caused it.
setTimeout(() => postMessage({ found, refusals: globalThis.refusals }))
