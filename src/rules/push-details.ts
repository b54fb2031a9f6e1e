import { isEmailBody } from './channel.js'
import { at, type Places } from './primitives.js'

/** An object within the basic details of push; in a body about e-mail it is an unknown field. */
export const inPushDetails = (...path: string[]): Places => {
  const search = at('basic_details', ...path)
  return (context) => (isEmailBody(context) ? [] : search(context))
}
