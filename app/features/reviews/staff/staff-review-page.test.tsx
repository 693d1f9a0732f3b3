// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import { sampleReview } from '~/testing/factories/review'
import { showIn } from '~/testing/show'
import type { ReviewReply } from './review-decision'
import { StaffReviewPage } from './staff-review-page'

vi.mock('@remix-run/react', () => ({
  Form({
    reloadDocument: _,
    ...props
  }: ComponentPropsWithoutRef<'form'> & { reloadDocument: boolean }) {
    return <form {...props} />
  },
  useLocation: () => ({ pathname: '/staff/reviews/CS-7K2M9Q' }),
}))

const show = await showIn('en')

/** A colleague approved it with an answer. */
const review = sampleReview({
  stage: 'approved',
  name: 'Lucía',
  answer: 'Come back soon!',
  revision: 3,
})
const data = { review, locale: 'en', title: 'Review by {{name}}', house: null, done: null } as const

function answer(reply: ReviewReply) {
  show(<StaffReviewPage data={data} reply={reply} />)
  return screen.getByRole<HTMLTextAreaElement>('textbox').value
}

it('keeps the answer that a colleague wrote meanwhile', () => {
  expect(answer({ problem: 'outdated', answer: '', revision: null })).toBe('Come back soon!')
})

it('shows the answer of a colleague above the one that was written at the same time', () => {
  expect(answer({ problem: 'outdated', answer: 'Thank you!', revision: null })).toBe('Thank you!')
  expect(screen.getByText('Come back soon!').tagName).toBe('Q')
})

it('keeps an answer that was emptied while the CMS was away', () => {
  expect(answer({ problem: 'unavailable', answer: '', revision: 2 })).toBe('')
})

it('sends the revision that the writer saw again, until the page shows what changed since', () => {
  const revision = () => document.querySelector<HTMLInputElement>('[name=revision]')?.value
  answer({ problem: 'unavailable', answer: 'Thank you!', revision: 2 })
  expect(revision()).toBe('2')
  cleanup()
  answer({ problem: 'outdated', answer: 'Thank you!', revision: null })
  expect(revision()).toBe('3')
})
