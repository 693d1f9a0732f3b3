// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { showIn } from '~/testing/show'
import { PageAnnouncer } from './page-announcer'

const location = vi.hoisted(() => ({ pathname: '/blog', search: '' }))
vi.mock('@remix-run/react', () => ({ useLocation: () => ({ ...location }) }))

beforeEach(() => Object.assign(location, { pathname: '/blog', search: '' }))

async function showLayout() {
  const show = await showIn('en')
  const layout = () => (
    <>
      <a href="/faq">Link</a>
      <main id="content" tabIndex={-1} />
      <PageAnnouncer />
    </>
  )
  const { container, rerender } = show(layout())
  return {
    said: () => container.querySelector('[aria-live=polite]')?.textContent,
    visit(change: Partial<typeof location>, title: string) {
      Object.assign(location, change)
      document.title = title
      rerender(layout())
    },
  }
}

it('says the title of the next page, whose content takes a focus that was lost', async () => {
  const { said, visit } = await showLayout()
  expect(said()).toBe('')
  visit({ search: '?page=2' }, 'Blog, page 2')
  expect(said()).toBe('')
  expect(document.activeElement).toBe(document.body)
  visit({ pathname: '/faq' }, 'Questions')
  expect(said()).toBe('Questions')
  expect(document.activeElement).toBe(screen.getByRole('main'))
})

it('leaves the focus where it still is', async () => {
  const { said, visit } = await showLayout()
  const link = screen.getByRole('link')
  link.focus()
  visit({ pathname: '/faq' }, 'Questions')
  expect(said()).toBe('Questions')
  expect(document.activeElement).toBe(link)
})
