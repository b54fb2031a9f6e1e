import { fileURLToPath } from 'node:url'
import ts from 'typescript'
import type { Schema } from './documents.js'
import { OutputSchema } from './output-schema.js'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** The JSON outputs: the name of the schema, the type and its file. */
const outputs = [
  ['check', 'CheckOutput', 'src/cli/formats/json-output.ts'],
  ['check-line', 'CheckLine', 'src/cli/formats/json-output.ts'],
  ['rules', 'RulesOutput', 'src/cli/commands/rules/rules-output.ts'],
  ['conform', 'ConformanceOutput', 'src/conformance/reports/json.ts'],
] as const

/** Returns the JSON Schema of each JSON output of the command, from its TypeScript type. */
export function outputSchemas(): Record<string, Schema> {
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const files = [...new Set(outputs.map(([, , file]) => root + file))]
  const program = ts.createProgram(files, options)
  const checker = program.getTypeChecker()
  const schemaOf = ([, name, file]: (typeof outputs)[number]) => {
    const source = program.getSourceFile(root + file) as ts.SourceFile
    const module = checker.getSymbolAtLocation(source) as ts.Symbol
    const symbol = checker.getExportsOfModule(module).find((each) => each.name === name)
    if (symbol === undefined) throw new Error(`${file} does not export ${name}`)
    return new OutputSchema(checker).root(symbol)
  }
  return Object.fromEntries(outputs.map((output) => [output[0], schemaOf(output)]))
}
