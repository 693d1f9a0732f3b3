import { join } from 'node:path'
import { beforeEach, describe, expect, it } from 'vitest'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createCheckRun } from './check-run.js'
import { createProgress } from './progress.js'
import { StepFailed } from './run-step.js'

let lines: string[]
let run: ReturnType<typeof createCheckRun>

beforeEach(async () => {
  lines = []
  const progress = createProgress((line) => lines.push(line))
  run = createCheckRun({ progress, logs: join(await temporaryFolder(), 'logs') })
})

describe('a run of checks', () => {
  it('counts a check without a count as one', async () => {
    expect(await run.check('format', async () => undefined)).toBe(true)
    expect(run.rows).toMatchObject([{ name: 'format', passed: 1, failed: 0 }])
    expect(lines.at(-1)).toMatch(/✓ format/)
  })

  it('shows why a check failed and goes on', async () => {
    const failing = () => Promise.reject(new StepFailed('line 3 is too long'))
    expect(await run.check('format', failing)).toBe(false)
    await run.check('lint', async () => undefined)
    expect(lines.join('\n')).toContain('✗ format: line 3 is too long')
    expect(run.rows.map(({ failed }) => failed)).toEqual([1, 0])
  })

  it('takes over the count of a runner of tests', async () => {
    expect(await run.check('unit tests', async () => ({ passed: 40, failed: 2 }))).toBe(false)
    expect(run.rows).toMatchObject([{ passed: 40, failed: 2 }])
    expect(lines.at(-1)).toMatch(/✗ unit tests/)
  })
})
