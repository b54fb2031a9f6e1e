import { asList, asObject, type Path } from '../base/json.js'
import { quoted } from '../base/text.js'
import type { BodyCheck } from '../engine/check.js'
import { contentOf, inContent, messagesIn, platforms } from './content.js'

/** The targeted platforms, and those that the push messages have content for. */
export function targetedPlatforms(c: BodyCheck): void {
  const targeted = asList(asObject(c.body.basic_details)?.platforms)
  // Without a push message, nothing is sent to any platform.
  if (targeted === undefined || c.platforms === 0) return
  let wanted = 8
  for (const each of targeted) {
    const platform = platforms.find(({ name }) => name === each)
    if (platform === undefined) return
    wanted |= platform.bit
  }
  for (const { name, key, bit } of platforms) {
    const isTargeted = (wanted & bit) !== 0
    if (isTargeted === ((c.platforms & bit) !== 0)) continue
    if (isTargeted) {
      c.report(
        'push/platform-without-content',
        ['basic_details', 'platforms', targeted.indexOf(name)],
        `${quoted(name)} is targeted, but no message has ${quoted(key)}; add it or remove the platform.`,
      )
    } else {
      c.report(
        'push/content-without-platform',
        firstWith(c, key),
        `Not sent unless \`basic_details.platforms\` lists ${quoted(name)}.`,
      )
    }
  }
}

/** Returns the path of the first push message for a platform. */
export function firstWith(c: BodyCheck, key: string): Path {
  const found = messagesIn(contentOf(c) ?? {}).find(
    ({ value }) => asObject(value.push)?.[key] !== undefined,
  )
  return inContent(...(found?.path ?? []), 'push', key)
}
