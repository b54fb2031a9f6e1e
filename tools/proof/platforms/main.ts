import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chromium } from 'playwright-core'
import * as source from '../../../src/core/index.js'
import { recordResult } from '../record-result.js'
import { casesAsText } from './cases.js'
import { checkCases, type Found } from './check-cases.js'
import { runCoreTests } from './core-tests.js'
import { checkInChromium } from './in-chromium.js'
import { checkInRuntimes } from './in-runtimes.js'
import { javascriptOf } from './javascript.js'
import { checkOnNode } from './on-node.js'

// Compares the package's results of every conformance case, on every platform, with those of the
// source. `.ci/package` calls it.

const { values: given } = parseArgs({
  options: {
    package: { type: 'string', default: '' },
    /** Holds a folder for each version of Node. */
    nodes: { type: 'string', default: '' },
    /** The executable. */
    chromium: { type: 'string', default: '' },
    /** Holds the executables of Bun, Deno and workerd. */
    runtimes: { type: 'string', default: '' },
    /** Also runs the tests of the core on each Node. */
    tests: { type: 'boolean', default: false },
    /** Keeps the figures, those of the tests too, in `tools/proof/results/platforms.json`. */
    write: { type: 'boolean', default: false },
  },
})

const cases = casesAsText()
const reference = checkCases(source, cases)
const core = readFileSync(join(given.package, 'dist/index.js'), 'utf8')
const commonJs = readFileSync(join(given.package, 'dist/index.cjs'), 'utf8')

/** Cases on which another verdict is found, or none. */
const disagreements = (found: Found): string[] =>
  Object.keys(reference).filter((id) => found[id] !== reference[id])

const results: Record<string, string | number>[] = []

function enter(place: { platform: string; loading: string }, found: Found): void {
  const others = disagreements(found)
  console.log(`${place.platform}, ${place.loading}: ${Object.keys(found).length} cases checked`)
  if (others.length > 0) throw new Error(`other results: ${others.slice(0, 9).join(', ')}`)
  results.push({ ...place, cases: Object.keys(found).length, disagreements: others.length })
}

/** A platform that does not turn down a spoiled core proves nothing about the right one. */
async function mustTurnDown(what: string, checked: Promise<Found>): Promise<void> {
  const turnedDown = await checked.then(
    (found) => disagreements(found).length > 0,
    () => true,
  )
  if (!turnedDown) throw new Error(`nobody notices a core that ${what}`)
}

const answersOtherwise = core.replaceAll('VALIDATION_FAILED', 'VALIDATION_FAILURE')
const usesNode = `${core}\nprocess.version`
const makesCode = `${core}\nnew Function('')`
const hidesThatItMakesCode = `${core}\ntry { new Function('') } catch {}`

const versions = readFileSync('.ci/node-versions', 'utf8').trim().split('\n')
for (const version of versions) {
  const platform = `Node ${version}`
  const node = join(given.nodes, version, 'bin/node')
  const [esm, cjs, bare] = await Promise.all([
    checkOnNode(node, 'ESM', core, cases),
    checkOnNode(node, 'CommonJS', commonJs, cases),
    checkOnNode(node, 'bare', core, cases),
  ])
  enter({ platform, loading: 'ESM' }, esm)
  enter({ platform, loading: 'CommonJS' }, cjs)
  enter({ platform, loading: 'ESM without Node globals' }, bare)
  await Promise.all([
    mustTurnDown('uses Node', checkOnNode(node, 'bare', usesNode, cases)),
    mustTurnDown('makes code', checkOnNode(node, 'bare', makesCode, cases)),
    mustTurnDown('makes code', checkOnNode(node, 'ESM', makesCode, cases)),
  ])
}

const inRuntimes = (code: string) => checkInRuntimes(given.runtimes, code, cases)
for (const [platform, found] of Object.entries(await inRuntimes(core))) {
  enter({ platform, loading: 'ESM' }, found)
}
await mustTurnDown(
  'answers otherwise',
  inRuntimes(answersOtherwise).then(({ Bun = {} }) => Bun),
)

const browser = await chromium.launch({ executablePath: given.chromium })
try {
  const inChromium = (code: string) =>
    checkInChromium(browser, {
      ...Object.fromEntries(
        ['page.html', 'page.js', 'worker.js', 'refusals.js'].map((name) => [
          name,
          readFileSync(new URL(`page/${name}`, import.meta.url), 'utf8'),
        ]),
      ),
      'check-cases.js': javascriptOf('check-cases'),
      'cases.js': `export default ${JSON.stringify(cases)}`,
      'core.js': code,
    })
  const { page, worker } = await inChromium(core)
  const platform = `Chromium ${browser.version()}`
  enter({ platform, loading: 'page under a strict Content-Security-Policy' }, page)
  enter({ platform, loading: 'worker under a strict Content-Security-Policy' }, worker)
  const inPage = (code: string) => inChromium(code).then((found) => found.page)
  await mustTurnDown('answers otherwise', inPage(answersOtherwise))
  await mustTurnDown('uses Node', inPage(usesNode))
  await mustTurnDown('makes code', inPage(hidesThatItMakesCode))
} finally {
  await browser.close()
}

for (const version of given.tests || given.write ? versions : []) {
  const passed = runCoreTests(join(given.nodes, version, 'bin/node'))
  console.log(`Node ${version}: ${passed} tests of the core pass`)
  results.push({ platform: `Node ${version}`, loading: 'source, in its tests', passed, failed: 0 })
}

if (given.write) {
  recordResult('platforms', { results })
}
