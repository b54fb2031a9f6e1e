// What the command needs of the suite, in one entry of the build. (tsup.config.ts)
export { variableOfHeader } from './report/secrets.js'
export { reportFormats } from './reports/index.js'
export { Misconfigured } from './run/preflight.js'
export { prepareRun } from './run/run.js'
export { Unreachable } from './sending/send.js'
export { readFixtures } from './world/fixtures.js'
