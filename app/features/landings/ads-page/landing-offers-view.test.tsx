// @vitest-environment happy-dom
import type { ReactNode } from 'react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { LandingOffersView } from './landing-offers-view'

vi.mock('../page/landing-layout', () => ({
  LandingLayout: ({ children }: { children: ReactNode }) => children,
}))
vi.mock('./agent-form', () => ({ AgentForm: () => null }))

/** All words of the page with this discount. */
async function wordsWith(percent: number): Promise<string> {
  const show = await showIn('en')
  const data = {
    title: 'Talk to us',
    text: 'We know the houses.',
    photos: [],
    ownForm: {},
    discount: { percent, text: '' },
    salvador: { title: 'From El Salvador', text: 'Four hours to Antigua' },
    reviews: { title: '', testimonials: [] },
    payment: { title: '', text: '', methods: [] },
    award: null,
    form: {},
    chat: 'https://wa.me/1',
    blocks: [],
  }
  const { container, unmount } = show(<LandingOffersView data={data as never} reply={undefined} />)
  const words = container.textContent
  unmount()
  return words
}

it('says how much visitors save above its title, to Salvadorans and in its banner', async () => {
  expect((await wordsWith(15)).match(/15/g)).toHaveLength(3)
})

it('promises no discount and shows no number where visitors save nothing', async () => {
  const words = await wordsWith(0)
  expect(words).toContain('Four hours to Antigua')
  expect(words).not.toMatch(/\b0\b|%|60 minutes/)
})
