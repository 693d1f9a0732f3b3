import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { testInquiryDeps } from '~/testing/inquiry-deps'
import { answerRequire } from './answer-require.server'
import { acceptedFrom, form, json, payload } from '~/testing/require-requests'

describe('the require call', () => {
  it('takes the payload of a program and tells the reference', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const response = await answerRequire(json({ requirement: payload }), deps)
    expect(response.status).toBe(200)
    expect(response.headers.get('Cache-Control')).toBe('no-store')
    expect(await response.json()).toEqual({
      data: {
        reference: expect.stringMatching(/^CS-[0-9A-Z]{6}$/),
        confirmation: expect.stringMatching(
          /^\/es\/consultar-ahora\/confirmation\/inquire\?type=vacationRentals&reference=CS-/,
        ),
      },
    })
    expect(await waiting()).toBe(1)
  })

  it('takes the page’s own form', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const response = await answerRequire(form({ landing: 'on' }), deps)
    const { confirmation } = await acceptedFrom(response)
    expect(confirmation).toMatch(
      /\/confirmation\/landing-page\?type=vacationRentals&landing=true&reference=CS-/,
    )
    expect(await waiting()).toBe(1)
  })

  it('takes the None of the page’s form for nothing said', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const none = { phone: 'None', specialRequirement: 'None', noPhone: 'on' }
    const response = await answerRequire(form({ ...none, paymentMethodId: 'None' }), deps)
    expect(response.status).toBe(200)
    expect(await waiting()).toBe(1)
  })

  it('names the section of the places in the address of the thanks', async () => {
    const { deps } = await testInquiryDeps()
    const [casa] = payload.reservationDetails
    const domo = { ...casa, uuid: 'v', type: 5, slug: 'domo' }
    const thanksFor = async (reservationDetails: unknown[], otherPlaces: unknown[] = []) => {
      const requirement = { ...payload, reservationDetails, otherPlaces }
      const { confirmation } = await acceptedFrom(await answerRequire(json({ requirement }), deps))
      return confirmation
    }
    expect(await thanksFor([{ uuid: 'u', type: 3, slug: 'venta' }])).toContain(
      '?type=housesForSale&reference=',
    )
    expect(await thanksFor([domo])).toContain('?type=uniqueStays&uniqueStays=true&reference=')
    expect(await thanksFor([casa], [domo])).toContain('/inquire?reference=')
  })

  it('stores a form once that is sent twice', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const submissionKey = randomUUID()
    const answers = await Promise.all(
      [1, 2, 3].map(async () => acceptedFrom(await answerRequire(form({ submissionKey }), deps))),
    )
    expect(new Set(answers.map(({ reference }) => reference)).size).toBe(1)
    expect(await waiting()).toBe(1)
  })

  it('acknowledges a form that is sent again after its stay became impossible', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const submissionKey = randomUUID()
    const first = await acceptedFrom(await answerRequire(form({ submissionKey }), deps))
    const later = { ...deps, now: () => new Date('2027-01-06T15:00:00Z') }
    expect(await acceptedFrom(await answerRequire(form({ submissionKey }), later))).toEqual(first)
    const other = await answerRequire(form({ submissionKey: randomUUID() }), later)
    expect(other.status).toBe(422)
    expect(await waiting()).toBe(1)
  })

  it('does not take another form under the same key', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const submissionKey = randomUUID()
    await answerRequire(form({ submissionKey }), deps)
    const response = await answerRequire(form({ submissionKey, firstName: 'Eva' }), deps)
    expect(response.status).toBe(409)
    expect(await response.json()).toMatchObject({ errors: ['CONFLICT'] })
    expect(await waiting()).toBe(1)
  })

  it('says in the visitor’s language what is wrong with which field', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const response = await answerRequire(form({ email: 'ana@', phone: '12', agreement: '' }), deps)
    expect(response.status).toBe(422)
    expect(await response.json()).toEqual({
      errors: ['INVALID_FIELDS'],
      message: expect.stringContaining('No se pudo enviar'),
      fields: { email: ['invalidEmail'], phone: ['invalidNumber'], agreement: ['acceptPrivacy'] },
    })
    expect(await waiting()).toBe(0)
  })

  it('says why a product cannot be had', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const past = { ...payload.reservationDetails[0], startDate: '2020-01-01' }
    const response = await answerRequire(
      json({ requirement: { ...payload, language_code: 'en', reservationDetails: [past] } }),
      deps,
    )
    expect(response.status).toBe(422)
    expect(await response.json()).toMatchObject({
      errors: ['PAST_STARTDATE'],
      message: 'The check-in has passed. Please edit the stay or delete it.',
      fields: { '': ['stayImpossible'] },
    })
    expect(await waiting()).toBe(0)
  })

  it('thanks a program that filled in the honeypot, and stores nothing', async () => {
    const { deps, waiting } = await testInquiryDeps()
    const response = await answerRequire(form({ website: 'https://buy.example' }), deps)
    expect(response.status).toBe(200)
    expect(await response.json()).toMatchObject({ data: { reference: expect.any(String) } })
    expect(await waiting()).toBe(0)
  })

  it('has enough of a visitor who sends too many', async () => {
    const { deps, waiting } = await testInquiryDeps({ max: 2 })
    const statuses = []
    for (const firstName of ['Ana', 'Eva', 'Ines']) {
      const response = await answerRequire(form({ firstName }), deps)
      statuses.push([response.status, Number(response.headers.get('Retry-After')) > 0])
    }
    expect(statuses).toEqual([
      [200, false],
      [200, false],
      [429, true],
    ])
    expect(await waiting()).toBe(2)
  })

  it('promises nothing where nothing can be written', async () => {
    const outbox = {
      findRepeated: async () => null,
      accept: async () => ({ outcome: 'unavailable' }) as const,
    }
    const { deps } = await testInquiryDeps({ outbox })
    const response = await answerRequire(form(), deps)
    expect(response.status).toBe(503)
    expect(await response.json()).toMatchObject({ errors: ['UNAVAILABLE'] })
    const closed = await testInquiryDeps({ findCatalogue: () => null })
    expect((await answerRequire(form(), closed.deps)).status).toBe(503)
  })

  it.each([
    ['nothing', {}],
    ['two products', { ...payload, reservationDetails: [1, 2].map(() => ({ slug: 'casa' })) }],
    ['a text that no database takes', { ...payload, specialRequirement: 'a\u0000b' }],
  ])('cannot read %s', async (_name, requirement) => {
    const { deps, waiting } = await testInquiryDeps()
    const response = await answerRequire(json({ requirement }), deps)
    expect([400, 422]).toContain(response.status)
    expect(await waiting()).toBe(0)
  })

  it('answers GET with the way to ask', async () => {
    const response = await answerRequire(new Request('http://localhost/api/bookings/require'))
    expect([response.status, response.headers.get('Allow')]).toEqual([405, 'POST'])
  })
})
