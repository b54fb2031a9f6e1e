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

/** A condition on an object, with the words that say why it makes a field required. */
export interface Condition {
  holds(object: JsonObject, context: RuleContext): boolean
  /** Completes "... is required because ..." */
  because(object: JsonObject, context: RuleContext): string
}

/** `field` has one of the values. */
export const is = (field: string, ...values: (string | boolean)[]): Condition => ({
  holds: (object) => values.includes(own(object, field) as string | boolean),
  because: (object) => `${quoted(field)} is ${quoted(String(own(object, field)))}`,
})

/** One of the conditions holds; the first that does gives the reason. */
export const anyOf = (...conditions: Condition[]): Condition => ({
  holds: (object, context) => conditions.some(({ holds }) => holds(object, context)),
  because: (object, context) =>
    conditions.find(({ holds }) => holds(object, context))?.because(object, context) ?? '',
})

/** `field` is not given. */
export const lacks = (field: string): Condition => ({
  holds: (object) => !given(object, field),
  because: () => `no ${quoted(field)} is given`,
})

/** Each of the fields is given where the condition holds; one problem for each that is not. */
export const requiredWhen =
  (places: Places, condition: Condition, ...fields: string[]): Rule =>
  (context) =>
    collect(places(context), ({ path, value }) =>
      condition.holds(value, context)
        ? fields
            .filter((field) => !given(value, field))
            .map((field) => ({
              at: [...path, field],
              message: `${quoted(field)} is required because ${condition.because(value, context)}.`,
            }))
        : fine,
    )

/** Runs `judge` on every place and gathers what it finds. */
export function collect<Item>(
  items: Iterable<Item>,
  judge: (item: Item) => readonly Problem[],
): readonly Problem[] {
  let found: Problem[] | undefined
  for (const item of items) {
    const problems = judge(item)
    if (problems.length > 0) {
      found ??= []
      for (const each of problems) found.push(each)
    }
  }
  return found ?? fine
}

/** The object at a fixed path of the body. */
export const at =
  (...path: string[]): Places =>
  ({ body }) => {
    const value = objectAt(body, path)
    return value === undefined ? [] : [{ path, value }]
  }
