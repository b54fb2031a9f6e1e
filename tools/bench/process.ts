import type { Form } from '../../test/benchmark-requests.js'
import { serversOf } from './adapter-servers.js'
import { buildsOf, validatorsOf } from './checks.js'
import { samplesIn, type Turns } from './turns.js'

/* One process of a part: `<part> <argument>...`. Prints the samples. */

const parts: Readonly<
  Record<string, (name: string, form: Form, ...more: string[]) => Promise<Turns>>
> = {
  speed: validatorsOf,
  compare: buildsOf,
  adapters: serversOf,
}

const [part = '', name = '', form = 'valid', ...more] = process.argv.slice(2)
const turns = await parts[part]?.(name, form as Form, ...more)
console.log(JSON.stringify(turns && (await samplesIn(turns))))
// Servers do not end by themselves.
process.exit()
