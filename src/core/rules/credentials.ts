import { areBasicCredentials } from '../protocol/basic-credentials.js'
import { type Rule, unchecked, valid, violation } from './rule.js'

export const credentialsMalformed: Rule = ({ headers }) => {
  if (headers === undefined) return unchecked
  const header = headers.authorization
  if (header === undefined) {
    return violation(
      'Authorization',
      'The `Authorization` header is missing; send Basic credentials.',
    )
  }
  return areBasicCredentials(header)
    ? valid
    : violation(
        'Authorization',
        'Must be `Basic` and the base64 of `<username>:<password>`; neither may be empty.',
      )
}

export const credentialsRejected: Rule = ({ facts }) => {
  if (facts.authenticated === undefined) return unchecked
  return facts.authenticated
    ? valid
    : violation('Authorization', 'The credentials are not valid for this workspace.')
}

export const permissionMissing: Rule = ({ facts }) => {
  if (facts.permitted === undefined) return unchecked
  return facts.permitted
    ? valid
    : violation('Authorization', 'The API key does not have the permission for this operation.')
}

export const featureDisabled: Rule = ({ facts }) => {
  if (facts.workspace?.offeringsEnabled === undefined) return unchecked
  return facts.workspace.offeringsEnabled
    ? valid
    : violation('', 'Offer decisioning is not enabled for this workspace.')
}
