import type { ReactNode } from 'react'
import type { BlockUid } from '~content/block-uids'
import { BadgeBlock } from './badge-block'
import type { BlockViews } from './block-views'
import { CallToActionBlock } from './call-to-action-block'
import { FaqBlock } from './faq-block'
import { FormBlock } from './form-block'
import { GalleryBlock } from './gallery-block'
import { HeroBlock } from './hero-block'
import { PaymentMethodsBlock } from './payment-methods-block'
import { PictureTextBlock } from './picture-text-block'
import { PriceBandsBlock } from './price-bands-block'
import { ProductListBlock } from './product-list-block'
import { RichTextBlock } from './rich-text-block'
import { TestimonialsBlock } from './testimonials-block'
import { VideoGalleryBlock } from './video-gallery-block'
import { WhatsAppBannerBlock } from './whatsapp-banner-block'

/** Props of every block besides its own view. */
export type BlockPlace = { formId: string }

/** One component a block; a new block in the CMS does not compile without one. */
export const blockComponents = {
  'blocks.hero': HeroBlock,
  'blocks.rich-text': RichTextBlock,
  'blocks.picture-text': PictureTextBlock,
  'blocks.gallery': GalleryBlock,
  'blocks.video-gallery': VideoGalleryBlock,
  'blocks.product-list': ProductListBlock,
  'blocks.price-bands': PriceBandsBlock,
  'blocks.form': FormBlock,
  'blocks.testimonials': TestimonialsBlock,
  'blocks.faq': FaqBlock,
  'blocks.payment-methods': PaymentMethodsBlock,
  'blocks.badge': BadgeBlock,
  'blocks.whatsapp-banner': WhatsAppBannerBlock,
  'blocks.call-to-action': CallToActionBlock,
} satisfies { [Uid in BlockUid]: (view: BlockViews[Uid] & BlockPlace) => ReactNode }
