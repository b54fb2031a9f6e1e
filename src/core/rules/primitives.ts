import { isGivenId, type JsonObject, type Path } from '../base/json.js'
import { quoted } from '../base/text.js'
import { LocatedObject, noObjects } from './located-object.js'
import { type BodyContext, type BodyRule, type RuleViolation, valid } from './rule.js'

/** Finds the objects that a rule is about. */
export type Selector = (context: BodyContext) => readonly LocatedObject[]

/**
 * A condition on an object. Returns the reason, in words that complete "… is required because …",
 * or undefined if the condition is not met.
 */
export type Condition = (object: JsonObject, context: BodyContext) => string | undefined

/** Returns the condition that `field` has one of the values. */
export const is = (field: string, ...values: (string | boolean)[]): Condition => {
  const reasons = new Map<unknown, string>(
    values.map((value) => [value, `${quoted(field)} is ${quoted(String(value))}`]),
  )
  return (object) => reasons.get(object[field])
}

/** Returns the condition that one of the conditions is met; the first one gives the reason. */
export const anyOf =
  (...conditions: Condition[]): Condition =>
  (object, context) => {
    for (const condition of conditions) {
      const reason = condition(object, context)
      if (reason !== undefined) return reason
    }
    return undefined
  }

/** Returns the condition that the id in `field` is missing. */
export const lacksId = (field: string): Condition => {
  const reason = `${quoted(field)} is missing`
  return (object) => (isGivenId(object[field]) ? undefined : reason)
}

/** Returns a function that makes rules which require fields, for one meaning of "given". */
const requiring =
  (isGiven: (value: unknown) => boolean) =>
  (objectsIn: Selector, condition: Condition, ...fields: string[]): BodyRule =>
  (context) => {
    let found: RuleViolation[] | undefined
    let messageOf: ReturnType<typeof requiredMessages> | undefined
    for (const object of objectsIn(context)) {
      for (const field of fields) {
        if (isGiven(object.value[field])) continue
        // Evaluated last: only a missing field needs the reason.
        const reason = condition(object.value, context)
        if (reason === undefined) break
        found ??= []
        messageOf ??= requiredMessages()
        found.push({ at: object.at(field), message: messageOf(field, reason) })
      }
    }
    return found ?? valid
  }

/** Returns a rule that requires fields if the condition is met; one violation per missing field. */
export const requiredWhen = requiring((value) => value !== undefined)

/** Returns a rule that requires an id if the condition is met. */
export const idRequiredWhen = requiring(isGivenId)

/** Returns a function that builds each message once for all objects with the same reason. */
function requiredMessages(): (field: string, reason: string) => string {
  const written = new Map<string, Map<string, string>>()
  return (field, reason) => {
    const ofField = written.get(field) ?? new Map<string, string>()
    const message = ofField.get(reason) ?? `${quoted(field)} is required because ${reason}.`
    written.set(field, ofField.set(reason, message))
    return message
  }
}

/** Runs `check` on every item and collects the violations. */
export function collect<Item>(
  items: readonly Item[],
  check: (item: Item, index: number) => readonly RuleViolation[],
): readonly RuleViolation[] {
  let found: RuleViolation[] | undefined
  for (let index = 0; index < items.length; index++) {
    for (const violation of check(items[index] as Item, index)) {
      found ??= []
      found.push(violation)
    }
  }
  return found ?? valid
}

/** Returns a selector of the object at a path, if there is one. */
export const at =
  (path: Path, read: (context: BodyContext) => JsonObject | undefined): Selector =>
  (context) => {
    const value = read(context)
    return value === undefined ? noObjects : [new LocatedObject(value, path)]
  }
