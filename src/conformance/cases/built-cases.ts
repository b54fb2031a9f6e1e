import { readFileSync } from 'node:fs'
import type { ScenarioFiles } from '../scenarios/scenario.js'
import type { CaseFiles } from './cases.js'
import { packageFolder } from './package-folder.js'

const read = (name: string) =>
  JSON.parse(readFileSync(new URL(`dist/conformance/${name}.json`, packageFolder()), 'utf8'))

/** Reads the cases that the build wrote. */
export const caseFiles = (): CaseFiles => ({ bases: read('bases'), cases: read('cases') })

/** Reads the scenarios that the build wrote. */
export const scenarioFiles = (): ScenarioFiles => read('scenarios')
