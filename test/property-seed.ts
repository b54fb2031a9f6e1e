import fc from 'fast-check'

/**
 * `PROPERTY_SEED` repeats a run of the property tests; without it each run has a new seed, which a
 * failure prints.
 */
const seed = process.env.PROPERTY_SEED
if (seed !== undefined) fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: Number(seed) })
