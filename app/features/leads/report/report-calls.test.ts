import { expect, it } from 'vitest'
import { bookingCatalogue } from '~/testing/factories/booking-catalogue'
import { testLeadDesk } from '~/testing/lead-desk'
import { answerLeadCall } from '../take/answer-lead-call.server'
import { claimTaker, reportTaker } from './report-taker.server'

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
  const { desk, taken } = await testLeadDesk()
  const response = await answerLeadCall(
    json(payload),
    reportTaker(() => catalogue),
    desk,
  )
  expect(response.status).toBe(200)
  expect(await response.json()).toMatchObject({
    data: { confirmation: expect.stringMatching(/\/casa\?reported=productReport#report$/) },
  })
  expect(taken).toMatchObject([
    {
      lead: {
        kind: 'productReport',
        userId: 'u1',
        description: 'The pool is a pond',
        product: { slug: 'casa', id: rental?.id, name: rental?.texts.en?.name },
      },
    },
  ])
})

it('is about the provider where one is named, and finds the place by its id', async () => {
  const { desk, taken } = await testLeadDesk()
  const body = { ...payload, slug: '', productId: rental?.id, nameProvider: 'Don Beto' }
  expect(
    (
      await answerLeadCall(
        json(body),
        reportTaker(() => catalogue),
        desk,
      )
    ).status,
  ).toBe(200)
  expect(taken).toMatchObject([{ lead: { kind: 'providerReport', product: { slug: 'casa' } } }])
  expect(taken).toHaveProperty('0.lead.provider.name')
})

it('takes a claim', async () => {
  const { desk, taken } = await testLeadDesk()
  await answerLeadCall(
    json(payload),
    claimTaker(() => catalogue),
    desk,
  )
  expect(taken).toMatchObject([{ lead: { kind: 'productClaim' } }])
})

it('needs a description and a place of ours', async () => {
  const { desk, taken } = await testLeadDesk()
  const silent = await answerLeadCall(
    json({ ...payload, description: ' ' }),
    reportTaker(() => catalogue),
    desk,
  )
  expect(await silent.json()).toMatchObject({ fields: { description: ['writeRequest'] } })
  const elsewhere = json({ ...payload, slug: 'nowhere' })
  expect(
    (
      await answerLeadCall(
        elsewhere,
        reportTaker(() => catalogue),
        desk,
      )
    ).status,
  ).toBe(422)
  expect(
    (
      await answerLeadCall(
        json(payload),
        claimTaker(() => null),
        desk,
      )
    ).status,
  ).toBe(503)
  expect(taken).toEqual([])
})
