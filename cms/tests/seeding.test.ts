import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod'
import { catalogueSchema } from '../../content-types/catalogue'
import { rentals } from '../seed/content/rentals'
import { stays } from '../seed/content/stays/stays'
import { cmsFolder, compileCms } from './compile-cms'
import { testEnvironment } from './start-cms'

const dataDirectory = mkdtempSync(join(tmpdir(), 'ceiba-seed-'))

beforeAll(() => compileCms())
afterAll(() => rmSync(dataDirectory, { recursive: true, force: true }))

const outcomeSchema = z.object({
  written: z.number(),
  catalogue: catalogueSchema,
  stays: z.array(z.object({ stage: z.string(), rentalName: z.string() })),
  /** Of all reservations. */
  nights: z.number(),
})

function seed() {
  const tsx = join(cmsFolder, 'node_modules', 'tsx', 'dist', 'cli.mjs')
  const script = join(cmsFolder, 'tests', 'seed-sample.ts')
  const env = testEnvironment(dataDirectory)
  const output = execFileSync(process.execPath, [tsx, script], { env, maxBuffer: 1e8 })
  const lastLine = output.toString().trim().split('\n').at(-1) ?? ''
  return outcomeSchema.parse(JSON.parse(lastLine))
}

describe('the import of the demo content', () => {
  it('publishes both languages, and a second run changes nothing', () => {
    const first = seed()
    expect(first.written).toBeGreaterThan(200)
    const [rental] = first.catalogue.rentals
    const source = rentals.find(({ slug }) => slug === rental?.slug)
    expect(rental?.texts.en?.name).toBe(source?.name.en)
    expect(rental?.texts.es?.name).toBe(source?.name.es)
    expect(rental?.texts.es?.gallery.length).toBeGreaterThan(0)
    const amenities = new Map(first.catalogue.amenities.map(({ id, slug }) => [id, slug]))
    expect(rental?.amenityIds.map((id) => amenities.get(id))).toEqual(source?.amenities)

    const slugs = rentals.slice(0, 2).map(({ slug }) => slug)
    const expected = stays.filter(({ house }) => slugs.includes(house))
    expect(first.stays.map(({ stage }) => stage)).toEqual(expected.map(({ stage }) => stage))
    const taken = ['offered', 'confirmed', 'reviewed']
    const booked = expected.filter(({ stage }) => taken.includes(stage))
    expect(first.nights).toBe(booked.reduce((sum, { nights }) => sum + nights, 0))

    const second = seed()
    expect(second).toEqual({ ...first, written: 0 })
  })
})
