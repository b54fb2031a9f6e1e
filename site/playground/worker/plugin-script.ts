import { init, parse } from 'es-module-lexer/minimal/js'

/**
 * Returns the script of a worker that runs a plugin: a module whose default export is a plugin. What it
 * imports from the library is a variable of the worker instead. Throws on invalid syntax.
 */
export async function pluginScript(code: string, workerUrl: string): Promise<string> {
  await init
  const [imports, exports] = parse(code)
  const parts: string[] = []
  let at = 0
  const replace = (start: number, end: number, text: string) => {
    parts.push(code.slice(at, start), text)
    at = end
  }
  const places = [
    ...imports.flatMap(({ n: name, ss: start, se: end }) =>
      name === 'campaign-contract' ? [{ start, end, text: imported(code.slice(start, end)) }] : [],
    ),
    ...exports.flatMap(({ n: name, s, e }) =>
      name === 'default' && code.slice(s, e) === 'default'
        ? [{ start: code.lastIndexOf('export', s), end: e, text: 'const exported =' }]
        : [],
    ),
  ].sort((a, b) => a.start - b.start)
  for (const { start, end, text } of places) replace(start, end, text)
  parts.push(code.slice(at))
  if (!parts.includes('const exported =')) throw new SyntaxError('The code has no default export.')
  // On one line, so that line numbers of errors are those of the code.
  return `import ${JSON.stringify(workerUrl)};${parts.join('')}\nplayground.use(exported)\n`
}

/** Returns an import of the library as the declaration of variables. */
function imported(statement: string): string {
  const names = /\{([^}]*)\}/.exec(statement)?.[1] ?? ''
  const lines = statement.replace(/[^\n]/g, '')
  return `const {${names.replace(/\s+as\s+/g, ': ').replace(/\s+/g, ' ')}} = playground${lines}`
}
