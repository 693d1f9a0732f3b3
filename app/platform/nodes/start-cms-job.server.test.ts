import { expect, it, vi } from 'vitest'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { RecordsUnavailable, RequestRejected } from '~/platform/content/private-records.server'
import { log } from '~/platform/log/log.server'
import { minutes } from '~/platform/units/duration'
import { startCmsJob } from './start-cms-job.server'

async function runOnce(err: Error): Promise<void> {
  const run = vi.fn(() => Promise.reject(err))
  const stop = await startCmsJob({ name: 'review e-mails', every: minutes(1) }, run)
  await vi.waitFor(() => expect(run).toHaveBeenCalledOnce())
  await stop()
}

it.each([new RecordsUnavailable('down'), new ContentUnavailable('down')])(
  'warns that it is delayed by an outage: $name',
  async (err) => {
    const warned = vi.spyOn(log, 'warn').mockImplementation(() => undefined)
    await runOnce(err)
    expect(warned).toHaveBeenCalledExactlyOnceWith(
      { err },
      'review e-mails delayed: CMS unreachable',
    )
  },
)

it.each([new TypeError('a bug'), new RequestRejected('why')])(
  'logs other errors: $name',
  async (err) => {
    const logged = vi.spyOn(log, 'error').mockImplementation(() => undefined)
    await runOnce(err)
    expect(logged).toHaveBeenCalledExactlyOnceWith({ err }, 'review e-mails failed, retrying')
  },
)
