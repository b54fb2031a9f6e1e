import { bug, switchedOn } from './bugs/active.mjs'
import { add, dayOf, dig, parseTime } from './check.mjs'
import { canonical } from './idempotency.mjs'

const without = (paths, id, path) => (bug(id) ? paths.filter((each) => each !== path) : paths)

let lockedWhenActive = [
  'scheduling.start_datetime',
  'conversion',
  'variation_meta.type',
  'variation_meta.variantsPerLocale',
]
lockedWhenActive = without(lockedWhenActive, 'start-not-locked', 'scheduling.start_datetime')
lockedWhenActive = without(lockedWhenActive, 'conversion-not-locked', 'conversion')
lockedWhenActive = without(lockedWhenActive, 'variation-type-not-locked', 'variation_meta.type')
lockedWhenActive = without(
  lockedWhenActive,
  'variants-not-locked',
  'variation_meta.variantsPerLocale',
)

// Fields that a bug locks by mistake while an offering is active.
const wronglyLocked = {
  'expiry-locked': 'scheduling.expiry_datetime',
  'control-group-locked': 'variation_meta.control_group.percentage',
  'priority-locked': 'priority',
  'name-locked': 'name',
  'content-locked': 'offer_content',
  'segment-locked': 'segment_info',
  'tags-locked': 'tags',
}

const distribution = 'variation_meta.smv_distribution'

// Fields that a bug locks by mistake while an offering is scheduled.
const wronglyLockedWhenScheduled = {
  'scheduled-conversion-locked': 'conversion',
  'scheduled-start-locked': 'scheduling.start_datetime',
  'scheduled-expiry-locked': 'scheduling.expiry_datetime',
  'scheduled-variants-locked': 'variation_meta.variantsPerLocale',
  'scheduled-variation-type-locked': 'variation_meta.type',
  'scheduled-control-group-locked': 'variation_meta.control_group.percentage',
  'scheduled-content-locked': 'offer_content',
  'scheduled-name-locked': 'name',
  'scheduled-segment-locked': 'segment_info',
  'scheduled-tags-locked': 'tags',
  'scheduled-priority-locked': 'priority',
}

function lockedFields(body, offering, status) {
  const first = bug('lock-uses-first-type') ? offering.firstType : undefined
  const sent = bug('distribution-lock-by-sent-type')
  const read = sent ? dig(body, 'variation_meta.type') : dig(offering, 'variation_meta.type')
  const dynamic = (first ?? read) === 'DMV'
  if (status === 'scheduled') {
    const locked = Object.keys(wronglyLockedWhenScheduled)
      .filter(bug)
      .map((id) => wronglyLockedWhenScheduled[id])
    const kind = dynamic ? 'dynamic' : 'static'
    return bug(`scheduled-${kind}-distribution-locked`) ? [distribution] : locked
  }
  if (status !== 'active') return []
  const extra = Object.keys(wronglyLocked)
    .filter(bug)
    .map((id) => wronglyLocked[id])
  if (dynamic && bug('dynamic-control-group-locked')) {
    extra.push('variation_meta.control_group.percentage')
  }
  if (dynamic && bug('dynamic-expiry-locked')) extra.push('scheduling.expiry_datetime')
  if (dynamic && bug('dynamic-segment-locked')) extra.push('segment_info')
  if (dynamic && bug('dynamic-content-locked')) extra.push('offer_content')
  const locksDistribution = dynamic
    ? !bug('dynamic-distribution-not-locked')
    : bug('static-distribution-locked')
  const open = dynamic
    ? switchedOn({
        'dynamic-type-not-locked': 'variation_meta.type',
        'dynamic-variants-not-locked': 'variation_meta.variantsPerLocale',
        'dynamic-conversion-not-locked': 'conversion',
      })
    : []
  const always = lockedWhenActive.filter((path) => !open.includes(path))
  return [...always, ...extra, ...(locksDistribution ? [distribution] : [])]
}

const sameValue = (a, b) =>
  canonical(a) === canonical(b) || (!Number.isNaN(parseTime(a)) && parseTime(a) === parseTime(b))

const codeFor = (path) =>
  bug('locked-start-code') && path === 'scheduling.start_datetime'
    ? 'INVALID_SCHEDULING'
    : 'IMMUTABLE_FIELD'

/** The locked fields that an update changes. */
export function locksViolated(body, offering, status) {
  const out = []
  const [first] = Object.keys(body)
  for (const path of lockedFields(body, offering, status)) {
    const value = dig(body, path)
    const stored = dig(offering, path)
    if (value === undefined) continue
    const sooner = path.endsWith('start_datetime') && dig(body, 'scheduling.expiry_datetime')
    if (bug('start-lock-skipped-beside-expiry') && sooner) continue
    if (bug('lock-of-second-field-unchecked') && path.split('.')[0] !== first) continue
    const sameRejected = bug('unchanged-locked-field-rejected') || bug('immutable-on-same-value')
    if (sameValue(value, stored) && !sameRejected) continue
    const sameNames = Object.keys(value ?? 0).join() === Object.keys(stored ?? 0).join()
    if (bug('conversion-compared-by-names') && path === 'conversion' && sameNames) continue
    if (bug('locked-conversion-can-be-nulled') && value === null) continue
    const later = path.endsWith('start_datetime') && parseTime(value) > parseTime(stored)
    if (bug('active-start-can-move-later') && later) continue
    const sameDay =
      path.endsWith('start_datetime') && dayOf(parseTime(value)) === dayOf(parseTime(stored))
    if (bug('active-start-same-day-accepted') && sameDay) continue
    const typed = path.endsWith('variantsPerLocale') && dig(body, 'variation_meta.type')
    if (bug('variants-lock-skipped-beside-type') && typed) continue
    const grows = path === 'variation_meta.variantsPerLocale' && value > stored
    if (bug('variants-can-grow') && grows) continue
    if (bug('lock-skips-absent-fields') && stored === undefined) continue
    const target = bug('immutable-target-first-segment') ? path.split('.')[0] : path
    const code = bug('immutable-code') ? undefined : codeFor(path)
    add(out, target, `${path} cannot change while the offering is ${status}`, code)
  }
  return out
}
