import { readFile } from 'node:fs/promises'
import Database from 'better-sqlite3'
import { describe, expect, it, onTestFinished } from 'vitest'
import type { StoreLocation } from '~/platform/database/store-location'
import { hours, minutes } from '~/platform/units/duration'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { staffAccount } from '~/testing/staff-account'
import { createSessionStore } from './create-session-store.server'

function startStore(location: StoreLocation) {
  const clock = { now: Date.UTC(2027, 0, 10, 8) }
  const open = () => {
    const store = createSessionStore({ location, now: () => clock.now })
    onTestFinished(() => store.close())
    return store
  }
  return { store: open(), open, clock }
}

describeOnBothEngines('a session', ({ newLocation }) => {
  it('is found by its id alone', async () => {
    const { store } = startStore(await newLocation())
    const id = await store.start(staffAccount())
    expect(id).toMatch(/^[\w-]{43}$/)
    expect((await store.find(id))?.account).toEqual(staffAccount())
    expect(await store.find(id.slice(1) + 'A')).toBeNull()
    expect(await store.start(staffAccount())).not.toBe(id)
  })

  it('outlives a restart and is shared by processes', async () => {
    const { store, open } = startStore(await newLocation())
    const other = open()
    const id = await store.start(staffAccount())
    expect(await other.find(id)).not.toBeNull()
    await other.end(id)
    expect(await store.find(id)).toBeNull()
  })

  it('ends after 30 minutes without use', async () => {
    const { store, clock } = startStore(await newLocation())
    const id = await store.start(staffAccount())
    for (let visits = 0; visits < 3; visits++) {
      clock.now += minutes(29)
      expect(await store.find(id)).not.toBeNull()
    }
    clock.now += minutes(30)
    expect(await store.find(id)).toBeNull()
    expect(await store.sweep()).toBe(1)
    expect(await store.sweep()).toBe(0)
  })

  it('ends after 12 hours, however busy', async () => {
    const { store, clock } = startStore(await newLocation())
    const id = await store.start(staffAccount())
    for (let worked = 0; worked < hours(12) - minutes(20); worked += minutes(20)) {
      clock.now += minutes(20)
      expect(await store.find(id)).not.toBeNull()
    }
    clock.now += minutes(20)
    expect(await store.find(id)).toBeNull()
  })

  it('knows when the CMS confirmed its account last', async () => {
    const { store, clock } = startStore(await newLocation())
    const id = await store.start(staffAccount())
    clock.now += minutes(3)
    await store.noteCheck(id)
    expect((await store.find(id))?.checkedAt).toBe(clock.now)
  })

  it('ends with all others of its account, and with no one else’s', async () => {
    const { store } = startStore(await newLocation())
    const here = await store.start(staffAccount())
    const there = await store.start(staffAccount())
    const theirs = await store.start(staffAccount({ id: 8 }))
    expect(await store.endAllOf(7)).toBe(2)
    const found = await Promise.all([here, there, theirs].map((id) => store.find(id)))
    expect(found.map((session) => session?.account.id)).toEqual([undefined, undefined, 8])
  })
})

describe('a session in a SQLite file', () => {
  it('leaves no trace of its id on the disk', async () => {
    const { file } = await temporarySqlite()
    const { store } = startStore({ file })
    const id = await store.start(staffAccount())
    await store.close()
    const bytes = await readFile(file)
    expect(bytes.includes(staffAccount().name)).toBe(true)
    expect(bytes.includes(id)).toBe(false)
  })

  it('goes on while nothing can be written, and nobody new begins one', async () => {
    const { file } = await temporarySqlite()
    const { store, clock } = startStore({ file })
    const id = await store.start(staffAccount())
    const holder = new Database(file)
    holder.exec('BEGIN IMMEDIATE')
    onTestFinished(() => void holder.close())
    clock.now += minutes(2)
    expect(await store.find(id)).not.toBeNull()
    await expect(store.start(staffAccount())).rejects.toThrow(/locked/)
  })

  it('is found in a file from before migrations were recorded', async () => {
    const { file } = await temporarySqlite()
    const { store, open } = startStore({ file })
    const id = await store.start(staffAccount())
    await store.close()
    const older = new Database(file)
    older.exec('DROP TABLE session_migration; DROP TABLE session_migration_lock')
    older.exec('DROP TABLE write_check')
    older.close()
    expect((await open().find(id))?.account).toEqual(staffAccount())
  })
})

describeOnBothEngines('open stays', ({ newLocation }) => {
  it('are told to others for ten minutes, the one that was opened last alone', async () => {
    const { store, open, clock } = startStore(await newLocation())
    const [ana, luz] = [
      { id: 7, name: 'Ana' },
      { id: 9, name: 'Luz' },
    ]
    await store.recordViewer(ana, 'CS-AAAA')
    await open().recordViewer(luz, 'CS-AAAA')
    const both = ['CS-AAAA', 'CS-BBBB']
    expect(await store.listViewers(both, ana.id)).toEqual([{ reference: 'CS-AAAA', name: 'Luz' }])
    await store.recordViewer(luz, 'CS-BBBB')
    expect(await store.listViewers(both, ana.id)).toEqual([{ reference: 'CS-BBBB', name: 'Luz' }])
    expect(await store.listViewers([], ana.id)).toEqual([])
    clock.now += minutes(10)
    expect(await store.listViewers(both, ana.id)).toEqual([])
  })
})
