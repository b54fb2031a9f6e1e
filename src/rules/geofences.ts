import { isTemplate } from '../formats/patterns.js'
import { own } from '../json.js'
import { collect, is, requiredWhen } from './primitives.js'
import { inPushDetails } from './push-details.js'
import type { Rule } from './rule.js'

const geofences = inPushDetails('geofences')

export const dwellTimeRequired = requiredWhen(
  geofences,
  is('triggered_at', 'dwell'),
  'dwell_time_value',
  'dwell_time_granularity',
)

const decimal = /^[+-]?(?:\d+(?:\.\d*)?|\.\d+)$/
const number = (text: string): number => (decimal.test(text) ? Number(text) : Number.NaN)

const within = (least: number, most: number) => (value: number) => value >= least && value <= most
const aboveZero = (value: number) => value > 0

const numberFields: [field: string, fits: (value: number) => boolean, what: string][] = [
  ['latitude', within(-90, 90), 'a number from -90 to 90'],
  ['longitude', within(-180, 180), 'a number from -180 to 180'],
  ['radius', aboveZero, 'a number of meters above 0'],
  ['response_time_value', aboveZero, 'a number above 0'],
  ['dwell_time_value', aboveZero, 'a number above 0'],
]

export const geofenceNumberFormat: Rule = (context) =>
  collect(geofences(context), ({ path, value }) =>
    numberFields
      .filter(([field, fits]) => {
        const text = own(value, field)
        return typeof text === 'string' && !isTemplate(text) && !fits(number(text))
      })
      .map(([field, , what]) => ({ at: [...path, field], message: `Should be ${what}.` })),
  )
