import { expect, it, onTestFinished, vi } from 'vitest'
import { testLeadDeps } from '~/testing/lead-deps'
import { answerSubscriptionChange } from './accept-change.server'
import { subscriptionToken } from './subscription-token.server'

const submissionId = '3f0c5c1e-8f0b-4d7e-9f3a-0123456789ab'
const end = subscriptionToken('end', submissionId, null)
const confirm = subscriptionToken('confirm', submissionId, new Date(Date.now() + 60_000))
const address = 'https://ceiba.example/unsubscribe/x?language=es'
const post = (body = '', type = 'application/x-www-form-urlencoded') =>
  new Request(address, { method: 'POST', headers: { 'Content-Type': type }, body })

it('ends a subscription by one request of a mail program, as often as it comes', async () => {
  const { deps, submitted } = await testLeadDeps()
  const parts = [
    '--b\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--b--\r\n',
    'multipart/form-data; boundary=b',
  ] as const
  for (const request of [post('List-Unsubscribe=One-Click'), post(...parts)]) {
    const answer = await answerSubscriptionChange(request, { change: 'end', token: end }, deps)
    expect([answer.status, answer.headers.get('Location')]).toEqual([200, null])
  }
  expect(submitted).toEqual([{ submissionId, change: 'end' }])
})

it('ends what began after the first end, by the link of the earlier letter', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-21T15:00:00Z'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const { deps, submitted } = await testLeadDeps()
  const next = '8c1d2b7a-1f0e-4c3b-8a5d-ba9876543210'
  const confirmNext = subscriptionToken('confirm', next, new Date('2026-11-28T15:00:00Z'))
  for (const [change, token, moment] of [
    ['end', end, '15:00:00'],
    ['end', end, '15:00:02'],
    ['confirm', confirmNext, '15:00:20'],
    ['end', end, '15:00:30'],
  ] as const) {
    vi.setSystemTime(`2026-11-21T${moment}Z`)
    const answer = await answerSubscriptionChange(post(), { change, token }, deps)
    expect(answer.headers.get('Location')).toContain('outcome=done')
  }
  expect(submitted).toMatchObject([
    { submissionId, change: 'end' },
    { submissionId: next, change: 'confirm' },
    { submissionId, change: 'end' },
  ])
})

it('changes nothing because somebody looks', async () => {
  const { deps, submitted } = await testLeadDeps()
  for (const [change, token, page] of [
    ['end', end, `/es/suscribirse/baja/${end}`],
    ['confirm', confirm, `/es/suscribirse/confirmar/${confirm}`],
  ] as const) {
    for (const method of ['GET', 'HEAD']) {
      const request = new Request(address, { method })
      const answer = await answerSubscriptionChange(request, { change, token }, deps)
      expect([answer.status, answer.headers.get('Location')]).toEqual([303, page])
    }
  }
  expect(submitted).toEqual([])
})

it('takes the button of a page and goes back to it', async () => {
  const { deps, submitted } = await testLeadDeps()
  for (const _ of [1, 2]) {
    const requested = { change: 'confirm', token: confirm } as const
    const answer = await answerSubscriptionChange(post(), requested, deps)
    expect(answer.status).toBe(303)
    const page = `/es/suscribirse/confirmar/${confirm}?outcome=done`
    expect(answer.headers.get('Location')).toBe(page)
  }
  const button = '[Sí, quiero recibir la carta]'
  expect(submitted).toEqual([
    {
      submissionId,
      change: 'confirm',
      consent: { language: 'es', wording: expect.stringContaining(button) },
    },
  ])
})

it('takes the button of the page in the other language as the same confirmation', async () => {
  const { deps, submitted } = await testLeadDeps()
  for (const language of ['es', 'en']) {
    const url = `https://ceiba.example/confirm-subscription/x?language=${language}`
    const request = new Request(url, { method: 'POST', body: '' })
    const requested = { change: 'confirm', token: confirm } as const
    const answer = await answerSubscriptionChange(request, requested, deps)
    expect(answer.headers.get('Location')).toContain('outcome=done')
  }
  expect(submitted).toMatchObject([{ consent: { language: 'es' } }])
})

it('takes no token of the other change, none that is forged and none that is over', async () => {
  const { deps, submitted } = await testLeadDeps()
  const over = subscriptionToken('end', submissionId, new Date(1000))
  for (const [token, status] of [
    [confirm, 404],
    [`${end.slice(0, -1)}!`, 404],
    [over, 410],
  ] as const) {
    const requested = { change: 'end', token } as const
    const body = 'List-Unsubscribe=One-Click'
    expect((await answerSubscriptionChange(post(body), requested, deps)).status).toBe(status)
  }
  expect(submitted).toEqual([])
})

it('says so where nothing can be written down', async () => {
  const deps = { outbox: { accept: async () => ({ outcome: 'unavailable' }) as const } }
  const requested = { change: 'end', token: end } as const
  const oneClick = await answerSubscriptionChange(
    post('List-Unsubscribe=One-Click'),
    requested,
    deps,
  )
  expect([oneClick.status, oneClick.headers.get('Retry-After')]).toEqual([503, '60'])
  const button = await answerSubscriptionChange(post(), requested, deps)
  expect(button.headers.get('Location')).toBe(`/es/suscribirse/baja/${end}?outcome=failed`)
})
