import { given, type JsonObject, objectAt, own, type Path } from '../json.js'
import { quoted } from '../text.js'
import { fine, type Problem, type Rule, type RuleContext } from './rule.js'

/** An object in the body and where it stands. */
export interface Place {
  readonly path: Path
  readonly value: JsonObject
}

/** Finds the places that a rule is about. */
export type Places = (context: RuleContext) => Iterable<Place>

/**
 * A condition on an object: why it holds, as words that complete "... is required because ...", or
 * undefined where it does not.
 */
export type Condition = (object: JsonObject, context: RuleContext) => string | undefined

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
  (places: Places, condition: Condition, ...fields: string[]): Rule =>
  (context) =>
    collect(places(context), ({ path, value }) => {
      const reason = condition(value, context)
      if (reason === undefined) return fine
      return fields
        .filter((field) => !given(value, field))
        .map((field) => ({
          at: [...path, field],
          message: `${quoted(field)} is required because ${reason}.`,
        }))
    })

/** Runs `judge` on every place and gathers what it finds. */
export function collect<Item>(
  items: Iterable<Item>,
  judge: (item: Item) => readonly Problem[],
): readonly Problem[] {
  const found: Problem[] = []
  for (const item of items) {
    for (const each of judge(item)) found.push(each)
  }
  return found
}

/** The object at a fixed path of the body. */
export const at =
  (...path: string[]): Places =>
  ({ body }) => {
    const value = objectAt(body, path)
    return value === undefined ? [] : [{ path, value }]
  }
