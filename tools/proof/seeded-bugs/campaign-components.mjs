import { checkConnector, checkEmailDetails, checkPushDetails } from './basic-details.mjs'
import { bug } from './bugs/active.mjs'
import { add, isObject, need, own } from './check.mjs'
import { checkCampaignContent, contentFor, isFlat } from './content.mjs'

export const componentNames = ['basic_details', 'connector', 'campaign_content']

/** Checks each component that the body has. */
export function checkComponents(body, out, { channel, type, workspace, stored = true }) {
  const details = own(body, 'basic_details')
  const unread =
    (bug('update-push-details-unchecked') && channel === 'PUSH') ||
    (bug('update-mail-details-unchecked') && channel === 'EMAIL' && stored)
  if (details !== undefined && !unread) {
    if (channel === 'EMAIL') checkEmailDetails(details, 'basic_details', out, { workspace, stored })
    else checkPushDetails(details, 'basic_details', out, type)
  }
  const connector = own(body, 'connector')
  const connects = channel === 'EMAIL' && !(stored && bug('update-connector-unchecked'))
  if (connects && connector !== undefined) {
    checkConnector(connector, 'connector', out, { workspace })
  }
  const content = own(body, 'campaign_content')
  const keyed = content && !isFlat(own(content, 'content'))
  const skipped =
    (bug('update-email-content-unchecked') && channel === 'EMAIL') ||
    (bug('update-second-component-unchecked') && details !== undefined) ||
    (bug('update-keyed-content-unchecked') && keyed)
  if (content !== undefined && !skipped) {
    checkCampaignContent(stored ? readOfUpdate(content) : content, 'campaign_content', out, channel)
  }
}

/** The part of submitted content that an update checks. */
function readOfUpdate(content) {
  if (!isObject(content)) return content
  const { locales: _locales, ...withoutLocales } = content
  const flat = isFlat(own(content, 'content'))
  if (flat && bug('update-flat-with-locales-accepted')) return withoutLocales
  const { variation_details: _details, ...rest } = content
  return bug('update-variation-details-unchecked') ? rest : content
}

export const components = (body) =>
  Object.fromEntries(
    componentNames.filter((name) => Object.hasOwn(body, name)).map((name) => [name, body[name]]),
  )

/** What bugs miss in the first content of a campaign that goes live. */
function missedInContent({ channel, campaign_content: content }, out) {
  const main = contentFor(content, channel, 'default', 'variation_1')
  const path = 'campaign_content.content'
  const mobile = own(main, 'android') ?? own(main, 'ios')
  if (bug('publish-web-only-rejected') && own(main, 'web') && !mobile) {
    need(main, path, out, 'android')
  }
  if (bug('publish-template-needs-html') && own(main, 'custom_template_id')) {
    need(main, path, out, 'html_content')
  }
}

/** What a campaign still lacks before it can go live. */
export function publishViolations(campaign, workspace) {
  const out = []
  const { channel, campaign_delivery_type: type } = campaign
  need(campaign, '', out, 'basic_details', 'campaign_content')
  checkComponents(campaign, out, { channel, type, workspace })
  need(campaign.basic_details, 'basic_details', out, 'name')
  if (channel === 'EMAIL') need(campaign, '', out, 'connector')
  if (bug('publish-device-triggered-rejected') && type === 'DEVICE_TRIGGERED') {
    add(out, 'campaign_delivery_type', `${type} is unknown`)
  }
  missedInContent(campaign, out)
  const content = own(campaign.campaign_content, 'content')
  if (bug('publish-flat-content-rejected') && isFlat(content)) {
    need(content, 'campaign_content.content', out, 'default')
  }
  if (content === undefined) {
    add(out, 'campaign_content.content', 'There is no content')
  }
  return out
}
