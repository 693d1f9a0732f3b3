import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { env } from '~/platform/env/env.server'
import { cms } from '~/testing/network/cms'
import { fakeNetwork } from '~/testing/network/fake-network'
import { isSubscribed } from './is-subscribed.server'

const signal = new AbortController().signal
const network = fakeNetwork()
const path = 'submissions/subscribers/find'
const answering = (body: string) =>
  http.post(`${env.CMS_URL}/api/${path}`, () => new HttpResponse(body))

it.each([true, false])('passes the CMS’s word on: %s', async (known) => {
  const asked: unknown[] = []
  network.use(
    http.post(`${env.CMS_URL}/api/${path}`, async ({ request }) => {
      asked.push([request.headers.get('Authorization'), await request.json()])
      return HttpResponse.json({ data: { isSubscribed: known } })
    }),
  )
  expect(await isSubscribed('Ana@example.com', signal)).toBe(known)
  expect(asked).toEqual([[`Bearer ${env.CMS_SUBMISSION_TOKEN}`, { email: 'Ana@example.com' }]])
})

it.each([
  ['is down', cms.isDown()],
  ['is starting', cms.isStarting()],
  ['refuses the token', cms.refuses(path, 401)],
  ['answers no JSON', answering('not json')],
  ['answers something else', answering('{"data":{}}')],
])('does not know where the CMS %s', async (_, state) => {
  network.use(state)
  expect(await isSubscribed('ana@example.com', signal)).toBeNull()
})

it('does not know where the visitor waits no more', async () => {
  network.use(cms.isSlow())
  expect(await isSubscribed('ana@example.com', AbortSignal.abort())).toBeNull()
})
