import { pictureSchema, type Picture } from '~content/picture'

/** A picture of the media library, valid by the contract. */
export function picture(overrides: Partial<Picture> = {}): Picture {
  return pictureSchema.parse({
    hash: 'courtyard_1a2b3c',
    ext: '.jpg',
    name: 'courtyard.jpg',
    url: '/uploads/courtyard_1a2b3c.jpg',
    width: 1600,
    height: 1200,
    ...overrides,
  } satisfies Picture)
}
