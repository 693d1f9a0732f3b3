import { expect, it, onTestFinished, vi } from 'vitest'
import { describeOnPostgres } from '~/testing/database/describe-on-both-engines'
import { startTcpProxy } from '~/testing/database/tcp-proxy'
import { newPostgresDatabase } from '~/testing/database/test-postgres'
import { eventually } from '~/testing/eventually'
import { minutes, seconds } from '~/platform/units/duration'
import { createNodesDatabase } from './nodes-database.server'
import { repeatOnOneNode } from './repeat-on-one-node.server'

type Job = () => Promise<void>

/** A node that looks often, and keeps a job for a second. */
function startNode(url: string, job: Job) {
  const database = createNodesDatabase(url)
  onTestFinished(() => database.close())
  const times = { every: minutes(10), leaseTime: seconds(1), lookEvery: 20 }
  const stop = repeatOnOneNode(job, { name: 'a job', database, ...times })
  onTestFinished(() => stop())
}

const dueAgain = async (url: string) => {
  const database = createNodesDatabase(url)
  const opened = await database.open()
  await opened.updateTable('job').set({ due_at: 0 }).execute()
  await database.close()
}

describeOnPostgres('a job of several nodes', () => {
  it('runs once when it is due, wherever, and never twice at the same time', async () => {
    const url = await newPostgresDatabase()
    const state = { runs: 0, running: 0, maxAtOnce: 0 }
    const ends: (() => void)[] = []
    const job = async () => {
      state.runs++
      state.maxAtOnce = Math.max(state.maxAtOnce, ++state.running)
      await new Promise<void>((end) => void ends.push(end))
      state.running--
    }
    for (let node = 0; node < 3; node++) startNode(url, job)
    for (let run = 1; run <= 3; run++) {
      await eventually(() => expect(state.runs).toBe(run))
      await dueAgain(url)
      ends.shift()?.()
    }
    await eventually(() => expect(state.runs).toBe(4))
    ends.shift()?.()
    await eventually(() => expect(state.running).toBe(0))
    expect(state).toEqual({ runs: 4, running: 0, maxAtOnce: 1 })
  })

  it('is kept by a node that works longer than its lease', async () => {
    const url = await newPostgresDatabase()
    let end = () => {}
    const job = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    startNode(url, job)
    startNode(url, job)
    await eventually(() => expect(job).toHaveBeenCalledOnce())
    const begun = Date.now()
    await eventually(() => expect(Date.now() - begun).toBeGreaterThan(seconds(2)))
    expect(job).toHaveBeenCalledOnce()
    end()
  })

  it('is taken over from a node that is cut off in the middle', async () => {
    const url = new URL(await newPostgresDatabase())
    const direct = url.href
    const proxy = await startTcpProxy({ host: url.hostname, port: Number(url.port || 5432) })
    url.host = `127.0.0.1:${proxy.port}`
    let end = () => {}
    const lost = vi.fn(() => new Promise<void>((resolve) => (end = resolve)))
    startNode(url.href, lost)
    await eventually(() => expect(lost).toHaveBeenCalledOnce())
    proxy.cut()
    const other = vi.fn(async () => {})
    startNode(direct, other)
    await eventually(() => expect(other).toHaveBeenCalledOnce())
    proxy.mend()
    end()
    expect(lost).toHaveBeenCalledOnce()
  })
})
