/** @typedef {{ name: string, seconds: number, passed: number, failed: number }} Row */

/**
 * The table of all steps; its last line sums them up.
 * @param {readonly Row[]} rows
 */
export function summary(rows) {
  const width = Math.max(...rows.map(({ name }) => name.length))
  const lines = rows.map(({ name, seconds, passed, failed }) =>
    [
      failed > 0 ? '✗' : '✓',
      name.padEnd(width),
      `${seconds.toFixed(0).padStart(4)} s`,
      `${passed} passed, ${failed} failed`,
    ].join('  '),
  )
  return [...lines, '', sumLine(rows)].join('\n')
}

/** @param {readonly { passed: number, failed: number }[]} counts */
function sumLine(counts) {
  const passed = counts.reduce((sum, count) => sum + count.passed, 0)
  const failed = counts.reduce((sum, count) => sum + count.failed, 0)
  return `${passed} passed, ${failed} failed`
}
