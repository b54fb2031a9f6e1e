import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** A module with the language service that an editor has for it. */
interface ModuleInMemory {
  service: ts.LanguageService
  file: string
}

/** Returns a module next to this file. */
export function moduleInMemory(code: string): ModuleInMemory {
  const file = `${root}test/system/types/in-memory.ts`
  const { config } = ts.readConfigFile(`${root}tsconfig.json`, ts.sys.readFile)
  const { options } = ts.parseJsonConfigFileContent({ ...config, include: [] }, ts.sys, root)
  const read = (name: string) => (name === file ? code : ts.sys.readFile(name))
  const service = ts.createLanguageService({
    directoryExists: ts.sys.directoryExists,
    readFile: read,
    fileExists: (name) => name === file || ts.sys.fileExists(name),
    getCompilationSettings: () => ({ ...options, types: [] }),
    getCurrentDirectory: () => root,
    getDefaultLibFileName: ts.getDefaultLibFilePath,
    getScriptFileNames: () => [file],
    getScriptVersion: () => '0',
    getScriptSnapshot(name) {
      const text = read(name)
      return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text)
    },
  })
  return { service, file }
}

/** Returns the errors of a module by line. */
export function errorsByLine({ service, file }: ModuleInMemory): Map<number, string> {
  const source = service.getProgram()?.getSourceFile(file)
  return new Map(
    [...service.getSyntacticDiagnostics(file), ...service.getSemanticDiagnostics(file)].map(
      ({ start = 0, messageText }) => [
        source?.getLineAndCharacterOfPosition(start).line ?? 0,
        ts.flattenDiagnosticMessageText(messageText, '\n'),
      ],
    ),
  )
}
