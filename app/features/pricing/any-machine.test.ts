import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { promisify } from 'node:util'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { randomStays } from '~/testing/factories/random-stay'
import { fc, propertyRuns } from '~/testing/fast-check'
import cases from '../../../docs/spec/pricing-cases.json'
import { quote } from './quote'

/** The first and the last to see a new day. */
const ends = ['Pacific/Kiritimati', 'Pacific/Honolulu']
const zones = [...ends, 'Pacific/Auckland', 'America/Guatemala']
const face = 'app/features/pricing/quote.ts'
const run = promisify(execFile)

describe('in a plain Node process', () => {
  const program = `
    import { readFileSync } from 'node:fs'
    import { quote } from './${face}'
    const cases = JSON.parse(readFileSync('docs/spec/pricing-cases.json', 'utf8'))
    const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
    console.log(JSON.stringify({ zone, answers: cases.map((each) => quote(each)) }))`
  const expected = cases.map((each) => each.expected)

  it.each(ends)('of a machine in %s every worked case is answered', async (zone) => {
    const options = ['--import', 'tsx', '--input-type=module', '--eval', program]
    const { stdout } = await run(process.execPath, options, { env: { ...process.env, TZ: zone } })
    expect(JSON.parse(stdout)).toEqual({ zone, answers: expected })
  })
})

describe.each(zones)('with the clock of a machine in %s', (zone) => {
  const ownZone = process.env.TZ

  beforeEach(() => {
    process.env.TZ = zone
  })

  afterEach(() => {
    if (ownZone === undefined) delete process.env.TZ
    else process.env.TZ = ownZone
  })

  it('random stays are answered as with one on UTC', () => {
    expect(Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone)
    fc.assert(
      fc.property(randomStays, (input) => {
        process.env.TZ = zone
        const answer = quote(input)
        process.env.TZ = 'UTC'
        // What the clock showed last is remembered; another moment makes it look again.
        quote({ ...input, now: '2020-01-01T00:00:00Z' })
        expect(answer).toEqual(quote(input))
      }),
      propertyRuns(),
    )
  })
})

describe('the code that a quote reaches', () => {
  /** Modules by their path from the root, with what each imports; imports of types are gone when it runs. */
  function reached(file: string, seen = new Map<string, string[]>()): Map<string, string[]> {
    if (seen.has(file)) return seen
    const imports = /^(?:import|export)\s(?!type\s)[^'"]*?from '([^']+)'/gm
    const source = readFileSync(file, 'utf8')
    const names = [...source.matchAll(imports)].map(([, name = '']) => name)
    seen.set(file, names)
    for (const name of names) {
      if (name.startsWith('.')) reached(relative('.', join(dirname(file), name)), seen)
    }
    return seen
  }

  it('is found by plain Node and lies with prices and days', () => {
    const modules = reached(face)
    expect(modules.size).toBeGreaterThan(15)
    for (const [file, names] of modules) {
      expect(file).toMatch(/^(app\/(features\/pricing|platform\/time)|content-types)\//)
      for (const name of names) expect(name, file).toMatch(/^\.{1,2}\/.*\.ts$/)
    }
  })
})
