import { fileURLToPath } from 'node:url'
import { everythingIn, fileOf, operationsIn, sizeOf, sizeOfFiles } from './bundle.js'
import { load } from './load.js'
import { inFolder, type Program, writeFiles } from './program.js'
import { requests, shapeOf } from './requests.js'
import type { Row, Table } from './table.js'

/* Measures the size of programs that validate requests, minified and compressed. */

const dist = fileURLToPath(new URL('../../dist/', import.meta.url))

export async function* size(): AsyncGenerator<Table> {
  yield { title: 'bytes of the library', rows: rowsOfLibrary() }
  yield {
    title: 'bytes of programs that validate the bodies A, B and C',
    rows: await rowsOfBodies(),
  }
}

function rowsOfLibrary(): Row[] {
  const operations = Object.entries(operationsIn(dist))
  if (operations.length === 0) {
    console.log('\nNot measured: one operation alone, because there is no dist/operations/*.js.')
  }
  return [
    { program: 'everything', ...everythingIn(dist) },
    ...operations.map(([name, each]) => ({ program: `${name} alone`, ...each })),
  ]
}

/** The library includes every rule of the operations, peers only the structure of the bodies. */
async function rowsOfBodies(): Promise<Row[]> {
  const { bodyPrograms } = await load('peers/programs.ts')
  const { structureOf } = await load('peers/schema.ts')
  const schemas = requests.map((request) => structureOf(...shapeOf(request)))
  const programs: Program[] = bodyPrograms(schemas)
  const asTheyAre = `export const schemas = ${JSON.stringify(schemas)}`
  return [
    ...rowOfOperations(),
    ...programs.map((program) => ({ program: program.name, ...sizeOfProgram(program) })),
    { program: 'the schemas alone', ...sizeOf({ contents: asTheyAre }) },
  ]
}

function rowOfOperations(): Row[] {
  const operations = new Set(requests.map(({ operation }) => operation))
  const files = [...operations].flatMap((operation) => fileOf(dist, operation) ?? [])
  if (files.length === 0) return []
  return [{ program: 'campaign-contract', ...sizeOfFiles(...files) }]
}

const sizeOfProgram = ({ text, files }: Program) =>
  inFolder((resolveDir) => {
    writeFiles(resolveDir, files)
    return sizeOf({ contents: `${text}\nexport { validators }`, resolveDir, loader: 'ts' })
  })
