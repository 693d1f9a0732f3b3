import { mkdirSync } from 'node:fs'
import { dirname } from 'node:path'
import BetterSqlite from 'better-sqlite3'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import type { StoreLocation } from '~/platform/database/store-location'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { temporarySqlite } from '~/testing/database/temporary-sqlite'
import { currentRequestId, withRequestId } from '~/platform/log/request-scope.server'
import { Unreachable } from '~/platform/process/unreachable'
import { minutes } from '~/platform/units/duration'
import { kilobytes } from '~/platform/units/size'
import { eventually } from '~/testing/eventually'
import { createOutbox, type OutboxOptions } from './create-outbox.server'
import { outboxKind, type OutboxStep } from './outbox-kind'

type Note = { text: string }

const kindOf = (...steps: OutboxStep<Note>[]) =>
  outboxKind({ name: 'note', schema: z.object({ text: z.string() }), steps })

const silent = kindOf({ name: 'file', deliver: async () => undefined })
const forEver = (value: string) => ({ value, window: null })

function newOutbox(location: StoreLocation, options: Partial<OutboxOptions> = {}) {
  const outbox = createOutbox({ location, ...options })
  onTestFinished(() => outbox.close())
  return outbox
}

async function runUntil(
  outbox: ReturnType<typeof newOutbox>,
  kind: ReturnType<typeof kindOf>,
  check: () => void | Promise<void>,
) {
  const stop = await outbox.start([kind])
  try {
    await eventually(check)
  } finally {
    await stop()
  }
}

describeOnBothEngines('accepting', ({ newLocation }) => {
  it('stores the same key and content once', async () => {
    const outbox = newOutbox(await newLocation())
    const send = (text: string) =>
      outbox.accept({ kind: silent, key: forEver('k'), payload: { text } })
    const first = await send('hello')
    expect(first).toMatchObject({ outcome: 'accepted', isNew: true })
    expect(await send('hello')).toEqual({ ...first, isNew: false })
    expect(await send('another')).toEqual({ outcome: 'conflict' })
  })

  it('keeps the keys of different kinds apart', async () => {
    const outbox = newOutbox(await newLocation())
    const other = outboxKind({ name: 'other', schema: z.object({ text: z.string() }), steps: [] })
    const key = forEver('k')
    await outbox.accept({ kind: silent, key, payload: { text: 'a' } })
    expect(await outbox.accept({ kind: other, key, payload: { text: 'b' } })).toMatchObject({
      isNew: true,
    })
  })

  it('takes the same content for a new submission when the window of its key is over', async () => {
    let time = Date.UTC(2026, 10, 21)
    const outbox = newOutbox(await newLocation(), { now: () => time })
    const key = { value: 'hash', window: minutes(10) }
    const send = () => outbox.accept({ kind: silent, key, payload: { text: 'again' } })
    const first = await send()
    time += minutes(10) - 1
    expect(await send()).toEqual({ ...first, isNew: false })
    time += 1
    expect(await send()).toMatchObject({ outcome: 'accepted', isNew: true })
    expect(await send()).toMatchObject({ outcome: 'accepted', isNew: false })
  })

  it('tells by a key under which id its latest submission is known', async () => {
    const clock = { now: 1 }
    const outbox = newOutbox(await newLocation(), { now: () => clock.now })
    const key = { value: 'k', window: minutes(10) }
    const first = await outbox.accept({ kind: silent, key, payload: { text: 'a' } })
    expect(await outbox.findId('k')).toBe('id' in first ? first.id : '')
    clock.now += minutes(11)
    const second = await outbox.accept({ kind: silent, key, payload: { text: 'a' } })
    expect(await outbox.findId('k')).toBe('id' in second ? second.id : '')
    expect(await outbox.findId('another')).toBeNull()
  })

  it('throws on a payload that could not be delivered', async () => {
    const outbox = newOutbox(await newLocation())
    const payload = { text: 1 } as unknown as Note
    await expect(outbox.accept({ kind: silent, key: forEver('k'), payload })).rejects.toThrow(
      z.ZodError,
    )
  })

  it('makes one submission of the same key at several processes in the same moment', async () => {
    const location = await newLocation()
    const outboxes = Array.from({ length: 4 }, () => newOutbox(location))
    for (const outbox of outboxes) await outbox.listDeadLetters()
    const key = forEver('k')
    const answers = await Promise.all(
      [...outboxes, ...outboxes].map((outbox) =>
        outbox.accept({ kind: silent, key, payload: { text: 'a' } }),
      ),
    )
    const ids = answers.map((answer) => (answer.outcome === 'accepted' ? answer.id : answer))
    expect(new Set(ids).size).toBe(1)
    expect(answers.filter((answer) => 'isNew' in answer && answer.isNew)).toHaveLength(1)
    expect(await outboxes[0]?.figures()).toEqual({ waiting: 1, deadLetters: 0 })
  })

  it('makes one submission also where several processes see that a window is over', async () => {
    const location = await newLocation()
    const clock = { now: 1 }
    const outboxes = Array.from({ length: 4 }, () => newOutbox(location, { now: () => clock.now }))
    const key = { value: 'hash', window: minutes(10) }
    const send = (outbox: ReturnType<typeof newOutbox>) =>
      outbox.accept({ kind: silent, key, payload: { text: 'a' } })
    for (const outbox of outboxes) await send(outbox)
    clock.now += minutes(10)
    const answers = await Promise.all(outboxes.map(send))
    expect(answers.filter((answer) => 'isNew' in answer && answer.isNew)).toHaveLength(1)
    expect(await outboxes[0]?.figures()).toEqual({ waiting: 2, deadLetters: 0 })
  })

  it('tells since when the oldest submission waits', async () => {
    const clock = { now: 1000 }
    const outbox = newOutbox(await newLocation(), { now: () => clock.now })
    expect(await outbox.findOldestWaiting()).toBeNull()
    for (const key of ['a', 'b']) {
      await outbox.accept({ kind: silent, key: forEver(key), payload: { text: 'a' } })
      clock.now += 500
    }
    expect(await outbox.findOldestWaiting()).toBe(1000)
  })
})

describeOnBothEngines('delivering', ({ newLocation }) => {
  it('begins at once and hands on what earlier steps gave back', async () => {
    const outbox = newOutbox(await newLocation())
    const seen: unknown[] = []
    const kind = kindOf(
      { name: 'file', deliver: async ({ payload }) => ({ number: payload.text.length }) },
      {
        name: 'mail',
        deliver: async ({ id, payload }, { results }) => {
          seen.push([id, payload, results])
          return null
        },
      },
    )
    const stop = await outbox.start([kind])
    onTestFinished(stop)
    const answer = await outbox.accept({ kind, key: forEver('k'), payload: { text: 'four' } })
    await eventually(() => expect(seen).toHaveLength(1))
    const id = answer.outcome === 'accepted' ? answer.id : ''
    expect(seen).toEqual([[id, { text: 'four' }, { file: { number: 4 } }]])
  })

  it('belongs to no request, also where one woke it', async () => {
    const outbox = newOutbox(await newLocation())
    const requests: (string | undefined)[] = []
    const kind = kindOf({
      name: 'file',
      deliver: async () => {
        requests.push(currentRequestId())
        return null
      },
    })
    const stop = await outbox.start([kind])
    onTestFinished(stop)
    await withRequestId('visit', () =>
      outbox.accept({ kind, key: forEver('k'), payload: { text: 'a' } }),
    )
    await eventually(() => expect(requests).toEqual([undefined]))
  })

  it('goes on with the next step where one fails, and comes back to it', async () => {
    let time = Date.UTC(2026, 10, 21)
    const outbox = newOutbox(await newLocation(), { now: () => time })
    const calls: string[] = []
    let isDown = true
    const kind = kindOf(
      {
        name: 'file',
        deliver: async () => {
          calls.push('file')
          if (isDown) throw new Error('down')
          return 'number 7'
        },
      },
      {
        name: 'mail',
        deliver: async (_note, { results }) => {
          calls.push(`mail ${JSON.stringify(results)}`)
          return null
        },
      },
    )
    await outbox.accept({ kind, key: forEver('k'), payload: { text: 'a' } })
    await runUntil(outbox, kind, () => expect(calls).toEqual(['file', 'mail {}']))
    isDown = false
    time += minutes(1)
    await runUntil(outbox, kind, () => expect(calls).toEqual(['file', 'mail {}', 'file']))
  })

  it('delivers once where two processes share the database', async () => {
    const location = await newLocation()
    const delivered: string[] = []
    const kind = kindOf({
      name: 'file',
      deliver: async ({ id }) => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        delivered.push(id)
        return null
      },
    })
    const [one, other] = [newOutbox(location), newOutbox(location)]
    const stops = await Promise.all([one, other].map((box) => box.start([kind])))
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, count) =>
        (count % 2 ? one : other).accept({
          kind,
          key: forEver(String(count)),
          payload: { text: 'a' },
        }),
      ),
    )
    const ids = answers.map((answer) => (answer.outcome === 'accepted' ? answer.id : ''))
    await eventually(() => expect(delivered.length).toBeGreaterThanOrEqual(40))
    await Promise.all(stops.map((stop) => stop()))
    expect(delivered.sort()).toEqual(ids.sort())
  })

  it('delivers at once what a silent program has held up, when that one answers again', async () => {
    const outbox = newOutbox(await newLocation())
    let isSilent = true
    const kind = kindOf(
      {
        name: 'cms',
        deliver: async () => {
          if (isSilent) throw new Error('wrapped', { cause: new Unreachable('cms', 'refused') })
          return null
        },
      },
      { name: 'mail', deliver: async () => Promise.reject(new Error('The mailbox is full')) },
    )
    const mails = vi.spyOn(kind, 'deliver')
    await outbox.accept({ kind, key: forEver('k'), payload: { text: 'a' } })
    const stop = await outbox.start([kind])
    onTestFinished(stop)
    await eventually(() => expect(mails).toHaveBeenCalledTimes(2))
    isSilent = false
    outbox.retryFor('cms')
    await eventually(() => expect(mails).toHaveBeenCalledTimes(3))
    const steps = mails.mock.calls.map(([step]) => step)
    expect(steps).toEqual(['cms', 'mail', 'cms'])
  })

  it('gives an attempt up that takes too long or outlives the process', async () => {
    const outbox = newOutbox(await newLocation())
    const signals: AbortSignal[] = []
    const kind = kindOf({
      name: 'file',
      deliver: (_note, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    await outbox.accept({ kind, key: forEver('k'), payload: { text: 'a' } })
    const stop = await outbox.start([kind], { patience: 20 })
    await eventually(() => expect(signals).toHaveLength(1))
    await stop()
    expect(signals[0]?.aborted).toBe(true)
    // It was nobody's failure, so the next start begins at once.
    await runUntil(
      outbox,
      kindOf({ name: 'file', deliver: async () => signals.pop() && null }),
      () => expect(signals).toHaveLength(0),
    )
  })
})

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
