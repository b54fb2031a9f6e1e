import type { ExecutionContext, INestApplication } from '@nestjs/common'
import * as nest from '@nestjs/common'
import { campaignContract as forExpress } from './express.js'
import { campaignContract as forFastify } from './fastify.js'
import type { AdapterOptions } from './gate/gate-options.js'
import { verdictOf } from './gate/verdict-of.js'

export * from './gate/exports.js'

/**
 * Validates the requests of the API before they reach a controller, on either of Nest's platforms.
 * Throws a TypeError on an unknown or wrong option, and where the application has been initialised
 * already: its controllers would come first.
 */
export async function useCampaignContract(
  application: INestApplication,
  options: AdapterOptions = {},
): Promise<void> {
  if ('isInitialized' in application && application.isInitialized === true) {
    throw new TypeError(
      'Call useCampaignContract before the application is initialised or listens.',
    )
  }
  const adapter = application.getHttpAdapter()
  if (adapter.getType() === 'fastify') await adapter.getInstance().register(forFastify, options)
  else application.use(forExpress(options))
}

// Up to Nest 11 it is CommonJS, of which not every Node finds all names.
const { createParamDecorator } = 'createParamDecorator' in nest ? nest : commonJsOf(nest)

function commonJsOf(module: object): typeof nest {
  return (module as { default: typeof nest }).default
}

/** A parameter of a controller's method: the verdict on the request that came to it. */
export const ContractVerdict = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  verdictOf(context.switchToHttp().getRequest<object>()),
)
