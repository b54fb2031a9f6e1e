import type { Contract, ContractOptions, Facts, OperationName } from '../../core/index.js'
import type { FoundFile } from '../documents/find-files.js'

/** What holds for all files of a check. */
export interface CheckSettings {
  contract: Contract
  /** Operation of bare bodies, and of documents that name none. */
  operation: OperationName | undefined
  /** Facts for all documents. */
  facts: Facts
  /** Of recordings and collections, the hosts whose requests are checked; all where none is named. */
  hosts?: readonly string[]
  /** How many bytes a file may have that is read as a whole. */
  maxFileBytes?: number
  /** How many bytes a line may have in a file with a document on each. */
  maxLineBytes?: number
  /** How files with a document on each line are read. */
  lines?: LinesSetting
  /** Told what holds for a whole file and is no finding, such as what of it was skipped. */
  note?: (text: string) => void
  /** Told how many bytes have been read, as they are unpacked. */
  read?: (bytes: number) => void
  /** What holds for one of the files instead. */
  forFile?: (file: FoundFile) => CheckSettings
}

/** How files with a document on each line are read. */
export interface LinesSetting {
  /** Whether all files are of this kind, whatever their names. */
  always?: boolean
  /** How many threads judge; as many as there are processors, where it is not said. */
  threads?: number
  /** What the contract was made with, for threads that make one of their own. */
  options?: ContractOptions
  /** Whether right requests without a warning are only counted. */
  onlyFindings?: boolean
  /** The byte, of what is packed the byte as it is unpacked, from which lines are judged. */
  from?: number
  progress?: (progress: LinesProgress) => void
}

/** How far a file of lines has been read. */
export interface LinesProgress {
  /** Of the file as it stands; all of it where that is known. */
  bytes: number
  total: number | undefined
  documents: number
}
