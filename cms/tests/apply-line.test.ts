import type { Core } from '@strapi/strapi'
import { describe, expect, it, vi } from 'vitest'
import { translate } from '../src/labels/translate'
import { applyNextLine } from '../src/rental-table/import/apply-line'

describe('an import', () => {
  const row = { id: 1, key: 'key', stage: 'importing', fileName: 'a.csv', by: 'Ana' } as const
  /** A CMS whose database fails while it writes a line. */
  function failingWith(error: Error | (() => Error)) {
    const update = vi.fn(async () => null)
    const query = () => ({ findOne: async () => ({ id: 7, kind: 'changed', cells: {} }), update })
    const transaction = async () => {
      throw typeof error === 'function' ? error() : error
    }
    const strapi = { db: { query, transaction } } as unknown as Core.Strapi
    const more = {
      account: 1,
      language: 'es' as const,
      at: '2026-11-21T10:00:00.000Z',
      endedAt: null,
      problem: null,
    }
    return { update, apply: () => applyNextLine(strapi, { ...row, ...more }) }
  }
  const ofDatabase = (code: string, words: string) =>
    Object.assign(new Error(`update "rentals" set "a - b" = $1 - ${words}`), { code })

  it('skips a line with a value that its column does not take, and goes on', async () => {
    const { apply, update } = failingWith(ofDatabase('22003', 'numeric field overflow'))
    expect(await apply()).toBe(true)
    const skipped = { code: 'rejected', value: 'numeric field overflow' }
    const data = { outcome: 'skipped', skipped, rank: 0 }
    expect(update).toHaveBeenCalledWith({ where: { id: 7 }, data })
  })

  it('says why a line is rejected in the language of the person who started it', async () => {
    const message = 'Not done: pages of this language need it. Publish a change instead.'
    const { apply, update } = failingWith(() =>
      Object.assign(new Error(translate(message)), { name: 'ApplicationError' }),
    )
    await apply()
    const value = expect.stringMatching(/^No se hizo: las páginas/)
    expect(update.mock.lastCall).toMatchObject([{ data: { skipped: { value } } }])
    expect(translate(message)).toBe(message)
  })

  it('tries a line again after a fault of the database', async () => {
    const { apply, update } = failingWith(ofDatabase('40P01', 'deadlock detected'))
    await expect(apply()).rejects.toThrow('deadlock')
    expect(update).not.toHaveBeenCalled()
  })
})
