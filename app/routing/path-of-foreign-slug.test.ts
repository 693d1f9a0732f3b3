import { expect, it } from 'vitest'
import { pathOfForeignSlug } from './path-of-foreign-slug'

const english = [{ documentId: 'rain', slug: 'the-first-rain' }]
const spanish = [
  { documentId: 'rain', slug: 'la-primera-lluvia' },
  { documentId: 'spanish', slug: 'solo-aqui' },
]
const pathOf = (slug: string) =>
  pathOfForeignSlug('newsletterIssue', 'en', slug, { own: english, foreign: spanish })

it('leads to the translation, or to the only language of an entry, or nowhere', () => {
  expect(pathOf('la-primera-lluvia')).toBe('/newsletter/the-first-rain')
  expect(pathOf('solo-aqui')).toBe('/es/cartas/solo-aqui')
  expect(pathOf('none')).toBeNull()
})
