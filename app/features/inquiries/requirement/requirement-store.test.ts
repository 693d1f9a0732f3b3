// @vitest-environment happy-dom
import { afterEach, describe, expect, it, vi } from 'vitest'
import { requirementKey } from './requirement'
import { someRequirement } from '~/testing/factories/requirement'
import { forgetConfirmed } from './forget-confirmed'
import { forgetRequirement, forgetSent } from './forget-requirement'
import { recallRequirement } from './requirement-store'
import { keepRequirement } from './keep-requirement'

afterEach(() => localStorage.clear())

it('gives back what was kept, and nothing once it is forgotten', async () => {
  keepRequirement(someRequirement())
  expect(await recallRequirement()).toEqual(someRequirement())
  forgetRequirement()
  expect(await recallRequirement()).toBeNull()
})

it('leads back to the rental without choosing a currency there', async () => {
  keepRequirement(someRequirement({ link: '/casa-azul?adult=2&currency=USD&landing=true' }))
  expect((await recallRequirement())?.link).toBe('/casa-azul?adult=2&landing=true')
  keepRequirement(someRequirement({ link: '/casa-azul?currency=USD' }))
  expect((await recallRequirement())?.link).toBe('/casa-azul')
})

it('forgets what was sent, and not what another tab has prepared', async () => {
  const { slug, info } = someRequirement()
  keepRequirement(someRequirement())
  await forgetSent('other', info)
  await forgetSent(slug, { ...info, endDate: '2027-01-13' })
  await forgetSent(slug, { ...info, startDate: null })
  expect((await recallRequirement())?.slug).toBe(slug)
  await forgetSent(slug, info)
  expect(await recallRequirement()).toBeNull()
})

it('forgets a house for sale, whatever days its address names', async () => {
  const info = { ...someRequirement().info, startDate: null, endDate: null }
  keepRequirement(someRequirement({ productType: 3, info }))
  await forgetSent('casa-azul', { startDate: '2027-01-05', endDate: '2027-01-12' })
  expect(await recallRequirement()).toBeNull()
})

describe('on the confirmation', () => {
  const cameFrom = (query: string) =>
    vi.spyOn(document, 'referrer', 'get').mockReturnValue(`https://site.test/inquire-now${query}`)
  const ofIt = '?product=casa-azul&checkIn=2027-01-05&checkOut=2027-01-12'

  it('forgets it once for each inquiry that the browser itself sent', async () => {
    cameFrom(ofIt)
    keepRequirement(someRequirement())
    await forgetConfirmed('CS-AAAAAA')
    expect(await recallRequirement()).toBeNull()
    keepRequirement(someRequirement())
    await forgetConfirmed('CS-AAAAAA')
    expect(await recallRequirement()).not.toBeNull()
    await forgetConfirmed('CS-BBBBBB')
    expect(await recallRequirement()).toBeNull()
  })

  it.each([
    ['several places', '?places=casa-azul,domo&checkIn=2027-01-05&checkOut=2027-01-12'],
    ['another place', ofIt.replace('casa-azul', 'domo')],
    ['what script has seen to', ''],
  ])('keeps it after an inquiry about %s', async (_name, query) => {
    cameFrom(query)
    keepRequirement(someRequirement())
    await forgetConfirmed('CS-AAAAAA')
    expect(await recallRequirement()).not.toBeNull()
  })
})

it('keeps every field of the customer’s cart, with None where nothing was said', () => {
  keepRequirement(someRequirement({ productType: 2, controlPrice: 'month' }))
  expect(JSON.parse(localStorage.getItem(requirementKey) ?? '')).toMatchObject({
    productType: 2,
    type: 1,
    generalInfo: { guests: 3, checkIn: '2027-01-05', checkOut: '2027-01-12' },
    basePrice: 120,
    controlPrice: 'month',
    paymentMethod: 'None',
    paymentMethodId: 'None',
    paymentMethodPercent: 'None',
  })
  const info = { ...someRequirement().info, startDate: null, endDate: null }
  keepRequirement(someRequirement({ productType: 3, info, basePrice: null, controlPrice: null }))
  expect(JSON.parse(localStorage.getItem(requirementKey) ?? '')).toMatchObject({
    type: 3,
    generalInfo: { checkIn: 'None', checkOut: 'None' },
    basePrice: 'None',
    controlPrice: 'None',
  })
})

it.each(['', 'null', '{', '[]', '7', '{"slug":"casa-azul"}'])(
  'takes %j for nothing',
  async (kept) => {
    localStorage.setItem(requirementKey, kept)
    expect(await recallRequirement()).toBeNull()
  },
)

it('keeps what can be read of another version, and never an address that leaves the site', async () => {
  const { slug, name, productType } = someRequirement()
  const info = { startDate: 'soon', months: '6' }
  const link = '//evil.example/casa'
  localStorage.setItem(requirementKey, JSON.stringify({ slug, name, productType, link, info }))
  expect(await recallRequirement()).toMatchObject({
    slug,
    link: '/',
    adult: 1,
    info: { startDate: 'soon', endDate: null, months: null, pet: false },
  })
})

it('keeps as many guests as were chosen, and never takes one for those who cannot be counted', async () => {
  const { info } = someRequirement()
  const many = { adult: 60, children: 50, info: { ...info, totalPax: 110 } }
  keepRequirement(someRequirement(many))
  expect(await recallRequirement()).toMatchObject(many)
  keepRequirement(someRequirement({ adult: -2, info: { ...info, totalPax: 2.5 } }))
  expect(await recallRequirement()).toMatchObject({ adult: 0, info: { totalPax: 0 } })
})
