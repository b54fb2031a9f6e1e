import { isObject, type Path } from '../../core/base/json.js'
import type { CaseRequest } from '../cases/cases.js'

/** Returns the path of what a rule checks: publish and validate report places in the stored draft. */
export function checkedRoot({ operation, body, given }: CaseRequest, target = ''): Path {
  const [first = ''] = target.split('.')
  const checksDraft =
    operation === 'validateCampaign' || (isObject(body) && body.status === 'PUBLISH')
  const isInDraft =
    checksDraft && !(isObject(body) && body[first] !== undefined) && isObject(given?.campaign)
  return isInDraft ? ['given', 'campaign'] : ['body']
}
