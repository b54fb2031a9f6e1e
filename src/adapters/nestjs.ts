import type { ExecutionContext, INestApplication } from '@nestjs/common'
import * as nest from '@nestjs/common'
import { campaignContract as forExpress } from './express.js'
import { campaignContract as forFastify } from './fastify.js'
import type { AdapterOptions } from './gate/gate-options.js'
import { verdictOf } from './gate/verdict-of.js'

export * from './gate/exports.js'

/**
 * Validates requests of the API before they reach a controller, on Express or Fastify. Throws a
 * TypeError on an unknown or invalid option, and if the application is already initialised: its
 * controllers would run first.
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

// Nest up to version 11 is CommonJS, and not every Node detects all its export names.
const { createParamDecorator } = 'createParamDecorator' in nest ? nest : commonJsOf(nest)

function commonJsOf(module: object): typeof nest {
  return (module as { default: typeof nest }).default
}

/** Injects the verdict on the request as a parameter of a controller method. */
export const ContractVerdict = createParamDecorator((_data: unknown, context: ExecutionContext) =>
  verdictOf(context.switchToHttp().getRequest<object>()),
)
