import './generate/print-input-errors.js'
import { appendFileSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { createContract } from '../src/core/index.js'
import { InputError } from './generate/input-error.js'

/*
 * `npm run new-rule <group>/<name> <operation>...` adds an entry for a rule to the document of its
 * operations, and a rejected and an accepted case, with places to fill in.
 */

const root = fileURLToPath(new URL('../', import.meta.url))
const [id = '', ...names] = process.argv.slice(2)
const [group = ''] = id.split('/')

if (!/^[a-z]+(?:-[a-z]+)*\/[a-z]+(?:-[a-z]+)*$/.test(id)) {
  throw new InputError('usage: npm run new-rule <group>/<name> <operation>...')
}
const { operations } = createContract()
if (names.length === 0 || names.some((name) => !(name in operations))) {
  throw new InputError(`name operations: ${Object.keys(operations).join(', ')}`)
}
const document = names.some((name) => name.includes('Offer'))
  ? 'openapi/offerings.yaml'
  : 'openapi/campaigns.yaml'
const text = readFileSync(root + document, 'utf8')
if (text.includes(`- id: ${id}\n`)) throw new InputError(`${id} exists`)

const entry = `\
  - id: ${id}
    severity: error
    status: 400
    code: VALIDATION_FAILED
    operations: [${names.join(', ')}]
    summary: TODO, one sentence with "must".
    source: TODO, the section of the API description.
`
const cases = `\
  - rule: ${id}
    base: TODO, a request of conformance/bases*.yaml
    rejected: {status: 400, code: VALIDATION_FAILED}
    cases:
      - wrong: TODO, what is wrong.
        set: {/body/TODO: null}
        violations: TODO
      - right: TODO, a near miss that differs as little as possible.
        set: {/body/TODO: null}
`

const [section = ''] = /^x-rules:\n(?:(?: .*)?\n)*/m.exec(text) ?? []
const rules = section.split(/^(?= {2}- id: )/m).map((each) => each.trimEnd())
// Behind the last rule of its group, or behind all rules.
const before = rules.filter((each) => each.startsWith(`  - id: ${group}/`)).at(-1) ?? rules.at(-1)
writeFileSync(
  root + document,
  text.replace(`${before}\n`, () => `${before}\n${entry}`),
)

const count = (name: string): number =>
  name.startsWith(group)
    ? Number.POSITIVE_INFINITY
    : readFileSync(`${root}conformance/cases/${name}`, 'utf8').split(`${group}/`).length
const [topic = ''] = readdirSync(`${root}conformance/cases`).sort((a, b) => count(b) - count(a))
const file = `conformance/cases/${count(topic) > 1 ? topic : `${group}.yaml`}`
if (!existsSync(root + file)) {
  writeFileSync(root + file, '# yaml-language-server: $schema=../cases.schema.json\ncases:\n')
}
appendFileSync(root + file, cases)

console.log(`Fill in each TODO in ${document} and ${file}.
If no schema can express the rule, write a function of its topic in src/core/rules/.
Then run: npm run generate`)
