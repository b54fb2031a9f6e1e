import { readFileSync } from 'node:fs'

/** A recording of two valid requests, one with an invalid response. */
export const recording = readFileSync(new URL('files/recording.har', import.meta.url), 'utf8')
