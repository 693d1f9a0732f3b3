import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, onTestFinished } from 'vitest'
import { httpRequest } from '~/testing/http-request'
import { answerHealth, type HealthState } from './answer-health'

async function ask(path: string, state: HealthState) {
  const server = createServer((_request, response) => {
    answerHealth(path, response, state)
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  onTestFinished(() => {
    server.close()
  })
  const { status, body } = await httpRequest((server.address() as AddressInfo).port, path)
  return [status, JSON.parse(body.toString())]
}

const figures = async () => ({ deadLetters: 2 })

it('shows figures to watch without calling the site unready because of them', async () => {
  const fine = { waitsFor: async () => [], figures }
  expect(await ask('/ready', fine)).toEqual([200, { status: 'ok', deadLetters: 2 }])
  expect(await ask('/health', fine)).toEqual([200, { status: 'ok' }])
})

it('is not ready any more when it stops, and still lives', async () => {
  const stopping = { waitsFor: async () => [], figures, isStopping: () => true }
  expect(await ask('/ready', stopping)).toEqual([503, { status: 'stopping', deadLetters: 2 }])
  expect(await ask('/health', stopping)).toEqual([200, { status: 'ok' }])
})

it('says what a starting site waits for', async () => {
  const starting = { waitsFor: async () => ['catalogue'], figures }
  expect(await ask('/ready', starting)).toEqual([
    503,
    { status: 'starting', waitsFor: ['catalogue'], deadLetters: 2 },
  ])
  expect(await ask('/health', starting)).toEqual([200, { status: 'ok' }])
})
