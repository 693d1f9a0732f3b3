import type { BlockUid } from '../../../../content-types/block-uids'
import type { LandingType } from '../../../../content-types/landing-type'
import type { SeedDay, Words } from '../types'

/** Fields as in the CMS; pictures and related entries by their names in the demo content. */
export type BlockSeed = { __component: BlockUid } & Record<string, unknown>

type SharedSeed = {
  /** One per language. */
  slug: Words
  type: LandingType
  titleOffer: Words
  titleOfferDescription: Words
  contentOffer?: Words
  image?: string
  imageMobile?: string
  titleForm?: Words
  btnName?: Words
  showContactWay?: boolean
  showSpecialRequeriment?: boolean
  showFinishDate?: boolean
  showLocation?: boolean
  waText?: Words
  landing_page_products?: string[]
  blocks?: BlockSeed[]
  seo: { metaTitle: Words; metaDescription: Words }
}

export type LandingPageSeed = SharedSeed & {
  imgLandingDesktop?: string
  /** The offer ends with this day. */
  lastDay?: SeedDay
}

export type LandingWithProductsSeed = SharedSeed & {
  variant: 'standard' | 'farm'
  /** Both days included. */
  firstDay: SeedDay
  lastDay: SeedDay
  gallery?: { picture: string }[]
  videoGallery?: string
  overview?: Words
}
