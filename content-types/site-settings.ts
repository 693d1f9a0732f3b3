import * as z from 'zod'
import type { ContentDefinition } from './content-definition'
import { maybePictureSchema } from './entry-fields'

const socialNetworks = ['facebook', 'instagram', 'tiktok', 'youtube', 'linkedin'] as const

/** An address on the web, or null where it cannot be read: one mistyped link never holds up the settings. */
const maybeUrlSchema = z.url().nullable().catch(null)

/** `api::site-setting.site-setting`, a localized single type: the brand, its contacts and its claims. */
export const siteSettingsSchema = z.object({
  brandName: z.string(),
  tagline: z.string(),
  logo: maybePictureSchema,
  /** International format, e.g. `+502 7832 0000`. */
  phone: z.string(),
  /** Digits only with country code, as wa.me wants it. */
  whatsappNumber: z.string().regex(/^\d{8,15}$/),
  whatsappGreeting: z.string(),
  email: z.email(),
  address: z.string(),
  officeHours: z.string().nullable(),
  socialLinks: z
    .array(z.object({ network: z.enum(socialNetworks), url: maybeUrlSchema }))
    .transform((links) =>
      links.flatMap(({ network, url }) => (url === null ? [] : [{ network, url }])),
    ),
  /** A text in the CMS, whose panel would write a number as 2,025. */
  copyrightYear: z.coerce.number().int(),
  footerText: z.string(),
  bookingNotice: z.string(),
  partnerName: z.string(),
  partnerUrl: maybeUrlSchema,
  partnerTitle: z.string(),
  partnerText: z.string(),
  partnerButton: z.string(),
  partnerPicture: maybePictureSchema,
  providerPortalUrl: maybeUrlSchema,
  providerTitle: z.string(),
  providerText: z.string(),
  awardName: z.string().nullable(),
  awardPicture: maybePictureSchema,
  /** Account of the chat widget that replaces the assistant; without it the site's own answers. */
  assistantWidgetId: z
    .string()
    .nullish()
    .transform((value) => value?.trim() || null),
  claims: z.array(z.object({ value: z.string(), label: z.string() })),
  defaultMetaDescription: z.string(),
  sharePicture: maybePictureSchema,
})

export const siteSettings = {
  uid: 'api::site-setting.site-setting',
  path: 'site-setting',
  populate: {
    logo: true,
    socialLinks: true,
    partnerPicture: true,
    awardPicture: true,
    claims: true,
    sharePicture: true,
  },
  schema: siteSettingsSchema,
} satisfies ContentDefinition

export type SiteSettings = z.infer<typeof siteSettingsSchema>
