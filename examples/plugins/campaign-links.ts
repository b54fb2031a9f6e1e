import type { RuleRequest } from 'campaign-contract'
import { Parser } from 'htmlparser2'
import {
  type ContentOperation,
  items,
  type Members,
  members,
  messagesIn,
  type Path,
} from './campaign-messages.ts'
import { withoutPlaceholders } from './templates.ts'

/** A URL in a message. */
export interface Link {
  /** The field that contains it. */
  readonly path: Path
  /** The URL, with `templateMark` for each placeholder. */
  readonly url: string
  /** `click` for what a reader opens, `load` for images and attachments. */
  readonly use: 'click' | 'load'
}

/** Stands for a placeholder in a URL. Valid in a host, and in no real one. */
export const templateMark = 'template-placeholder'

/**
 * Returns the URLs in the documented fields of a request: click actions, images and the HTML message of
 * Android pushes, and HTML and attachments of e-mails. What iOS and web pushes contain is not documented.
 */
export const linksIn = (request: RuleRequest<ContentOperation>): readonly Link[] =>
  messagesIn(request).flatMap(({ path, push, email }) => [
    ...pushLinks([...path, 'push', 'android'], members(push.android)),
    ...emailLinks([...path, 'email'], email),
  ])

/** Actions whose value can be a URL; the value of the others is a screen, a text or a number. */
const opensUrl = ['DEEPLINKING', 'RICH_LANDING']

function pushLinks(path: Path, android: Members): Link[] {
  const details = members(android.basic_details)
  const inDetails = (name: string, use: Link['use']) =>
    linkOf([...path, 'basic_details', name], details[name], use)
  return [
    ...(opensUrl.includes(String(details.default_click_action))
      ? inDetails('default_click_action_value', 'click')
      : []),
    ...['image_url', 'banner_image_url', 'input_gif_url'].flatMap((name) =>
      inDetails(name, 'load'),
    ),
    ...htmlLinks([...path, 'basic_details', 'message'], details.message),
    ...items(android.buttons).flatMap((button, index) => {
      const { click_action_type, click_action_value } = members(button)
      const at = [...path, 'buttons', index, 'click_action_value']
      return opensUrl.includes(String(click_action_type))
        ? linkOf(at, click_action_value, 'click')
        : []
    }),
  ]
}

const emailLinks = (path: Path, { html_content, attachments }: Members): Link[] => [
  ...htmlLinks([...path, 'html_content'], html_content),
  ...items(attachments).flatMap((attachment, index) =>
    linkOf([...path, 'attachments', index, 'url'], members(attachment).url, 'load'),
  ),
]

const linkOf = (path: Path, value: unknown, use: Link['use']): Link[] =>
  typeof value === 'string' && value.trim() !== ''
    ? [{ path, url: withoutPlaceholders(value, templateMark), use }]
    : []

const urlAttributes = ['href', 'src', 'action', 'formaction', 'background', 'poster']

/** Returns the URLs in attributes. A parser, because entities and quotes defeat any regex. */
function htmlLinks(path: Path, html: unknown): Link[] {
  if (typeof html !== 'string') return []
  const links: Link[] = []
  const parser = new Parser({
    onopentag(tag, attributes) {
      for (const [name, url] of Object.entries(attributes)) {
        if (!urlAttributes.includes(name)) continue
        links.push({ path, url, use: tag === 'a' || tag === 'area' ? 'click' : 'load' })
      }
    },
  })
  // Before parsing, because a placeholder may contain quotes.
  parser.end(withoutPlaceholders(html, templateMark))
  return links
}
