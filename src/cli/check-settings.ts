import type { Contract, Facts, OperationName } from '../index.js'
import type { FoundFile } from './find-files.js'

/** What holds for all files of a check. */
export interface CheckSettings {
  contract: Contract
  /** Operation of bare bodies, and of documents that name none. */
  operation: OperationName | undefined
  /** Facts for all documents. */
  facts: Facts
  /** Of recordings and collections, the hosts whose requests are checked; all where none is named. */
  hosts?: readonly string[]
  /** Told what holds for a whole file and is no finding, such as what of it was skipped. */
  note?: (text: string) => void
  /** What holds for one of the files instead. */
  forFile?: (file: FoundFile) => CheckSettings
}
