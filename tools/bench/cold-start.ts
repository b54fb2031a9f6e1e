import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { buildSync } from 'esbuild'
import { lowerCased } from './contenders.js'
import { root } from './fresh-process.js'
import { load } from './load.js'
import { median, type Spread, spreadOf } from './median.js'
import { inFolder, type Program, writeFiles } from './program.js'
import { inputOf, requestNamed, shapeOf } from './requests.js'
import type { Row, Table } from './table.js'

/*
 * Measures the cost of the first check: processor time of a fresh Node that loads a program and
 * validates request A, minus that of a Node that loads nothing. All take turns.
 */

const request = requestNamed('A')
const { operation, method, path, facts } = request
const { valid } = request.bodies

export async function* coldStart(processes: number): AsyncGenerator<Table> {
  const { bodyPrograms, wholeRequestPrograms } = await load('peers/programs.ts')
  const { structureOf } = await load('peers/schema.ts')
  const { documentInOpenApi30 } = await load('peers/document.ts')

  const ofBodies = [...libraryPrograms(), ...bodyPrograms([structureOf(...shapeOf(request))])]
  yield { title: 'until the body of A is validated', rows: rowsOf(processes, ofBodies, valid) }

  const ofRequests = [libraryOnHttp, ...wholeRequestPrograms(documentInOpenApi30())]
  const headers = lowerCased(request.headers)
  const whole = { method, path, url: path, headers, body: valid }
  yield { title: 'until the whole of A is validated', rows: rowsOf(processes, ofRequests, whole) }
}

const bare: Program = { name: 'bare Node', text: 'const validators = [() => true]', files: {} }

const libraryProgram = (
  name: string,
  file: string,
  imported: string,
  validate: string,
): Program => ({
  name,
  text: `import { ${imported} } from '${pathToFileURL(join(root, 'dist', file)).href}'
const validators = [${validate}]`,
  files: {},
})

const libraryOnHttp = libraryProgram(
  'campaign-contract',
  'index.js',
  'createContract',
  `(input) => createContract().checkHttp(input, ${JSON.stringify(facts)})?.ok`,
)

/** The whole library and, if it has such an entry, the operation alone. */
function libraryPrograms(): Program[] {
  const input = JSON.stringify(inputOf(request, undefined))
  const given = `{ ...${input}, body }, ${JSON.stringify(facts)}`
  const alone = `operations/${operation}.js`
  const whole = `(body) => createContract().check('${operation}', ${given}).ok`
  const programs = [libraryProgram('campaign-contract', 'index.js', 'createContract', whole)]
  if (existsSync(join(root, 'dist', alone))) {
    const name = `campaign-contract, ${operation} alone`
    programs.push(libraryProgram(name, alone, 'check', `(body) => check(${given}).ok`))
  } else console.log(`\nNot measured: one operation alone, because there is no dist/${alone}.`)
  return programs
}

function rowsOf(processes: number, programs: readonly Program[], input: unknown): Row[] {
  return inFolder((folder) => {
    const files = [bare, ...programs].map((program, index) => {
      writeFiles(folder, program.files)
      return compiled(program, input, join(folder, `program${index}.mjs`), folder)
    })
    const times = files.map((): number[] => [])
    for (let round = 0; round < processes; round++) {
      for (const [index, file] of files.entries()) times[index]?.push(millisecondsOf(file))
    }
    const [ofNothing = [], ...ofPrograms] = times
    const nothing = median(ofNothing)
    const own = ofPrograms.map((each) => spreadOf(each.map((time) => time - nothing)))
    const row = (program: string, { median: milliseconds, least, most }: Spread): Row => ({
      ...{ program, milliseconds, least, most },
    })
    return [
      ...programs.map(({ name }, index) => row(name, own[index] as Spread)),
      row('bare Node, in itself', spreadOf(ofNothing)),
    ]
  })
}

/** Returns the program as JavaScript; packages are loaded from their installation. */
function compiled({ text }: Program, input: unknown, outfile: string, resolveDir: string): string {
  const contents = `${text}
if ((await validators[0](${JSON.stringify(input)})) !== true) throw new Error('has another verdict')
const { user, system } = process.cpuUsage()
console.log((user + system) / 1000)
process.exit()`
  buildSync({
    stdin: { contents, resolveDir, loader: 'ts' },
    ...{ outfile, bundle: true, packages: 'external', external: ['file:*'], logLevel: 'error' },
    ...{ format: 'esm', platform: 'node', target: 'node20' },
    // Needed by bundled CommonJS.
    banner: {
      js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url)",
    },
  })
  return outfile
}

const millisecondsOf = (file: string): number =>
  Number(execFileSync(process.execPath, [file], { encoding: 'utf8' }))
