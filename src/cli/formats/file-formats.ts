/* The formats that most runs do not print, in one file of the build. */

export { github } from './github.js'
export { gitlab } from './gitlab.js'
export { json, ndjson } from './json-output.js'
export { junit } from './junit.js'
export { markdown } from './markdown.js'
export { sarif } from './sarif.js'
