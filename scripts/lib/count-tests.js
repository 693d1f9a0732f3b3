import { readFileSync } from 'node:fs'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.js'

/**
 * `failures`: what failed, and how.
 * @typedef {{ passed: number, failed: number, failures: string[] }} Count
 */

/**
 * The counts of a run of Vitest by its JSON report. A run that failed without a failed test (a file
 * that cannot be loaded, say) counts as one failure.
 * @param {string} file
 * @param {{ hasSucceeded: boolean }} run
 * @returns {Count}
 */
export function countVitest(file, run) {
  const report = readReport(file)
  const broken = (report?.testResults ?? []).filter(
    (/** @type {any} */ suite) => suite.status === 'failed' && suite.assertionResults.length === 0,
  ).length
  return withFailure(run, {
    passed: report?.numPassedTests ?? 0,
    failed: (report?.numFailedTests ?? 0) + broken,
    failures: listVitestFailures(report),
  })
}

/**
 * The counts of a run of Playwright by its JSON report.
 * @param {string} file
 * @param {{ hasSucceeded: boolean }} run
 * @returns {Count}
 */
export function countPlaywright(file, run) {
  const report = readReport(file)
  const stats = report?.stats
  return withFailure(run, {
    passed: stats?.expected ?? 0,
    failed: stats?.unexpected ?? 0,
    failures: listPlaywrightFailures(report),
  })
}

/** @param {string} file */
function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/**
 * @param {{ hasSucceeded: boolean }} run
 * @param {Count} count
 */
function withFailure({ hasSucceeded }, { failed, ...count }) {
  return { ...count, failed: hasSucceeded ? failed : Math.max(failed, 1) }
}
