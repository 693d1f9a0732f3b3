import { expect, it, vi } from 'vitest'
import { log } from '~/platform/log/log.server'
import { RecordsUnavailable, RequestRejected } from './private-records.server'
import { throw503OnOutage } from './throw-503-on-outage.server'

const failWith = (err: unknown) => () => Promise.reject(err as Error)

it('returns what the work returns', async () => {
  await expect(throw503OnOutage('a stay could not be read', async () => 3)).resolves.toBe(3)
})

it('logs an outage and throws a 503 response', async () => {
  const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const err = new RecordsUnavailable('down')
  await expect(throw503OnOutage('a stay could not be read', failWith(err))).rejects.toMatchObject({
    status: 503,
  })
  expect(logged).toHaveBeenCalledExactlyOnceWith({ err }, 'a stay could not be read')
})

it('lets other errors and responses pass', async () => {
  const bug = new TypeError('a bug')
  await expect(throw503OnOutage('failed', failWith(bug))).rejects.toBe(bug)
  const rejected = new RequestRejected('The CMS answered 400: why')
  await expect(throw503OnOutage('failed', failWith(rejected))).rejects.toBe(rejected)
  const missing = new Response(null, { status: 404 })
  await expect(throw503OnOutage('failed', failWith(missing))).rejects.toBe(missing)
})

it('takes another idea of an outage', async () => {
  vi.spyOn(log, 'error').mockImplementation(() => undefined)
  const isOutage = (err: unknown) => err instanceof RangeError
  const work = failWith(new RangeError('full'))
  await expect(throw503OnOutage('failed', work, isOutage)).rejects.toMatchObject({ status: 503 })
})
