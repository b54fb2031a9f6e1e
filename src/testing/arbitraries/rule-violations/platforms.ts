import type { RuleViolations } from '../fault.js'
import { has, needing, set, violating } from './define.js'
import { contentOf, effectiveCampaign } from './effective-campaign.js'

const platforms = ['ANDROID', 'IOS', 'WEB']

/** Generates mismatches of `basic_details.platforms` and the platforms of the messages. */
export const platformViolations: RuleViolations = function* (generated) {
  const content = contentOf(generated)
  const details = effectiveCampaign(generated).part('basic_details')
  if (content === undefined || details === undefined) return
  const list = [...details, 'platforms']
  const contents = content.messages.flatMap((message) =>
    platforms.map((platform) => ({ platform, path: [...message, platform.toLowerCase()] })),
  )
  const firstPathOf = (wanted: string) =>
    contents.find(({ platform, path }) => platform === wanted && has(generated, path))?.path
  const served = platforms.filter((platform) => firstPathOf(platform) !== undefined)
  // The rules only apply to messages with content.
  if (served.length === 0) return

  for (const platform of platforms) {
    const path = firstPathOf(platform)
    const fault =
      path === undefined
        ? violating(
            'push/platform-without-content',
            [set(list, [...served, platform])],
            [...list, served.length],
          )
        : violating('push/content-without-platform', [set(list, without(served, platform))], path)
    yield needing(fault, content.path)
  }
}

const without = (all: readonly string[], one: string) => all.filter((each) => each !== one)
