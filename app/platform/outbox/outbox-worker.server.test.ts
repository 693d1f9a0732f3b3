import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnBothEngines } from '~/testing/database/describe-on-both-engines'
import { currentRequestId, withRequestId } from '~/platform/log/request-scope.server'
import { Unreachable } from '~/platform/process/unreachable'
import { minutes } from '~/platform/units/duration'
import { eventually } from '~/testing/eventually'
import { forEver, kindOf, newOutbox, runUntil } from '~/testing/new-outbox'

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
