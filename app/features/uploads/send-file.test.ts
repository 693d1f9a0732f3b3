import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { minutes, seconds } from '~/platform/units/duration'
import { sendFile } from './send-file'

const answerWith = (body: unknown, init: ResponseInit) =>
  vi.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json(body, init))
const send = () => sendFile(new File(['x'], 'a.pdf'), 'career-cv', 'en')

beforeEach(() => {
  answerWith({ message: 'Why' }, { status: 415 })
})

it('gives up a file that the site never takes', async () => {
  expect(await send()).toEqual({ outcome: 'rejected', message: 'Why' })
})

it.each([
  [429, '540', minutes(9)],
  [503, '30', seconds(30)],
  [503, null, null],
])('may send a file again after a %i with Retry-After %s', async (status, after, pause) => {
  const headers = new Headers()
  if (after !== null) headers.set('Retry-After', after)
  answerWith({ message: 'Later' }, { status, headers })
  expect(await send()).toEqual({ outcome: 'lost', message: 'Later', pause })
})

it('may send a file again that met no network', async () => {
  vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('no network'))
  expect(await send()).toEqual({ outcome: 'lost', message: null, pause: null })
})

it('may send a file again that does not arrive', async () => {
  vi.useFakeTimers()
  onTestFinished(() => void vi.useRealTimers())
  const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(
    (_address, init) =>
      new Promise((_resolve, reject) => {
        init?.signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError')))
      }),
  )
  const settled = vi.fn()
  const sending = send().then(settled)
  await vi.waitFor(() => expect(fetching).toHaveBeenCalled())
  await vi.advanceTimersByTimeAsync(minutes(5))
  expect(settled).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(minutes(2))
  await sending
  expect(settled).toHaveBeenCalledWith({ outcome: 'lost', message: null, pause: null })
})
