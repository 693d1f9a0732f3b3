import type { DescribedPicture, GalleryPicture, RentalPicture, RoomPicture } from '~content/picture'

/** A picture of a rental as cards show it, without what is known of its file. */
export function toGalleryPicture({ picture, alt }: DescribedPicture): GalleryPicture {
  const { hash, width, height } = picture
  return { picture: { hash, width, height }, alt }
}

/** The same with the room that it shows, for the rental's own page. */
export function toRoomPicture(picture: RentalPicture): RoomPicture {
  const shown = toGalleryPicture(picture)
  return picture.room ? { ...shown, room: picture.room } : shown
}
