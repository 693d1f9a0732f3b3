import type { Context } from 'koa'
import { afterEach, expect, it, vi } from 'vitest'
import { guardOverwriting } from '../src/publishing/guard-overwriting'
import { noVersion } from '../src/publishing/overwriting-code'

afterEach(() => void vi.unstubAllGlobals())

const ana = { id: 1, firstname: 'Ana', lastname: 'Tzul' }
const luis = { id: 2, firstname: 'Luis', lastname: 'Tzul' }
const shown = '2026-01-05T15:00:00.000Z'
const later = '2026-01-05T15:10:00.000Z'

type Row = { updatedAt: string; updatedBy: typeof ana | null }

/** How many times a form of Luis is saved that was open before the CMS started. */
async function save(row: Row | null, seen = shown): Promise<number> {
  vi.stubGlobal('strapi', {
    contentTypes: {},
    contentType: () => ({ options: {} }),
    requestContext: { get: () => undefined },
    db: { query: () => ({ findOne: async () => row }) },
  })
  const written = vi.fn(async () => {})
  const call = {
    params: { model: 'plugin::notes.note', id: Math.random().toString() },
    request: {},
    state: { user: luis },
    status: 200,
    get: (header: string) => (header === 'X-Seen-Version' ? seen : ''),
  } as unknown as Context
  await guardOverwriting(written)(call)
  return written.mock.calls.length
}

it('a form from before the start does not overwrite what another person saved there', async () => {
  await expect(save({ updatedAt: later, updatedBy: ana })).rejects.toThrow('Ana Tzul saved this')
  await expect(save({ updatedAt: later, updatedBy: ana }, noVersion)).rejects.toThrow('Ana Tzul')
})

it('a form from before the start does not overwrite what no person wrote', async () => {
  await expect(save({ updatedAt: later, updatedBy: null })).rejects.toThrow('the site saved this')
})

it('a form from before the start is saved on top of what it shows and of what its editor saved', async () => {
  expect(await save({ updatedAt: shown, updatedBy: ana })).toBe(1)
  expect(await save({ updatedAt: later, updatedBy: luis })).toBe(1)
  expect(await save(null, noVersion)).toBe(1)
})

it('a program that names no version is not compared', async () => {
  expect(await save({ updatedAt: later, updatedBy: ana }, '')).toBe(1)
})
