import { describe, expect, it } from 'vitest'
import { leadKinds } from '../../content-types/lead-kind'
import { connect, rental, rentalData } from './entries'
import { leadCalls } from './lead-calls'
import { leadSample } from './lead-sample'
import { landingPage } from './marketing-entries'
import type { Stage } from './stage'

export function describeLeads(stage: () => Stage): void {
  const send = (body: unknown, token?: string) => leadCalls.submit(stage().cms, body, token)
  const open = (documentId: string) => leadCalls.open(stage().cms, stage().editor, documentId)
  const rowsWith = (field: string, text: string) =>
    leadCalls.rowsWith(stage().cms, stage().editor, field, text)

  describe('a lead from the site', () => {
    it.each(leadKinds)('is kept with everything that it says: %s', async (kind) => {
      const sample = leadSample(kind)
      const answer = await send(sample)
      expect(answer).toMatchObject({ status: 201, reference: sample.reference })
      const { contact, campaign } = sample
      const { submissionId, receivedAt, language, specialRequirement, pageUrl, botFlag } = sample
      expect(await open(answer.documentId)).toMatchObject({
        kind,
        submissionId,
        receivedAt,
        language,
        specialRequirement,
        pageUrl,
        botFlag,
        ...contact,
        name: [contact.firstName, contact.lastName].filter(Boolean).join(' '),
        source: 'newsletter / email / noviembre',
        stage: kind === 'subscription' ? 'settled' : 'new',
        campaign: expect.objectContaining(campaign),
      })
    })

    it('keeps what a landing form asked', async () => {
      const { request, ...sample } = leadSample('landing')
      const { documentId } = await send({ ...sample, request })
      const { source, type, ...asked } = request
      expect(await open(documentId)).toMatchObject({
        ...asked,
        about: source.title,
        landingType: type,
        landingField: source.field,
        landingId: source.id,
      })
    })

    it('keeps of a landing form that it did not ask how to answer', async () => {
      const sample = leadSample('landing')
      const { documentId } = await send({
        ...sample,
        contact: { ...sample.contact, contactMethod: null },
      })
      expect(await open(documentId)).toMatchObject({ contactMethod: null })
    })

    it('keeps what a report says, and of whom', async () => {
      const sample = leadSample('providerReport')
      const { documentId } = await send(sample)
      const { product, provider, description } = sample
      expect(await open(documentId)).toMatchObject({
        description,
        about: provider.name,
        section: product.section,
        productName: product.name,
        productSlug: product.slug,
        productId: product.id,
        providerName: provider.name,
        providerId: provider.id,
      })
    })

    it('keeps a whole application', async () => {
      const sample = leadSample('career')
      const { documentId } = await send(sample)
      const { career, cv, photo, skills, ...rest } = sample.application
      expect(await open(documentId)).toMatchObject({
        ...rest,
        about: career.title,
        careerId: career.id,
        cvName: cv.name,
        cvFile: cv.id,
        photoName: photo.name,
        photoFile: photo.id,
        skills: expect.objectContaining(skills),
      })
    })

    it('points to the landing and to the place that it is about, and outlives both', async () => {
      const { cms, editor, townId } = stage()
      const landing = await editor.create(landingPage, { titleOffer: 'Asked for', type: 'other' })
      const { request, ...asked } = leadSample('landing')
      const source = { ...request.source, id: landing.documentId }
      const first = await send({ ...asked, request: { ...request, source } })
      const house = await editor.create(rental, {
        ...rentalData,
        slug: 'reported',
        town: connect(townId),
      })
      const report = leadSample('productReport')
      const product = { ...report.product, id: house.documentId }
      const second = await send({ ...report, product })

      const related = (id: string, field: string) => leadCalls.related(cms, editor, { id, field })
      expect(await related(first.documentId, 'landing_page')).toEqual([landing.documentId])
      expect(await related(second.documentId, 'rental')).toEqual([house.documentId])
      await editor.remove(landingPage, landing.documentId)
      await editor.remove(rental, house.documentId)
      expect(await open(first.documentId)).toMatchObject({ about: source.title })
      expect(await open(second.documentId)).toMatchObject({ productName: product.name })
    })

    it('is stored once, also when it comes many times at the same moment', async () => {
      const sample = leadSample('referral')
      const answers = await Promise.all(Array.from({ length: 8 }, () => send(sample)))
      expect(answers.map(({ status }) => status).sort()).toEqual([
        200, 200, 200, 200, 200, 200, 200, 201,
      ])
      expect(answers.every(({ isRepetition }) => !isRepetition)).toBe(true)
      expect(await rowsWith('submissionId', sample.submissionId)).toHaveLength(1)
    })

    it('is not mistaken for another one with its id', async () => {
      const sample = leadSample('referral')
      await send(sample)
      const other = { ...sample, specialRequirement: 'Otra cosa.' }
      expect(await send(other)).toMatchObject({ status: 409 })
    })

    it('is refused with the reasons where it is not as agreed', async () => {
      const { contact } = leadSample('listWithUs')
      const malformed = { ...contact, email: 'nobody', surprise: true }
      const answer = await send({ ...leadSample('listWithUs'), contact: malformed })
      expect(answer.status).toBe(400)
      expect(answer.message).toContain('contact.email')
      expect(answer.message).toContain('surprise')
      expect(await send({ ...leadSample('referral'), kind: 'rental' })).toMatchObject({
        status: 400,
        message: expect.stringContaining('kind'),
      })
    })
  })
}
