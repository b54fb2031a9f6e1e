// Proves that every bug can be observed: the responses to its probe differ with and without it.
// node tools/proof/seeded-bugs/smoke.mjs [id …]
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { allBugs } from './bugs/all.mjs'

const program = fileURLToPath(new URL('server.mjs', import.meta.url))

function launch(...args) {
  const child = spawn(process.execPath, [program, '--states', ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  return new Promise((resolve, reject) => {
    child.on('exit', () => reject(new Error(`the server ended: ${args}`)))
    child.stdout.on('data', (data) => {
      const url = /http:\S+/.exec(String(data))?.[0]
      if (url) resolve({ url, stop: () => child.kill() })
    })
  })
}

async function ask(url, { method, path, body, text, headers }) {
  const present = Object.entries(headers).filter(([, value]) => value !== undefined)
  const response = await fetch(url + path, {
    method,
    headers: Object.fromEntries(present),
    body: text ?? (body === undefined ? undefined : JSON.stringify(body)),
    signal: AbortSignal.timeout(5000),
  })
  const answer = await response.text()
  let json
  try {
    json = JSON.parse(answer)
  } catch {}
  const { status } = response
  const named = ['content-type', 'retry-after'].map((name) => response.headers.get(name))
  return { status, named, answer, json }
}

/** Answers to a probe, with ids and times that differ from run to run replaced by their order. */
async function run(url, probe) {
  await ask(url, { method: 'POST', path: '/control/state', body: {}, headers: {} })
  const answers = []
  for (const step of probe) {
    const request = typeof step === 'function' ? step(answers) : step
    if (Array.isArray(request)) {
      answers.push(...(await Promise.all(request.map((each) => ask(url, each)))))
    } else answers.push(await ask(url, request))
  }
  const seen = new Map()
  const stable = (text) => {
    if (!seen.has(text)) seen.set(text, `<${seen.size}>`)
    return seen.get(text)
  }
  const text = JSON.stringify(answers.map(({ status, named, answer }) => [status, named, answer]))
  const plain = text
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, '<time>')
    .replace(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}|[0-9a-f]{24}/g, stable)
  return { plain, answers }
}

const wanted = process.argv.slice(2)
const chosen = allBugs.filter(({ id }) => wanted.length === 0 || wanted.includes(id))
const ids = new Set(allBugs.map(({ id }) => id))
const strange = wanted.filter((id) => !ids.has(id))
if (strange.length > 0) throw new Error(`There is no bug ${strange}`)
if (ids.size !== allBugs.length) throw new Error('Two bugs have the same id')

const reference = await launch()
let unseen = 0
const report = (text) => {
  unseen += 1
  console.log(text)
}
for (const { id, probe } of chosen) {
  const buggy = await launch('--bug', id)
  try {
    const without = await run(reference.url, probe)
    const again = await run(reference.url, probe)
    const with_ = await run(buggy.url, probe)
    if (without.answers.some(({ status }) => status >= 500)) report(`${id}: 5xx without the bug`)
    if (without.plain !== again.plain) report(`${id}: differs from run to run`)
    if (without.plain === with_.plain)
      report(`${id}: not observable ${without.plain.slice(0, 300)}`)
  } catch (error) {
    report(`${id}: ${error.stack}`)
  } finally {
    buggy.stop()
  }
}
reference.stop()
console.log(`${chosen.length} bugs, ${unseen} problems`)
process.exitCode = unseen > 0 ? 1 : 0
