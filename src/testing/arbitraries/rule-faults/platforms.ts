import type { RuleFaults } from '../fault.js'
import { breaking, has, needing, set } from './break.js'
import { contentOf, judgedCampaign } from './campaign.js'

const platforms = ['ANDROID', 'IOS', 'WEB']

/** Faults between `basic_details.platforms` and the platforms that the messages are for. */
export const platformFaults: RuleFaults = function* (generated) {
  const content = contentOf(generated)
  const details = judgedCampaign(generated).part('basic_details')
  if (content === undefined || details === undefined) return
  const list = [...details, 'platforms']
  const places = content.messages.flatMap((message) =>
    platforms.map((platform) => ({ platform, place: [...message, platform.toLowerCase()] })),
  )
  const firstPlaceOf = (wanted: string) =>
    places.find(({ platform, place }) => platform === wanted && has(generated, place))?.place
  const served = platforms.filter((platform) => firstPlaceOf(platform) !== undefined)
  // As long as no message of push has content nothing is said of platforms.
  if (served.length === 0) return

  for (const platform of platforms) {
    const place = firstPlaceOf(platform)
    const fault =
      place === undefined
        ? breaking(
            'push/platform-without-content',
            [set(list, [...served, platform])],
            [...list, served.length],
          )
        : breaking('push/content-without-platform', [set(list, without(served, platform))], place)
    yield needing(fault, content.path)
  }
}

const without = (all: readonly string[], one: string) => all.filter((each) => each !== one)
