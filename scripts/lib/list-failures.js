import { withoutColours } from './log-tail.js'

/*
 * Lists each test that failed with the first lines of its error. The end of a log shows only the last ones.
 */

const linesOfError = 12

/** @param {any} report the JSON report of Playwright @returns {string[]} */
export function listPlaywrightFailures(report) {
  return (report?.suites ?? []).flatMap(ofSuite)
}

/** @param {any} suite @returns {string[]} */
function ofSuite({ specs = [], suites = [] }) {
  return [...specs.flatMap(ofSpec), ...suites.flatMap(ofSuite)]
}

/** @param {any} spec @returns {string[]} */
function ofSpec({ title, file, line, tests = [] }) {
  return tests.flatMap((/** @type {any} */ { projectName, results = [] }) => {
    const error = results.find((/** @type {any} */ result) => result.error)?.error
    if (!error) return []
    return `[${projectName}] ${file}:${line} › ${title}\n${firstLines(error.message)}`
  })
}

/** @param {any} report the JSON report of Vitest @returns {string[]} */
export function listVitestFailures(report) {
  return (report?.testResults ?? []).flatMap((/** @type {any} */ { name, message, ...suite }) => {
    const failed = suite.assertionResults.filter(
      (/** @type {any} */ { status }) => status === 'failed',
    )
    if (suite.status === 'failed' && failed.length === 0) return `${name}\n${firstLines(message)}`
    return failed.map(
      (/** @type {any} */ { fullName, failureMessages }) =>
        `${name} › ${fullName}\n${firstLines(failureMessages?.[0])}`,
    )
  })
}

/** @param {string | undefined} message */
function firstLines(message) {
  return withoutColours(message ?? '')
    .split('\n')
    .filter((line) => line.trim() !== '')
    .slice(0, linesOfError)
    .map((line) => `    ${line.trim()}`)
    .join('\n')
}
