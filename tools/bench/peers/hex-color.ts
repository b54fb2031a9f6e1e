/** In a file of its own, so that who needs it alone does not load Ajv's formats. */
export const hexColor = /^#?(?:[0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i
