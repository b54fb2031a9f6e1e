/* What reads configurations and plugins, in one file of the build: many runs have neither. */

export { flagsOfConfig } from './flags-of-config.js'
export { loadConfig } from './load-config.js'
export { withPluginFiles } from './plugin-files.js'
export { readConfig } from './read-config.js'
