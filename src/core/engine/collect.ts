import type { Path } from '../base/json.js'
import { type BodyCollectors, type Check, keysOf } from './check.js'
import { isInComponent } from './draft.js'
import { pathOf } from './finding.js'
import { structure } from './structure.js'

/** Runs the collector of the channel on the body; afterwards all paths are whole. */
export function collect(c: Check, collectors: BodyCollectors): void {
  const collector = (c.channel && collectors[c.channel]) ?? collectors['']
  const before = c.count
  c.shape = collector.shape
  c.structure = structure
  collector.visit(c.body, c)
  for (let index = before; index < c.count; index++) keysOf(c.found[index]).reverse()
  // A draft and the request that publishes it share the components, which the draft is checked with.
  if (c.ofRequest !== undefined) keep(c, isInComponent)
  else if (c.draft !== undefined) keep(c, (path) => !isInComponent(path))
}

function keep(c: Check, isKept: (path: Path) => boolean): void {
  c.found = c.found.filter(({ place }) => isKept(pathOf(place)))
  c.count = c.found.length
}
