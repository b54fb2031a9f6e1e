import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { caseFiles } from './case-files.js'
import { scenarioFiles } from './scenario-files.js'

/** Writes the cases and bases of the package, one a line, their schemas, and the scenarios. */
export function writeCases(folder: string): void {
  const { bases, cases } = caseFiles()
  const named = Object.entries(bases).map(([name, base]) => `"${name}":${JSON.stringify(base)}`)
  const listed = cases.map((each) => JSON.stringify(each))
  mkdirSync(folder, { recursive: true })
  writeFileSync(`${folder}/bases.json`, `{\n${named.join(',\n')}\n}\n`)
  writeFileSync(`${folder}/cases.json`, `[\n${listed.join(',\n')}\n]\n`)
  writeFileSync(`${folder}/scenarios.json`, `${JSON.stringify(scenarioFiles())}\n`)
  copyFileSync(schemaOf('bases'), `${folder}/bases.schema.json`)
  copyFileSync(schemaOf('expanded-cases'), `${folder}/cases.schema.json`)
}

const schemaOf = (name: string): URL =>
  new URL(`../../conformance/${name}.schema.json`, import.meta.url)
