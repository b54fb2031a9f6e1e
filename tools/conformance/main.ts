import { writeCases } from './write-cases.js'

writeCases('dist/conformance')
