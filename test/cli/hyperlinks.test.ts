import { expect, test } from 'vitest'
import { supportsHyperlinks } from '../../src/cli/host/hyperlinks.js'
import { packageFacts } from '../../src/cli/host/package-facts.js'
import { textWidth } from '../../src/cli/host/wrap.js'
import { campaignContract, folderOf } from './command.js'

test.each<[string, Record<string, string>, boolean, boolean]>([
  ['a pipe', { TERM_PROGRAM: 'iTerm.app' }, false, false],
  ['an unknown terminal', { TERM: 'xterm-256color' }, true, false],
  ['a terminal that names itself', { TERM_PROGRAM: 'WezTerm' }, true, true],
  ['a terminal of GNOME', { VTE_VERSION: '7402' }, true, true],
  ['an old terminal of GNOME', { VTE_VERSION: '4205' }, true, false],
  ['Windows Terminal', { WT_SESSION: 'a' }, true, true],
  ['a dumb terminal', { WT_SESSION: 'a', TERM: 'dumb' }, true, false],
  ['a CI job', { WT_SESSION: 'a', CI: 'true' }, true, false],
  ['NO_COLOR', { WT_SESSION: 'a', NO_COLOR: '1' }, true, false],
  ['FORCE_HYPERLINK', { FORCE_HYPERLINK: '1', CI: 'true' }, false, true],
  ['FORCE_HYPERLINK=0', { FORCE_HYPERLINK: '0', WT_SESSION: 'a' }, true, false],
])('shows hyperlinks or not: %s', (_, env, isTTY, expected) => {
  expect(supportsHyperlinks({ env, stdout: { isTTY, write: () => {} } })).toBe(expected)
})

test('links the id of a rule to its page, without changing the layout', async () => {
  const cwd = folderOf({
    'a.yaml': 'operation: changeCampaignStatus\nbody: {action: STOP, x: 1}\n',
  })
  const setting = { cwd, env: { FORCE_HYPERLINK: '1' } }
  const { stdout } = await campaignContract(['check', 'a.yaml'], setting)
  const url = `${packageFacts().files}/docs/rules/field/unknown.md`
  const link = `\u001b]8;;${url}\u001b\\field/unknown\u001b]8;;\u001b\\`
  expect(stdout).toContain(`a.yaml:2:22  warn  x  ${link}\n`)
  expect(textWidth(link)).toBe('field/unknown'.length)
})
