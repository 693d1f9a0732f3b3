import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { atMoment, pageMoment } from './page-moment.server'

it('is now, unless a preview looks at another day', async () => {
  const began = Date.now()
  const day = new Date('2027-03-28T06:00:00Z')
  const seen = atMoment(day, async () => {
    await wait(1)
    return pageMoment()
  })
  const now = pageMoment().getTime()
  expect(now).toBeGreaterThanOrEqual(began)
  expect(now).toBeLessThanOrEqual(Date.now())
  expect(await seen).toEqual(day)
})
