import { existsSync } from 'node:fs'
import { type Browser, chromium } from 'playwright-core'

/** The browser of `.ci/install-command`. */
export async function launchChromium(): Promise<Browser> {
  const executablePath = process.env.CHROMIUM || '/usr/bin/chromium'
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no Chromium at ${executablePath}: \`apt-get install -y chromium\` installs one, or the variable CHROMIUM names the path of another.`,
    )
  }
  const args = [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
  ]
  return chromium.launch({ executablePath, args, headless: true })
}
