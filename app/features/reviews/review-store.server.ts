import {
  dueReviewsSchema,
  reviewAnswerSchema,
  reviewListSchema,
  type Review,
  type ReviewDecision,
  type ReviewRequest,
  type ReviewRow,
  type SentReview,
} from '~content/review'
import {
  privateRecords,
  type PrivateRecords,
  RecordConflict,
} from '~/platform/content/private-records.server'

export type ReviewStore = {
  /** References of stays that ended in these days, both included, and whose guest is to be asked. */
  listDue: (days: { from: string; to: string }) => Promise<string[]>
  /** Null if the stay is not over (any more), or its guest has written. */
  ask: (request: ReviewRequest) => Promise<Review | null>
  find: (reference: string) => Promise<Review | null>
  findByLink: (linkHash: string) => Promise<Review | null>
  /** Null if the review is not open (any more). */
  send: (reference: string, sent: SentReview) => Promise<Review | null>
  /** Null if it was changed meanwhile. */
  decide: (reference: string, decision: ReviewDecision) => Promise<Review | null>
  list: (query: URLSearchParams) => Promise<{ data: ReviewRow[]; total: number }>
}

/** Reviews as the CMS keeps them. Every call throws `RecordsUnavailable` if the CMS is unreachable. */
export function createReviewStore(records: PrivateRecords = privateRecords()): ReviewStore {
  const pathOf = (reference: string) => `reviews/${encodeURIComponent(reference)}`
  const read = async (path: string) => (await records.read(reviewAnswerSchema, path)).data
  const change = async (path: string, change: object) =>
    (await records.change(reviewAnswerSchema, path, change))?.data ?? null
  return {
    listDue: async (days) =>
      (await records.read(dueReviewsSchema, `reviews-due?${new URLSearchParams(days)}`)).data,
    async ask(request) {
      try {
        return (await records.add(reviewAnswerSchema, 'reviews', request)).data
      } catch (err) {
        if (err instanceof RecordConflict) return null
        throw err
      }
    },
    find: (reference) => read(pathOf(reference)),
    findByLink: (linkHash) => read(`review-links/${linkHash}`),
    send: (reference, sent) => change(`${pathOf(reference)}/words`, sent),
    decide: (reference, decision) => change(pathOf(reference), decision),
    list: (query) => records.read(reviewListSchema, `reviews?${query}`),
  }
}
