// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import type { MenuPage } from '~content/menu'
import { providerModalId } from '~/features/site/provider-modal-id'
import { showIn } from '~/testing/show'
import { ListWithUs } from './list-with-us'

const missingPages: MenuPage[] = []
vi.mock('@remix-run/react', () => ({ Link: ({ to }: { to: string }) => <a href={to}>page</a> }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => ({ locale: 'es', missingPages }) }))

it('leads to the page for owners only in a language that has it', async () => {
  const show = await showIn('es')
  const { unmount } = show(<ListWithUs />)
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^\/es\//)
  unmount()
  missingPages.push('listWithUs')
  show(<ListWithUs />)
  expect(screen.queryByRole('link')).toBeNull()
  expect(screen.getByRole('button').getAttribute('popovertarget')).toBe(providerModalId)
})
