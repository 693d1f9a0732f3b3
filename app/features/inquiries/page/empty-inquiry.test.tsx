// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { EmptyInquiry } from './empty-inquiry'

vi.mock('~/features/site/section-links', () => ({ SectionLinks: () => null }))

it.each([true, false])(
  'takes the focus in place of a deleted inquiry alone: %s',
  async (isDeleted) => {
    const show = await showIn('en')
    show(<EmptyInquiry takesFocus={isDeleted} />)
    const heading = screen.getByRole('heading', { level: 1 })
    expect(document.activeElement === heading).toBe(isDeleted)
  },
)
