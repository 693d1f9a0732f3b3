// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { showIn } from '~/testing/show'
import { BlockSlotsProvider } from './block-slots'
import type { ProductView } from './block-views'
import { ProductButton } from './product-button'

async function showButton(button: ProductView['button']): Promise<HTMLElement> {
  const show = await showIn('en')
  const product = { name: 'House of the eight keys', button } as ProductView
  show(
    <BlockSlotsProvider value={{ form: () => null }}>
      <ProductButton product={product} />
    </BlockSlotsProvider>,
  )
  return screen.getByRole('link')
}

it('leaves the tab of a page to the first script, and says where it opens', async () => {
  const link = await showButton({ kind: 'page', href: '/hotels' })
  expect(link.hasAttribute('data-tab-on-desktop')).toBe(true)
  expect(link.textContent).toContain('opens in a new tab')
})

it.each([
  ['a page of the site', 'page', '/hotels', 'opener'],
  ['another site', 'page', 'https://example.com/', 'noopener'],
  ['the chat', 'whatsapp', 'https://wa.me/50255500146', 'noopener'],
] as const)(
  'shares the session storage with a tab of the site alone: %s',
  async (_name, kind, href, rel) => {
    const link = await showButton({ kind, href })
    expect(link.getAttribute('rel')).toBe(rel)
  },
)

it('says nothing of a tab for what stays on the page', async () => {
  const link = await showButton({ kind: 'plain', href: '#form' })
  expect(link.hasAttribute('data-tab-on-desktop')).toBe(false)
  expect(link.textContent).not.toContain('new tab')
})
