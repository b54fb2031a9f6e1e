import { allowedStatusActions } from '../../src/core/index.js'
import type { CampaignStates, Documents, OfferingStates, States } from '../generate/documents.js'
import { code, fenced, page, ruleLink, sentence, table } from './markdown.js'

/** Returns `docs/states.md`: the states of offerings and campaigns, from `x-states`. */
export function statesPage(documents: Documents): string {
  const offerings = documents.offerings['x-states']
  const campaigns = documents.campaigns['x-states']
  return page(
    '# States',
    'The states of offerings and campaigns, from `x-states` in the OpenAPI documents. In code, use `offeringStatusAt`, `lockedFields` and `allowedStatusActions`.',
    '## Offerings',
    'Offerings are not published; their status follows the scheduling window. An archived, expired or draft offering keeps its stored status. Any other offering is scheduled before the start, active from the start until the expiry, and expired from the expiry on.',
    fenced('mermaid', diagram(offerings)),
    stateTable(offerings),
    transitionTable(offerings),
    ...offerings.transitions.flatMap(({ trigger, to, 'x-assumed-reason': reason }) =>
      reason === undefined ? [] : [`On \`${trigger}\` to \`${to}\`: ${reason}`],
    ),
    '### What an update may change',
    lockTable(offerings),
    `Updating an expired offering violates ${ruleLink('offering/expired')}, an archived one ${ruleLink('offering/archived')}, a locked field ${ruleLink('offering/field-locked')}. ${offerings['unlisted-fields']['x-assumed-reason']} They are editable, as is every field of a draft.`,
    '## Campaigns',
    `Not documented: ${campaigns['x-not-documented']}`,
    fenced('mermaid', diagram(campaigns)),
    stateTable(campaigns),
    transitionTable(campaigns),
    '### Status changes by delivery type',
    actionTable(documents, campaigns),
    'Test sends and validations do not change the state.',
  )
}

const unknownState = 'not documented'

function diagram({ states, transitions }: States): string {
  const others = transitions.flatMap(({ from, to }) => [...from, to ?? unknownState])
  const names = [...new Set([...Object.keys(states), ...others])]
  return [
    'stateDiagram-v2',
    ...names.map((name) => `  ${name === idOf(name) ? name : `state "${name}" as ${idOf(name)}`}`),
    ...transitions.flatMap(({ from, to, trigger, condition, 'x-assumed-reason': reason }) => {
      const doubt = reason === undefined ? '' : ' (see below)'
      return (from.length === 0 ? ['[*]'] : from.map(idOf)).map(
        (source) =>
          `  ${source} --> ${idOf(to ?? unknownState)} : ${label(`${trigger}, if ${condition}${doubt}`)}`,
      )
    }),
  ].join('\n')
}

const idOf = (state: string): string => state.replaceAll(' ', '_')

/** Returns a Mermaid label: without colons, semicolons and braces, which have a meaning there. */
const label = (text: string): string => text.replaceAll(/[`{}]/g, '').replaceAll(/[:;]/g, '')

const stateTable = ({ states }: States): string =>
  table(
    ['state', 'meaning'],
    Object.entries(states).map(([state, meaning]) => [code(state), sentence(meaning)]),
  )

const transitionTable = ({ transitions }: States): string =>
  table(
    ['from', 'trigger', 'condition', 'to', 'effects'],
    transitions.map(({ from, trigger, condition, to, effects, rule }) => [
      from.length === 0 ? '(none)' : from.join(', '),
      trigger,
      rule === undefined ? condition : `${condition} (${ruleLink(rule)})`,
      to ?? unknownState,
      effects ?? '–',
    ]),
  )

const lockTable = ({ locks, 'unlisted-fields': others }: OfferingStates): string =>
  table(
    ['field', 'scheduled', 'active'],
    [
      ...locks.map(({ field, when, scheduled, active }) => [
        when === undefined ? code(field) : `${code(field)}, type ${when.type}`,
        scheduled,
        active,
      ]),
      ['any other field', others.scheduled, others.active],
    ],
  )

function actionTable({ campaigns }: Documents, { 'allowed-actions': actions }: CampaignStates) {
  const { enum: creatable = [], 'x-enum-rules': others } =
    campaigns.components.schemas.CreatableDeliveryType ?? {}
  const names = Object.keys(actions)
  return table(
    ['delivery type', ...names],
    [...creatable, ...Object.keys(others as object)].map((type) => {
      const allowed = allowedStatusActions(type)
      return [code(type), ...names.map((name) => (allowed.includes(name) ? 'yes' : 'no'))]
    }),
  )
}
