import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { overSockets } from '../src/conformance/sending/node-send.js'
const child = spawn(process.execPath, ['tools/proof/seeded-bugs/server.mjs', '--port', '0', '--states'], { stdio: ['ignore', 'pipe', 'inherit'] })
const [line] = await once(createInterface(child.stdout as never), 'line')
const send = overSockets(new URL(String(line).replace('listening on ', '')))
const headers = { 'Content-Type': 'application/json' }
for (const [name, r] of Object.entries({
  state: { method: 'POST', url: '/control/state', headers, body: JSON.stringify({ operation: 'searchCampaigns', given: { workspace: { offeringsEnabled: true } } }) },
  get: { method: 'GET', url: '/v5/offers', headers: {}, body: undefined },
  post: { method: 'POST', url: '/v5/campaigns/search', headers, body: '{}' },
})) {
  for (let i = 0; i < 50; i++) await send(r)
  const t = performance.now()
  for (let i = 0; i < 300; i++) await send(r)
  console.log(name, ((performance.now() - t) / 300).toFixed(2), 'ms')
}
const own = overSockets(new URL(String(line).replace('listening on ', '')))
const st = { method: 'POST', url: '/control/state', headers, body: JSON.stringify({ operation: 'searchCampaigns', given: { workspace: { offeringsEnabled: true } } }) }
const big = { ...st, body: JSON.stringify({ operation: 'searchCampaigns', given: { workspace: { offeringsEnabled: true, tagIds: Array.from({length:50},(_, i)=>'tag_'+i) } }, body: {x: 'y'.repeat(4000)} }) }
const ge = { method: 'GET', url: '/v5/offers', headers: {}, body: undefined }
for (const [n, a] of [['alternate', st], ['big', big]] as const) {
  const t = performance.now()
  for (let i = 0; i < 200; i++) { await own(a); await send(ge) }
  console.log(n, ((performance.now() - t) / 200).toFixed(2))
}
const s = { method: 'POST', url: '/v5/campaigns/test', headers: { ...headers, Authorization: 'Basic ' + btoa('workspace:key') }, body: JSON.stringify({ channel: 'PUSH', x: 'y'.repeat(3000) }) }
const t = performance.now()
for (let i = 0; i < 200; i++) { await own(big); await send(s) }
console.log('test', ((performance.now() - t) / 200).toFixed(2))
child.kill()
