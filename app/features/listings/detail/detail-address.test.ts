import { expect, it } from 'vitest'
import { noChoice } from '~/features/pricing/request/stay-choice'
import { resolvePageRequest } from '~/routing/page-request'

const path = '/vacation-rentals/guatemala/sacatepequez/antigua-guatemala/casa-azul'

it.each(Object.keys(noChoice))('a rental’s page with %s in its address is kept apart', (name) => {
  expect(resolvePageRequest(path, `?${name}=1`)?.key).toBe(`${path}?${name}=1`)
})

it('a rental’s page with a stay in its address is kept for a minute at most', () => {
  const stay = '?checkIn=2030-01-01&checkOut=2030-01-05'
  expect(resolvePageRequest(path, stay)?.policy).toBe('transient')
  expect(resolvePageRequest(path, '?adult=4711')?.policy).toBe('transient')
})
