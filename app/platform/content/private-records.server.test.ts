import { http, HttpResponse } from 'msw'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { env } from '~/platform/env/env.server'
import { fakeNetwork } from '~/testing/network/fake-network'
import {
  isRecordsOutage,
  privateRecords,
  RecordConflict,
  RecordsUnavailable,
  RequestRejected,
} from './private-records.server'

const network = fakeNetwork()
const records = privateRecords()
const schema = z.object({ data: z.string() })
const path = 'stays/S-7K2M9QAB'

const answer = (status: number, body: string | null = null) =>
  network.use(http.all(`${env.CMS_URL}/api/${path}`, () => new HttpResponse(body, { status })))
const ask = {
  read: () => records.read(schema, path),
  add: () => records.add(schema, path, {}),
  change: () => records.change(schema, path, {}),
}
const calls = ['read', 'add', 'change'] as const

describe.each(calls)('%s', (call) => {
  it('gives what the CMS answers', async () => {
    answer(200, '{"data":"stay"}')
    expect(await ask[call]()).toEqual({ data: 'stay' })
  })

  it.each([429, 500, 502, 503])('takes status %s for an outage', async (status) => {
    answer(status)
    expect(await ask[call]().catch(isRecordsOutage)).toBe(true)
  })

  it.each([400, 401, 403, 413])(
    'takes status %s for a mistake of ours, which forms survive like an outage',
    async (status) => {
      answer(status, 'why')
      const err: unknown = await ask[call]().catch((error: unknown) => error)
      expect(err).toEqual(new RequestRejected(`The CMS answered ${status}: why`))
      expect(isRecordsOutage(err)).toBe(false)
    },
  )

  it.each(['{"data":1}', 'no JSON'])(
    'takes an answer that is not as agreed for a mistake of ours: %s',
    async (body) => {
      answer(200, body)
      const err: unknown = await ask[call]().catch((error: unknown) => error)
      expect(err).toBeInstanceOf(RequestRejected)
    },
  )

  it('takes an answer that breaks off for an outage', async () => {
    const brokenOff = () =>
      new ReadableStream({
        pull: (controller) => controller.error(new TypeError('terminated')),
      })
    network.use(http.all(`${env.CMS_URL}/api/${path}`, () => new HttpResponse(brokenOff())))
    expect(await ask[call]().catch(isRecordsOutage)).toBe(true)
  })
})

it('takes a CMS that does not answer for an outage', async () => {
  network.use(http.get(`${env.CMS_URL}/api/${path}`, () => HttpResponse.error()))
  const err: unknown = await ask.read().catch((error: unknown) => error)
  expect(err).toBeInstanceOf(RecordsUnavailable)
  expect(isRecordsOutage(err)).toBe(true)
})

it('says that a record could not be added because of another one', async () => {
  answer(409)
  await expect(ask.add()).rejects.toThrow(RecordConflict)
})

it('says that a record could not be changed because of another one', async () => {
  answer(422)
  await expect(ask.change()).rejects.toThrow(RecordConflict)
})

it.each([404, 409])('changes nothing that is unknown or outdated: %s', async (status) => {
  answer(status)
  expect(await ask.change()).toBeNull()
})
