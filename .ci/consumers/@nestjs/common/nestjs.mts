import type { INestApplication } from '@nestjs/common'
import { ContractVerdict, useCampaignContract } from 'campaign-contract/nestjs'

export const use = (application: INestApplication) =>
  useCampaignContract(application, { contract: { serviceName: 'ACME' } })
export const decorator: ParameterDecorator = ContractVerdict()

// @ts-expect-error: there is no such option
export const misuse = (application: INestApplication) =>
  useCampaignContract(application, { modus: 'x' })
