import { describe, expect, it } from 'vitest'
import { catalogueRentalSchema, rentalPageSchema } from '../../content-types/catalogue'
import { openPanel, readAsSite, readRentalsAsSite } from './editor'
import { amenity, connect, rental, rentalData, town } from './entries'
import type { Stage } from './stage'

export function describePublishing(stage: () => Stage): void {
  const draft = (slug: string, data: object = {}, locale = 'en') =>
    stage().editor.create(
      rental,
      { ...rentalData, slug, town: connect(stage().townId), ...data },
      locale,
    )

  const live = async (documentId: string) =>
    catalogueRentalSchema.parse(await readAsSite(stage().cms, `catalogue/rentals/${documentId}`))
      .rental

  const createAmenity = async (slug: string) => {
    const data = { name: slug, slug, group: 'comfort', icon: 'wifi' }
    return { data, ...(await stage().editor.create(amenity, data)) }
  }

  describe('publishing a rental', () => {
    it('puts a complete rental into the catalogue in the shape of the contract', async () => {
      const { cms, editor, townId } = stage()
      const { documentId } = await draft('complete', {
        bedrooms: [{ typeBathroom: 'none', beds: [{ noBed: 2, bed: 'single' }] }],
        lockDates: [{ startDate: '2027-01-01', endDate: '2027-01-05' }],
        cancellationPolicy: [{ title: 'A week before', noDays: 7, percentDiscount: 50 }],
      })
      expect(await editor.publish(rental, documentId)).toMatchObject({ status: 200 })
      const published = await readRentalsAsSite(cms)
      const found = published.find(({ id }) => id === documentId)
      const rest = rentalPageSchema.parse(
        await readAsSite(cms, `catalogue/rentals?after=${documentId}`),
      )
      expect(rest.rentals).toEqual(published.filter(({ id }) => id > documentId))
      expect(found).toMatchObject({
        slug: 'complete',
        type: 1,
        townId,
        basePrice: 120.5,
        noBathroom: 1.5,
        typeOfTerms: 1,
        calendar: 0,
        checkInTimeStart: '15:00',
        bedrooms: [{ typeBathroom: 'none', beds: [{ noBed: 2, bed: 'single' }] }],
        lockDates: [{ startDate: '2027-01-01', endDate: '2027-01-05' }],
        texts: { en: { name: 'Casa Ñandú' }, es: null },
      })
    })

    it('is refused with a reason while there is no town', async () => {
      const { editor } = stage()
      const { documentId } = await draft('homeless', { town: connect() })
      const answer = await editor.publish(rental, documentId)
      expect(answer).toMatchObject({ status: 400, message: expect.stringContaining('town') })
      expect(await live(documentId)).toBeNull()
    })

    it('is refused while a blocked period ends before it begins', async () => {
      const { editor } = stage()
      const lockDates = [{ startDate: '2027-02-10', endDate: '2027-02-01' }]
      const { documentId } = await draft('reversed', { lockDates })
      const { message } = await editor.publish(rental, documentId)
      expect(message).toContain('ends before it begins')
    })

    it('is refused in a language in which one of its amenities does not exist', async () => {
      const { editor } = stage()
      const { documentId: amenityId, data } = await createAmenity('sauna')
      const { documentId } = await draft('half-translated', { amenities: connect(amenityId) })
      await editor.save(rental, documentId, { ...rentalData, slug: 'half-translated' }, 'es')
      expect(await editor.publish(rental, documentId, {}, 'es')).toMatchObject({
        status: 400,
        message: expect.stringContaining('"sauna" (Amenities) has no Spanish version'),
      })
      await editor.save(amenity, amenityId, data, 'es')
      await editor.save(rental, documentId, { amenities: connect(amenityId) }, 'es')
      expect(await editor.publish(rental, documentId, {}, 'es')).toMatchObject({ status: 200 })
      expect(await live(documentId)).toMatchObject({ amenityIds: [amenityId] })
    })

    it('works in Spanish alone', async () => {
      const { editor } = stage()
      const { documentId } = await draft('solo-en-espanol', { name: 'Sólo en español' }, 'es')
      await editor.publish(rental, documentId, {}, 'es')
      expect(await live(documentId)).toMatchObject({
        texts: { en: null, es: { name: 'Sólo en español' } },
      })
    })

    it('shares facts and relations between the languages, in the order of the editor', async () => {
      const { editor, townId } = stage()
      const first = await createAmenity('first')
      const second = await createAmenity('second')
      await editor.save(amenity, first.documentId, first.data, 'es')
      await editor.save(amenity, second.documentId, second.data, 'es')
      const amenities = connect(second.documentId, first.documentId)
      const { documentId } = await draft('shared', { amenities })
      await editor.save(rental, documentId, { ...rentalData, slug: 'shared', basePrice: 80 }, 'es')
      await editor.publish(rental, documentId, {}, 'es')
      expect(await live(documentId)).toMatchObject({
        townId,
        basePrice: 80,
        amenityIds: [second.documentId, first.documentId],
      })
      const removal = {
        amenities: { connect: [], disconnect: [{ documentId: second.documentId }] },
      }
      await editor.save(rental, documentId, removal)
      await editor.publish(rental, documentId, {}, 'es')
      expect(await live(documentId)).toMatchObject({ amenityIds: [first.documentId] })
    })
  })

  describe('address names', () => {
    it('are made from the name where the editor gives none', async () => {
      const { editor } = stage()
      const { documentId } = await draft('', { name: 'Casa Ñandú, Antigua' })
      await editor.publish(rental, documentId)
      expect(await live(documentId)).toMatchObject({ slug: 'casa-nandu-antigua' })
    })

    it('belong to one rental only, drafts and other languages included', async () => {
      await draft('taken')
      const second = await draft('taken', { name: 'Another' }, 'es')
      expect(second).toMatchObject({ status: 400, message: expect.stringContaining('taken') })
    })
  })

  describe('deleting a town', () => {
    it('is refused while rentals stand in it', async () => {
      const { editor, townId } = stage()
      const answer = await editor.remove(town, townId)
      expect(answer).toMatchObject({
        status: 400,
        message: expect.stringMatching(/^"Town" was not deleted: .* refers? to it\./),
      })
    })
  })

  describe('a listing section', () => {
    const section = 'api::listing-section.listing-section'
    const words = {
      title: 'Hotels',
      description: 'Rooms.',
      coverTitle: 'Rooms',
      coverText: 'Rooms.',
    }

    it('is neither unpublished nor deleted while it is published, and says so in the language of the panel', async () => {
      const { cms, editor } = stage()
      const { documentId } = await editor.create(section, { ...words, key: 'hotels' })
      expect(await editor.publish(section, documentId)).toMatchObject({ status: 200 })
      await editor.save(section, documentId, words, 'es')
      const spanish = openPanel(cms, editor.authorization, 'es')
      for (const answer of [
        await editor.unpublish(section, documentId),
        await editor.remove(section, documentId),
        await editor.remove(section, documentId, '*'),
      ]) {
        expect(answer).toMatchObject({
          status: 400,
          message: expect.stringMatching(/^Not done: pages of this language/),
        })
      }
      expect((await spanish.unpublish(section, documentId)).message).toMatch(/^No se hizo: /)
      const sections = async () => JSON.stringify(await readAsSite(cms, 'listing-sections'))
      expect(await sections()).toContain(documentId)

      await editor.save(section, documentId, { ...words, title: 'Small hotels' })
      expect(await editor.publish(section, documentId)).toMatchObject({ status: 200 })
      expect(await sections()).toContain('Small hotels')
      // A draft that was never published may go.
      expect(await editor.remove(section, documentId, 'es')).toMatchObject({ status: 200 })
    })
  })
}
