// Runs the probe of each bug against a server with it, where it must fail, and against one without.
// node tools/proof/unseen-bugs/check.mjs
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { allBugs } from './bugs/all.mjs'
import { Mismatch } from './bugs/assertions.mjs'
import { Client } from './bugs/client.mjs'

const program = fileURLToPath(new URL('server.mjs', import.meta.url))

/** Returns what a probe finds wrong with a server. */
async function mismatch(probe, ...flags) {
  const child = spawn(process.execPath, [program, ...flags], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(child.stdout, 'data')
    await probe(new Client(/http:\S+/.exec(line)[0]))
    return undefined
  } catch (error) {
    if (error instanceof Mismatch) return error.message
    throw error
  } finally {
    child.kill()
  }
}

let problems = 0
const report = (text) => {
  problems += 1
  console.log(text)
}
for (const { id, probe } of allBugs) {
  try {
    const [found, without] = await Promise.all([mismatch(probe, '--bug', id), mismatch(probe)])
    if (found === undefined) report(`${id}: not observable`)
    if (without !== undefined) report(`${id}: without the bug: ${without}`)
  } catch (error) {
    report(`${id}: ${error.stack}`)
  }
}
console.log(`${allBugs.length} bugs, ${problems} problems`)
process.exitCode = problems > 0 ? 1 : 0
