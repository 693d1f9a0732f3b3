import type { Review } from '~content/review'

/** A review that the guest was asked for after a stay of January 2027, and has not written. */
export function sampleReview(over: Partial<Review> = {}): Review {
  return {
    reference: 'CS-7K2M9Q',
    stage: 'asked',
    rentalName: 'Casa Ñandú',
    at: '2027-01-10T15:00:00.000Z',
    name: null,
    ratings: null,
    stay: {
      guestName: 'Ana Lucía Xicará',
      email: 'ana@example.com',
      stage: 'finished',
      startDate: '2027-01-04',
      endDate: '2027-01-08',
    },
    rentalId: null,
    language: 'es',
    text: null,
    answer: null,
    decidedBy: null,
    revision: 1,
    ...over,
  }
}
