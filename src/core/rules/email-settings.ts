import { asObject } from '../base/json.js'
import { listed } from '../base/text.js'
import { hasId } from '../contract/facts.js'
import { channelNeedsFact, isInlineTest } from '../engine/channel.js'
import type { BodyCheck } from '../engine/check.js'
import { isTemplate } from '../formats/patterns.js'
import { namesOf, suggestion } from './references.js'

/** A connector is for e-mail only. */
export function connectorOfChannel(c: BodyCheck): void {
  if (c.body.connector === undefined) return
  if (channelNeedsFact(c)) c.skip('test/connector-email-only')
  else if (c.channel === 'PUSH') {
    c.report(
      'test/connector-email-only',
      ['connector'],
      'Should not be sent for push; connectors are for e-mail only.',
    )
  }
}

/** More types are not listed. */
const mostTypes = 5

/** Requires the connector to be one of the workspace. */
export function connector(c: BodyCheck): void {
  const given = asObject(c.body.connector)
  if (given === undefined || c.channel === 'PUSH') return
  const { connector_type: type, connector_name: name } = given
  if (typeof type !== 'string') return
  const rule = 'connector/unknown'
  const configured = c.facts.workspace?.connectors
  if (configured === undefined) {
    c.skip(rule)
    return
  }
  if (configured.some((each) => each.connector_type === type && each.connector_name === name))
    return
  const ofType = configured.filter(({ connector_type }) => connector_type === type)
  if (ofType.length === 0) {
    const types = configured
      .filter(({ connector_name }) => connector_name === name)
      .map(({ connector_type }) => connector_type)
    const all = [...new Set(configured.map(({ connector_type }) => connector_type))]
    const otherTypes =
      all.length === 0 || all.length > mostTypes ? '' : ` It has ${listed(all, 'and')}.`
    c.report(
      rule,
      ['connector', 'connector_type'],
      `The workspace has no connector of this type.${suggestion(c, type, namesOf(types)) || otherTypes}`,
    )
    return
  }
  const names = ofType.map(({ connector_name }) => connector_name)
  c.report(
    rule,
    ['connector', 'connector_name'],
    `The workspace has no connector with this type and name.${suggestion(c, name, namesOf(names))}`,
  )
}

/** The category that recipients have subscribed to. */
export function subscriptionCategory(c: BodyCheck): void {
  const details = asObject(c.body.basic_details)
  if (details === undefined || c.channel === 'PUSH') return
  const place = ['basic_details', 'subscription_category']
  const { subscription_category: category, content_type } = details
  if (content_type === 'PROMOTIONAL' && category === undefined && !isInlineTest(c)) {
    c.report(
      'email/subscription-category-required',
      place,
      '`subscription_category` is required because `content_type` is `PROMOTIONAL`.',
    )
  }
  if (typeof category !== 'string' || isTemplate(category)) return
  const rule = 'email/subscription-category-unknown'
  const known = c.facts.workspace?.subscriptionCategories
  if (known === undefined) c.skip(rule)
  else if (!hasId(known, category, 'workspace.subscriptionCategories')) {
    c.report(
      rule,
      place,
      `The workspace has no subscription category with this name.${suggestion(c, category, namesOf(known))}`,
    )
  }
}
