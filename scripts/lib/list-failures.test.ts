import { describe, expect, it } from 'vitest'
import { listPlaywrightFailures, listVitestFailures } from './list-failures.js'

const failure = (message: string) => ({ status: 'failed', error: { message } })

const lines = (first: number, last: number, indent = '') =>
  Array.from({ length: last - first + 1 }, (_, index) => `${indent}line ${first + index}`).join(
    '\n',
  )

describe('the list of what failed', () => {
  it('names journeys that failed, with the beginning of their error', () => {
    const passed = { title: 'is fine', file: 'a.spec.ts', line: 3, tests: [{ results: [{}] }] }
    const failed = {
      title: 'is slow',
      file: 'a.spec.ts',
      line: 9,
      tests: [
        {
          projectName: 'phone',
          results: [failure(`\u001b[31mError\u001b[39m: a\n\n${lines(2, 20)}`)],
        },
      ],
    }
    const report = { suites: [{ specs: [passed], suites: [{ specs: [failed] }] }] }
    expect(listPlaywrightFailures(report)).toEqual([
      `[phone] a.spec.ts:9 › is slow\n    Error: a\n${lines(2, 12, '    ')}`,
    ])
  })

  it('names tests that failed, and files that could not be loaded', () => {
    const report = {
      testResults: [
        {
          name: 'a.test.ts',
          status: 'failed',
          message: '',
          assertionResults: [
            { status: 'passed', fullName: 'adds', failureMessages: [] },
            { status: 'failed', fullName: 'takes off', failureMessages: ['Error: 1\nat b.ts'] },
          ],
        },
        { name: 'b.test.ts', status: 'failed', message: 'No such file', assertionResults: [] },
      ],
    }
    expect(listVitestFailures(report)).toEqual([
      'a.test.ts › takes off\n    Error: 1\n    at b.ts',
      'b.test.ts\n    No such file',
    ])
  })

  it('is empty where a run broke before its report', () => {
    expect(listPlaywrightFailures(undefined)).toEqual([])
    expect(listVitestFailures(undefined)).toEqual([])
  })
})
