import { readFileSync } from 'node:fs'
import { stripVTControlCharacters } from 'node:util'

/**
 * The last lines of a log file, without colours; empty where there is no such file.
 * @param {string} file
 * @param {number} [lines]
 */
export function logTail(file, lines = 25) {
  try {
    const text = withoutColours(readFileSync(file, 'utf8'))
    return text.trimEnd().split('\n').slice(-lines).join('\n')
  } catch {
    return ''
  }
}

/**
 * Text as it stands after the terminal's own commands: no colours, of a rewritten line the last state.
 * @param {string} text
 */
export function withoutColours(text) {
  return stripVTControlCharacters(text).replace(/^.*\r(?!$)/gm, '')
}
