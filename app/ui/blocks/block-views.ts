import type { BlockUid } from '~content/block-uids'
import type { Amounts, CurrencyCode } from '~content/currency-code'
import type { LandingProduct } from '~content/landing-product'
import type { LandingType } from '~content/landing-type'
import type { DescribedPicture, Picture } from '~content/picture'

/** A button whose address is known: a chat, a place of the page, a page of the site or elsewhere. */
export type ButtonView = { label: string; kind: 'whatsapp' | 'form' | 'link'; href: string }

export type ProductView = {
  id: string
  name: string
  description: string
  place: string
  picture: Picture | null
  alt: string
  tag: LandingProduct['tag']
  /** Percent; null if there is none. */
  discount: number | null
  /** The former price. */
  price: Amounts | null
  offer: Amounts
  /** The same in US dollars, for search engines. */
  offerUsd: number
  /** The unit of the price in words. */
  control: string
  button:
    | { kind: 'whatsapp' | 'page'; href: string }
    /** Opens the form in a dialog; without script `href` leads to the form of the page, or to the chat without one. */
    | { kind: 'form'; href: string }
    /** Links to the form of the page, or to the chat if there is no form. */
    | { kind: 'plain'; href: string }
}

export type VideoView = { title: string; url: string; poster: Picture | null; alt: string }

export type BandView = {
  name: string
  label: string
  picture: Picture | null
  alt: string
  /** The list that the band opens, in each currency. */
  links: Record<CurrencyCode, string>
  /** The range in words; null in the default currency, in which the label says it. */
  ranges: Record<CurrencyCode, string | null>
}

export type TestimonialView = {
  id: string
  name: string
  place: string
  text: string
  rating: number
  /** E.g. `Aug 2024`; empty if the day is unknown. */
  date: string
  source: string
  photo: Picture | null
  photoAlt: string
}

export type LeadFlags = {
  showContactWay: boolean
  showSpecialRequeriment: boolean
  showFinishDate: boolean
  showLocation: boolean
}

export type FormView = {
  title: string
  text: string
  btnName: string
  flags: LeadFlags
  type: LandingType
}

/** What each block shows: its content with links, prices and texts worked out. */
export type BlockViews = {
  'blocks.hero': {
    title: string
    text: string
    picture: Picture | null
    pictureMobile: Picture | null
    alt: string
    button: ButtonView | null
    /** Whether its title is the title of the page. */
    isPageTitle: boolean
    /** The last day of the offer as text, on the page of an offer. */
    until: string | null
  }
  'blocks.rich-text': { title: string; html: string }
  'blocks.picture-text': {
    title: string
    html: string
    picture: Picture | null
    alt: string
    side: 'left' | 'right'
  }
  'blocks.gallery': { title: string; layout: 'mosaic' | 'rotating'; pictures: DescribedPicture[] }
  'blocks.video-gallery': { title: string; videos: VideoView[] }
  'blocks.product-list': { title: string; text: string; products: ProductView[] }
  'blocks.price-bands': { title: string; text: string; bands: BandView[] }
  'blocks.form': FormView
  'blocks.testimonials': {
    title: string
    testimonials: TestimonialView[]
    more: { label: string; url: string } | null
  }
  'blocks.faq': { title: string; questions: { question: string; html: string }[] }
  'blocks.payment-methods': {
    title: string
    text: string
    methods: { slug: string; name: string; percent: number }[]
  }
  'blocks.badge': {
    title: string
    text: string
    picture: Picture | null
    alt: string
    link: string
  }
  'blocks.whatsapp-banner': { title: string; text: string; button: ButtonView }
  'blocks.call-to-action': { title: string; text: string; buttons: ButtonView[] }
}

export type BlockView<Uid extends BlockUid = BlockUid> = {
  [Each in Uid]: { uid: Each; id: number; view: BlockViews[Each] }
}[Uid]
