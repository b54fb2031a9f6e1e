import { describe, expectTypeOf, it } from 'vitest'
import type { campaigns } from '../../generated/types/index.js'
import { createContract, type RequestBody } from '../../src/core/index.js'

/* Type tests: `npm run typecheck` runs them; in the test run these assertions do nothing. */

const contract = createContract()

type Schemas = campaigns.components['schemas']
type ContentOf<Body> = Body extends { campaign_content?: infer Found }
  ? NonNullable<NonNullable<Found> extends { content?: infer Content } ? Content : never>
  : never
type Push = Extract<RequestBody<'testCampaign'>, { channel: 'PUSH' }>
type Email = Extract<RequestBody<'testCampaign'>, { channel: 'EMAIL' }>

describe('content', () => {
  it('is flat or keyed, narrowed by `in`', () => {
    void ((content: Schemas['Content']) => {
      if ('default' in content) {
        expectTypeOf(content).toEqualTypeOf<Schemas['KeyedContent']>()
        expectTypeOf(content.default.variation_1?.push).toEqualTypeOf<
          Schemas['PushContent'] | undefined
        >()
        expectTypeOf(content.push).toEqualTypeOf<undefined>()
        for (const variations of Object.values(content)) {
          for (const message of Object.values(variations)) {
            expectTypeOf(message).toEqualTypeOf<Schemas['MessageBody']>()
          }
        }
      } else if ('push' in content) {
        expectTypeOf(content.push).toEqualTypeOf<Schemas['PushContent']>()
        expectTypeOf(content).not.toHaveProperty('default')
      } else {
        expectTypeOf(content.email).toEqualTypeOf<Schemas['EmailContent']>()
      }
    })
  })

  it('has the messages of its channel only', () => {
    void ((content: ContentOf<Push>) => {
      if ('default' in content) {
        expectTypeOf(content.default.variation_1?.email).toEqualTypeOf<undefined>()
      } else {
        expectTypeOf(content).toEqualTypeOf<{ push: Schemas['PushContent'] }>()
      }
    })
    void ((content: ContentOf<Email>) => {
      if ('default' in content) {
        expectTypeOf(content.default.variation_1?.push).toEqualTypeOf<undefined>()
      } else {
        expectTypeOf(content).toEqualTypeOf<{ email: Schemas['EmailContent'] }>()
      }
    })
  })

  it('narrows in a checked request', () => {
    const verdict = contract.check('testCampaign', {})
    if (!verdict.ok) return
    const content = verdict.request.body.campaign_content?.content
    if (content && 'push' in content) {
      expectTypeOf(content.push).toEqualTypeOf<Schemas['PushContent']>()
      expectTypeOf(content.push.android?.template_type).toExtend<string | undefined>()
    }
    if (content && 'default' in content) {
      expectTypeOf(content.de?.variation_1?.push?.ios?.template_type).toExtend<string | undefined>()
    }
  })

  it('is not written in both shapes, or without the default locale', () => {
    const push = { android: { template_type: 'BASIC' } } as const
    void ((): Schemas['Content'] => ({ push }))
    void ((): Schemas['Content'] => ({ default: { variation_1: { push } }, de: {} }))
    // @ts-expect-error Mixed.
    void ((): Schemas['Content'] => ({ push, default: { variation_1: { push } } }))
    // @ts-expect-error Without the default locale.
    void ((): Schemas['Content'] => ({ de: { variation_1: { push } } }))
    // @ts-expect-error Without a variation.
    void ((): Schemas['Content'] => ({ default: { push } }))
    // @ts-expect-error Empty.
    void ((): Schemas['Content'] => ({}))
    // @ts-expect-error Of the other channel.
    void ((): ContentOf<Email> => ({ push }))
  })
})

describe('the update that publishes a campaign', () => {
  it('is an alternative', () => {
    expectTypeOf<{ status: 'PUBLISH' }>().toExtend<RequestBody<'updateCampaign'>>()
    void ((body: RequestBody<'updateCampaign'>) => {
      expectTypeOf(body.status).toEqualTypeOf<'PUBLISH' | undefined>()
      if (body.status === 'PUBLISH') {
        expectTypeOf(body.status).toEqualTypeOf<'PUBLISH'>()
        expectTypeOf(body.channel).toEqualTypeOf<'PUSH' | 'EMAIL' | undefined>()
      } else {
        expectTypeOf(body.status).toEqualTypeOf<undefined>()
        if (body.channel === 'PUSH') {
          expectTypeOf(body.basic_details).toEqualTypeOf<Schemas['PushBasicDetails'] | undefined>()
        }
      }
    })
    // @ts-expect-error No such status.
    void ((): RequestBody<'updateCampaign'> => ({ status: 'DRAFT' }))
    // @ts-expect-error Only an update publishes.
    void ((): RequestBody<'changeCampaignStatus'> => ({ action: 'PUBLISH' }))
  })
})

describe('fields with a default', () => {
  it('are optional, because nothing is filled in', () => {
    expectTypeOf<Schemas['EmailBasicDetails']['user_attribute_identifier']>().toEqualTypeOf<
      string | undefined
    >()
    void ((): Schemas['EmailContent'] => ({ html_content: '<p></p>' }))
  })
})

it('an address is a string', () => {
  expectTypeOf<Schemas['EmailContent']['from_address']>().toEqualTypeOf<string | undefined>()
  expectTypeOf<Schemas['EmailContent']['cc_ids']>().toEqualTypeOf<string[] | undefined>()
})
