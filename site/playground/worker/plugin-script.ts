import { type ExportSpecifier, init, parse } from 'es-module-lexer/minimal/js'

/**
 * Returns the script of a worker that runs a plugin: a module whose default export is a plugin. What it
 * imports from the library is a variable of the worker instead. Throws on invalid syntax.
 */
export async function pluginScript(code: string, workerUrl: string): Promise<string> {
  await init()
  const [imports, exports] = parse(code)
  const exported = exports.find(({ n: name }) => name === 'default')
  if (exported === undefined) throw new SyntaxError('The code has no default export.')
  const { plugin, places } = pluginOf(exported, code)
  for (const { n: name, t: kind, ss: start, se: end } of imports) {
    if (name !== 'campaign-contract' || kind !== staticImport) continue
    places.push({ start, end, text: imported(code.slice(start, end)) })
  }
  const parts: string[] = []
  let at = 0
  for (const { start, end, text } of places.sort((a, b) => a.start - b.start)) {
    parts.push(code.slice(at, start), text)
    at = end
  }
  parts.push(code.slice(at))
  // On one line, so that line numbers of errors are those of the code.
  return `import ${JSON.stringify(workerUrl)};${parts.join('')}\nplayground.use(${plugin})\n`
}

/** The kind of `import` statements, as opposed to `import()`. */
const staticImport = 1

/** A part of the code, and what replaces it. */
interface Place {
  start: number
  end: number
  text: string
}

/** Returns the expression of the default export, and what must be replaced for it. */
function pluginOf(
  { s, e, ln }: ExportSpecifier,
  code: string,
): { plugin: string; places: Place[] } {
  const start = code.lastIndexOf('export', s)
  if (code.slice(start + 'export'.length, s).trim() === '') {
    return { plugin: 'exported', places: [{ start, end: e, text: 'const exported =' }] }
  }
  // `export { plugin as default }`, as bundlers write it.
  if (ln === undefined) throw new SyntaxError('The default export must be defined in the code.')
  return { plugin: ln, places: [] }
}

/** Returns an import of the library as the declaration of variables. */
function imported(statement: string): string {
  const start = statement.indexOf('{')
  const end = statement.lastIndexOf('}')
  if (start < 0) {
    throw new SyntaxError("Write the import as `import { definePlugin } from 'campaign-contract'`.")
  }
  const names = statement.slice(start + 1, end)
  const lines = statement.replace(/[^\n]/g, '')
  return `const {${names.replace(/\bas\b/g, ':').replace(/\s+/g, ' ')}} = playground${lines}`
}
