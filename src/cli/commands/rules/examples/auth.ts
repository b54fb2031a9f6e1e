import type { RuleExamples } from './rule-example.js'

export const auth: RuleExamples = {
  'auth/credentials-malformed': {
    why: 'The server reads the workspace from the user name and the API key from the password. If the header is missing or not decodable, it cannot tell whose campaign or offering this is. Send `Authorization: Basic` with the base64 of `<username>:<password>`.',
  },
  'auth/credentials-rejected': {
    why: 'Well-formed credentials can still belong to no workspace, for example after a key was replaced. Every request fails until you send valid ones, so do not retry with the same credentials.',
  },
  'auth/permission-missing': {
    why: 'A valid key may lack the right to change campaigns, so nothing it sends has an effect. Use a key with the permissions View, Create and Manage, and Create, Manage and Publish.',
  },
}
