import { parseBasicCredentials } from '../protocol/basic-credentials.js'
import { fine, problem, type Rule, unchecked } from './rule.js'

export const credentialsMalformed: Rule = ({ headers }) => {
  if (headers === undefined) return unchecked
  const header = headers.authorization
  if (header === undefined) {
    return problem('Authorization', 'The Authorization header with Basic credentials is missing.')
  }
  return parseBasicCredentials(header) === undefined
    ? problem(
        'Authorization',
        'Must be `Basic` followed by the base64 of `<username>:<password>`, both not empty.',
      )
    : fine
}

export const credentialsRejected: Rule = ({ facts }) => {
  if (facts.authenticated === undefined) return unchecked
  return facts.authenticated
    ? fine
    : problem('Authorization', 'The credentials are not valid for this workspace.')
}

export const permissionMissing: Rule = ({ facts }) => {
  if (facts.permitted === undefined) return unchecked
  return facts.permitted
    ? fine
    : problem('Authorization', 'The API key lacks the permission that this operation needs.')
}

export const featureDisabled: Rule = ({ facts }) => {
  if (facts.workspace?.offeringsEnabled === undefined) return unchecked
  return facts.workspace.offeringsEnabled
    ? fine
    : problem('', 'Offer decisioning is not enabled for this workspace.')
}
