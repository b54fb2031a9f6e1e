import type { Facts } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'

type Change = (facts: Facts) => Facts

/** Creates a mutant of a server with wrong facts. */
const believing = (
  name: string,
  summary: string,
  subjects: readonly string[],
  change: Change,
): Mutant => ({ name: `belief/${name}`, summary, shows: { subjects }, facts: change })

/** Changes facts of the workspace. */
const workspace =
  (change: NonNullable<Facts['workspace']>): Change =>
  (facts) => ({ ...facts, workspace: { ...facts.workspace, ...change } })

const hour = 3_600_000
const later =
  (milliseconds: number): Change =>
  ({ now, ...facts }) => ({ ...facts, ...(now && { now: new Date(now.getTime() + milliseconds) }) })

const everything = () => true

const access: readonly Mutant[] = [
  believing(
    'everybody-authenticated',
    'Accepts any credentials.',
    ['auth/credentials-rejected'],
    (facts) => ({ ...facts, authenticated: true }),
  ),
  believing('never-authenticated', 'Rejects all credentials.', ['*'], (facts) => ({
    ...facts,
    authenticated: false,
  })),
  believing(
    'everybody-permitted',
    'Grants every permission.',
    ['auth/permission-missing'],
    (facts) => ({ ...facts, permitted: true }),
  ),
  believing('never-permitted', 'Denies every permission.', ['*'], (facts) => ({
    ...facts,
    permitted: false,
  })),
]

const ofWorkspace: readonly Mutant[] = [
  believing(
    'offerings-always-enabled',
    'Enables offerings for every workspace.',
    ['offering/feature-disabled'],
    workspace({ offeringsEnabled: true }),
  ),
  believing(
    'offerings-never-enabled',
    'Disables offerings for every workspace.',
    ['*'],
    workspace({ offeringsEnabled: false }),
  ),
  believing(
    'every-tag',
    'Knows every tag.',
    ['offering/tag-unknown'],
    workspace({ tagIds: everything }),
  ),
  believing('no-tag', 'Knows no tag.', ['*'], workspace({ tagIds: [] })),
  believing(
    'every-template',
    'Knows every template.',
    ['offering/template-unknown'],
    workspace({ templateIds: everything }),
  ),
  believing('no-template', 'Knows no template.', ['*'], workspace({ templateIds: [] })),
  believing(
    'every-attribute',
    'Knows every offering attribute.',
    ['offering/attribute-unknown'],
    workspace({ offeringAttributeIds: everything }),
  ),
  believing(
    'no-attribute',
    'Knows no offering attribute.',
    ['*'],
    workspace({ offeringAttributeIds: [] }),
  ),
  believing(
    'no-name-taken',
    'Treats names of other offerings as free.',
    ['offering/name-taken'],
    workspace({ offeringNames: [] }),
  ),
  believing(
    'every-name-taken',
    'Treats every offering name as taken.',
    ['*'],
    workspace({ offeringNames: everything }),
  ),
  believing('no-connector', 'Knows no connector.', ['*'], workspace({ connectors: [] })),
  believing(
    'no-subscription-category',
    'Knows no subscription category.',
    ['*'],
    workspace({ subscriptionCategories: [] }),
  ),
  believing(
    'always-versioned',
    'Enables campaign versions for every workspace.',
    ['publish/not-draft', 'search/version-filter-unavailable'],
    workspace({ versioningEnabled: true }),
  ),
  believing(
    'never-versioned',
    'Disables campaign versions for every workspace.',
    ['*'],
    workspace({ versioningEnabled: false }),
  ),
]

/** Changes fields of a stored campaign or offering, if there is one. */
const stored =
  (kind: 'campaign' | 'offering', fields: Record<string, unknown>): Change =>
  (facts) =>
    facts[kind] ? { ...facts, [kind]: { ...facts[kind], ...fields } } : facts

const without =
  (kind: 'campaign' | 'offering', field: string): Change =>
  (facts) => {
    if (!facts[kind]) return facts
    const { [field]: _, ...others } = facts[kind] as Record<string, unknown>
    return { ...facts, [kind]: others }
  }

const ofStored: readonly Mutant[] = [
  believing(
    'every-campaign-a-draft',
    'Treats every campaign as a draft.',
    ['*'],
    stored('campaign', { status: 'DRAFT' }),
  ),
  believing(
    'every-campaign-active',
    'Treats every campaign as active.',
    ['*'],
    stored('campaign', { status: 'ACTIVE' }),
  ),
  believing(
    'every-campaign-push',
    'Treats every campaign as PUSH.',
    ['*'],
    stored('campaign', { channel: 'PUSH' }),
  ),
  believing(
    'every-campaign-email',
    'Treats every campaign as EMAIL.',
    ['*'],
    stored('campaign', { channel: 'EMAIL' }),
  ),
  believing(
    'every-campaign-periodic',
    'Treats every campaign as periodic.',
    ['*'],
    stored('campaign', { campaign_delivery_type: 'PERIODIC' }),
  ),
  believing(
    'every-campaign-once',
    'Treats every campaign as ONE_TIME.',
    ['*'],
    stored('campaign', { campaign_delivery_type: 'ONE_TIME' }),
  ),
  believing(
    'no-stored-content',
    'Forgets the content of stored campaigns.',
    ['*'],
    without('campaign', 'campaign_content'),
  ),
  believing(
    'no-stored-details',
    'Forgets the basic details of stored campaigns.',
    ['*'],
    without('campaign', 'basic_details'),
  ),
  believing('no-campaign', 'Knows no campaign.', ['*'], (facts) =>
    facts.campaign ? { ...facts, campaign: null } : facts,
  ),
  believing(
    'every-offering-active',
    'Treats every offering as active.',
    ['*'],
    stored('offering', { status: 'active' }),
  ),
  believing(
    'every-offering-scheduled',
    'Treats every offering as scheduled.',
    ['*'],
    stored('offering', { status: 'scheduled' }),
  ),
  believing(
    'every-offering-expired',
    'Treats every offering as expired.',
    ['*'],
    stored('offering', { status: 'expired' }),
  ),
  believing(
    'every-offering-archived',
    'Treats every offering as archived.',
    ['*'],
    stored('offering', { status: 'archived' }),
  ),
  believing('no-offering', 'Knows no offering.', ['*'], (facts) =>
    facts.offering ? { ...facts, offering: null } : facts,
  ),
  believing(
    'no-stored-schedule',
    'Forgets when offerings start and expire.',
    ['*'],
    without('offering', 'scheduling'),
  ),
]

const ofTime: readonly Mutant[] = [
  believing(
    'an-hour-ahead',
    'Its clock is an hour ahead.',
    ['offering/*', 'rate-limit/exceeded', 'sequence/*'],
    later(hour),
  ),
  believing(
    'an-hour-behind',
    'Its clock is an hour behind.',
    ['offering/*', 'rate-limit/exceeded', 'sequence/*'],
    later(-hour),
  ),
  believing(
    'a-year-ahead',
    'Its clock is a year ahead.',
    ['offering/*', 'rate-limit/exceeded', 'sequence/*'],
    later(365 * 24 * hour),
  ),
]

/** Servers with wrong facts. */
export const beliefs: readonly Mutant[] = [...access, ...ofWorkspace, ...ofStored, ...ofTime]
