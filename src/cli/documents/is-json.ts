/** Whether a file holds JSON and not YAML, by its name or else by its first character. */
export function isJson(name: string, text: string): boolean {
  if (/\.(?:json[5c]?|har)$/i.test(name)) return true
  if (/\.ya?ml$/i.test(name)) return false
  // What begins with such a comment is meant as JSON, and is told what is wrong with it.
  return /^\s*(?:[{[]|\/[/*])/.test(text)
}
