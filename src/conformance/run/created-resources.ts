import { isObject } from '../../core/base/json.js'
import type { Contract } from '../../core/index.js'
import type { ReceivedResponse, SentRequest } from '../report/exchange.js'
import { isSuccess } from '../report/is-success.js'
import type { CreatedResource } from '../report/report.js'

/** Collects the campaigns and offerings that requests create. */
export function createdResources({ match }: Contract) {
  const created: CreatedResource[] = []
  return {
    add({ method, url }: SentRequest, response: ReceivedResponse): void {
      if (!isSuccess(response) || method !== 'POST') return
      const operation = match(method, url)?.operation
      if (operation !== 'createCampaign' && operation !== 'createOffering') return
      const { body } = response
      const data = isObject(body) ? body.data : undefined
      const id = isObject(data) ? data.id : undefined
      created.push({ operation, id: typeof id === 'string' ? id : '' })
    },
    list: (): readonly CreatedResource[] => created,
  }
}
