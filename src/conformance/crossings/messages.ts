import { isObject, type Path } from '../../core/base/json.js'
import { isMessage } from '../places.js'

const contentPath: Path = ['campaign_content', 'content']

/** Returns the depth of the message that a path of a draft leads into; -1 if it leads into none. */
const depthOfMessage = (path: Path): number =>
  contentPath.every((key, at) => path[at] === key)
    ? path.findIndex((key, at) => at >= contentPath.length && isMessage(key))
    : -1

/** Returns whether a path of a draft leads into a message. */
export const isInMessage = (path: Path): boolean => depthOfMessage(path) >= 0

/** Returns the same path in the message that is at a path of the content. */
export function inMessage(message: Path, path: Path): Path {
  const depth = depthOfMessage(path)
  return depth < 0 ? path : [...contentPath, ...message, ...path.slice(depth)]
}

/** Returns the paths of messages in the content of a draft: one if it is flat, else the first and last. */
export function messagesOf(draft: unknown): Path[] {
  const { campaign_content: whole } = isObject(draft) ? draft : { campaign_content: undefined }
  return isObject(whole) ? messagesIn(whole.content, 2) : []
}

function messagesIn(content: unknown, depth: number): Path[] {
  if (!isObject(content)) return []
  const keys = Object.keys(content)
  if (keys.some(isMessage)) return [[]]
  if (depth === 0) return []
  return [...new Set([keys[0], keys.at(-1)])].flatMap((key = '') =>
    messagesIn(content[key], depth - 1).map((path) => [key, ...path]),
  )
}
