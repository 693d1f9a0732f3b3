import * as z from 'zod'
import { roomLabels, type RoomLabel } from './room-label'

/** A file of the CMS media library, reduced to what the site needs to serve and lay it out. */
export const pictureSchema = z.object({
  hash: z.string().regex(/^[\w-]{1,240}$/),
  /** As the file was called: cameras write it in capitals. */
  ext: z.string().regex(/^\.[a-z0-9]{1,5}$/i),
  name: z.string(),
  /** Path or absolute address of the original on the CMS. */
  url: z.string(),
  /** Size of the original in pixels. */
  width: z.number().int().positive(),
  height: z.number().int().positive(),
})

/** A picture with the alternative text of one language (the media library's own text is not localized). */
export const describedPictureSchema = z.object({
  picture: pictureSchema,
  alt: z.string(),
})

/** A picture of a rental, with the room that it shows. Catalogue snapshots of earlier versions do not say. */
export const rentalPictureSchema = describedPictureSchema.extend({
  room: z.enum(roomLabels).nullish(),
})

export type Picture = z.infer<typeof pictureSchema>
export type DescribedPicture = z.infer<typeof describedPictureSchema>
export type RentalPicture = z.infer<typeof rentalPictureSchema>

/** What a page needs to show a picture; what else is known of the file would only add to its weight. */
export type ShownPicture = Pick<Picture, 'hash' | 'width' | 'height'>
export type GalleryPicture = { picture: ShownPicture; alt: string }
export type RoomPicture = GalleryPicture & { room?: RoomLabel }
