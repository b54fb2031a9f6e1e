/** A language that the editor colors. */
export type LanguageName = 'json' | 'yaml' | 'text'

const command = /^\s*(?:\$\s*)?curl\s/
/** A request line, possibly after comments and variables. */
const requestLine = /^\s*(?:(?:#|\/\/|@\w).*\n\s*)*[A-Z]+\s+(?:https?:\/\/|\/|\{\{)/
/** More than this is not needed to tell languages apart. */
const beginning = 2000

/** Returns the language in which a text is colored, from its beginning. */
export function guessLanguage(text: string): LanguageName {
  const start = text.slice(0, beginning)
  if (/^\s*[{[]/.test(start)) return 'json'
  return command.test(start) || requestLine.test(start) ? 'text' : 'yaml'
}
