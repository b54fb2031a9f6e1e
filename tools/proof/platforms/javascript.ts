import { readFileSync } from 'node:fs'
import ts from 'typescript'

/** The JavaScript of a TypeScript file of this folder, for platforms that know no TypeScript. */
export function javascriptOf(name: string): string {
  const source = readFileSync(new URL(`${name}.ts`, import.meta.url), 'utf8')
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 }
  return ts.transpileModule(source, { compilerOptions }).outputText
}
