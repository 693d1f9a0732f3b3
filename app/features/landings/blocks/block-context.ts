import type { Block } from '~content/blocks'
import type { BlockUid } from '~content/block-uids'
import type { Faq } from '~content/faq'
import type { LandingProduct } from '~content/landing-product'
import type { LandingType } from '~content/landing-type'
import type { Locale } from '~content/locale'
import type { SiteSettings } from '~content/site-settings'
import type { PaymentMethod } from '~content/taxonomy'
import type { RenderText } from '~/features/editor-texts/text-renderer.server'
import type { MoneyCurrencies } from '~/features/pricing/money/money'
import type { BlockViews } from '~/ui/blocks/block-views'

export type BlockOf<Uid extends BlockUid> = Extract<Block, { __component: Uid }>

/** What of a landing its blocks need. */
export type BlockLanding = {
  type: LandingType
  title: string
  products: readonly LandingProduct[]
  waLink: string
  waText: string
  blocks: readonly Block[]
  /** Whether the page has a form besides those of its blocks. */
  hasOwnForm: boolean
  /** What the first hero shows where it leaves a field empty; null if the page opens before its blocks. */
  opening: Omit<BlockViews['blocks.hero'], 'button' | 'isPageTitle'> | null
}

/** What the blocks of a page are worked out from. */
export type BlockContext = {
  locale: Locale
  landing: BlockLanding
  settings: Pick<SiteSettings, 'whatsappNumber' | 'whatsappGreeting' | 'awardPicture' | 'awardName'>
  currencies: MoneyCurrencies
  paymentMethods: readonly PaymentMethod[]
  faqs: readonly Faq[]
  renderText: RenderText
  /** The page's own path. */
  path: string
}
