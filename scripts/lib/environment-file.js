import { chmodSync, existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { parseEnv } from 'node:util'
import { closeToOthers, ownerOnly } from './owner-only.js'
import { randomSecret } from './random-secret.js'

/**
 * Makes `file` from the example, each `{secret}` in it replaced by a random one. A file that is there
 * keeps every line; settings that the example has gained and that need a secret are added to its end.
 * Only the owner can read it afterwards.
 * @param {{ file: string, example: string }} paths
 * @returns {{ created: boolean, added: string[] }} `added`: names of the variables that were added
 */
export function ensureEnvironmentFile({ file, example }) {
  const template = readFileSync(example, 'utf8')
  if (!existsSync(file)) {
    writePrivately(file, fillSecrets(template))
    return { created: true, added: [] }
  }
  closeToOthers(file)
  const text = readFileSync(file, 'utf8')
  const added = missingSecrets(template, text)
  if (added.length > 0) {
    const lines = added.map((line) => fillSecrets(line))
    writePrivately(file, `${text.trimEnd()}\n\n${lines.join('\n')}\n`)
  }
  return { created: false, added: added.map((line) => line.slice(0, line.indexOf('='))) }
}

/** @param {string} text */
function fillSecrets(text) {
  return text.replace(/^(\w+=.*)$/gm, (line) => line.replaceAll('{secret}', randomSecret))
}

/**
 * Lines of the template with a secret whose variable the text does not set.
 * @param {string} template
 * @param {string} text
 */
function missingSecrets(template, text) {
  const present = parseEnv(text)
  return template
    .split('\n')
    .filter((line) => /^\w+=.*\{secret\}/.test(line))
    .filter((line) => !present[line.slice(0, line.indexOf('='))])
}

/**
 * In one move, so that a stop in the middle never leaves half a file with secrets.
 * @param {string} file
 * @param {string} text
 */
function writePrivately(file, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(`${file}.part`, text, { mode: ownerOnly.file })
  chmodSync(`${file}.part`, ownerOnly.file)
  renameSync(`${file}.part`, file)
}
