// @vitest-environment happy-dom
import { parseWithZod } from '@conform-to/zod/v4'
import { act, renderHook } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { inquirySchema } from './inquiry-schema'
import { useSendInquiry } from './use-send-inquiry'

const confirmation = '/confirmation/inquire?reference=A1'
const navigate = vi.hoisted(() => vi.fn<(to: string, options?: object) => void>())
vi.mock('@remix-run/react', () => ({ useNavigate: () => navigate }))
vi.mock('~/features/submissions/send/send-form', () => ({
  sendForm: async () => ({ outcome: 'accepted', confirmation }),
}))

const filled = {
  firstName: 'Ana',
  lastName: 'Xicay',
  email: 'ana@example.com',
  phone: '+50255500146',
  agreement: 'on',
  requirement: '{}',
}

it('replaces the page of the form, which has nothing to show once its inquiry is sent', async () => {
  const form = new FormData()
  for (const [name, value] of Object.entries(filled)) form.set(name, value)
  const submission = parseWithZod(form, { schema: inquirySchema(() => true) })
  const { result } = renderHook(() =>
    useSendInquiry({ language: 'en', onAccepted: () => undefined, onRejected: () => undefined }),
  )
  await act(() => result.current.send(form, submission))
  expect(navigate).toHaveBeenCalledExactlyOnceWith(confirmation, { replace: true })
})
