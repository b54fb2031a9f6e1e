import { expect, it } from 'vitest'
import { pluginScript } from '../../../site/playground/worker/plugin-script.js'

const script = (code: string) => pluginScript(code, '/worker.js')
const start = 'import "/worker.js";'

it.each<[what: string, code: string, want: string]>([
  [
    'an import of the library',
    "import { definePlugin } from 'campaign-contract'\nexport default definePlugin({})",
    'const { definePlugin } = playground\nconst exported = definePlugin({})\nplayground.use(exported)\n',
  ],
  [
    'an import under another name, on several lines',
    "import {\n  definePlugin as define,\n} from 'campaign-contract'\nexport default define({})",
    'const { definePlugin : define, } = playground\n\n\nconst exported = define({})\nplayground.use(exported)\n',
  ],
  [
    'an export at the end, as bundlers write it',
    'const acme = {}\nexport { acme as default }',
    'const acme = {}\nexport { acme as default }\nplayground.use(acme)\n',
  ],
  [
    'a class',
    'export default class Acme {}',
    'const exported = class Acme {}\nplayground.use(exported)\n',
  ],
  [
    'other imports and texts that look like one',
    "// export default 1\nimport './a.js'\nexport default { a: 'export default 2' }",
    "// export default 1\nimport './a.js'\nconst exported = { a: 'export default 2' }\nplayground.use(exported)\n",
  ],
  [
    'an import at run time, which fails where it stands',
    "export default { a: () => import('campaign-contract') }",
    "const exported = { a: () => import('campaign-contract') }\nplayground.use(exported)\n",
  ],
])('supports %s', async (_, code, want) => {
  expect(await script(code)).toBe(start + want)
})

it.each<[code: string, message: RegExp]>([
  ['const acme = {}', /no default export/],
  ["export { default } from './acme.js'", /must be defined in the code/],
  ["import * as all from 'campaign-contract'\nexport default {}", /Write the import as/],
  ["import all from 'campaign-contract'\nexport default {}", /Write the import as/],
  ['export default {', /Parse error/],
])('rejects %j', async (code, message) => {
  await expect(script(code)).rejects.toThrow(message)
})
