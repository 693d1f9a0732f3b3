import { expect, it } from 'vitest'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { testLeadDeps } from '~/testing/lead-deps'
import { answerLeadCall } from '../submit/answer-lead-call.server'
import { claimHandler, reportHandler } from './report-handler.server'

const catalogue = bookingCatalogue()
const rental = catalogue.rentals.get(catalogue.idBySlug.get('casa') ?? '')

/** The payload of leads-and-content.md §3, as a program sends it. */
const payload = {
  firstName: 'Ana',
  lastName: 'Xicará',
  email: 'ana@example.com',
  description: 'The pool is a pond',
  userId: 'u1',
  typeProduct: 1,
  slug: 'casa',
  nameProduct: 'A name of their own',
  productId: 'p1',
  seen: false,
  language_code: 'en',
}

const json = (body: object) =>
  new Request('https://ceiba.example/api/report-providers', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  })

it('takes a report of a place, with the names that the site has for it', async () => {
  const { deps, submitted } = await testLeadDeps()
  const response = await answerLeadCall(
    json(payload),
    reportHandler(() => catalogue),
    deps,
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    data: { confirmation: expect.stringMatching(/\/casa\?reported=productReport#report$/) },
  })
  expect(submitted).toMatchObject([
    {
      lead: {
        kind: 'productReport',
        contact: { contactMethod: null },
        userId: 'u1',
        description: 'The pool is a pond',
        product: { slug: 'casa', id: rental?.id, name: rental?.texts.en?.name },
      },
    },
  ])
})

it('is about the provider where one is named, and finds the place by its id', async () => {
  const { deps, submitted } = await testLeadDeps()
  const body = { ...payload, slug: '', productId: rental?.id, nameProvider: 'Don Beto' }
  expect(
    (
      await answerLeadCall(
        json(body),
        reportHandler(() => catalogue),
        deps,
      )
    ).status,
  ).toBe(200)
  expect(submitted).toMatchObject([{ lead: { kind: 'providerReport', product: { slug: 'casa' } } }])
  expect(submitted).toHaveProperty('0.lead.provider.name')
})

it('calls a provider that the site does not know as the sender does, unless that is a link', async () => {
  const place = rental && { ...rental, providerId: null }
  const unknown = { ...catalogue, rentals: new Map(place ? [[place.id, place]] : []) }
  for (const [nameProvider, name] of [
    ['Don Beto', 'Don Beto'],
    ['You won: https://bad.example', 'casa'],
  ]) {
    const { deps, submitted } = await testLeadDeps()
    const body = { ...payload, slug: '', productId: rental?.id, nameProvider }
    const handler = reportHandler(() => unknown)
    expect((await answerLeadCall(json(body), handler, deps)).status).toBe(200)
    expect(submitted).toMatchObject([{ lead: { provider: { id: null, name } } }])
  }
})

it('takes a claim', async () => {
  const { deps, submitted } = await testLeadDeps()
  await answerLeadCall(
    json(payload),
    claimHandler(() => catalogue),
    deps,
  )
  expect(submitted).toMatchObject([{ lead: { kind: 'productClaim' } }])
})

it('needs a description and a place of ours', async () => {
  const { deps, submitted } = await testLeadDeps()
  const silent = await answerLeadCall(
    json({ ...payload, description: ' ' }),
    reportHandler(() => catalogue),
    deps,
  )
  expect(await silent.json()).toMatchObject({ fields: { description: ['writeRequest'] } })
  const elsewhere = json({ ...payload, slug: 'nowhere' })
  expect(
    (
      await answerLeadCall(
        elsewhere,
        reportHandler(() => catalogue),
        deps,
      )
    ).status,
  ).toBe(422)
  expect(
    (
      await answerLeadCall(
        json(payload),
        claimHandler(() => null),
        deps,
      )
    ).status,
  ).toBe(503)
  expect(submitted).toEqual([])
})
