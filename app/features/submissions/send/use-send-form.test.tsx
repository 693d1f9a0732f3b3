// @vitest-environment happy-dom
import { parseWithZod } from '@conform-to/zod/v4'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import * as z from 'zod'
import { useSendForm } from './use-send-form'

const sent = vi.hoisted(() => [] as URLSearchParams[])
vi.mock('./send-form', () => ({
  sendForm: (_path: string, body: URLSearchParams) => {
    sent.push(body)
    return Promise.resolve({ outcome: 'declined', status: 0, errors: [], fields: {} })
  },
}))

it('sends the same form under the same key, although each try has a bot check of its own', async () => {
  const { result } = renderHook(() =>
    useSendForm({
      form: 'note',
      path: 'api/notes',
      language: 'en',
      customerOf: () => null,
      onAccepted: () => undefined,
    }),
  )
  const send = async (name: string, botCheckToken: string) => {
    const form = new FormData()
    form.set('name', name)
    form.set('botCheckToken', botCheckToken)
    const submission = parseWithZod(form, { schema: z.object({ name: z.string() }) })
    await act(() => result.current.send(form, submission))
    const body = sent.at(-1)
    expect(body?.get('botCheckToken')).toBe(botCheckToken)
    return body?.get('submissionKey')
  }
  const key = await send('Ana', 'token-1')
  expect(key).toMatch(/^[\da-f-]{36}$/)
  expect(await send('Ana', 'token-2')).toBe(key)
  expect(await send('Eva', 'token-3')).not.toBe(key)
})
