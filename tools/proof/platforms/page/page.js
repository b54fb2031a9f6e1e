import './refusals.js'
import cases from './cases.js'
import { checkCases } from './check-cases.js'
import * as core from './core.js'

const found = checkCases(core, cases)
const worker = new Worker('./worker.js', { type: 'module' })
worker.onerror = ({ message }) => reportError(new Error(`in the worker: ${message}`))
worker.onmessage = ({ data }) => {
  // `report` is put into the page by the program that opened it.
  globalThis.report({ page: { found, refusals: globalThis.refusals }, worker: data })
}
