// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import type { ComponentPropsWithoutRef } from 'react'
import { expect, it, vi } from 'vitest'
import type { Locale } from '~content/locale'
import { someRequirement } from '~/testing/factories/requirement'
import { showIn } from '~/testing/show'
import { ProblemActions } from './problem-actions'

const site = vi.hoisted((): { locale: Locale } => ({ locale: 'en' }))
vi.mock('~/features/site/use-site', () => ({ useSite: () => site }))
vi.mock('@remix-run/react', () => ({
  Link: ({ to, children, ...props }: ComponentPropsWithoutRef<'a'> & { to: string }) => (
    <a {...props} href={to}>
      {children}
    </a>
  ),
}))

it.each([
  ['en', 'Delete', '/inquire-now'],
  ['es', 'Eliminar', '/es/consultar-ahora'],
] as const)(
  'leads to the page without a product, and forgets it: %s',
  async (locale, name, path) => {
    site.locale = locale
    const onDelete = vi.fn()
    const show = await showIn(locale)
    show(<ProblemActions requirement={someRequirement()} onDelete={onDelete} />)
    const link = screen.getByRole('link', { name })
    expect(link.getAttribute('href')).toBe(path)
    fireEvent.click(link)
    expect(onDelete).toHaveBeenCalledOnce()
  },
)
