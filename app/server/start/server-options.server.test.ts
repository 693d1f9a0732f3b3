import { IncomingMessage } from 'node:http'
import { Socket } from 'node:net'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { minutes } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import { receiveBody } from '~/platform/body/receive-body.server'
import { href } from '~/routing/href'
import { takesFiles } from '~/routing/takes-files'
import { bodyLimit } from '../limits/body-limit'
import { serverOptions } from './server-options'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => void vi.useRealTimers())

/** Whether a form that is not complete is still waited for after a time. */
async function isWaitedFor(path: string, { type, after }: { type: string; after: number }) {
  const request = new IncomingMessage(new Socket())
  request.method = 'POST'
  request.headers['content-type'] = type
  const received = receiveBody(request, path, { bodyLimit, takesFiles }).catch(() => null)
  await vi.advanceTimersByTimeAsync(after)
  const { destroyed } = request
  request.destroy()
  await received
  return !destroyed
}

it('waits for a full archive of pictures on a slow line, and less for smaller bodies', async () => {
  const type = 'multipart/form-data; boundary=x'
  const archives = href('staffRentals', 'en')
  const slowLine = (bytes: number) => (bytes * 8) / (0.4 * 1000)
  const after = slowLine(megabytes(51))
  expect(after).toBeGreaterThan(minutes(15))
  expect(await isWaitedFor(archives, { type, after })).toBe(true)
  expect(serverOptions.requestTimeout).toBeGreaterThan(after)
  const application = { type, after: slowLine(megabytes(12)) }
  expect(await isWaitedFor('/upload', application)).toBe(true)
  expect(await isWaitedFor('/upload', { type, after: minutes(6) })).toBe(false)
  const encoded = 'application/x-www-form-urlencoded'
  expect(await isWaitedFor(archives, { type: encoded, after: minutes(1.1) })).toBe(false)
})
