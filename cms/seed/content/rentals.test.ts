import { describe, expect, it } from 'vitest'
import { propertyKinds } from '../../../content-types/property-kind'
import { extraFees } from './extra-fees'
import { coverScenes, promotionKeys, type ExtraFeeKey } from './keys'
import { untranslated } from './localized-words'
import { rentals } from './rentals'
import { towns } from './towns'
import type { RentalSeed } from './types'

const ofType = (type: RentalSeed['type'], fullHotel = false) =>
  rentals.filter((rental) => rental.type === type && Boolean(rental.fullHotel) === fullHotel)

const repeated = (values: string[]) =>
  values.filter((value, index) => values.indexOf(value) !== index)

const brochureWords =
  /nestled|oasis|hidden gem|\bboast|stunning|perfect for|breathtaking|enclavad|joya escondida|paradisíac|de ensueño/i

const beds = { king: 2, queen: 2, double: 2, single: 1, bunk: 2, sofaBed: 2, crib: 0, hammock: 1 }

const petFees: ExtraFeeKey[] = extraFees.filter(({ kind }) => kind === 'pet').map(({ key }) => key)

describe('rentals', () => {
  it('are at least 160, of every kind', () => {
    expect(rentals.length).toBeGreaterThanOrEqual(160)
    expect(ofType(1).length).toBeGreaterThanOrEqual(80)
    expect(ofType(2).length).toBeGreaterThanOrEqual(30)
    expect(ofType(3).length).toBeGreaterThanOrEqual(25)
    expect(ofType(5).length).toBeGreaterThanOrEqual(15)
    expect(ofType(1, true).length).toBeGreaterThanOrEqual(10)
    expect(new Set(rentals.map(({ town }) => town)).size).toBeGreaterThanOrEqual(40)
  })

  it('have addresses and names of their own', () => {
    expect(repeated(rentals.map(({ slug }) => slug))).toEqual([])
    expect(repeated(rentals.map(({ name }) => name.en))).toEqual([])
    expect(repeated(rentals.map(({ name }) => name.es))).toEqual([])
    for (const { slug } of rentals) expect(slug).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('stand within the country, near their town', () => {
    for (const { slug, town, place } of rentals) {
      if (!place) continue
      const centre = towns.find((candidate) => candidate.slug === town)
      expect(Math.abs(place.dLatitude), slug).toBeLessThan(0.08)
      expect(Math.abs(place.dLongitude), slug).toBeLessThan(0.08)
      expect((centre?.latitude ?? 0) + place.dLatitude, slug).toBeGreaterThan(13.7)
      expect((centre?.longitude ?? 0) + place.dLongitude, slug).toBeLessThan(-88.2)
    }
  })

  it('are written in both languages', () => {
    // A house may keep its own name in both.
    for (const { name, ...rest } of rentals) {
      expect(name.en && name.es, rest.slug).toBeTruthy()
      expect(untranslated(rest, rest.slug)).toEqual([])
    }
  })

  it('are described in two to four paragraphs of 90 to 220 words', () => {
    for (const { slug, description } of rentals)
      for (const text of [description.en, description.es]) {
        const words = text.split(/\s+/).length
        expect(words, slug).toBeGreaterThanOrEqual(90)
        expect(words, slug).toBeLessThanOrEqual(220)
        const paragraphs = text.split(/\n\n+/).length
        expect(paragraphs, slug).toBeGreaterThanOrEqual(2)
        expect(paragraphs, slug).toBeLessThanOrEqual(4)
      }
  })

  it('never begin their description alike, nor repeat a title', () => {
    for (const locale of ['en', 'es'] as const) {
      expect(repeated(rentals.map(({ description }) => description[locale].slice(0, 60)))).toEqual(
        [],
      )
      expect(repeated(rentals.map(({ title }) => title[locale]))).toEqual([])
    }
  })

  it('share no sentence with each other', () => {
    for (const locale of ['en', 'es'] as const) {
      const sentences = rentals.flatMap(({ description }) => [
        ...new Set(description[locale].split(/(?<=[.!?:])\s+/)),
      ])
      expect(repeated(sentences.filter((sentence) => sentence.length > 30))).toEqual([])
    }
  })

  it('do without the clichés of brochures', () => {
    for (const { slug, title, description, highlights } of rentals)
      expect(JSON.stringify([title, description, highlights]), slug).not.toMatch(brochureWords)
  })

  it('show at least seven scenes after the cover, none more than twice', () => {
    for (const { slug, gallery } of rentals) {
      expect(gallery.length, slug).toBeGreaterThanOrEqual(7)
      expect(repeated(repeated(gallery)), slug).toEqual([])
      expect(new Set(gallery).size, slug).toBeGreaterThanOrEqual(6)
    }
    expect(new Set(rentals.map(({ cover }) => cover))).toEqual(new Set(coverScenes))
    expect(propertyKinds).toEqual(
      expect.arrayContaining([...new Set(rentals.map(({ typeOfProperty }) => typeOfProperty))]),
    )
  })

  it('have beds for the guests that they take', () => {
    for (const { slug, type, bedrooms, capacityOfPeople } of rentals) {
      if (type === 2 || type === 3) continue
      const places = bedrooms
        .flatMap((room) => room.beds)
        .reduce((sum, [count, kind]) => sum + count * beds[kind], 0)
      // A sofa bed in the living room is not part of any bedroom.
      expect(places + beds.sofaBed, slug).toBeGreaterThanOrEqual(capacityOfPeople)
    }
  })

  it('agree with their amenities', () => {
    const nearWater = ['solola', 'peten', 'izabal']
    for (const { slug, town, amenities, gallery, houseRules, extraFees: fees = [] } of rentals) {
      const region = towns.find((candidate) => candidate.slug === town)?.region ?? ''
      const seesLake = amenities.includes('lake-view') || gallery.includes('lake-view')
      const hasPool = amenities.includes('pool') || amenities.includes('heated-pool')
      const takesPets =
        amenities.includes('pets-welcome') || fees.some((fee) => petFees.includes(fee))
      const isForAdults = houseRules.includes('adults-only')
      const faults = {
        'sees a lake far from one': seesLake && !nearWater.includes(region),
        'shows a pool without one': gallery.includes('pool') && !hasPool,
        'takes pets and takes none': takesPets && houseRules.includes('no-pets'),
        'is for adults and children': isForAdults && houseRules.includes('children-welcome'),
      }
      expect(
        Object.entries(faults).filter(([, isFault]) => isFault),
        slug,
      ).toEqual([])
      expect(repeated(amenities), slug).toEqual([])
    }
  })

  it('carry the prices of their kind', () => {
    for (const rental of ofType(2)) {
      expect(rental.basePrice, rental.slug).toBeUndefined()
      const months = (rental.monthlyRates ?? []).map(({ fromMonths }) => fromMonths)
      expect(months, rental.slug).toEqual([...months].sort((a, b) => a - b))
    }
    for (const rental of ofType(3)) expect(rental.salePrice, rental.slug).toBeDefined()
    for (const { slug, locks = [] } of rentals) {
      const turned = locks.filter(
        ({ from, to }) => typeof from === 'number' && typeof to === 'number' && from > to,
      )
      expect(turned, slug).toEqual([])
    }
  })

  it('show every state that a page can be in', () => {
    const nightly = [...ofType(1), ...ofType(5)]
    const states: [string, boolean][] = [
      ['no coordinates', rentals.some(({ place }) => place === false)],
      ['no cancellation policy', nightly.some(({ cancellation }) => cancellation === undefined)],
      ['price on request', nightly.some(({ basePrice }) => basePrice === undefined)],
      ['quote for a sale', ofType(3).some(({ salePrice }) => salePrice === 0)],
      ['locked days', nightly.some(({ locks = [] }) => locks.length > 0)],
      ['calendar kept elsewhere', rentals.some(({ calendar }) => calendar === 1)],
      ['own terms', rentals.some((r) => r.typeOfTerms === 2 && r.customTerms !== undefined)],
      ['free only later', rentals.some(({ availableAfter }) => availableAfter !== undefined)],
      ['new', rentals.some(({ newProduct }) => newProduct)],
      ['top listing', rentals.some(({ topListing }) => topListing)],
    ]
    expect(states.filter(([, shown]) => !shown).map(([name]) => name)).toEqual([])
  })

  it('use every promotion', () => {
    const used = new Set(rentals.flatMap(({ promotions = [] }) => promotions))
    expect(promotionKeys.filter((key) => !used.has(key))).toEqual([])
  })
})
