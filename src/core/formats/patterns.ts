const uuidV4 = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const nameBasedUuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[35][0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/i
const objectId = /^[0-9a-f]{24}$/i
export const hexColor = /^#?(?:[0-9a-fA-F]{3,4}|[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$/
const e164 = /^\+[1-9]\d{1,14}$/
const template = /\{[{%]/

/** Returns whether a text is a random (version 4) UUID in any letter case, without `urn:uuid:`. */
export const isUuidV4 = (text: string): boolean => uuidV4.test(text)

/** Returns whether a text is a UUID derived from a name (version 3 or 5). */
export const isNameBasedUuid = (text: string): boolean => nameBasedUuid.test(text)

/** Returns whether a text is 24 hexadecimal characters in any letter case. */
export const isObjectId = (text: string): boolean => objectId.test(text)

/** Returns whether a text is a color of 3, 4, 6 or 8 hexadecimal digits, with or without `#`. */
export const isHexColor = (text: string): boolean => hexColor.test(text)

/** Returns whether a text is a telephone number in E.164 format: `+`, then 2 to 15 digits. */
export const isE164 = (text: string): boolean => e164.test(text)

/** The pattern of a text with a personalization placeholder. */
export const templatePattern = template.source

/** Returns whether a text has a personalization placeholder, so that its final value is unknown. */
export const isTemplate = (text: string): boolean => template.test(text)
