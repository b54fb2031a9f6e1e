import {
  androidTemplateTypes,
  identifiersByChannel,
  lockedFields,
  statusActions,
} from '../../../generated/tables.js'
import { isObject, objectAt, toTarget } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { kebab } from './kebab.js'

/** Servers that accept an identifier of one channel in the other channel. */
const identifiers: readonly Mutant[] = (['PUSH', 'EMAIL'] as const).flatMap((channel) =>
  identifiersByChannel[channel]
    .filter((name) => name !== 'CUSTOM_SEGMENT')
    .map((name) => ({
      name: `test/identifier-${kebab(name)}-everywhere`,
      summary: `Accepts the identifier ${name} of ${channel} in the other channel.`,
      shows: { operations: ['testCampaign' as const], subjects: ['test/identifier-channel'] },
      forgives: ({ rule }, { body }) =>
        rule === 'test/identifier-channel' &&
        objectAt(body, ['test_campaign_meta'])?.identifier === name,
    })),
)

/** Servers that change a locked field of an active offering. */
const locks: readonly Mutant[] = lockedFields.active.map(({ path }) => {
  const field = toTarget(path)
  return {
    name: `offering/unlocks-${kebab(field)}`,
    summary: `Changes \`${field}\` of an active offering.`,
    shows: { operations: ['updateOffering' as const], subjects: ['offering/field-locked'] },
    forgives: ({ rule, target }) =>
      rule === 'offering/field-locked' && (target === field || target.startsWith(`${field}.`)),
  }
})

/** Servers that reject an action of a status change. */
const actions: readonly Mutant[] = statusActions.map(({ action }) => ({
  name: `refuses/${kebab(action)}`,
  summary: `Rejects the action ${action} of a status change.`,
  shows: {
    operations: ['changeCampaignStatus' as const],
    subjects: ['*'],
    kind: 'refused' as const,
  },
  refuses: ({ operation, body }) =>
    operation === 'changeCampaignStatus' && isObject(body) && body.action === action
      ? { target: 'action', message: 'Unknown action.' }
      : undefined,
}))

/** Servers that reject a template type. */
const templates: readonly Mutant[] = androidTemplateTypes.map((type) => ({
  name: `refuses/template-${kebab(type)}`,
  summary: `Rejects the template type ${type}.`,
  shows: { subjects: ['*'], kind: 'refused' as const },
  refuses: ({ body }) =>
    JSON.stringify(body ?? null).includes(`"template_type":"${type}"`)
      ? { target: 'campaign_content', message: `Unknown template type ${type}.` }
      : undefined,
}))

/** Servers whose tables have one entry more or one fewer than the contract. */
export const tables: readonly Mutant[] = [...identifiers, ...locks, ...actions, ...templates]
