import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { campaignContract, root } from '../command.js'
import { expectGolden } from '../golden.js'
import type { Report } from '../report.js'

const names = ['recording.har', 'collection.json', 'calls.http', 'openapi.yaml']

test.each(names)(
  'finds the requests and responses of %s, and points at the text of each finding',
  async (name) => {
    const path = `test/cli/inputs/files/${name}`
    const lines = readFileSync(root + path, 'utf8').split('\n')
    const { stdout, stderr } = await campaignContract(['check', path, '--format', 'json'])
    expect(stderr).toBe('')
    const { files, summary } = JSON.parse(stdout) as Report
    const found = files.flatMap(({ document, operation, ok, error, violations, warnings }) => [
      `${document} ${operation ?? ''} ${error?.message ?? (ok ? 'valid' : 'invalid')}`,
      ...[...violations, ...warnings].map(({ line, column, endLine, endColumn, rule, target }) => {
        const end = endLine === line ? endColumn : undefined
        const text = lines[line - 1]?.slice(column - 1, end === undefined ? undefined : end - 1)
        return `  ${rule} ${target}: ${text}`
      }),
    ])
    await expectGolden(`requests-of-${name}`, [...found, ...(summary.notes ?? []), ''].join('\n'))
  },
)
