import { describe, expect, it } from 'vitest'
import { readRevision } from './editor'
import { connect, rental, rentalData } from './entries'
import { inquiry, openInquiry, rentalsOf, rowsOf, submit } from './inquiry-calls'
import { inquirySample } from './inquiry-sample'
import { withDatabase } from './open-database'
import type { Stage } from './stage'

export function describeInquiries(stage: () => Stage): void {
  const send = (body: unknown, token?: string) => submit(stage().cms, body, token)
  const revision = () => readRevision(stage().cms)

  describe('an inquiry from the site', () => {
    it('is kept with everything it says', async () => {
      const { cms, editor } = stage()
      const sample = inquirySample()
      const answer = await send(sample)
      expect(answer).toMatchObject({ status: 201, reference: sample.reference })
      const { contact, stay, price, payment, rental: asked, ...rest } = sample
      const { services, campaign, ...scalars } = rest
      const entry = await openInquiry(cms, editor, answer.documentId)
      expect(entry).toMatchObject({ ...scalars, ...contact, ...stay })
      expect(entry).toMatchObject({
        stage: 'new',
        guestName: 'María José Xicay',
        rentalSlug: asked.slug,
        rentalName: asked.name,
        section: asked.section,
        pageUrl: asked.pageUrl,
        currencyCode: price.currencyCode,
        total: price.total,
        totalFormated: price.totalFormated,
        paymentMethod: payment?.name,
        paymentPercent: payment?.percent,
        paymentFee: payment?.fee,
        totalWithFee: payment?.totalWithFee,
        totalWithFeeFormated: payment?.totalWithFeeFormated,
        productType: asked.type,
        basePrice: price.basePrice,
        controlPrice: price.controlPrice,
        paymentMethodId: payment?.id,
        priceLines: price.lines.map((line) => expect.objectContaining(line)),
        services: services.map((service) => expect.objectContaining(service)),
        campaign: expect.objectContaining(campaign),
      })
    })

    it('keeps every place that it asks for, and staff may work on it', async () => {
      const { cms, editor } = stage()
      const sample = inquirySample()
      const { rental: asked, stay, price, payment, isQuote } = sample
      const domo = { ...asked, slug: 'domo', name: 'Domo Agua' }
      const other = { rental: domo, stay, price, payment, isQuote }
      const { documentId, status } = await send({ ...sample, otherPlaces: [other] })
      expect(status).toBe(201)
      // The panel sends the whole form.
      const { otherPlaces } = await openInquiry(cms, editor, documentId)
      const change = { stage: 'contacted' }
      const saved = await editor.save(inquiry, documentId, { ...change, otherPlaces })
      expect(saved).toMatchObject({ status: 200 })
      expect(await openInquiry(cms, editor, documentId)).toMatchObject({
        ...change,
        rentalName: asked.name,
        placeCount: 2,
        otherPlaces: [
          {
            rentalName: 'Domo Agua',
            rentalSlug: 'domo',
            startDate: stay.startDate,
            total: price.total,
            totalWithFeeFormated: payment?.totalWithFeeFormated,
            priceText: expect.stringContaining('Descuento por semana'),
          },
        ],
      })
      const tooMany = inquirySample({ otherPlaces: Array.from({ length: 10 }, () => other) })
      expect(await send(tooMany)).toMatchObject({ status: 400 })
    })

    it('says None where the guest said nothing', async () => {
      const { cms, editor } = stage()
      const silent = { ...inquirySample().contact, phone: null, countryCode: null }
      const nothing = { contact: silent, specialRequirement: null, payment: null }
      const { documentId } = await send(inquirySample(nothing))
      expect(await openInquiry(cms, editor, documentId)).toMatchObject({
        phone: 'None',
        countryCode: 'None',
        specialRequirement: 'None',
        paymentMethod: 'None',
        paymentMethodId: 'None',
      })
    })

    it('is stored once, however often it comes', async () => {
      const { cms, editor } = stage()
      const sample = inquirySample()
      const first = await send(sample)
      expect(first.status).toBe(201)
      const reordered = Object.fromEntries(Object.entries(sample).reverse())
      expect(await send(reordered)).toEqual({ ...first, status: 200 })
      expect(await rowsOf(cms, editor, sample)).toHaveLength(1)
    })

    it('is stored once when it comes many times at the same moment', async () => {
      const { cms, editor } = stage()
      const sample = inquirySample()
      const answers = await Promise.all(Array.from({ length: 12 }, () => send(sample)))
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1)
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(11)
      expect(new Set(answers.map(({ documentId }) => documentId)).size).toBe(1)
      expect(await rowsOf(cms, editor, sample)).toHaveLength(1)
    })

    it('is not mistaken for another one with its id', async () => {
      const sample = inquirySample()
      await send(sample)
      expect(await send({ ...sample, specialRequirement: 'Otra cosa.' })).toMatchObject({
        status: 409,
      })
    })

    it('shares its id with no other one that comes at the same moment', async () => {
      const { cms, editor } = stage()
      const first = inquirySample()
      const { submissionId } = first
      const rivals = [
        first,
        { ...inquirySample(), submissionId },
        { ...inquirySample(), submissionId },
      ]
      const answers = await Promise.all(rivals.map((rival) => send(rival)))
      expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409])
      expect(await rowsOf(cms, editor, first)).toHaveLength(1)
    })

    it.each(['submissionId', 'reference'] as const)(
      'has a %s that the database itself gives to no second one',
      async (field) => {
        const sample = inquirySample()
        await send(sample)
        const column = field.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
        const row = { [column]: sample[field] }
        const insert = withDatabase(stage().cms, (database) => database('inquiries').insert(row))
        await expect(insert).rejects.toThrow('UNIQUE')
      },
    )

    it('is not lost when its reference belongs to another one', async () => {
      const { reference } = inquirySample()
      const same = () => send(inquirySample({ reference }))
      const answers = await Promise.all([same(), same(), same()])
      expect(answers.map(({ status }) => status)).toEqual([201, 201, 201])
      const references = answers.map((answer) => answer.reference).sort()
      expect(references).toEqual([reference, `${reference}-2`, `${reference}-3`])
    })

    it('is refused with the reasons where it is not as agreed', async () => {
      const { contact } = inquirySample()
      const malformed = { ...contact, email: 'nobody', surprise: true }
      const answer = await send({ ...inquirySample({ contact: malformed }), reference: 'x\ny' })
      expect(answer.status).toBe(400)
      for (const part of ['contact.email', 'surprise', 'reference']) {
        expect(answer.message).toContain(part)
      }
      expect(await send('[]')).toMatchObject({ status: 400 })
      expect(await send([])).toMatchObject({
        status: 400,
        message: expect.stringContaining('body'),
      })
    })

    it('raises no revision and announces nothing', async () => {
      const { editor, listener } = stage()
      await listener.heard()
      const before = await revision()
      const { documentId } = await send(inquirySample())
      expect(await editor.save(inquiry, documentId, { stage: 'contacted' })).toMatchObject({
        status: 200,
      })
      expect(await listener.heard()).toEqual([])
      expect(await revision()).toBe(before)
    })

    it('points to its rental, also after that was published again, and outlives it', async () => {
      const { cms, editor, townId } = stage()
      const data = { ...rentalData, slug: 'inquired', town: connect(townId) }
      const created = await editor.create(rental, data)
      await editor.publish(rental, created.documentId)
      const asked = { ...inquirySample().rental, id: created.documentId }
      const { documentId } = await send(inquirySample({ rental: asked }))
      const linked = () => rentalsOf(cms, editor, documentId)
      expect(await linked()).toEqual([created.documentId])
      await editor.publish(rental, created.documentId, { basePrice: 90 })
      expect(await linked()).toEqual([created.documentId])
      await editor.remove(rental, created.documentId)
      expect(await linked()).toEqual([])
      const kept = await openInquiry(cms, editor, documentId)
      expect(kept).toMatchObject({ rentalName: asked.name, rentalSlug: asked.slug })
    })
  })
}
