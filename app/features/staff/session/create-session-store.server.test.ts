import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import { hours, minutes } from '~/platform/units/duration'
import { staffAccount } from '~/testing/staff-account'
import { temporaryFolder } from '~/testing/temporary-folder'
import { createSessionStore } from './create-session-store.server'

async function startStore() {
  const file = join(await temporaryFolder(), 'staff', 'sessions.db')
  const clock = { now: Date.UTC(2027, 0, 10, 8) }
  const open = () => createSessionStore({ file, now: () => clock.now })
  return { store: open(), open, clock, file }
}

describe('a session', () => {
  it('is found by its id alone, of which the disk has no trace', async () => {
    const { store, file } = await startStore()
    const id = store.start(staffAccount())
    expect(id).toMatch(/^[\w-]{43}$/)
    expect(store.find(id)?.account).toEqual(staffAccount())
    expect(store.find(id.slice(1) + 'A')).toBeNull()
    expect(store.start(staffAccount())).not.toBe(id)
    store.close()
    expect((await readFile(file)).includes(id)).toBe(false)
  })

  it('outlives a restart and is shared by processes', async () => {
    const { store, open } = await startStore()
    const other = open()
    const id = store.start(staffAccount())
    expect(other.find(id)).not.toBeNull()
    other.end(id)
    expect(store.find(id)).toBeNull()
  })

  it('ends after 30 minutes without use', async () => {
    const { store, clock } = await startStore()
    const id = store.start(staffAccount())
    for (let visits = 0; visits < 3; visits++) {
      clock.now += minutes(29)
      expect(store.find(id)).not.toBeNull()
    }
    clock.now += minutes(30)
    expect(store.find(id)).toBeNull()
    expect(store.sweep()).toBe(1)
  })

  it('ends after 12 hours, however busy', async () => {
    const { store, clock } = await startStore()
    const id = store.start(staffAccount())
    for (let worked = 0; worked < hours(12) - minutes(20); worked += minutes(20)) {
      clock.now += minutes(20)
      expect(store.find(id)).not.toBeNull()
    }
    clock.now += minutes(20)
    expect(store.find(id)).toBeNull()
  })

  it('goes on while nothing can be written, and nobody new begins one', async () => {
    const { store, clock, file } = await startStore()
    const id = store.start(staffAccount())
    const holder = new Database(file)
    holder.exec('BEGIN IMMEDIATE')
    onTestFinished(() => void holder.close())
    clock.now += minutes(2)
    expect(store.find(id)).not.toBeNull()
    expect(() => store.start(staffAccount())).toThrow(/locked/)
  })

  it('ends with all others of its account, and with no one else’s', async () => {
    const { store } = await startStore()
    const [here, there] = [store.start(staffAccount()), store.start(staffAccount())]
    const theirs = store.start(staffAccount({ id: 8 }))
    expect(store.endAllOf(7)).toBe(2)
    expect([here, there, theirs].map((id) => store.find(id)?.account.id)).toEqual([
      undefined,
      undefined,
      8,
    ])
  })
})
