/** A code or a field as a part of a name: `BAD_REQUEST` is `bad-request`. */
export const kebab = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
