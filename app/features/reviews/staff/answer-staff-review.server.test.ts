import { expect, it, vi } from 'vitest'
import { maxReviewAnswerLength } from '~content/review-stage'
import { RecordsUnavailable } from '~/platform/content/private-records.server'
import type { ReviewStore } from '../review-store.server'
import { answerStaffReview } from './answer-staff-review.server'

vi.mock('~/features/staff/session/require-staff.server', () => ({
  requireStaff: async () => ({ id: 7, name: 'Ana Tzul', role: 'operations' }),
}))

async function refused(answer: string, decide: ReviewStore['decide']) {
  const body = new URLSearchParams({ do: 'approve', revision: '2', answer })
  const url = 'https://ceiba.example/staff/reviews/CS-7K2M9Q'
  const request = new Request(url, { method: 'POST', body })
  const about = { request, locale: 'en', id: 'CS-7K2M9Q', store: { decide } } as const
  return (await answerStaffReview(about)).data
}

it('gives back the revision of what the writer saw, until somebody was faster', async () => {
  const down = () => Promise.reject(new RecordsUnavailable('down'))
  const answer = 'Thank you!'
  expect(await refused(answer, down)).toEqual({ problem: 'unavailable', answer, revision: 2 })
  const faster = async () => null
  expect(await refused(answer, faster)).toEqual({ problem: 'outdated', answer, revision: null })
  const endless = 'x'.repeat(maxReviewAnswerLength + 1)
  expect(await refused(endless, faster)).toMatchObject({ problem: 'tooLong', revision: 2 })
})
