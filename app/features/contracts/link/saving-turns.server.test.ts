import { expect, it, onTestFinished, vi } from 'vitest'
import { seconds } from '~/platform/units/duration'
import { saveInTurn, savingsBefore } from './saving-turns.server'

/** A saving that ends when it is told to. */
function savingOf(link: string, name: string, begun: string[]) {
  let resolve: (value: string) => void = () => undefined
  let reject: (reason: Error) => void = () => undefined
  const promise = new Promise<string>((onDone, onFail) => {
    resolve = onDone
    reject = onFail
  })
  const saved = saveInTurn(link, () => {
    begun.push(name)
    return promise
  })
  return {
    saved,
    resolve: (value: string) => resolve(value),
    reject: (reason: Error) => reject(reason),
  }
}

it('saves one after the other for a link, also after one that failed, and other links meanwhile', async () => {
  const begun: string[] = []
  const first = savingOf('a', 'first', begun)
  const second = savingOf('a', 'second', begun)
  const other = savingOf('b', 'other', begun)
  other.resolve('other')
  await other.saved
  expect(begun).toEqual(['first', 'other'])
  first.reject(new Error('No CMS'))
  await expect(first.saved).rejects.toThrow('No CMS')
  second.resolve('second')
  expect(await second.saved).toBe('second')
  expect(begun).toEqual(['first', 'other', 'second'])
})

it('waits no longer than five seconds for a saving that does not end', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  savingOf('slow', 'first', [])
  const waited = vi.fn()
  void savingsBefore('slow').then(waited)
  await vi.advanceTimersByTimeAsync(seconds(4.9))
  expect(waited).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(seconds(0.2))
  expect(waited).toHaveBeenCalledOnce()
})
