import type { INestApplication } from '@nestjs/common'
import { ContractVerdict, useCampaignContract } from 'campaign-contract/nestjs'
import { contract } from './plugins.cjs'

export const use = (application: INestApplication) => useCampaignContract(application, { contract })
export const decorator: ParameterDecorator = ContractVerdict()

export const misuse = (application: INestApplication) =>
  // @ts-expect-error: there is no such option
  useCampaignContract(application, { modus: 'x' })
