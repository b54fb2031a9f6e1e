import {
  androidTemplateTypes,
  identifiersByChannel,
  lockedFields,
  statusActions,
} from '../../../generated/tables.js'
import { isObject, objectAt, toTarget } from '../../../src/core/base/json.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'
import { kebab } from './kebab.js'

/** The identifiers that one channel has alone, each taken by the other one too. */
const identifiers: readonly Mutant[] = (['PUSH', 'EMAIL'] as const).flatMap((channel) =>
  identifiersByChannel[channel]
    .filter((name) => name !== 'CUSTOM_SEGMENT')
    .map((name) => ({
      name: `test/identifier-${kebab(name)}-everywhere`,
      summary: `Takes the identifier ${name} of ${channel} for the other channel too.`,
      shows: { operations: ['testCampaign' as const], subjects: ['test/identifier-channel'] },
      forgives: ({ rule }, { body }) =>
        rule === 'test/identifier-channel' &&
        objectAt(body, ['test_campaign_meta'])?.identifier === name,
    })),
)

/** The fields of an active offering that cannot be changed, each of them changed. */
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

/** The actions of a status change, each refused for a delivery type that has it. */
const actions: readonly Mutant[] = statusActions.map(({ action }) => ({
  name: `refuses/${kebab(action)}`,
  summary: `Refuses the action ${action} of a status change.`,
  shows: {
    operations: ['changeCampaignStatus' as const],
    subjects: ['*'],
    kind: 'refused' as const,
  },
  refuses: ({ operation, body }) =>
    operation === 'changeCampaignStatus' && isObject(body) && body.action === action
      ? { target: 'action', message: 'There is no such action.' }
      : undefined,
}))

/** Every type of template, each unknown to a server. */
const templates: readonly Mutant[] = androidTemplateTypes.map((type) => ({
  name: `refuses/template-${kebab(type)}`,
  summary: `Does not know the type of template ${type}.`,
  shows: { subjects: ['*'], kind: 'refused' as const },
  refuses: ({ body }) =>
    JSON.stringify(body ?? null).includes(`"template_type":"${type}"`)
      ? { target: 'campaign_content', message: `There is no template ${type}.` }
      : undefined,
}))

/** Servers that have another table than the contract: a member more, or one less. */
export const tables: readonly Mutant[] = [...identifiers, ...locks, ...actions, ...templates]
