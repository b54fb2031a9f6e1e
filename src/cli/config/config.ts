import type {
  ConfigOptions,
  ConformConfig,
  OverrideOptions,
  ServeConfig,
} from '../../../generated/config-options.js'
import type { ContractOptions, Plugin } from '../../core/index.js'

export type { ConformConfig, ServeConfig }

/** The options of the contract except what is in files of its own: workspace and plugins. */
export type ConfiguredContract = Omit<ContractOptions<string>, 'workspace' | 'plugins'>

/**
 * Configuration file: options of the contract and of `check`, and sections for other commands.
 * Paths are relative to its folder; flags override it.
 */
export interface Config extends ConfiguredContract, ConfigOptions {
  /** Modules of plugins; a configuration that is code may also have plugins themselves. */
  plugins?: readonly (string | Plugin)[]
  /** Settings of `check` for some of the files; later ones override earlier ones. */
  overrides?: readonly Override[]
  /** Options of `serve`. */
  serve?: ServeConfig
  /** Options of `conform`. */
  conform?: ConformConfig
}

/** Settings for some of the files that `check` checks. */
export interface Override extends ConfiguredContract, OverrideOptions {}
