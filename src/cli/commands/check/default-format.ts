import type { FormatName } from '../../formats/format-names.js'
import type { Host } from '../../host/host.js'

/** Returns `github` in GitHub Actions, or `pretty`. */
export const defaultFormat = ({ env }: Pick<Host, 'env'>): FormatName =>
  env.GITHUB_ACTIONS === 'true' ? 'github' : 'pretty'
