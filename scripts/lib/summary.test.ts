import { describe, expect, it } from 'vitest'
import { summary } from './summary.js'

describe('the summary of a test run', () => {
  const rows = [
    { name: 'format', seconds: 3.2, passed: 1, failed: 0 },
    { name: 'unit and contract tests', seconds: 12, passed: 40, failed: 2 },
  ]

  it('ends with the sum of all counts', () => {
    expect(summary(rows).split('\n').at(-1)).toBe('41 passed, 2 failed')
  })

  it('marks the steps in which something failed', () => {
    const [format, unit] = summary(rows).split('\n')
    expect(format).toMatch(/^✓ {2}format/)
    expect(unit).toMatch(/^✗ {2}unit and contract tests +12 s {2}40 passed, 2 failed$/)
  })
})
