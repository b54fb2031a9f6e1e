import { existsSync } from 'node:fs'
import { type Browser, firefox } from 'playwright-core'
import { launchChromium } from '../conformance-report/chromium.js'

/** The browsers that the website is tested in. */
export const browsers: readonly { name: string; launch: () => Promise<Browser> }[] = [
  { name: 'Chromium', launch: launchChromium },
  { name: 'Firefox', launch: launchFirefox },
]

/**
 * The browser of `.ci/install-command`, driven by WebDriver BiDi, which can neither emulate
 * a colour scheme nor turn scripts off.
 */
async function launchFirefox(): Promise<Browser> {
  const executablePath = process.env.FIREFOX || '/usr/bin/firefox-esr'
  if (!existsSync(executablePath)) {
    throw new Error(
      `There is no Firefox at ${executablePath}: \`apt-get install -y firefox-esr\` installs one, or the variable FIREFOX names the path of another.`,
    )
  }
  return firefox.launch({ executablePath, channel: 'moz-firefox', headless: true })
}
