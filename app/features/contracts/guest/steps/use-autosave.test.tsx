// @vitest-environment happy-dom
import { act, fireEvent, screen } from '@testing-library/react'
import type { ReactElement } from 'react'
import { beforeEach, expect, it, onTestFinished, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { useAutosave } from './use-autosave'

const navigation = vi.hoisted(() => ({
  current: { state: 'idle' } as { state: string; formMethod?: string },
}))
vi.mock('@remix-run/react', () => ({ useNavigation: () => navigation.current }))

const show = await showIn('en')

function Form() {
  const { state, note } = useAutosave('form', '/save')
  return (
    <form id="form" onInput={note}>
      <input name="comments" aria-label="comments" />
      <output>{state}</output>
    </form>
  )
}

const stateOf = () => screen.getByRole('status').textContent
const type = (value: string) =>
  fireEvent.input(screen.getByRole('textbox', { name: 'comments' }), { target: { value } })
const navigate = (rerender: (form: ReactElement) => void, to: typeof navigation.current) => {
  navigation.current = to
  rerender(<Form />)
}
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds))

/** An answer that never comes: the request ends with its signal alone. */
function noAnswer(_address: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  return new Promise((_resolve, reject) => {
    init?.signal?.addEventListener('abort', () => reject(new Error('timed out')))
  })
}

beforeEach(() => {
  vi.useFakeTimers()
  navigation.current = { state: 'idle' }
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

it('tries no more with a link that is closed, and goes on saying so', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(null, { status: 404 }))
  onTestFinished(() => send.mockRestore())
  show(<Form />)
  type('We arrive')
  await pass(2000)
  type('We arrive late')
  expect(stateOf()).toBe('closed')
  await pass(60_000)
  window.dispatchEvent(new Event('pagehide'))
  await pass(0)
  expect([stateOf(), send.mock.calls.length]).toEqual(['closed', 1])
})

it('keeps what the server refuses for now, and sends it when the server takes more', async () => {
  const busy = new Response(null, { status: 429, headers: { 'Retry-After': '90' } })
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValueOnce(busy)
  send.mockResolvedValue(new Response())
  onTestFinished(() => send.mockRestore())
  show(<Form />)
  type('We arrive late')
  await pass(80_000)
  expect([stateOf(), send.mock.calls.length]).toEqual(['offline', 1])
  await pass(20_000)
  expect([stateOf(), send.mock.calls.length]).toEqual(['saved', 2])
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
  const { rerender } = show(<Form />)
  type('We arrive late')
  await pass(2000)
  const signal = send.mock.calls[0]?.[1]?.signal
  expect(signal?.aborted).toBe(false)
  navigate(rerender, { state: 'submitting', formMethod: 'POST' })
  expect(signal?.aborted).toBe(true)
  await pass(60_000)
  expect(send).toHaveBeenCalledOnce()
})

it('goes on with a saving under way when the guest follows a link, and saves what was typed since', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(noAnswer)
  onTestFinished(() => send.mockRestore())
  const { rerender } = show(<Form />)
  type('We arrive')
  await pass(2000)
  const signal = send.mock.calls[0]?.[1]?.signal
  fireEvent.input(screen.getByRole('textbox'), { target: { value: 'We arrive late' } })
  navigate(rerender, { state: 'loading' })
  expect(signal?.aborted).toBe(false)
  expect(send).toHaveBeenCalledTimes(2)
  const last = send.mock.calls[1]?.[1]
  expect(last?.keepalive).toBe(true)
  expect(last?.body).toEqual(new URLSearchParams({ comments: 'We arrive late', do: 'save' }))
})

it('saves again what was typed when the form that was sent comes back', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response())
  onTestFinished(() => send.mockRestore())
  const { rerender } = show(<Form />)
  type('We arrive late')
  navigate(rerender, { state: 'submitting', formMethod: 'POST' })
  await pass(2000)
  expect(send).not.toHaveBeenCalled()
  navigate(rerender, { state: 'idle' })
  await pass(0)
  expect(send).toHaveBeenCalledOnce()
})

it('outlives the page with each saving, and saves what was typed last before the browser asks for the next page', async () => {
  const send = vi.spyOn(globalThis, 'fetch').mockImplementation(noAnswer)
  onTestFinished(() => send.mockRestore())
  show(<Form />)
  type('We arrive')
  await pass(2000)
  type('We arrive late')
  window.dispatchEvent(new Event('beforeunload'))
  const [first, last] = send.mock.calls.map(([, init]) => init)
  expect(first).toMatchObject({ keepalive: true })
  expect(last).toMatchObject({ keepalive: true })
  expect(last?.body).toEqual(new URLSearchParams({ comments: 'We arrive late', do: 'save' }))
})
