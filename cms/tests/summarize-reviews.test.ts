import { expect, it } from 'vitest'
import { maxShownReviews } from '../../content-types/review-ratings'
import { type ApprovedReview, summarizeReviews } from '../src/reviews/read-shown-reviews'

function review(id: number, over: Partial<ApprovedReview> = {}): ApprovedReview {
  return {
    id,
    rentalId: 'r',
    language: 'en',
    name: `Guest ${id}`,
    text: 'Good',
    answer: null,
    at: `2026-11-01T12:00:${String(id).padStart(2, '0')}.000Z`,
    place: 5,
    cleanliness: 5,
    accuracy: 5,
    host: 5,
    value: 5,
    ...over,
  }
}

it('counts all, and shows the newest first', () => {
  const reviews = Array.from({ length: maxShownReviews + 5 }, (_, index) => review(index + 1))
  const { count, newest } = summarizeReviews(reviews)
  expect(count).toBe(maxShownReviews + 5)
  expect(newest).toHaveLength(maxShownReviews)
  expect(newest[0]?.name).toBe(`Guest ${maxShownReviews + 5}`)
})

it('works out each mean to two decimals', () => {
  const reviews = [review(1, { value: 4 }), review(2, { value: 4, host: 2 }), review(3)]
  const { averages, newest } = summarizeReviews(reviews)
  expect(averages).toEqual({ place: 5, cleanliness: 5, accuracy: 5, host: 4, value: 4.33 })
  expect(newest.map(({ rating }) => rating)).toEqual([5, 4.2, 4.8])
})

it('tells the day in Guatemala', () => {
  const [shown] = summarizeReviews([review(1, { at: '2026-11-02T05:59:00.000Z' })]).newest
  expect(shown?.day).toBe('2026-11-01')
})
