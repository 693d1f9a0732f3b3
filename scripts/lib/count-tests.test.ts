import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { countPlaywright, countVitest } from './count-tests.js'

async function report(content: unknown): Promise<string> {
  const file = join(await temporaryFolder(), 'report.json')
  writeFileSync(file, JSON.stringify(content))
  return file
}

describe('the count of a test run', () => {
  it('is what the report of Vitest says', async () => {
    const file = await report({ numPassedTests: 40, numFailedTests: 2, testResults: [] })
    expect(countVitest(file, { hasSucceeded: false })).toMatchObject({ passed: 40, failed: 2 })
  })

  it('counts a file that could not be loaded', async () => {
    const broken = { status: 'failed', assertionResults: [] }
    const file = await report({ numPassedTests: 3, numFailedTests: 0, testResults: [broken] })
    expect(countVitest(file, { hasSucceeded: false })).toMatchObject({ passed: 3, failed: 1 })
  })

  it('is what the report of Playwright says', async () => {
    const file = await report({ stats: { expected: 10, unexpected: 0, skipped: 2 } })
    const count = { passed: 10, failed: 0 }
    expect(countPlaywright(file, { hasSucceeded: true })).toMatchObject(count)
  })

  it('is one failure when a run broke before its report', () => {
    expect(countPlaywright('/no/report.json', { hasSucceeded: false })).toEqual({
      passed: 0,
      failed: 1,
      failures: [],
    })
  })
})
