import type { Config } from './config.js'

export type { Config, ConformConfig, Override, ServeConfig } from './config.js'

/** Returns the configuration unchanged; gives editors its type. */
export const defineConfig = (config: Config): Config => config
