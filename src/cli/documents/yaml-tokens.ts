import { type CST, Lexer, Parser } from 'yaml'

/**
 * Returns the tokens of a YAML text; of one that is nested deeper than that, those up to the first
 * that is too deep. What comes after it would take time and memory for nothing.
 */
export function yamlTokens(text: string, deepest: number): CST.Token[] {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    // The document, which is no level, a value in the deepest one, and what comes within that.
    if (parser.stack.length > deepest + 2) break
  }
  for (const token of parser.end()) tokens.push(token)
  return tokens
}
