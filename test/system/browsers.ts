import { existsSync } from 'node:fs'
import { type Browser, chromium, firefox } from 'playwright-core'

/** Returns the path of a browser of `.ci/install-command`, unless a variable names another. */
function pathOf(name: 'CHROMIUM' | 'FIREFOX', byDefault: string): string {
  const path = process.env[name] || `/usr/bin/${byDefault}`
  if (existsSync(path)) return path
  throw new Error(
    `There is no browser at ${path}: \`apt-get install -y ${byDefault}\` installs one, or the variable ${name} names the path of another.`,
  )
}

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: pathOf('CHROMIUM', 'chromium'),
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
    headless: true,
  })

/** Starts Firefox, which is driven by WebDriver BiDi. */
export const launchFirefox = (): Promise<Browser> =>
  firefox.launch({
    executablePath: pathOf('FIREFOX', 'firefox-esr'),
    channel: 'moz-firefox',
    headless: true,
  })
