import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it } from 'vitest'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { kilobytes } from '~/platform/units/size'
import { forEver, kindOf, newOutbox, runUntil, silent } from '~/testing/new-outbox'

/** The tables of a file from before migrations were recorded and steps said what they wait for. */
const olderTables = `
  CREATE TABLE submission (
    id TEXT PRIMARY KEY, kind TEXT NOT NULL, key TEXT NOT NULL, payload TEXT, accepted_at INTEGER NOT NULL,
    lease TEXT, lease_until INTEGER NOT NULL DEFAULT 0, UNIQUE (kind, key)
  ) STRICT;
  CREATE TABLE step (
    submission TEXT NOT NULL REFERENCES submission (id), position INTEGER NOT NULL, name TEXT NOT NULL,
    state TEXT NOT NULL DEFAULT 'pending' CHECK (state IN ('pending', 'done', 'dead')),
    attempts INTEGER NOT NULL DEFAULT 0, failing_since INTEGER, next_attempt_at INTEGER NOT NULL,
    last_error TEXT, result TEXT, done_at INTEGER, PRIMARY KEY (submission, name)
  ) STRICT;
  CREATE INDEX step_pending ON step (next_attempt_at) WHERE state = 'pending';
  INSERT INTO submission VALUES ('old', 'note', 'k', '{"text":"a"}', 1, NULL, 0);
  INSERT INTO step (submission, position, name, next_attempt_at) VALUES ('old', 0, 'file', 1);`

describe('an outbox in a SQLite file', () => {
  it('acknowledges nothing on a full disk, and goes on with what is there', async () => {
    const outbox = newOutbox({ ...(await temporarySqlite()), maxBytes: kilobytes(80) })
    const accepted: string[] = []
    let last
    for (let count = 0; count < 100; count++) {
      const payload = { text: 'x'.repeat(2000) }
      last = await outbox.accept({ kind: silent, key: forEver(String(count)), payload })
      if (last.outcome === 'accepted') accepted.push(last.id)
    }
    expect(last).toEqual({ outcome: 'unavailable' })
    expect(accepted.length).toBeGreaterThan(3)
    const delivered: string[] = []
    const kind = kindOf({
      name: 'file',
      deliver: async ({ id }) => {
        delivered.push(id)
        return null
      },
    })
    await runUntil(outbox, kind, () => expect(delivered.sort()).toEqual(accepted.sort()))
  })

  it('is unavailable where the file cannot be opened', async () => {
    const outbox = newOutbox({ file: '/dev/null/outbox.db' })
    expect(
      await outbox.accept({ kind: silent, key: forEver('k'), payload: { text: 'a' } }),
    ).toEqual({
      outcome: 'unavailable',
    })
  })

  it('delivers what waits in a file of an older version, and knows its keys', async () => {
    const { file } = await temporarySqlite()
    mkdirSync(dirname(file))
    const older = new BetterSqlite(file)
    older.pragma('journal_mode = WAL')
    older.exec(olderTables)
    older.close()
    const outbox = newOutbox({ file })
    const payload = { text: 'a' }
    expect(await outbox.accept({ kind: silent, key: forEver('k'), payload })).toMatchObject({
      id: 'old',
      isNew: false,
    })
    await runUntil(outbox, silent, async () =>
      expect(await outbox.figures()).toEqual({ waiting: 0, deadLetters: 0 }),
    )
  })
})
