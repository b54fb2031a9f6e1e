import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/* `npm run generate`: runs its two parts. If one fails, `generated/` stays as it was. */
const root = fileURLToPath(new URL('../../', import.meta.url))
const generated = join(root, 'generated')
const before = mkdtempSync(join(tmpdir(), 'generated-'))
cpSync(generated, before, { recursive: true })
try {
  for (const part of ['tools/generate/main.ts', 'tools/docs/main.ts']) {
    execFileSync(process.execPath, ['--import', 'tsx', join(root, part)], { stdio: 'inherit' })
  }
} catch {
  // The part has printed its error.
  rmSync(generated, { recursive: true, force: true })
  cpSync(before, generated, { recursive: true })
  process.exitCode = 1
} finally {
  rmSync(before, { recursive: true })
}
