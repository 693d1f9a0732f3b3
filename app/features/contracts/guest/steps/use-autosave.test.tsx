// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { useAutosave } from './use-autosave'

const show = await showIn('en')

function Form() {
  const { state, note, stop } = useAutosave('form', '/save')
  return (
    <form id="form" onInput={note} onSubmit={stop}>
      <input name="comments" aria-label="comments" />
      <output>{state}</output>
    </form>
  )
}

const stateOf = () => screen.getByRole('status').textContent
const type = (value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: 'comments' }), { target: { value } })
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** An answer that never comes: the request ends with its signal alone. */
function noAnswer(_address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('timed out')))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  onTestFinished(() => {
    vi.useRealTimers()
  })
})

it.each([
  ['that the link is closed', 404, 'closed'],
  ['that the contract was signed or declined elsewhere', 409, 'over'],
])('says %s', async (_, status, state) => {
  const closed = new Response(null, { status })
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(closed)
  onTestFinished(() => send.mockRestore())
  show(<Form />)
  type('We arrive late')
  await pass(2000)
  expect(stateOf()).toBe(state)
})

it('gives up a saving without an answer, says so, and saves again', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementationOnce(noAnswer)
  send.mockResolvedValue(new Response())
  onTestFinished(() => send.mockRestore())
  show(<Form />)
  type('We arrive late')
  await pass(2000)
  expect([stateOf(), send.mock.calls.length]).toEqual(['saving', 1])
  await pass(20_000)
  expect(stateOf()).toBe('offline')
  await pass(4000)
  expect([stateOf(), send.mock.calls.length]).toEqual(['saved', 2])
})

it('gives up a saving that is under way when the form itself is sent, which brings the same words', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(noAnswer)
  onTestFinished(() => send.mockRestore())
  show(<Form />)
  type('We arrive late')
  await pass(2000)
  const signal = send.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  fireEvent.submit(document.forms[0] as HTMLFormElement)
  expect(signal?.aborted).toBe(true)
  await pass(60_000)
  expect(send).toHaveBeenCalledOnce()
})
