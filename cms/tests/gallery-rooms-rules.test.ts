import { describe, expect, it } from 'vitest'
import { galleryOf, roomsOfPictures } from '../src/catalogue/gallery-rooms'

describe('the rooms of pictures', () => {
  const file = (hash: string) => ({
    hash,
    ext: '.jpg',
    name: hash,
    url: `/uploads/${hash}.jpg`,
    width: 4,
    height: 3,
  })
  const parts = {
    gallery: new Map([
      [
        1,
        [
          { id: 11, alt: 'Bed', room: 'bedroom' },
          { id: 12, alt: 'Pool', room: null },
        ],
      ],
      [
        2,
        [
          { id: 21, alt: 'Cama', room: null },
          { id: 22, alt: 'Piscina', room: 'pool' },
        ],
      ],
    ]),
    pictures: new Map([
      [11, file('bed')],
      [12, file('pool')],
      [21, file('bed')],
      [22, file('pool')],
    ]),
  }
  const rooms = roomsOfPictures([1, 2, undefined], parts)

  it('count in both languages, whichever named them', () => {
    expect(galleryOf(1, parts, rooms).map(({ room }) => room)).toEqual(['bedroom', 'pool'])
    expect(galleryOf(2, parts, rooms).map(({ room }) => room)).toEqual(['bedroom', 'pool'])
  })

  it('are none where nobody named them', () => {
    const unnamed = { ...parts, gallery: new Map([[1, [{ id: 11, alt: 'Bed', room: null }]]]) }
    expect(galleryOf(1, unnamed, roomsOfPictures([1], unnamed))).toMatchObject([{ room: null }])
  })
})
