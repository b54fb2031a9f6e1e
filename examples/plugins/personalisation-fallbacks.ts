import { definePlugin, type Plugin, type PluginRule } from 'campaign-contract'
import {
  type ContentOperation,
  contentOperations,
  members,
  messagesIn,
  type Path,
} from './campaign-messages.ts'
import { placeholdersIn } from './templates.ts'

export interface FallbackOptions {
  /**
   * What a placeholder with a fallback matches. The API does not document how to write a fallback.
   * Default: a filter `default`, as in `{{ name | default: 'friend' }}`.
   */
  fallback?: RegExp
}

/** Requires a fallback for each personalized value in the titles of pushes and subjects of e-mails. */
export const personalisation = (options: FallbackOptions = {}): Plugin<'personalisation'> =>
  definePlugin({ name: 'personalisation', rules: [fallbackInTitle(options)] })

export const fallbackInTitle = ({
  fallback = /\|\s?default\b/,
}: FallbackOptions = {}): PluginRule<ContentOperation> => ({
  id: 'personalisation/fallback-in-title',
  operations: contentOperations,
  summary: 'Personalized values in titles have a fallback.',
  check(request, { report }) {
    for (const { path, value } of titlesIn(request)) {
      for (const { text } of placeholdersIn(value)) {
        // `search` ignores the state of a pattern with the flag `g`.
        if (!text.startsWith('{{') || text.search(fallback) !== -1) continue
        const shown = text.length > 60 ? `${text.slice(0, 59)}…` : text
        report({ path, message: `must have a fallback for \`${shown}\`` })
      }
    }
  },
})

/** Returns the title of each Android push and the subject of each e-mail. */
const titlesIn = (request: Parameters<typeof messagesIn>[0]): { path: Path; value: string }[] =>
  messagesIn(request).flatMap(({ path, push, email }) => {
    const { title } = members(members(push.android).basic_details)
    return [
      ...textAt([...path, 'push', 'android', 'basic_details', 'title'], title),
      ...textAt([...path, 'email', 'subject'], email.subject),
    ]
  })

const textAt = (path: Path, value: unknown): { path: Path; value: string }[] =>
  typeof value === 'string' ? [{ path, value }] : []
