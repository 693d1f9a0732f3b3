import { expect, it, vi } from 'vitest'
import { sampleReview } from '~/testing/factories/review'
import { readStaffReview } from './read-staff-review.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))
vi.mock('~/features/catalogue/store/catalogue-store.server', () => ({ hasCatalogue: () => false }))
vi.mock('../review-store.server', () => ({
  createReviewStore: () => ({ find: async () => sampleReview({ rentalId: 'rental' }) }),
}))

it('shows the days of the stay, and not who stayed or where they are written to', async () => {
  const request = new Request('https://ceiba.example/staff/reviews/CS-7K2M9Q')
  const shown = await readStaffReview({ request, locale: 'en', id: 'CS-7K2M9Q' })
  expect(shown.review.stay).toEqual({ startDate: '2027-01-04', endDate: '2027-01-08' })
  expect(JSON.stringify(shown)).not.toMatch(/Lucía|example\.com|"rental"/)
})
