import type { CheckSettings } from '../checking/check-settings.js'
import type { FoundFile } from '../documents/find-files.js'
import { InputError } from '../documents/input-error.js'
import { isJson } from '../documents/is-json.js'
import type { SourceDocument } from '../documents/source-document.js'
import { isForeignFormat } from './foreign-formats.js'
import { looksLikeRequest, mentionsRequest } from './looks-like-request.js'

/** A file that was skipped, because it contains no requests. */
export const noRequests = { isSkipped: true } as const

/** Returns whether only a folder or glob brought a file, so that it may be skipped. */
export const isSearched = ({ foundBy, isNamed }: FoundFile): boolean =>
  foundBy !== undefined && !isNamed

/** Returns whether a file is certain to contain no requests, by its text before parsing. */
export const isUnrelatedText = (name: string, text: string, settings: CheckSettings): boolean =>
  text.trim() !== '' && !isJson(name, text) && !mentionsRequest(text, settings)

/** Returns whether the documents of a file are readable and none is a request or nearly one. */
export const areUnrelated = (
  documents: readonly (SourceDocument | InputError)[],
  settings: CheckSettings,
): boolean =>
  documents.every(
    (document) =>
      !(document instanceof InputError) &&
      !isForeignFormat(document) &&
      !looksLikeRequest(document.value, settings),
  )
