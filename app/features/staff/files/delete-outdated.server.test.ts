import { describe, expect, it } from 'vitest'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { temporaryFolder } from '~/testing/temporary-folder'
import { deleteOutdated } from './delete-outdated.server'

const by = { reader: 'staff:7', address: '::1' }

async function startStore() {
  const clock = { now: 0 }
  const store = createPrivateStore({
    folder: await temporaryFolder(),
    keys: createFileKeys('a secret of this test only!!!!!!'),
    now: () => clock.now,
  })
  async function keepFrom(day: string, kind: string) {
    clock.now = Date.parse(day)
    const { id } = await store.keep({ kind, type: 'pdf', name: 'a.pdf', content: Buffer.from('x') })
    await store.claim([{ id, kind }], 'CS-ONE')
    return id
  }
  return { store, clock, keepFrom }
}

describe('the time of keeping', () => {
  it('counts by what a file tells of a person, and leaves the trail', async () => {
    const { store, clock, keepFrom } = await startStore()
    const cv = await keepFrom('2026-03-01', 'career-cv')
    const passport = await keepFrom('2026-03-01', 'contract-document')
    const recent = await keepFrom('2026-06-02', 'contract-photo')
    clock.now = Date.parse('2026-12-01')
    await store.read(passport, by)
    const retention = { careerMonths: 12, identityMonths: 6 }
    expect(await deleteOutdated(store, retention, clock.now)).toBe(1)
    expect(await store.find(passport)).toBeNull()
    expect(await store.listReads(passport)).toMatchObject([by])
    expect(await store.find(cv)).not.toBeNull()
    expect(await store.find(recent)).not.toBeNull()
  })

  it.each([
    ['2026-08-31', '2027-02-28', 6, 0],
    ['2026-08-28', '2027-02-28', 6, 0],
    ['2026-08-27', '2027-02-28', 6, 1],
    ['2026-03-31', '2026-04-30', 1, 0],
    ['2025-12-31', '2026-12-31', 12, 0],
    ['2025-12-30', '2026-12-31', 12, 1],
  ])(
    'a file of %s is looked at on %s after %i months: %i goes',
    async (came, today, months, gone) => {
      const { store, clock, keepFrom } = await startStore()
      await keepFrom(came, 'career-cv')
      clock.now = Date.parse(today)
      const retention = { careerMonths: months, identityMonths: months }
      expect(await deleteOutdated(store, retention, clock.now)).toBe(gone)
    },
  )
})
