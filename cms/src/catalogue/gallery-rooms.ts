import type { RentalParts } from './read-rental-parts'

type Galleries = Pick<RentalParts, 'gallery' | 'pictures'>

/** The room that each file shows, by its hash: a room that is named in one language counts in both. */
export function roomsOfPictures(
  versions: readonly (number | undefined)[],
  { gallery, pictures }: Galleries,
): ReadonlyMap<string, string> {
  const rooms = new Map<string, string>()
  for (const version of versions) {
    for (const { id, room } of (version !== undefined && gallery.get(version)) || []) {
      const hash = pictures.get(id)?.hash
      if (hash && room && !rooms.has(hash)) rooms.set(hash, room)
    }
  }
  return rooms
}

/** The pictures of one language; those without a file are left out. */
export function galleryOf(
  version: number,
  { gallery, pictures }: Galleries,
  rooms: ReadonlyMap<string, string>,
) {
  return (gallery.get(version) ?? []).flatMap(({ id, alt, room }) => {
    const picture = pictures.get(id)
    return picture ? [{ picture, alt, room: room ?? rooms.get(picture.hash) ?? null }] : []
  })
}
