import { isTemplate } from '../formats/patterns.js'
import { own } from '../json.js'
import { collect, is, requiredWhen } from './primitives.js'
import { inPushDetails } from './push-details.js'
import { type BodyRule, fine, problem } from './rule.js'

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

const numberFields = [
  { field: 'latitude', fits: within(-90, 90), what: 'a number from -90 to 90' },
  { field: 'longitude', fits: within(-180, 180), what: 'a number from -180 to 180' },
  { field: 'radius', fits: aboveZero, what: 'a number of meters above 0' },
  { field: 'response_time_value', fits: aboveZero, what: 'a number above 0' },
  { field: 'dwell_time_value', fits: aboveZero, what: 'a number above 0' },
]

export const geofenceNumberFormat: BodyRule = (context) =>
  collect(geofences(context), (place) =>
    collect(numberFields, ({ field, fits, what }) => {
      const text = own(place.value, field)
      return typeof text !== 'string' || fits(number(text)) || isTemplate(text)
        ? fine
        : problem(place.at(field), `Should be ${what}.`)
    }),
  )
