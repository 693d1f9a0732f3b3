import { expect, it } from 'vitest'
import * as z from 'zod'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { minutes } from '~/platform/units/duration'
import { forEver, newOutbox, type Note, silent } from '~/testing/new-outbox'
import { outboxKind } from './outbox-kind'

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

  it('compares what was sent where the key knows it, not what the server adds', async () => {
    const outbox = newOutbox(await newLocation())
    const send = (content: string, text: string) =>
      outbox.accept({ kind: silent, key: { ...forEver('k'), content }, payload: { text } })
    const first = await send('asked', 'for 100')
    expect(await send('asked', 'for 120')).toEqual({ ...first, isNew: false })
    expect(await send('asked else', 'for 100')).toEqual({ outcome: 'conflict' })
    const id = 'id' in first ? first.id : ''
    expect(await outbox.findRepeated(silent, { ...forEver('k'), content: 'asked' })).toBe(id)
    expect(await outbox.findRepeated(silent, { ...forEver('k'), content: 'else' })).toBeNull()
    expect(await outbox.findRepeated(silent, { ...forEver('j'), content: 'asked' })).toBeNull()
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
