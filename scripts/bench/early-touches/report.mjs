import { loadavg } from 'node:os'

/**
 * @typedef {object} Result
 * @property {string} name
 * @property {string} outcome
 * @property {number} moment of the first touch, in milliseconds after the first paint
 * @property {number} ms from the touch to its effect
 */

/** @param {string} title @param {readonly Result[]} results */
export function printTable(title, results) {
  console.log(`\n${title}`)
  console.table([...new Set(results.map(({ name }) => name))].map((name) => row(name, results)))
}

/** @param {string} name @param {readonly Result[]} results */
function row(name, results) {
  const own = results.filter((result) => result.name === name)
  const count = (/** @type {string} */ wanted) =>
    own.filter(({ outcome }) => outcome === wanted).length
  const took = own.filter(({ outcome }) => outcome === 'once').map(({ ms }) => ms)
  const moments = own.map(({ moment }) => moment)
  return {
    kind: name,
    tries: own.length,
    'had its effect': count('once'),
    doubled: count('doubled'),
    lost: count('lost'),
    'median ms': quantile(took, 0.5),
    'p95 ms': quantile(took, 0.95),
    'touched, ms after paint': `${Math.min(...moments)}-${Math.max(...moments)}`,
  }
}

/** @param {number[]} numbers @param {number} part */
function quantile(numbers, part) {
  const sorted = numbers.toSorted((a, b) => a - b)
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))]
}

/** Of the last 1, 5 and 15 minutes. */
export function loadOfMachine() {
  return loadavg()
    .map((one) => one.toFixed(1))
    .join(', ')
}
