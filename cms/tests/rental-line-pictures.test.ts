import { describe, expect, it } from 'vitest'
import { planLine } from '../src/rental-table/plan-line'
import { libraryName } from '../src/rental-table/pictures/picture-name'
import { address, codes, house, known, picture, plan } from './rental-line-sample'

describe('a line with pictures', () => {
  it('takes the picture of an address from the library, and finds it unchanged afterwards', () => {
    const name = libraryName(address)
    expect(name).toMatch(/^[0-9a-f]{16}-patio-20one\.jpg$/)
    const made = plan({ pictures: address })
    expect(made.problems).toEqual([])
    expect(made.changes).toContainEqual({ column: 'pictures', from: 'old.jpg', to: name })
    const now = house()
    for (const locale of ['en', 'es'] as const) {
      const gallery = [{ picture: picture(6, name), alt: 'From afar', room: null }]
      now.drafts[locale] = { ...now.drafts[locale], gallery }
    }
    expect(planLine({ slug: 'casa', pictures: address }, now, known).kind).toBe('same')
  })

  it('keeps room and words of pictures that stay, and takes those of the library for new ones', () => {
    const made = plan({ pictures: 'patio.jpg | old.jpg' })
    expect(made.localized.es.gallery).toMatchObject([
      { picture: { id: 1 }, alt: 'A patio', room: null },
      { picture: { id: 9 }, alt: 'Casa: old | new', room: 'patio' },
    ])
    expect(codes({ pictures: 'bare.jpg' })).toContain('picture_words_en noWords')
    expect(codes({ picture_words_en: 'one | two' })).toEqual(['picture_words_en wordCount'])
  })

  it('names the room of each picture, for both languages, and leaves them where the cell is empty', () => {
    const made = plan({ pictures: 'patio.jpg | old.jpg', picture_rooms: ' | Bedroom' })
    for (const locale of ['en', 'es'] as const) {
      expect(made.localized[locale].gallery).toMatchObject([{ room: null }, { room: 'bedroom' }])
    }
    expect(plan({ picture_rooms: '' }).kind).toBe('same')
    expect(plan({ picture_rooms: 'pool' }).changes).toEqual([
      { column: 'picture_rooms', from: 'patio', to: 'pool' },
    ])
    expect(codes({ picture_rooms: 'attic' })).toContain('picture_rooms notRoom')
    expect(codes({ picture_rooms: 'pool | patio' })).toEqual(['picture_rooms roomCount'])
  })
})
