import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { campaignContract, folderOf, untimed } from '../cli/command.js'
import { readSarif } from '../cli/sarif-log.js'
import { blocks, docs, type Page } from './markdown.js'

const page = docs.find(({ path }) => path === 'docs/check.md') as Page
const [json, gitlab, sarif, baseline] = blocks(page, 'json').map((block) => JSON.parse(block))
const wrong = 'operation: changeCampaignStatus\nbody: {action: Stop}\n'

/** Returns the output for the request of the page. */
async function printed(format: string, text = wrong) {
  const cwd = folderOf({ 'requests/stop.yaml': text })
  const args = ['check', 'requests', '--format', format, '--output', `${format}=out`]
  await campaignContract([...args, '--baseline', 'b.json', '--update-baseline'], { cwd })
  const written = readFileSync(join(cwd, 'b.json'), 'utf8')
  const { stdout } = await campaignContract(['check', 'requests', '--format', format], { cwd })
  return { stdout, baseline: JSON.parse(written) }
}

describe('docs/check.md shows the actual output', () => {
  it('json', async () => {
    const { stdout } = await printed('json', wrong.replace('Stop', 'STOP'))
    const { schemaVersion, files, summary } = JSON.parse(stdout)
    const [shown] = json.files
    const { skipped } = json.summary
    expect({ schemaVersion, files, summary }).toEqual({
      schemaVersion: json.schemaVersion,
      // The page shows only the first skipped rule, and what it is missing.
      files: [{ ...shown, unchecked: files[0].unchecked, needs: files[0].needs }],
      summary: {
        ...json.summary,
        skipped: { ...skipped, needs: expect.arrayContaining(skipped.needs) },
      },
    })
    expect(files[0].unchecked).toEqual(expect.arrayContaining(shown.unchecked))
    expect(files[0].needs).toEqual(expect.arrayContaining(shown.needs))
  })

  it('pretty', async () => {
    const { stdout } = await printed('pretty')
    const [shown = ''] = blocks(page, 'text')
    expect(untimed(shown)).toBe(stdout)
  })

  it('gitlab and the baseline', async () => {
    const written = await printed('gitlab')
    expect(JSON.parse(written.stdout)).toEqual(gitlab)
    expect(written.baseline).toEqual(baseline)
  })

  it('sarif', async () => {
    const [{ results }] = readSarif((await printed('sarif')).stdout).runs
    expect(results).toEqual([sarif])
  })

  it('github and markdown', async () => {
    const text = blocks(page, 'text').join('')
    expect(text).toContain((await printed('github')).stdout)
    expect(blocks(page, 'markdown')).toEqual([(await printed('markdown')).stdout])
  })
})
