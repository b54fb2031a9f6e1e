import type { RuleRequest } from 'campaign-contract'

/** The operations whose bodies have campaign content. */
export const contentOperations = ['createCampaign', 'updateCampaign', 'testCampaign'] as const

export type ContentOperation = (typeof contentOperations)[number]

export type Path = readonly (string | number)[]

/** The content of one message, in one locale and variation. */
export interface Message {
  readonly path: Path
  readonly push: Members
  readonly email: Members
}

export type Members = Readonly<Record<string, unknown>>

/** Returns the messages of a body: flat, or by locale and variation. */
export function messagesIn({ body }: RuleRequest<ContentOperation>): readonly Message[] {
  const content = members(members(members(body).campaign_content).content)
  const path = ['campaign_content', 'content']
  if ('push' in content || 'email' in content) return [messageOf(path, content)]
  return Object.entries(content).flatMap(([locale, variations]) =>
    Object.entries(members(variations)).map(([variation, message]) =>
      messageOf([...path, locale, variation], members(message)),
    ),
  )
}

const messageOf = (path: Path, message: Members): Message => ({
  path,
  push: members(message.push),
  email: members(message.email),
})

/** Returns an object as it is, and anything else as an empty one: many types are not documented. */
export const members = (value: unknown): Members =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Members) : {}

/** Returns a list as it is, and anything else as an empty one. */
export const items = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])
