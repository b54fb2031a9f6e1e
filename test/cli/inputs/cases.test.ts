import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { checked } from './checked.js'

/* Files as real tools write them, in `cases/`: one YAML file for each format. */

interface Case {
  name: string
  /** The text of each file by its name; the first one is checked. Other values are written as JSON. */
  files: Record<string, unknown>
  args?: string[]
  /** The result of each request, and a finding or the start of its message. */
  outcomes: string[]
  /** Of each request, the rule and target of each finding, and the text that it points at. */
  marks?: string[][]
  /** Parts of the notes of the run, without the name of the file. */
  notes?: string[]
  code?: number
}

const folder = new URL('cases/', import.meta.url)

for (const file of readdirSync(folder)) {
  const cases: Case[] = parse(readFileSync(new URL(file, folder), 'utf8'), { merge: true })
  describe(file, () => {
    test.each(cases.map((each) => [each.name, each] as const))('%s', async (_, each) => {
      const files = Object.entries(each.files).map(([name, text]) => [
        name,
        typeof text === 'string' ? text : JSON.stringify(text, null, 1),
      ])
      const [first] = Object.keys(each.files)
      const args = [first ?? '', '--rule', 'auth/*=off', ...(each.args ?? [])]
      const { code, outcomes, report } = await checked(Object.fromEntries(files), args)
      const notes = (report.summary.notes ?? []).map((note) => note.replace(`${first}:`, '').trim())
      expect({ outcomes, notes }).toEqual({
        outcomes: each.outcomes.map((outcome) => expect.stringMatching(outcomeLike(outcome))),
        notes: (each.notes ?? []).map((note) => expect.stringContaining(note)),
      })
      const unreadable = each.outcomes.some((outcome) => outcome.startsWith('unreadable'))
      const invalid = each.outcomes.some((outcome) => outcome.startsWith('invalid'))
      expect(code).toBe(each.code ?? (unreadable ? 2 : invalid ? 1 : 0))
      if (each.marks === undefined) return
      const lines = files[0]?.[1]?.split('\n') ?? []
      const marks = report.files.map(({ violations, warnings }) =>
        [...violations, ...warnings].map(({ line, column, endLine, endColumn, ...finding }) => {
          const end = endLine === line && endColumn !== undefined ? endColumn - 1 : undefined
          return `${finding.rule} ${finding.target}: ${lines[line - 1]?.slice(column - 1, end)}`
        }),
      )
      expect(marks).toEqual(each.marks)
    })
  })
}

/** Matches an outcome that starts with the same result and has the same finding. */
const outcomeLike = (text: string): RegExp => {
  const [result = '', ...rest] = text.replace(/[^\w ]/g, '\\$&').split(' ')
  return new RegExp(`^${result}\\b.*${rest.join(' ')}${rest.length === 0 ? '$' : '(?=$|\\W)'}`)
}
