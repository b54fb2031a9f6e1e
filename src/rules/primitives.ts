import type { JsonObject, Path } from '../json.js'
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
    const value = object[field] as string | boolean
    return values.includes(value) ? `${quoted(field)} is ${quoted(String(value))}` : undefined
  }

/** One of the conditions holds; the first that does gives the reason. */
export const anyOf =
  (...conditions: Condition[]): Condition =>
  (object, context) => {
    for (const condition of conditions) {
      const reason = condition(object, context)
      if (reason !== undefined) return reason
    }
    return undefined
  }

/** `field` is not given. */
export const lacks =
  (field: string): Condition =>
  (object) =>
    object[field] === undefined ? `no ${quoted(field)} is given` : undefined

/** Each of the fields is given where the condition holds; one problem for each that is not. */
export const requiredWhen =
  (places: Places, condition: Condition, ...fields: string[]): BodyRule =>
  (context) => {
    let found: Problem[] | undefined
    for (const place of places(context)) {
      for (const field of fields) {
        if (place.value[field] !== undefined) continue
        // Asked last, because the words of a condition that holds are only of use where one lacks.
        const reason = condition(place.value, context)
        if (reason === undefined) break
        found ??= []
        found.push({
          at: place.at(field),
          message: `${quoted(field)} is required because ${reason}.`,
        })
      }
    }
    return found ?? fine
  }

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

/** The one place that a path leads to, where there is an object. */
export const at =
  (path: Path, read: (context: BodyContext) => JsonObject | undefined): Places =>
  (context) => {
    const value = read(context)
    return value === undefined ? noPlaces : [new Place(value, path)]
  }
