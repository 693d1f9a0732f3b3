import { join } from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import * as z from 'zod'
import { createSessionStore } from '~/features/staff/session/create-session-store.server'
import { createVisitStore } from '~/features/visits/store/create-visit-store.server'
import { createFileKeys } from '~/platform/files/store/file-keys.server'
import { createPrivateStore } from '~/platform/files/store/create-private-store.server'
import { privateFolders } from '~/platform/files/store/private-folders'
import { createOutbox } from '~/platform/outbox/create-outbox.server'
import { outboxKind } from '~/platform/outbox/outbox-kind'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { staffAccount } from '~/testing/staff-account'
import { temporaryFolder } from '~/testing/temporary-folder'
import { copyOutbox, copyPrivateFiles, copySessions, copyVisits } from './copy-stores'

const kind = outboxKind({
  name: 'note',
  schema: z.object({ text: z.string() }),
  steps: [{ name: 'cms', deliver: async () => null }],
})
const by = { reader: 'staff:7', address: '::1' }
const content = Buffer.from('%PDF-1.7 …')
const cv = { kind: 'cv', type: 'pdf', name: 'a.pdf', content } as const

describeOnPostgres('moving from SQLite to PostgreSQL', () => {
  it('copies submissions with their steps, once, and keeps what PostgreSQL has', async () => {
    const file = join(await temporaryFolder(), 'outbox.db')
    const url = await newPostgresDatabase()
    const [older, newer] = [
      createOutbox({ location: { file } }),
      createOutbox({ location: { url } }),
    ]
    onTestFinished(async () => {
      await older.close()
      await newer.close()
    })
    const send = (outbox: typeof older, text: string) =>
      outbox.accept({ kind, key: { value: text, window: null }, payload: { text } })
    const first = await send(older, 'first')
    await send(older, 'second')
    await send(newer, 'second')
    expect(await copyOutbox(file, url)).toBe(1)
    expect(await copyOutbox(file, url)).toBe(0)
    expect(await newer.figures()).toEqual({ waiting: 2, deadLetters: 0 })
    expect(await send(newer, 'first')).toEqual({ ...first, isNew: false })
  })

  it('copies private files with their contents and the log of reads', async () => {
    const folder = await temporaryFolder()
    const url = await newPostgresDatabase()
    const keys = createFileKeys('a secret of this test only!!!!!!')
    const older = createPrivateStore({ folder, keys })
    const newer = createPrivateStore({ folder, keys, location: { url } })
    onTestFinished(async () => {
      await older.close()
      await newer.close()
    })
    const kept = await older.keep(cv)
    const deleted = await older.keep(cv)
    await older.claim([kept, deleted], 'owner')
    await older.read(kept.id, by)
    await older.read(deleted.id, by)
    await older.remove(deleted.id, 'owner')
    for (const copied of [2, 0]) {
      expect(await copyPrivateFiles(privateFolders(folder), url)).toEqual({ copied, missing: [] })
    }
    expect((await newer.read(kept.id, by))?.content).toEqual(content)
    expect(await newer.listReads(kept.id)).toHaveLength(2)
    expect(await newer.find(deleted.id)).toBeNull()
    expect(await newer.listReads(deleted.id)).toHaveLength(1)
  })

  it('copies the sums of visits, once', async () => {
    const file = join(await temporaryFolder(), 'visits.db')
    const url = await newPostgresDatabase()
    const [older, newer] = [createVisitStore({ file }), createVisitStore({ url })]
    onTestFinished(async () => {
      await older.close()
      await newer.close()
    })
    const visit = { day: '2026-11-23', page: '/', source: 'direct', medium: '', campaign: '' }
    await older.add({
      visits: [
        { ...visit, count: 3 },
        { ...visit, page: '/blog', count: 4 },
      ],
      missing: [{ day: '2026-11-22', path: '/old', count: 2 }],
    })
    for (const copied of [3, 0]) expect(await copyVisits(file, url)).toBe(copied)
    const days = { from: '2026-11-22', to: '2026-11-23' }
    expect(await newer.listPages(days)).toEqual(await older.listPages(days))
    expect(await newer.listMissing(days)).toEqual(await older.listMissing(days))
  })

  it('copies the sessions of the staff, which go on', async () => {
    const file = join(await temporaryFolder(), 'sessions.db')
    const url = await newPostgresDatabase()
    const [older, newer] = [
      createSessionStore({ location: { file } }),
      createSessionStore({ location: { url } }),
    ]
    onTestFinished(async () => {
      await older.close()
      await newer.close()
    })
    const id = await older.start(staffAccount())
    for (const copied of [1, 0]) expect(await copySessions(file, url)).toBe(copied)
    expect((await newer.find(id))?.account).toEqual(staffAccount())
  })
})
