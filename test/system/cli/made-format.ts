import { repositoryOf } from '../../../src/cli/documents/repository.js'
import type { Format } from '../../../src/cli/formats/format.js'
import { type FormatName, formatNames, formats } from '../../../src/cli/formats/index.js'
import { plainScreen } from '../../../src/cli/formats/screen.js'
import { counting } from '../../../src/cli/results/counting.js'
import type { Result } from '../../../src/cli/results/result.js'
import { createContract } from '../../../src/core/index.js'

/** Creates a format as a run does. */
async function loaded() {
  const all = await Promise.all(formatNames.map(async (name) => [name, await formats[name]()]))
  return Object.fromEntries(all) as Record<FormatName, Awaited<ReturnType<typeof formats.pretty>>>
}
const makers = await loaded()

const host = { env: {}, platform: 'linux', cwd: () => '/repository' }
export const made = (name: FormatName, facts: { homepage?: string } = {}): Format =>
  makers[name]({
    screen: plainScreen,
    repository: repositoryOf(host),
    contract: createContract(),
    package: { version: '1.0.0', ...facts },
  })

export const nothing = {
  summary: counting().summary(undefined, undefined),
  exitCode: 0,
  milliseconds: 1,
}

/** An invalid request with this text in every possible position. */
export const resultWith = (text: string, file = 'a.yaml'): Result => ({
  file,
  operation: 'changeCampaignStatus',
  ok: false,
  status: 400,
  findings: [
    {
      rule: 'field/unknown',
      severity: 'error',
      status: 400,
      code: 'VALIDATION_FAILED',
      target: text,
      pointer: '',
      message: text,
      source: '',
      line: 3,
      column: 5,
    },
  ],
  unchecked: [],
  needs: new Map(),
})
