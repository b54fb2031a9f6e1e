import { isTemplate } from '../formats/patterns.js'
import { at, collect, is, requiredWhen } from './primitives.js'
import { geofencesOf } from './push-details.js'
import { type BodyRule, fine, problem } from './rule.js'

const path = ['basic_details', 'geofences']

export const dwellTimeRequired = requiredWhen(
  at(path, geofencesOf),
  is('triggered_at', 'dwell'),
  'dwell_time_value',
  'dwell_time_granularity',
)

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
const number = (text: string): number => (decimal.test(text) ? Number(text) : Number.NaN)

const within = (least: number, most: number) => (value: number) => value >= least && value <= most
const aboveZero = (value: number) => value > 0

const numberFields = [
  { field: 'latitude', fits: within(-90, 90), what: 'a number from -90 to 90' },
  { field: 'longitude', fits: within(-180, 180), what: 'a number from -180 to 180' },
  { field: 'radius', fits: aboveZero, what: 'a number of meters above 0' },
  { field: 'response_time_value', fits: aboveZero, what: 'a number above 0' },
  { field: 'dwell_time_value', fits: aboveZero, what: 'a number above 0' },
]

export const geofenceNumberFormat: BodyRule = (context) => {
  const geofences = geofencesOf(context) ?? {}
  return collect(numberFields, ({ field, fits, what }) => {
    const text = geofences[field]
    return typeof text !== 'string' || fits(number(text)) || isTemplate(text)
      ? fine
      : problem([...path, field], `Should be ${what}.`)
  })
}
