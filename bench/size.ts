import { fileURLToPath } from 'node:url'
import { everythingIn, operationsIn, sizeOf } from './bundle.js'
import { load } from './load.js'
import { inFolder, type Program, writeFiles } from './program.js'
import { requests, shapeOf } from './requests.js'
import type { Row, Table } from './table.js'

/* How large a program is that judges requests, minified and compressed. */

const dist = fileURLToPath(new URL('../dist/', import.meta.url))

export async function* size(): AsyncGenerator<Table> {
  yield { title: 'bytes of the library', rows: rowsOfLibrary() }
  yield { title: 'bytes of the structure of the bodies A, B and C', rows: await rowsOfPeers() }
}

function rowsOfLibrary(): Row[] {
  const operations = Object.entries(operationsIn(dist))
  if (operations.length === 0) {
    console.log('\nNot measured: one operation alone, for there is no dist/operations/*.js.')
  }
  return [
    { program: 'everything', ...everythingIn(dist) },
    ...operations.map(([name, each]) => ({ program: `${name} alone`, ...each })),
  ]
}

async function rowsOfPeers(): Promise<Row[]> {
  const { bodyPrograms } = await load('peers/programs.ts')
  const { structureOf } = await load('peers/schema.ts')
  const schemas = requests.map((request) => structureOf(...shapeOf(request)))
  return bodyPrograms(schemas).map((program: Program) => ({
    program: program.name,
    ...sizeOfProgram(program),
  }))
}

const sizeOfProgram = ({ text, files }: Program) =>
  inFolder((resolveDir) => {
    writeFiles(resolveDir, files)
    return sizeOf({ contents: `${text}\nexport { judges }`, resolveDir, loader: 'ts' })
  })
