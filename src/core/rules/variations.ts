import { given, isObject } from '../base/json.js'
import { quoted } from '../base/text.js'
import {
  contentOf,
  inContent,
  isFlatKey,
  levelKeys,
  manualPercentages,
  variationDetails,
} from './content.js'
import { at, type Condition, collect, is, requiredWhen } from './primitives.js'
import { type BodyContext, type BodyRule, valid } from './rule.js'

const detailsPath = ['campaign_content', 'variation_details']
const details = at(detailsPath, variationDetails)
const percentagesPath = [...detailsPath, 'manual_distribution_percentage']

export const percentagesRequired = requiredWhen(
  details,
  is('distribution_type', 'MANUAL'),
  'manual_distribution_percentage',
)

const isOptimized: Condition = ({ distribution_type }, { names }) =>
  distribution_type === names.optimizedDistribution
    ? `\`distribution_type\` is ${quoted(names.optimizedDistribution)}`
    : undefined

export const optimizerDurationRequired = requiredWhen(
  details,
  isOptimized,
  'optimizer_campaign_duration',
)

export const optimizerMetricRequired = requiredWhen(
  details,
  isOptimized,
  'optimizer_distribution_metric',
)

/** Returns the percentages, none if they are missing. */
const percentagesOf = (context: BodyContext) => manualPercentages(context) ?? {}

const variationKey = /^variation_[1-9]\d*$/

export const variationKeyFormat: BodyRule = (context) =>
  Object.keys(percentagesOf(context))
    .filter((key) => !variationKey.test(key))
    .map((key) => ({
      at: [...percentagesPath, key],
      message: 'The key must be `variation_N` with N from 1, such as `variation_1`.',
    }))

export const countMismatch: BodyRule = (context) => {
  const { no_of_variations: declared } = variationDetails(context) ?? {}
  if (typeof declared !== 'number') return valid
  const count = Object.keys(percentagesOf(context)).length
  return count === declared
    ? valid
    : [
        {
          at: [...detailsPath, 'no_of_variations'],
          message: `Should be ${count}, the number of percentages in \`manual_distribution_percentage\`.`,
        },
      ]
}

export const percentagesSum: BodyRule = (context) => {
  const values = Object.values(percentagesOf(context)) as number[]
  // A negative percentage has a warning of its own.
  if (!values.every((value) => Number.isInteger(value) && value >= 0)) return valid
  const sum = values.reduce((total, value) => total + value, 0)
  return sum === 100
    ? valid
    : [
        {
          at: percentagesPath,
          message: `The percentages should add up to 100; they add up to ${sum}.`,
        },
      ]
}

export const contentMismatch: BodyRule = (context) => {
  const content = contentOf(context)
  const expected = expectedVariations(context)
  if (content === undefined || expected === undefined) return valid
  return collect(levelKeys(content), (locale) => {
    const variations = content[locale]
    if (!isObject(variations)) return valid
    const keys = Object.keys(variations)
    return keys.some(isFlatKey) || expected.areIn(keys)
      ? valid
      : [{ at: inContent(locale), message: `Should have ${expected.text}.` }]
  })
}

/** The variations that each locale should have. */
interface ExpectedVariations {
  readonly text: string
  areIn(keys: readonly string[]): boolean
}

function expectedVariations(context: BodyContext): ExpectedVariations | undefined {
  const details = variationDetails(context) ?? {}
  const percentages = percentagesOf(context)
  const declared = Object.keys(percentages).length
  if (declared > 0) {
    return {
      text: 'exactly the variations of `manual_distribution_percentage`',
      areIn: (keys) => keys.length === declared && keys.every((key) => given(percentages, key)),
    }
  }
  const { no_of_variations: count } = details
  if (typeof count !== 'number' || isOptimized(details, context) === undefined) return undefined
  return {
    text: `at least the ${count} variations of \`no_of_variations\``,
    areIn: (keys) => keys.length >= count,
  }
}
