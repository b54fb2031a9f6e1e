import { scanJson } from '../../core/index.js'
import { isCurlFile, isHttpFile } from '../documents/scripts.js'

/**
 * Returns whether a text whose name says nothing about its format has one JSON object per line: the
 * first line is one, and more follows.
 */
export function isUnnamedLines(name: string, text: string): boolean {
  if (/\.(?:json[5c]?|ya?ml)$/i.test(name) || isHttpFile(name) || isCurlFile(name)) return false
  const start = text.trimStart()
  const [line = ''] = start.split('\n', 1)
  if (!line.startsWith('{') || start.slice(line.length).trim() === '') return false
  return scanJson(line).error === undefined
}
