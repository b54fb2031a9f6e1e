/** Returns whether a file is JSON rather than YAML, by its name or its first character. */
export function isJson(name: string, text: string): boolean {
  if (/\.(?:json[5c]?|har)$/i.test(name)) return true
  if (/\.ya?ml$/i.test(name)) return false
  // A text that starts with a JavaScript comment is meant as JSON and gets a JSON error.
  return /^\s*(?:[{[]|\/[/*])/.test(text)
}
