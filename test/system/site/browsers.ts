import { existsSync } from 'node:fs'
import { type Browser, firefox } from 'playwright-core'
import { launchChromium } from '../conformance-report/chromium.js'

export const browserNames = ['Chromium', 'Firefox'] as const
export type BrowserName = (typeof browserNames)[number]

export const launch = (name: BrowserName): Promise<Browser> =>
  name === 'Chromium' ? launchChromium() : launchFirefox()

/**
 * The browser of `.ci/install-browser firefox-esr`, driven by WebDriver BiDi, which can neither emulate
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
