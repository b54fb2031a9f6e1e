// An HTTP server for both APIs whose bugs can be switched on one at a time:
// node server.mjs [--port 0] [--bug <id>] [--states] [--latency <ms>] [--list] [--fixtures]
import { activeBug } from './bugs/active.mjs'
import { fixtures, loadDefaults } from './default-workspace.mjs'
import { flagValue, hasFlag } from './flags.mjs'
import { listen } from './http.mjs'
import { handle } from './routes.mjs'
import { handleStates, statesPath } from './states.mjs'

const states = hasFlag('--states')

const print = (value) => process.stdout.write(`${JSON.stringify(value, null, 2)}\n`)

async function bugs() {
  const { allBugs } = await import('./bugs/all.mjs')
  return allBugs
}

async function start() {
  if (activeBug !== undefined && !(await bugs()).some(({ id }) => id === activeBug)) {
    throw new Error(`There is no bug ${activeBug}`)
  }
  loadDefaults()
  const port = Number(flagValue('--port') ?? 0)
  const isStates = (req) => states && req.url.split('?')[0] === statesPath
  const server = await listen((req, res) => {
    const answered = isStates(req) ? handleStates(req, res) : handle(req, res)
    answered.catch(() => res.destroy())
  }, port)
  console.log(`listening on http://127.0.0.1:${server.address().port}`)
}

if (hasFlag('--list')) print((await bugs()).map(({ probe: _probe, ...rest }) => rest))
else if (hasFlag('--fixtures')) print(fixtures({ states }))
else await start()
