import { noColors } from '../../conformance/reports/colors.js'
import type { Screen } from './screen.js'

/** A screen for reports in files. */
export const plainScreen: Screen = {
  ...{ colors: noColors, width: Number.POSITIVE_INFINITY, website: undefined },
  ...{ answer: false, compact: false },
}
