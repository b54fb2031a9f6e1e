import { type Extent, regionOf, type Wanted } from '../documents/place.js'
import type { Edit } from '../results/repair.js'
import type { Change } from './change.js'
import type { JudgedBody } from './judged-body.js'

/** The changes that can be written down without changing anything else. */
export function editsOf(
  changes: readonly Change[],
  { document, bodyPath }: JudgedBody,
): Map<Change, Edit[]> {
  const wanted = (at: Wanted['at']) =>
    changes.map(({ path }): Wanted => ({ path: [...bodyPath, ...path], at }))
  const [keys, values] = [wanted('key'), wanted('value')].map(document.extents)
  const edit = (start: number, end: number, text: string): Edit => ({
    ...{ offset: start, length: end - start },
    ...regionOf({ start, end }, document.placeAt),
    text,
  })
  const made = (change: Change, key?: Extent, value?: Extent): Edit[] => {
    const extent = change.at === 'key' ? key : value
    if (!extent?.spelled) return []
    const renaming = edit(extent.start, extent.end, extent.spelled(change.name))
    if (!change.inList) return [renaming]
    // A tag would then be that of the list.
    if (!value?.spelled || value.isTagged) return []
    return [renaming, edit(value.start, value.start, '['), edit(value.end, value.end, ']')]
  }
  return new Map(
    changes.flatMap((change, index) => {
      const edits = made(change, keys?.[index], values?.[index])
      return edits.length === 0 ? [] : [[change, edits]]
    }),
  )
}
