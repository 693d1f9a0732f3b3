// @own-process: the metrics of a process are registered once.
import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { Counter } from 'prom-client'
import { expect, it, onTestFinished } from 'vitest'
import { exposeMetrics } from './expose-metrics.js'

it('answers metrics of the process on a loopback port of its own, and nothing else', async () => {
  const counter = new Counter({ name: 'sample_total', help: 'For this test' })
  const server = exposeMetrics({ port: '0' })
  if (!server) throw new Error('It does not listen.')
  onTestFinished(() => void server.close())
  await once(server, 'listening')
  const { address, port } = server.address() as AddressInfo
  expect(address).toBe('127.0.0.1')
  const ask = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  counter.inc(2)
  const text = await (await ask('/metrics')).text()
  expect(text).toMatch(/^sample_total 2$/m)
  expect(text).toMatch(/^process_resident_memory_bytes \d+$/m)
  expect((await ask('/')).status).toBe(404)
})

it('listens nowhere without a port', () => {
  expect(exposeMetrics({ port: '' })).toBeUndefined()
})
