import { type Command, Option } from 'commander'
import { formatNames } from '../formats/format-names.js'
import { collected } from './shared-flags.js'

/** Adds the options on how a report is written. */
export const addOutputOptions = (command: Command): Command =>
  command
    .optionsGroup('Output:')
    .addOption(new Option('--format <format>', 'output format').choices(formatNames))
    .option('--output <format=file>', 'also write a format to a file; repeatable', collected)
    .option('--answer', 'show the body of the error response')
    .option('--compact', 'show each finding in one line')
    .option('--quiet', 'hide valid requests without warnings')
