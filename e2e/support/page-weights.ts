import type { PageName } from '~/routing/table'

/** Bytes as they travel, compressed. */
export type PageWeight = {
  /** The document with its styles and icons. */
  html: number
  /** Its styles alone. */
  styles: number
  /** All scripts that the page has loaded after the first touch. */
  script: number
  /** What the first view brings on a phone and on a desktop, as journeys encode pictures: with the least effort. */
  pictures: { phone: number; desktop: number }
}

const weight = (
  html: number,
  styles: number,
  script: number,
  phone: number,
  desktop: number,
): PageWeight => ({ html, styles, script, pictures: { phone, desktop } })

/**
 * What a page of each kind may bring at most, about 5 % more than today (`docs/decisions/0031-what-a-page-weighs.md`).
 */
export const pageWeights: Partial<Record<PageName, PageWeight>> = {
  // HTML, styles, script, pictures on a phone, on a desktop.
  aboutUs: weight(29_000, 7_200, 110_000, 56_000, 137_000),
  blog: weight(28_500, 7_000, 111_000, 90_000, 171_000),
  blogPost: weight(28_500, 7_500, 110_000, 32_000, 109_000),
  search: weight(23_500, 7_400, 111_000, 0, 0),
  termsText: weight(24_500, 6_900, 110_000, 0, 0),
  assistant: weight(29_500, 7_400, 115_000, 7_000, 7_000),
  home: weight(39_000, 8_400, 120_000, 159_000, 343_000),
  vacationRentals: weight(40_000, 8_900, 133_000, 101_000, 80_000),
  document: weight(36_000, 8_500, 131_000, 14_000, 14_000),
  listWithUs: weight(35_000, 7_900, 130_000, 66_000, 92_000),
  referralPlan: weight(35_000, 8_000, 130_000, 14_000, 14_000),
  subscribe: weight(32_000, 7_500, 130_000, 0, 0),
  inquireNow: weight(32_000, 8_900, 139_000, 0, 0),
  career: weight(34_000, 8_200, 135_000, 0, 0),
  landingPage: weight(41_000, 10_000, 138_000, 55_000, 102_000),
  // Its photos rotate; the limits hold the third one, too.
  landingOffers: weight(40_500, 10_000, 138_000, 46_000, 225_000),
  landingPrices: weight(35_500, 10_000, 138_000, 71_000, 116_000),
  landingProduct: weight(40_500, 10_000, 138_000, 46_000, 149_000),
  vacationRentalsDetail: weight(44_500, 10_000, 139_200, 64_000, 49_000),
  housesForSaleDetail: weight(38_000, 10_000, 139_000, 112_000, 83_000),
}

/** Two files that all pages share. */
export const maxFontBytes = 30_500
