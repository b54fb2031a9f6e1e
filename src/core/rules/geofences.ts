import { isTemplate } from '../formats/patterns.js'
import { at, collect, is, requiredWhen } from './primitives.js'
import { geofencesOf } from './push-details.js'
import { type BodyRule, valid, violation } from './rule.js'

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
  { field: 'latitude', isValid: within(-90, 90), expected: 'a number from -90 to 90' },
  { field: 'longitude', isValid: within(-180, 180), expected: 'a number from -180 to 180' },
  { field: 'radius', isValid: aboveZero, expected: 'a number of meters above 0' },
  { field: 'response_time_value', isValid: aboveZero, expected: 'a number above 0' },
  { field: 'dwell_time_value', isValid: aboveZero, expected: 'a number above 0' },
]

export const geofenceNumberFormat: BodyRule = (context) => {
  const geofences = geofencesOf(context) ?? {}
  return collect(numberFields, ({ field, isValid, expected }) => {
    const text = geofences[field]
    return typeof text !== 'string' || isValid(number(text)) || isTemplate(text)
      ? valid
      : violation([...path, field], `Should be ${expected}.`)
  })
}
