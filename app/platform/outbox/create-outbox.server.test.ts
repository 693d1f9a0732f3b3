import { join } from 'node:path'
import { describe, expect, it, onTestFinished, vi } from 'vitest'
import * as z from 'zod'
import { temporaryFolder } from '~/testing/temporary-folder'
import { currentRequestId, withRequestId } from '~/platform/log/request-scope.server'
import { Unreachable } from '~/platform/process/unreachable'
import { minutes } from '~/platform/units/duration'
import { kilobytes } from '~/platform/units/size'
import { eventually } from '~/testing/eventually'
import { createOutbox, type OutboxOptions } from './create-outbox.server'
import { openOutboxDatabase } from './outbox-database.server'
import { outboxKind, type OutboxStep } from './outbox-kind'

type Note = { text: string }

const kindOf = (...steps: OutboxStep<Note>[]) =>
  outboxKind({ name: 'note', schema: z.object({ text: z.string() }), steps })

const silent = kindOf({ name: 'file', deliver: async () => undefined })
const forEver = (value: string) => ({ value, window: null })

async function newOutbox(options: Partial<OutboxOptions> = {}) {
  const outbox = createOutbox({
    file: join(await temporaryFolder(), 'box', 'outbox.db'),
    ...options,
  })
  onTestFinished(outbox.close)
  return outbox
}

async function runUntil(
  outbox: Awaited<ReturnType<typeof newOutbox>>,
  kind: ReturnType<typeof kindOf>,
  check: () => void,
) {
  const stop = await outbox.start([kind])
  try {
    await eventually(check)
  } finally {
    await stop()
  }
}

describe('accepting', () => {
  it('stores the same key and content once', async () => {
    const outbox = await newOutbox()
    const send = (text: string) =>
      outbox.accept({ kind: silent, key: forEver('k'), payload: { text } })
    const first = send('hello')
    expect(first).toMatchObject({ outcome: 'accepted', isNew: true })
    expect(send('hello')).toEqual({ ...first, isNew: false })
    expect(send('another')).toEqual({ outcome: 'conflict' })
  })

  it('keeps the keys of different kinds apart', async () => {
    const outbox = await newOutbox()
    const other = outboxKind({ name: 'other', schema: z.object({ text: z.string() }), steps: [] })
    const key = forEver('k')
    outbox.accept({ kind: silent, key, payload: { text: 'a' } })
    expect(outbox.accept({ kind: other, key, payload: { text: 'b' } })).toMatchObject({
      isNew: true,
    })
  })

  it('takes the same content for a new submission when the window of its key is over', async () => {
    let time = Date.UTC(2026, 10, 21)
    const outbox = await newOutbox({ now: () => time })
    const key = { value: 'hash', window: minutes(10) }
    const send = () => outbox.accept({ kind: silent, key, payload: { text: 'again' } })
    const first = send()
    time += minutes(10) - 1
    expect(send()).toEqual({ ...first, isNew: false })
    time += 1
    expect(send()).toMatchObject({ outcome: 'accepted', isNew: true })
    expect(send()).toMatchObject({ outcome: 'accepted', isNew: false })
  })

  it('tells by a key under which id its latest submission is known', async () => {
    const clock = { now: 1 }
    const outbox = await newOutbox({ now: () => clock.now })
    const key = { value: 'k', window: minutes(10) }
    const first = outbox.accept({ kind: silent, key, payload: { text: 'a' } })
    expect(outbox.findId('k')).toBe('id' in first ? first.id : '')
    clock.now += minutes(11)
    const second = outbox.accept({ kind: silent, key, payload: { text: 'a' } })
    expect(outbox.findId('k')).toBe('id' in second ? second.id : '')
    expect(outbox.findId('another')).toBeNull()
  })

  it('throws on a payload that could not be delivered', async () => {
    const outbox = await newOutbox()
    const payload = { text: 1 } as unknown as Note
    expect(() => outbox.accept({ kind: silent, key: forEver('k'), payload })).toThrow(z.ZodError)
  })

  it('acknowledges nothing on a full disk, and goes on with what is there', async () => {
    const outbox = await newOutbox({ maxBytes: kilobytes(80) })
    const accepted: string[] = []
    let last
    for (let count = 0; count < 100; count++) {
      const payload = { text: 'x'.repeat(2000) }
      last = outbox.accept({ kind: silent, key: forEver(String(count)), payload })
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
    const outbox = await newOutbox({ file: '/dev/null/outbox.db' })
    expect(outbox.accept({ kind: silent, key: forEver('k'), payload: { text: 'a' } })).toEqual({
      outcome: 'unavailable',
    })
  })
})

describe('delivering', () => {
  it('begins at once and hands on what earlier steps gave back', async () => {
    const outbox = await newOutbox()
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
    const answer = outbox.accept({ kind, key: forEver('k'), payload: { text: 'four' } })
    await eventually(() => expect(seen).toHaveLength(1))
    const id = answer.outcome === 'accepted' ? answer.id : ''
    expect(seen).toEqual([[id, { text: 'four' }, { file: { number: 4 } }]])
  })

  it('belongs to no request, also where one woke it', async () => {
    const outbox = await newOutbox()
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
    withRequestId('visit', () => outbox.accept({ kind, key: forEver('k'), payload: { text: 'a' } }))
    await eventually(() => expect(requests).toEqual([undefined]))
  })

  it('goes on with the next step where one fails, and comes back to it', async () => {
    let time = Date.UTC(2026, 10, 21)
    const outbox = await newOutbox({ now: () => time })
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
    outbox.accept({ kind, key: forEver('k'), payload: { text: 'a' } })
    await runUntil(outbox, kind, () => expect(calls).toEqual(['file', 'mail {}']))
    isDown = false
    time += minutes(1)
    await runUntil(outbox, kind, () => expect(calls).toEqual(['file', 'mail {}', 'file']))
  })

  it('delivers once where two processes share the file', async () => {
    const file = join(await temporaryFolder(), 'outbox.db')
    const delivered: string[] = []
    const kind = kindOf({
      name: 'file',
      deliver: async ({ id }) => {
        await new Promise((resolve) => setTimeout(resolve, 5))
        delivered.push(id)
        return null
      },
    })
    const boxes = [await newOutbox({ file }), await newOutbox({ file })]
    const stops = await Promise.all(boxes.map((box) => box.start([kind])))
    const ids = Array.from({ length: 40 }, (_, count) =>
      boxes[count % 2]?.accept({ kind, key: forEver(String(count)), payload: { text: 'a' } }),
    ).map((answer) => (answer?.outcome === 'accepted' ? answer.id : ''))
    await eventually(() => expect(delivered.length).toBeGreaterThanOrEqual(40))
    await Promise.all(stops.map((stop) => stop()))
    expect(delivered.sort()).toEqual(ids.sort())
  })

  it('delivers at once what a silent program has held up, when that one answers again', async () => {
    const outbox = await newOutbox()
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
    outbox.accept({ kind, key: forEver('k'), payload: { text: 'a' } })
    const stop = await outbox.start([kind])
    onTestFinished(stop)
    await eventually(() => expect(mails).toHaveBeenCalledTimes(2))
    isSilent = false
    outbox.retryFor('cms')
    await eventually(() => expect(mails).toHaveBeenCalledTimes(3))
    const steps = mails.mock.calls.map(([step]) => step)
    expect(steps).toEqual(['cms', 'mail', 'cms'])
  })

  it('opens a file from before steps said what they wait for', async () => {
    const file = join(await temporaryFolder(), 'outbox.db')
    const older = openOutboxDatabase(file)
    older.exec('ALTER TABLE step DROP COLUMN waits_for')
    older.close()
    const outbox = await newOutbox({ file })
    outbox.accept({ kind: silent, key: forEver('k'), payload: { text: 'a' } })
    await runUntil(outbox, silent, () => expect(outbox.figures().waiting).toBe(0))
  })

  it('gives an attempt up that takes too long or outlives the process', async () => {
    const outbox = await newOutbox()
    const signals: AbortSignal[] = []
    const kind = kindOf({
      name: 'file',
      deliver: (_note, { signal }) => {
        signals.push(signal)
        return new Promise(() => {})
      },
    })
    outbox.accept({ kind, key: forEver('k'), payload: { text: 'a' } })
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
