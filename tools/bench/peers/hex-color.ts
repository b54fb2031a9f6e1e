/** In its own file, so that importing it does not load Ajv's formats. */
export const hexColor = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
