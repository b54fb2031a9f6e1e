import type { Config } from './config.js'

export type { Config, ConformConfig, Override, ServeConfig } from './config.js'

/** Types a configuration while it is written; what it is given it returns. */
export const defineConfig = (config: Config): Config => config
