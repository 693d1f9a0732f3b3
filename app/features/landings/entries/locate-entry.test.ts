import { describe, expect, it } from 'vitest'
import { locateEntry, translationsOfEntry } from './locate-entry'

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
  it('is the one of its language that has the slug', () => {
    expect(locateEntry(entries, 'bodas', 'es')).toEqual({ kind: 'here', entry: entries.es[0] })
  })

  it('has its slugs in all languages in which it is published', () => {
    expect(translationsOfEntry(entries, 'weddings')).toEqual({
      en: { slug: 'weddings' },
      es: { slug: 'bodas' },
    })
    expect(translationsOfEntry(entries, 'english')).toEqual({ en: { slug: 'only-here' } })
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
