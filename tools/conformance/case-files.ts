import { readdirSync, readFileSync } from 'node:fs'
import { CORE_SCHEMA, load } from 'js-yaml'
import type { CaseEntry, CaseFiles, CaseRequest } from '../../src/conformance/cases/cases.js'
import { expandCases } from './expand.js'
import { keywordCases } from './keyword-cases.js'

const folder = new URL('../../conformance/', import.meta.url)

/** Reads a file with a parser that takes a fifth of the time of the command's. */
export const read = (name: string) =>
  // In the core schema of YAML 1.2, instants are strings.
  load(readFileSync(new URL(name, folder), 'utf8'), { schema: CORE_SCHEMA }) as never

export const yamlIn = (name: string): string[] =>
  readdirSync(new URL(name, folder))
    .filter((file) => file.endsWith('.yaml'))
    .sort()

interface ExpandedFiles extends CaseFiles {
  topics: readonly { topic: string; cases: readonly CaseEntry[] }[]
}

let files: ExpandedFiles | undefined

/** Returns the bases and all cases: those of `conformance/` and those of the schemas' keywords. */
export function caseFiles(): ExpandedFiles {
  files ??= readFiles()
  return files
}

function readFiles(): ExpandedFiles {
  const bases: Record<string, CaseRequest> = Object.assign({}, ...yamlIn('').map(read))
  const written = yamlIn('cases/').map((file) => ({
    topic: file.replace('.yaml', ''),
    cases: expandCases(read(`cases/${file}`)),
  }))
  const casesOf = (all: ExpandedFiles['topics']) => all.flatMap(({ cases }) => cases)
  const topics = [...written, ...keywordCases(bases, casesOf(written))].sort(byTopic)
  return { bases, topics, cases: casesOf(topics) }
}

/** What is derived from the cases depends on their order. */
const byTopic = (one: { topic: string }, other: { topic: string }): number =>
  `${one.topic}.` < `${other.topic}.` ? -1 : 1
