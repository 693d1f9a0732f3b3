import { describe, expect, it } from 'vitest'
import { coverScenes, roomScenes } from '../content/keys'
import { planPictures } from './plan'
import { sampleRentals } from './sample'

const rentals = sampleRentals()
const plan = planPictures(rentals)
const byId = new Map(plan.pictures.map((picture) => [picture.id, picture]))

describe('the plan of the pictures', () => {
  it('is the same each time', () => {
    expect(planPictures(sampleRentals())).toEqual(plan)
  })

  it('holds 320 to 420 pictures with ids of their own', () => {
    expect(plan.pictures.length).toBeGreaterThanOrEqual(320)
    expect(plan.pictures.length).toBeLessThanOrEqual(420)
    expect(byId.size).toBe(plan.pictures.length)
    for (const id of byId.keys()) expect(id).toMatch(/^[a-z0-9-]+$/)
  })

  it('uses every kind of scene', () => {
    const used = new Set(plan.pictures.map(({ scene }) => scene))
    for (const scene of [...coverScenes, ...roomScenes]) expect(used).toContain(scene)
  })

  it('gives every rental at least eight pictures, each once, its cover first', () => {
    for (const rental of rentals) {
      const gallery = plan.galleries[rental.slug] ?? []
      expect(gallery.length).toBeGreaterThanOrEqual(8)
      expect(new Set(gallery).size).toBe(gallery.length)
      expect(byId.get(gallery[0] ?? '')?.scene).toBe(rental.cover)
      for (const id of gallery) expect(byId.has(id)).toBe(true)
    }
  })

  it('gives no cover to two rentals', () => {
    const covers = rentals.map(({ slug }) => plan.galleries[slug]?.[0])
    expect(new Set(covers).size).toBe(rentals.length)
    expect(new Set(covers.map((id) => byId.get(id ?? '')?.seed)).size).toBe(rentals.length)
  })

  it('fills a gallery that names too few rooms', () => {
    const [first] = rentals
    if (!first) throw new Error('no sample')
    const short = planPictures([{ ...first, gallery: ['kitchen', 'kitchen'] }])
    expect(new Set(short.galleries[first.slug]).size).toBeGreaterThanOrEqual(8)
  })

  it('shows each picture in both languages', () => {
    for (const { alt } of plan.pictures) {
      expect(alt.en.length).toBeGreaterThan(20)
      expect(alt.es.length).toBeGreaterThan(20)
      expect(alt.en).not.toBe(alt.es)
      expect(`${alt.en}${alt.es}`).not.toMatch(/\{|undefined|\ba el\b|\bde el\b/)
    }
  })

  it('names the pictures of the site', () => {
    for (const place of ['hero', 'partner', 'share', 'award', 'section-hotels', 'place-flores'])
      expect(byId.has(plan.places[place] ?? '')).toBe(true)
    expect(byId.get(plan.places.share ?? '')).toMatchObject({ width: 1200, height: 630 })
  })

  it('has another cut of the big picture for phones', () => {
    const hero = byId.get(plan.places.hero ?? '')
    const cut = byId.get(plan.places['hero-mobile'] ?? '')
    const { scene, seed, alt } = hero ?? {}
    expect(cut).toMatchObject({ scene, seed, alt, width: 1200, height: 2000 })
  })
})
