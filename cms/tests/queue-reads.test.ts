import { expect, it } from 'vitest'
import { createReadQueue } from '../src/catalogue/queue-reads'

/** Reads that answer when they are told to. */
function slowReads() {
  const begun: { name: string; answer: () => void; fail: () => void }[] = []
  const read = (name: string) => () =>
    new Promise<string>((resolve, reject) => {
      begun.push({ name, answer: () => resolve(name), fail: () => reject(new Error(name)) })
    })
  return { begun, read, names: () => begun.map(({ name }) => name) }
}

const isHere = () => true
const settled = () => new Promise((resolve) => setImmediate(resolve))

it('runs one read at a time, and shares one that has not begun', async () => {
  const { begun, read, names } = slowReads()
  const enqueue = createReadQueue()
  const first = enqueue('page', isHere, read('first'))
  await settled()
  const second = enqueue('page', isHere, read('second'))
  const third = enqueue('page', isHere, read('third'))
  await settled()
  // What is being read may be older than the change for which the others ask.
  expect(names()).toEqual(['first'])
  begun[0]?.answer()
  await settled()
  expect(names()).toEqual(['first', 'second'])
  begun[1]?.answer()
  expect(await Promise.all([first, second, third])).toEqual(['first', 'second', 'second'])
  expect(names()).toEqual(['first', 'second'])
})

it('does not begin what nobody waits for any more', async () => {
  const { begun, read, names } = slowReads()
  const enqueue = createReadQueue()
  let isGone = false
  const first = enqueue('a', isHere, read('first'))
  await settled()
  const abandoned = enqueue('b', () => !isGone, read('abandoned'))
  const last = enqueue('c', isHere, read('last'))
  isGone = true
  begun[0]?.answer()
  expect([await first, await abandoned]).toEqual(['first', null])
  await settled()
  expect(names()).toEqual(['first', 'last'])
  begun[1]?.answer()
  expect(await last).toBe('last')
})

it('goes on after a read that failed, for all who waited for it', async () => {
  const { begun, read } = slowReads()
  const enqueue = createReadQueue()
  const failing = [enqueue('a', isHere, read('broken')), enqueue('a', isHere, read('broken'))]
  const next = enqueue('b', isHere, read('next'))
  await settled()
  begun[0]?.fail()
  for (const one of failing) await expect(one).rejects.toThrow('broken')
  await settled()
  begun[1]?.answer()
  expect(await next).toBe('next')
})
