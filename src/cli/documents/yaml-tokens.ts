import { type CST, Lexer, Parser } from 'yaml'

/** Returns the tokens of a YAML text, up to the first one nested deeper than `deepest`. */
export function yamlTokens(text: string, deepest: number): CST.Token[] {
  const parser = new Parser()
  const tokens: CST.Token[] = []
  for (const lexeme of new Lexer().lex(text)) {
    for (const token of parser.next(lexeme)) tokens.push(token)
    // The stack also holds the document, a value in the deepest level, and its content.
    if (parser.stack.length > deepest + 2) break
  }
  for (const token of parser.end()) tokens.push(token)
  return tokens
}
