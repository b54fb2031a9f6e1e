import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { type Files, folderOf, root } from '../../cli/command.js'

const launcher = readFileSync(join(root, 'bin/campaign-contract.js'))
const { bin } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))

/** Runs Node in a new folder with these files. */
function ran(files: Files, args: readonly string[], env: Record<string, string> = {}) {
  const cwd = folderOf({ 'package.json': '{"type": "module"}', ...files })
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd,
    encoding: 'utf8',
    env: { PATH: process.env.PATH as string, ...env },
  })
  return { status, stdout, stderr }
}

describe('the launcher of the command', () => {
  const start = (files: Files) =>
    ran({ [bin['campaign-contract']]: launcher, ...files }, [
      bin['campaign-contract'],
      'check',
      'a',
    ])

  it('starts the built command with its arguments', () => {
    const main = 'console.log(process.argv.slice(2).join()); process.exitCode = 1'
    expect(start({ 'dist/cli/main.js': main })).toEqual({
      status: 1,
      stdout: 'check,a\n',
      stderr: '',
    })
  })

  it('says how to get a build without one', () => {
    const { status, stdout, stderr } = start({})
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toMatch(/^error: campaign-contract is not built: .* has no dist\/\n/)
    expect(stderr).toContain('npm_config_ignore_scripts=false')
    expect(stderr).toContain('npm ci && npm run build')
    expect(stderr).toContain('pre-commit clean')
  })
})
