import { bug, when } from './bugs/active.mjs'
import { anything, dateTime, flag, need, needsIf, oneOf, own, shape, text } from './check.mjs'

const personalized = (expected) => (value) => own(value, 'personalized_value') === expected
const specificTimes = [
  ...(bug('time-period-user-zone-optional') ? [] : ['SPECIFIC_TIME_USER_TIMEZONE']),
  ...(bug('time-period-campaign-zone-optional') ? [] : ['SPECIFIC_TIME_CAMPAIGN_TIMEZONE']),
]

const inUtc = (value, path, out) => {
  dateTime(value, path, out)
  if (!/Z$/i.test(value)) add(out, path, `${path} has to end with Z`)
}
const orDate = (value, path, out) =>
  /^\d{4}-\d\d-\d\d$/.test(value) ? 0 : dateTime(value, path, out)
const specificTime = when(
  'specific-time-offset-rejected',
  inUtc,
  when('specific-time-date-only-accepted', orDate, dateTime),
)

const needsPeriod = (value) =>
  specificTimes.includes(own(value, 'timer_ends_at')) &&
  !(bug('time-period-optional-when-personalized') && personalized(true)(value))
const needsDuration = (value) =>
  (personalized(false)(value) ||
    (bug('durations-needed-when-personalized') && personalized(true)(value))) &&
  !(
    bug('durations-optional-with-specific-time') &&
    specificTimes.includes(own(value, 'timer_ends_at'))
  )

const flagOrText = (value, path, out) =>
  flag(['true', 'false'].includes(value) ? true : value, path, out)

/** The timer of an Android notification. */
export const timer = shape(
  {
    timer_ends_at: when(
      'timer-ends-at-any',
      text,
      oneOf('DURATION', 'SPECIFIC_TIME_USER_TIMEZONE', 'SPECIFIC_TIME_CAMPAIGN_TIMEZONE'),
    ),
    specific_time: when('specific-time-any-text', text, specificTime),
    time_period: text,
    personalized_value: when('timer-flag-text-accepted', flagOrText, flag),
    duration_hour: text,
    duration_minute: when('duration-minute-number', anything, text),
  },
  needsIf((value) => personalized(true)(value) && !bug('specific-time-optional'), 'specific_time'),
  needsIf(() => bug('specific-time-always-required'), 'specific_time'),
  needsIf(
    (value) =>
      bug('specific-time-needed-for-zones') && specificTimes.includes(own(value, 'timer_ends_at')),
    'specific_time',
  ),
  needsIf(needsPeriod, 'time_period'),
  needsIf(() => bug('time-period-always-required'), 'time_period'),
  needsIf(() => bug('duration-always-required'), 'duration_hour', 'duration_minute'),
  needsIf((value) => needsDuration(value) && !bug('duration-hour-optional'), 'duration_hour'),
  needsIf((value) => needsDuration(value) && !bug('duration-minute-optional'), 'duration_minute'),
  (value, path, out) => {
    const zero = needsDuration(value) && Number(own(value, 'duration_hour')) === 0
    if (zero && bug('duration-hour-zero-rejected')) need({}, path, out, 'duration_hour')
  },
)
