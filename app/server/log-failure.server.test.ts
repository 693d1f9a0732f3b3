import { expect, it, vi } from 'vitest'
import { log } from '~/platform/log/log.server'
import { logFailure } from './log-failure.server'

const request = new Request('http://localhost:3000/es/contract/x?saved=1')

it.each([404, 405])('a %i response is not logged as an error', (status) => {
  const error = vi.spyOn(log, 'error')
  const data = `You made a POST to ${request.url}`
  logFailure({ status, statusText: 'Refused', internal: true, data }, request)
  expect(error).not.toHaveBeenCalled()
})

it('a bug is one, with the name of its route', () => {
  const error = vi.spyOn(log, 'error')
  const bug = new Error('bug')
  logFailure(bug, request)
  expect(error).toHaveBeenCalledExactlyOnceWith(
    { err: bug, route: 'es/contract' },
    'request failed',
  )
})
