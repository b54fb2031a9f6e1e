import { onExit, signals } from 'signal-exit'

// A write beyond a limit of file sizes fails with EFBIG, which `fix` reports.
signals.splice(signals.indexOf('SIGXFSZ'), 1)

export { onExit }
