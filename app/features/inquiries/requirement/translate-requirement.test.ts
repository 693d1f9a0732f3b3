import { http, HttpResponse } from 'msw'
import { expect, it } from 'vitest'
import { someRequirement } from '~/testing/factories/requirement'
import { fakeNetwork, visitSite } from '~/testing/network/fake-network'
import { translateRequirement } from './translate-requirement'

const network = fakeNetwork()
const site = visitSite()

it('tells name and page in the other language', async () => {
  const asked: string[] = []
  network.use(
    http.get(`${site}/api/rentals/casa-azul`, ({ request }) => {
      asked.push(new URL(request.url).search)
      return HttpResponse.json({ name: 'Casa Azul de Antigua' })
    }),
  )
  expect(await translateRequirement(someRequirement(), 'es')).toEqual({
    ...someRequirement(),
    name: 'Casa Azul de Antigua',
    link: '/es/casas-vacacionales/guatemala/sacatepequez/antigua-guatemala/casa-azul?checkIn=2027-01-05',
  })
  expect(asked).toEqual(['?language=es'])
})

it('asks nothing where the language is the same', async () => {
  let asked = 0
  network.events.on('request:start', () => {
    asked++
  })
  expect(await translateRequirement(someRequirement(), 'en')).toEqual(someRequirement())
  expect(asked).toBe(0)
})

it.each([
  ['lacks the language', () => HttpResponse.json({ errors: [] }, { status: 404 })],
  ['cannot be asked for', () => HttpResponse.error()],
])('leaves a rental as it is that %s', async (_name, answer) => {
  network.use(http.get(`${site}/api/rentals/:slug`, answer))
  expect(await translateRequirement(someRequirement(), 'es')).toEqual(someRequirement())
})
