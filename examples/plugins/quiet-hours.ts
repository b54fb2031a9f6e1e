import { definePlugin, type Plugin, type PluginRule } from 'campaign-contract'
import { Temporal } from 'temporal-polyfill'

export interface QuietHoursOptions {
  /** IANA name, such as `Europe/Berlin`. */
  timeZone: string
  /** First minute of the quiet hours, such as `21:00`. */
  from: string
  /** First minute after them, such as `08:00`. Before `from`, it is on the next day. */
  to: string
}

/** Forbids offerings to start in the quiet hours of a time zone. */
export const quietHours = (options: QuietHoursOptions): Plugin<'quiet-hours'> =>
  definePlugin({ name: 'quiet-hours', rules: [noStart(options)] })

export function noStart(
  options: QuietHoursOptions,
): PluginRule<'createOffering' | 'updateOffering'> {
  const { timeZone, from, to } = options
  const first = Temporal.PlainTime.from(from)
  const end = Temporal.PlainTime.from(to)
  // Throws a RangeError on an unknown time zone, when the plugin is created.
  Temporal.Instant.fromEpochMilliseconds(0).toZonedDateTimeISO(timeZone)
  const isQuiet = quietTimes(first, end)
  return {
    id: 'quiet-hours/no-start',
    operations: ['createOffering', 'updateOffering'],
    summary: `Offerings do not start from ${from} to ${to} in ${timeZone}.`,
    check({ body }, { report }) {
      const start = localTime(body.scheduling?.start_datetime, timeZone)
      if (start === undefined || !isQuiet(start.toPlainTime())) return
      const next = nextEnd(start, end)
      const time = start.toPlainTime().toString({ smallestUnit: 'minute' })
      report({
        path: ['scheduling', 'start_datetime'],
        message: `must not be in the quiet hours from ${from} to ${to}: it is ${time} in ${timeZone}. They end at ${next}`,
      })
    },
  }
}

/** Returns whether a time of day is quiet. The hours may include midnight. */
function quietTimes(
  first: Temporal.PlainTime,
  end: Temporal.PlainTime,
): (time: Temporal.PlainTime) => boolean {
  const order = Temporal.PlainTime.compare
  if (order(first, end) === 0) throw new RangeError('`from` and `to` must differ.')
  return order(first, end) < 0
    ? (time) => order(time, first) >= 0 && order(time, end) < 0
    : (time) => order(time, first) >= 0 || order(time, end) < 0
}

/** Returns an instant in the time zone; undefined for what Temporal cannot read. */
function localTime(start: unknown, timeZone: string): Temporal.ZonedDateTime | undefined {
  if (typeof start !== 'string') return undefined
  try {
    return Temporal.Instant.from(start).toZonedDateTimeISO(timeZone)
  } catch {
    return undefined
  }
}

/** Returns the end of the quiet hours after a time. If clocks skip it, the next time that exists. */
function nextEnd(start: Temporal.ZonedDateTime, end: Temporal.PlainTime): string {
  const isToday = Temporal.PlainTime.compare(start.toPlainTime(), end) < 0
  const day = start.toPlainDate().add({ days: isToday ? 0 : 1 })
  const next = day.toZonedDateTime({ timeZone: start.timeZoneId, plainTime: end })
  return next.toString({ smallestUnit: 'minute', timeZoneName: 'never' })
}
