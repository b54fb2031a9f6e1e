import type { Facts } from '../../../src/core/index.js'
import type { Mutant } from '../../../src/testing/sandbox/index.js'

type Change = (facts: Facts) => Facts

/** A server that knows something else than it should. */
const believing = (
  name: string,
  summary: string,
  subjects: readonly string[],
  change: Change,
): Mutant => ({ name: `belief/${name}`, summary, shows: { subjects }, facts: change })

/** Something else of the workspace. */
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
    'Takes any credentials for right.',
    ['auth/credentials-rejected'],
    (facts) => ({ ...facts, authenticated: true }),
  ),
  believing('never-authenticated', 'Rejects all credentials.', ['*'], (facts) => ({
    ...facts,
    authenticated: false,
  })),
  believing(
    'everybody-permitted',
    'Lets everybody do everything.',
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
    'Has offerings for every workspace.',
    ['offering/feature-disabled'],
    workspace({ offeringsEnabled: true }),
  ),
  believing(
    'offerings-never-enabled',
    'Has offerings for no workspace.',
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
    'Knows every attribute of offerings.',
    ['offering/attribute-unknown'],
    workspace({ offeringAttributeIds: everything }),
  ),
  believing(
    'no-attribute',
    'Knows no attribute of offerings.',
    ['*'],
    workspace({ offeringAttributeIds: [] }),
  ),
  believing(
    'no-name-taken',
    'Takes the name of another offering for free.',
    ['offering/name-taken'],
    workspace({ offeringNames: [] }),
  ),
  believing(
    'every-name-taken',
    'Takes every name of an offering for taken.',
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
    'Has versions of the campaigns of every workspace.',
    ['publish/not-draft', 'search/version-filter-unavailable'],
    workspace({ versioningEnabled: true }),
  ),
  believing(
    'never-versioned',
    'Has versions of the campaigns of no workspace.',
    ['*'],
    workspace({ versioningEnabled: false }),
  ),
]

/** Something else of a stored campaign or offering, where there is one. */
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
    'Takes every campaign for a draft.',
    ['*'],
    stored('campaign', { status: 'DRAFT' }),
  ),
  believing(
    'every-campaign-active',
    'Takes every campaign for active.',
    ['*'],
    stored('campaign', { status: 'ACTIVE' }),
  ),
  believing(
    'every-campaign-push',
    'Takes every campaign for one of the channel PUSH.',
    ['*'],
    stored('campaign', { channel: 'PUSH' }),
  ),
  believing(
    'every-campaign-email',
    'Takes every campaign for one of the channel EMAIL.',
    ['*'],
    stored('campaign', { channel: 'EMAIL' }),
  ),
  believing(
    'every-campaign-periodic',
    'Takes every campaign for a periodic one.',
    ['*'],
    stored('campaign', { campaign_delivery_type: 'PERIODIC' }),
  ),
  believing(
    'every-campaign-once',
    'Takes every campaign for one that is sent once.',
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
    'Takes every offering for active.',
    ['*'],
    stored('offering', { status: 'active' }),
  ),
  believing(
    'every-offering-scheduled',
    'Takes every offering for scheduled.',
    ['*'],
    stored('offering', { status: 'scheduled' }),
  ),
  believing(
    'every-offering-expired',
    'Takes every offering for expired.',
    ['*'],
    stored('offering', { status: 'expired' }),
  ),
  believing(
    'every-offering-archived',
    'Takes every offering for archived.',
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
    'Has a clock that is an hour ahead.',
    ['offering/*', 'rate-limit/exceeded', 'sequence/*'],
    later(hour),
  ),
  believing(
    'an-hour-behind',
    'Has a clock that is an hour behind.',
    ['offering/*', 'rate-limit/exceeded', 'sequence/*'],
    later(-hour),
  ),
  believing(
    'a-year-ahead',
    'Has a clock that is a year ahead.',
    ['offering/*', 'rate-limit/exceeded', 'sequence/*'],
    later(365 * 24 * hour),
  ),
]

/** Servers that know something else than they should. */
export const beliefs: readonly Mutant[] = [...access, ...ofWorkspace, ...ofStored, ...ofTime]
