import { InputError } from './input-error.js'

/* Import it first: an uncaught InputError then prints its message alone, others their stack trace. */
process.on('uncaughtException', (error) => {
  console.error(error instanceof InputError ? error.message : error)
  process.exit(1)
})
