import * as z from 'zod'
import type { ContentDefinition } from './content-definition'

/** Pages a menu entry may point to; the names are those of the site's route table. */
export const menuPages = [
  'home',
  'vacationRentals',
  'longTermRentals',
  'housesForSale',
  'uniqueStays',
  'hotels',
  'aboutUs',
  'listWithUs',
  'blog',
  'landingPrices',
  'photography',
  'propertyManagement',
  'propertyMarketing',
  'referralPlan',
  'terms',
  'subscribe',
  'assistant',
] as const

const menuEntrySchema = z.object({
  page: z.enum(menuPages),
  label: z.string(),
  /** A short second line in the explore drawer. */
  hint: z.string().nullable(),
})

/** `api::menu.menu`, a localized single type. */
export const menuSchema = z.object({
  sections: z.array(menuEntrySchema),
  burger: z.array(menuEntrySchema),
  footer: z.array(menuEntrySchema),
})

export const menu = {
  uid: 'api::menu.menu',
  path: 'menu',
  populate: { sections: true, burger: true, footer: true },
  schema: menuSchema,
} satisfies ContentDefinition

export type Menu = z.infer<typeof menuSchema>
export type MenuEntry = z.infer<typeof menuEntrySchema>
export type MenuPage = (typeof menuPages)[number]
