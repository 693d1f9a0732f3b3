import { expect, it } from 'vitest'
import * as z from 'zod'
import { jsonLog, textKey } from '../src/environment/json-log'

function write(line: Parameters<ReturnType<typeof jsonLog>['transform']>[0], requestId?: string) {
  const written = jsonLog(() => requestId).transform(line)[textKey]
  return z.record(z.string(), z.unknown()).parse(JSON.parse(written))
}

it('a line of the log is JSON with level, time and text, without colours', () => {
  const line = write({ level: 'info', message: '\u001B[32mThe mail was written\u001B[39m' })
  expect(line).toEqual({ level: 'info', time: expect.any(String), msg: 'The mail was written' })
})

it('an error has its stack', () => {
  const error = Object.assign(new Error('no such table'), { level: 'error' })
  expect(write(error)).toMatchObject({ msg: 'no such table', stack: error.stack })
})

it('a line names the request that it belongs to, if that has an id like ours', () => {
  const line = { level: 'warn', message: 'slow' }
  expect(write(line, 'AbCd-1234_xy')).toMatchObject({ requestId: 'AbCd-1234_xy' })
  expect(write(line, 'short')).not.toHaveProperty('requestId')
  expect(write(line, 'with "quotes" in it')).not.toHaveProperty('requestId')
})
