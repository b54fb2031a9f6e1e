import { existsSync } from 'node:fs'
import { type Browser, firefox } from 'playwright-core'

/** Starts the browser of `.ci/install-command`, which is driven by WebDriver BiDi. */
export async function launchFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX || '/usr/bin/firefox-esr'
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no Firefox at ${executablePath}: \`apt-get install -y firefox-esr\` installs one, or the variable FIREFOX names the path of another.`,
    )
  }
  return firefox.launch({ executablePath, channel: 'moz-firefox', headless: true })
}
