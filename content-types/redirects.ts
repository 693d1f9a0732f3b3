import * as z from 'zod'
import { localeSchema } from './localized'
import { rentalSchema } from './rental'

/** A rental that was unpublished or deleted in a language, with the facts to find similar ones. */
export const goneRentalSchema = rentalSchema
  .pick({
    id: true,
    type: true,
    fullHotel: true,
    townId: true,
    latitude: true,
    length: true,
    noBedroom: true,
  })
  .extend({ locale: localeSchema, oldSlug: z.string() })

/**
 * `GET /api/redirects` of the CMS: every redirect in one answer. Changes are announced under
 * `redirectUids`.
 */
export const redirectsSchema = z.object({
  revision: z.string(),
  /** What editors entered: chains are already followed to their end, loops cannot occur. */
  paths: z.array(
    z.object({
      /** A path without a slash at its end, e.g. `/old-offer` or `/es/oferta`. */
      from: z.string().startsWith('/'),
      /** A path of the site, perhaps with a query. */
      to: z.string().startsWith('/'),
      status: z.literal([301, 302]),
    }),
  ),
  /** Slugs that published pages, towns and regions had before, with the present one. */
  formerSlugs: z.array(
    z.object({
      uid: z.string(),
      documentId: z.string(),
      locale: localeSchema,
      oldSlug: z.string(),
      /** Null while the page is not published; it then leads where an editor says. */
      slug: z.string().nullable(),
      /** Where an editor sends visitors instead, a path of the site. Answers of earlier versions have none. */
      toPath: z.string().startsWith('/').optional(),
    }),
  ),
  /** Rentals under each slug that a published page of theirs had. Answers of earlier versions have none. */
  goneRentals: z.array(goneRentalSchema).default([]),
})

export const redirectUids = ['api::redirect.redirect', 'api::former-slug.former-slug'] as const

export type Redirects = z.infer<typeof redirectsSchema>
export type GoneRental = z.infer<typeof goneRentalSchema>
