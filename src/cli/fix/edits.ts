import { type Extent, regionOf, type Wanted } from '../documents/position.js'
import type { Edit } from '../results/finding.js'
import type { Change, CheckedBody } from './change.js'

/** Returns the text edits of each change that affects nothing else. */
export function editsOf(
  changes: readonly Change[],
  { document, bodyPath }: CheckedBody,
): Map<Change, Edit[]> {
  const wanted = (at: Wanted['at']) =>
    changes.map(({ path }): Wanted => ({ path: [...bodyPath, ...path], at }))
  const [keys, values] = [wanted('key'), wanted('value')].map(document.extents)
  const edit = (start: number, end: number, text: string): Edit => ({
    ...{ offset: start, length: end - start },
    ...regionOf({ start, end }, document.positionAt),
    text,
  })
  const made = (change: Change, key?: Extent, value?: Extent): Edit[] => {
    if (change.inQuotes) {
      if (value === undefined || value.isTagged) return []
      return [edit(value.start, value.start, '"'), edit(value.end, value.end, '"')]
    }
    const extent = change.at === 'key' ? key : value
    if (!extent?.spelled) return []
    const renaming = edit(extent.start, extent.end, extent.spelled(change.name))
    if (!change.inList) return [renaming]
    // A YAML tag would apply to the new list.
    if (!value?.spelled || value.isTagged) return []
    return [renaming, edit(value.start, value.start, '['), edit(value.end, value.end, ']')]
  }
  return new Map(
    changes.flatMap((change, index) => {
      const edits = made(change, keys?.[index], values?.[index])
      // A fix keeps all lines, so that its diff compares them in pairs.
      const isSafe = edits.length > 0 && edits.every(({ line, endLine }) => line === endLine)
      return isSafe ? [[change, edits]] : []
    }),
  )
}
