import type { Contract, ContractOptions, Facts, OperationName } from '../../core/index.js'
import type { BodyFiles } from '../documents/body-files.js'
import type { FoundFile } from '../documents/found-file.js'

/** The settings of a check. */
export interface CheckSettings {
  contract: Contract
  /** Operation of bare bodies and of documents without `operation`. */
  operation: OperationName | undefined
  /** Facts for all documents. */
  facts: Facts
  /** Hosts whose requests are checked in recordings and collections; default: all. */
  hosts?: readonly string[] | undefined
  /** Maximum size in bytes of a file that is read as a whole. */
  maxFileBytes?: number | undefined
  /** Maximum size in bytes of a line in a line-based file. */
  maxLineBytes?: number | undefined
  /** How line-based files are read. */
  lines?: LinesSetting
  /** Adds the lines around findings to the results. */
  showsSource?: boolean | undefined
  /** Receives notes about a whole file, such as the number of skipped requests. */
  note?: (text: string) => void
  /** Receives a file that is skipped, because it contains no requests. */
  skip?: (file: FoundFile) => void
  /** Receives a file none of whose requests was checked. */
  noneChecked?: (file: UncheckedFile) => void
  /** Receives the facts of a request before its result, with those of its document. */
  checkedWith?: (facts: Facts) => void
  /** Receives the number of bytes read, after decompression. */
  read?: (bytes: number) => void
  /** Reads the body files that the requests of a file name; without it, they are not read. */
  readBodies?: (names: Iterable<string | undefined>, file: FoundFile) => Promise<BodyFiles>
  /** Returns the settings of one file. */
  forFile?: (file: FoundFile) => CheckSettings
}

/** A file none of whose requests was checked. */
export interface UncheckedFile {
  name: string
  /** Why it is an error in a run that checks nothing else. */
  message: string
  /** What to note otherwise. */
  note: string
}

/**
 * What is shown of many requests: all, those with findings, or a sample of each rule. Building a
 * result takes longer than checking, so other requests are only counted.
 */
export type Shown = 'all' | 'findings' | 'samples'

/** How line-based files (one document per line) are read. */
interface LinesSetting {
  /** Reads every file line by line, whatever its name. */
  always?: boolean | undefined
  /** Number of threads; default: the number of processors. */
  threads?: number | undefined
  /** Contract options for the worker threads. */
  options?: ContractOptions
  /** The files of its plugins, which worker threads load again. */
  pluginFiles?: readonly string[] | undefined
  /** What is shown of the requests; default: all. */
  shown?: Shown | undefined
  progress?: (progress: LinesProgress) => void
}

/** Reading progress of a line-based file. */
export interface LinesProgress {
  /** Bytes of the file as stored; `total` is undefined when the size is unknown. */
  bytes: number
  total: number | undefined
  documents: number
}
