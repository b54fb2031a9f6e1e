import { exchanges } from './exchanges.js'
import { forms } from './forms.js'
import type { NamedTarget } from './named-target.js'
import { spellings } from './spellings.js'

/** Every named target; an entry is named by its group, method and target. */
export const corpus: readonly NamedTarget[] = [...spellings, ...forms, ...exchanges]
