import { given, type JsonObject, objectAt, own } from '../json.js'
import { quoted } from '../text.js'
import { noPlaces, Place } from './place.js'
import { type BodyContext, type BodyRule, fine, type Problem } from './rule.js'

/** Finds the places that a rule is about. */
export type Places = (context: BodyContext) => readonly Place[]

/**
 * A condition on an object: why it holds, as words that complete "... is required because ...", or
 * undefined where it does not.
 */
export type Condition = (object: JsonObject, context: BodyContext) => string | undefined

/** `field` has one of the values. */
export const is =
  (field: string, ...values: (string | boolean)[]): Condition =>
  (object) => {
    const value = own(object, field) as string | boolean
    return values.includes(value) ? `${quoted(field)} is ${quoted(String(value))}` : undefined
  }

/** One of the conditions holds; the first that does gives the reason. */
export const anyOf =
  (...conditions: Condition[]): Condition =>
  (object, context) =>
    conditions.map((each) => each(object, context)).find((reason) => reason !== undefined)

/** `field` is not given. */
export const lacks =
  (field: string): Condition =>
  (object) =>
    given(object, field) ? undefined : `no ${quoted(field)} is given`

/** Each of the fields is given where the condition holds; one problem for each that is not. */
export const requiredWhen =
  (places: Places, condition: Condition, ...fields: string[]): BodyRule =>
  (context) =>
    collect(places(context), (place) => {
      const reason = condition(place.value, context)
      if (reason === undefined) return fine
      return fields
        .filter((field) => !given(place.value, field))
        .map((field) => ({
          at: place.at(field),
          message: `${quoted(field)} is required because ${reason}.`,
        }))
    })

/** Runs `judge` on every item and gathers what it finds. */
export function collect<Item>(
  items: readonly Item[],
  judge: (item: Item, index: number) => readonly Problem[],
): readonly Problem[] {
  let found: Problem[] | undefined
  for (let index = 0; index < items.length; index++) {
    for (const problem of judge(items[index] as Item, index)) {
      found ??= []
      found.push(problem)
    }
  }
  return found ?? fine
}

/** The object at a fixed path of the body. */
export const at =
  (...path: string[]): Places =>
  ({ body }) => {
    const value = objectAt(body, path)
    return value === undefined ? noPlaces : [new Place(value, path)]
  }
