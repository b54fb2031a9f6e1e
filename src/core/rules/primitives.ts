import type { JsonObject, Path } from '../base/json.js'
import { quoted } from '../base/text.js'
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
export const is = (field: string, ...values: (string | boolean)[]): Condition => {
  const reasons = new Map<unknown, string>(
    values.map((value) => [value, `${quoted(field)} is ${quoted(String(value))}`]),
  )
  return (object) => reasons.get(object[field])
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
export const lacks = (field: string): Condition => {
  const reason = `no ${quoted(field)} is given`
  return (object) => (object[field] === undefined ? reason : undefined)
}

/** Each of the fields is given where the condition holds; one problem for each that is not. */
export const requiredWhen =
  (places: Places, condition: Condition, ...fields: string[]): BodyRule =>
  (context) => {
    let found: Problem[] | undefined
    let messageOf: ReturnType<typeof requiredMessages> | undefined
    for (const place of places(context)) {
      for (const field of fields) {
        if (place.value[field] !== undefined) continue
        // Asked last, because the words of a condition that holds are only of use where one lacks.
        const reason = condition(place.value, context)
        if (reason === undefined) break
        found ??= []
        messageOf ??= requiredMessages()
        found.push({ at: place.at(field), message: messageOf(field, reason) })
      }
    }
    return found ?? fine
  }

/** Writes a message once for all the places that lack a field for the same reason. */
function requiredMessages(): (field: string, reason: string) => string {
  const written = new Map<string, Map<string, string>>()
  return (field, reason) => {
    const ofField = written.get(field) ?? new Map<string, string>()
    const message = ofField.get(reason) ?? `${quoted(field)} is required because ${reason}.`
    written.set(field, ofField.set(reason, message))
    return message
  }
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
