import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/*
 * A mark is a small file that says for which inputs a piece of work was done. It is cleared before
 * and set after the work, so that a stop in the middle is never mistaken for its end.
 */

/**
 * @param {string} mark
 * @param {string} hash
 */
export function isMarked(mark, hash) {
  try {
    return readFileSync(mark, 'utf8').trim() === hash
  } catch {
    return false
  }
}

/**
 * @param {string} mark
 * @param {string} hash
 * @param {number} [mode] of a new file, where not everybody may read it
 */
export function setMark(mark, hash, mode) {
  mkdirSync(dirname(mark), { recursive: true })
  writeFileSync(mark, `${hash}\n`, { mode })
}

/** @param {string} mark */
export function clearMark(mark) {
  rmSync(mark, { force: true })
}
