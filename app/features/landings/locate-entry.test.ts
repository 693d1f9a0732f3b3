import { describe, expect, it } from 'vitest'
import { locateEntry } from './locate-entry'

const entries = {
  en: [
    { documentId: 'weddings', slug: 'weddings' },
    { documentId: 'month', slug: 'a-month' },
    { documentId: 'english', slug: 'only-here' },
  ],
  es: [
    { documentId: 'weddings', slug: 'bodas' },
    { documentId: 'month', slug: 'un-mes' },
    { documentId: 'spanish', slug: 'solo-aqui' },
  ],
}

describe('the entry of an address', () => {
  it('comes with its slugs in both languages', () => {
    expect(locateEntry(entries, 'bodas', 'es')).toEqual({
      kind: 'here',
      entry: entries.es[0],
      twins: { en: { slug: 'weddings' }, es: { slug: 'bodas' } },
    })
  })

  it('has no twin where it is published in one language alone', () => {
    expect(locateEntry(entries, 'only-here', 'en')).toMatchObject({
      kind: 'here',
      twins: { en: { slug: 'only-here' } },
    })
  })

  it('is in the language of the prefix, and without one in the language of the slug', () => {
    expect(locateEntry(entries, 'weddings', 'es')).toEqual({
      kind: 'elsewhere',
      locale: 'es',
      slug: 'bodas',
    })
    expect(locateEntry(entries, 'bodas', 'en')).toEqual({
      kind: 'elsewhere',
      locale: 'es',
      slug: 'bodas',
    })
  })

  it('is in the only language that it has, whatever the prefix', () => {
    expect(locateEntry(entries, 'only-here', 'es')).toEqual({
      kind: 'elsewhere',
      locale: 'en',
      slug: 'only-here',
    })
  })

  it('is null where no language has the slug', () => {
    expect(locateEntry(entries, 'nothing', 'en')).toBeNull()
  })
})
