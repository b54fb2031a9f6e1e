import { mkdir, writeFile } from 'node:fs/promises'
import { dirname, resolve } from 'node:path'
import type { Host } from '../../host/host.js'
import { UsageError } from '../../host/usage-error.js'
import { exitCodes } from '../../results/exit-code.js'
import { expressText, fastifyText, fixturesText } from './init-texts.js'

const files = {
  'conformance/fixtures.yaml': fixturesText,
  'conformance/states-express.mjs': expressText,
  'conformance/states-fastify.mjs': fastifyText,
}

/** Runs `conform --init`: writes fixtures and states endpoints to copy; keeps files that exist. */
export async function conformInit(host: Host): Promise<number> {
  for (const [file, text] of Object.entries(files)) {
    const path = resolve(host.cwd(), file)
    const isWritten = await mkdir(dirname(path), { recursive: true })
      .then(() => writeFile(path, text, { flag: 'wx' }))
      .then(() => true)
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'EEXIST') return false
        throw new UsageError(`${file}: ${error.message}`)
      })
    host.stdout.write(`${isWritten ? 'wrote' : 'kept'} ${file}\n`)
  }
  host.stdout.write(`
Next:
  Copy the states endpoint of your framework, and call your own store in it.
  npx campaign-contract conform <base-url> --fixtures conformance/fixtures.yaml
`)
  return exitCodes.ok
}
