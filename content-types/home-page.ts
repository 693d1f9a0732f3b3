import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { maybePictureSchema } from './entry-fields'
import { describedPictureSchema } from './picture'
import { sectionKeys } from './section-key'
import { seoPopulate, seoSchema } from './seo'

/** `api::home-page.home-page`, a localized single type. */
export const homePageSchema = z.object({
  heroTitle: z.string(),
  heroText: z.string(),
  /** Null if the media library has it no more. */
  heroPicture: describedPictureSchema.nullable().catch(null),
  /** An upright cut for phones, of which the words of `heroPicture` hold as well. */
  heroPictureMobile: maybePictureSchema,
  introTitle: z.string(),
  introMarkdown: z.string(),
  sections: z.array(
    z.object({
      section: z.enum(sectionKeys),
      title: z.string(),
      text: z.string(),
      picture: maybePictureSchema,
    }),
  ),
  placesTitle: z.string(),
  places: z.array(
    z.object({
      title: z.string(),
      text: z.string(),
      picture: maybePictureSchema,
      town: z.object({ slug: z.string() }).nullable(),
    }),
  ),
  featuredTitle: z.string(),
  featuredText: z.string(),
  seo: seoSchema.nullable(),
})

export const homePage = {
  uid: 'api::home-page.home-page',
  path: 'home-page',
  populate: {
    heroPicture: { populate: { picture: true } },
    heroPictureMobile: true,
    sections: { populate: { picture: true } },
    places: { populate: { picture: true, town: { fields: ['slug'] } } },
    seo: seoPopulate,
  },
  includes: ['api::town.town'],
  schema: homePageSchema,
} satisfies ContentDefinition

export type HomePage = z.infer<typeof homePageSchema>
