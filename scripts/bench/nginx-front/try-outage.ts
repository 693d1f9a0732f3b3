import { setTimeout as pause } from 'node:timers/promises'
import { seconds } from '~/platform/units/duration'
import type { Ask } from './ask'
import { check, expectThat } from './report'

type Stage = {
  ask: Ask
  busy: string
  quiet: string
  stop: () => Promise<void>
  start: () => Promise<void>
}

/** What visitors get while the site is stopped for 15 seconds, and after it. */
export async function tryOutage({ ask, busy, quiet, stop, start }: Stage): Promise<void> {
  await check('the site is stopped', async () => {
    await ask(busy)
    await ask(quiet)
    const before = await ask(quiet)
    await stop()
    const stopped = Date.now()
    const young = await ask(quiet)
    const statuses = new Set<number>()
    while (Date.now() - stopped < seconds(15)) {
      statuses.add((await ask(busy)).status)
      await pause(500)
    }
    const old = await ask(quiet)
    const contract = await ask('/contract')
    const form = await ask('/api/list-with-us', { method: 'POST', body: '{}' })
    const away = [old, contract, form].map(
      ({ status, headers }) => `${status} Retry-After ${headers['retry-after']}`,
    )
    expectThat(young.status === 200 && young.body.equals(before.body), `young: ${young.status}`)
    expectThat([...statuses].join() === '200', `a busy page answered ${[...statuses].join()}`)
    expectThat(
      away.every((one) => one === '503 Retry-After 5'),
      away.join(', '),
    )
    return `a young copy 200; a page asked for twice a second 200 for 15 s; an old page, a private page, a form: ${away.join(', ')}`
  })

  await check('the site is back', async () => {
    await start()
    const began = Date.now()
    while ((await ask(quiet)).status !== 200) await pause(50)
    return `200 ${Date.now() - began} ms after it is ready`
  })
}
