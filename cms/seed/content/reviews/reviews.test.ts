import { expect, it } from 'vitest'
import { maxReviewLength, maxReviewNameLength } from '../../../../content-types/review-stage'
import { minForAverage, reviewAspects } from '../../../../content-types/review-ratings'
import { stayReferenceSchema } from '../../../../content-types/stay-author'
import { rentals } from '../rentals'
import { reviewsOf } from './reviews'

const reviews = reviewsOf(rentals)
const byRental = new Map<string, typeof reviews>()
for (const review of reviews) {
  byRental.set(review.rental, [...(byRental.get(review.rental) ?? []), review])
}

it('are about four hundred, in both languages, over most of the houses that people stay in', () => {
  expect(reviews.length).toBeGreaterThan(340)
  expect(reviews.length).toBeLessThan(480)
  const spanish = reviews.filter(({ language }) => language === 'es').length / reviews.length
  expect(spanish).toBeGreaterThan(0.4)
  expect(spanish).toBeLessThan(0.7)
  const rated = [...byRental.values()].filter(({ length }) => length >= minForAverage)
  expect(rated.length).toBeGreaterThan(50)
})

it('are the same each time, also for a few of the houses', () => {
  expect(reviewsOf(rentals)).toEqual(reviews)
  const some = rentals.filter(({ slug }) => byRental.has(slug)).slice(3, 5)
  const expected = some.flatMap(({ slug }) => byRental.get(slug) ?? [])
  expect(reviewsOf(some)).toEqual(expected)
})

it('can be stored and shown', () => {
  expect(new Set(reviews.map(({ reference }) => reference)).size).toBe(reviews.length)
  for (const { reference, text, name, ratings } of reviews) {
    expect(stayReferenceSchema.safeParse(reference).success, reference).toBe(true)
    expect(text).not.toMatch(/[{}]|undefined/)
    expect(text.length).toBeLessThan(maxReviewLength)
    expect(name.length).toBeLessThan(maxReviewNameLength)
    for (const aspect of reviewAspects) expect([2, 3, 4, 5]).toContain(ratings[aspect])
  }
})

it('are written after the house was listed, and none twice', () => {
  for (const { slug, listedDaysAgo } of rentals) {
    const own = byRental.get(slug) ?? []
    for (const { daysAgo } of own) expect(daysAgo, slug).toBeLessThan(listedDaysAgo)
    expect(new Set(own.map(({ text }) => text)).size, slug).toBe(own.length)
  }
})

it('houses to rent by the month and for sale have none', () => {
  const others = rentals.filter(({ type }) => type === 2 || type === 3)
  expect(others.filter(({ slug }) => byRental.has(slug))).toEqual([])
})
