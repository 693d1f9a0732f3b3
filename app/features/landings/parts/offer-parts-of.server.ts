import type { BlockUid } from '~content/block-uids'
import type { Block } from '~content/blocks'
import type { LandingPage } from '~content/landing-page'
import type { LandingPageWithProduct } from '~content/landing-page-with-product'
import type { BlockContext } from '../blocks/block-context'
import { productView } from '../blocks/product-view'
import { leadFlags } from './lead-flags'
import type { OfferParts } from './offer-parts'
import { shownProducts } from '../products/shown-products'

export function hasBlock(blocks: readonly Block[], uid: BlockUid): boolean {
  return blocks.some((block) => block.__component === uid)
}

/**
 * The main fields of a landing, whatever blocks it has: only a block of the same kind replaces one
 * (decisions.md, "After the first use").
 */
export function offerPartsOf(
  landing: LandingPage | LandingPageWithProduct,
  context: BlockContext,
  until: string | null,
): OfferParts {
  const { blocks } = landing
  return {
    until,
    html: context.renderText(landing.contentOffer).html,
    opening: hasBlock(blocks, 'blocks.hero')
      ? null
      : {
          picture: landing.image,
          tablet: landing.imageTablet,
          mobile: landing.imageMobile,
          alt: landing.imageAlt,
        },
    products: hasBlock(blocks, 'blocks.product-list')
      ? null
      : shownProducts(landing.landing_page_products).map((product) =>
          productView(product, context),
        ),
    form: hasBlock(blocks, 'blocks.form')
      ? null
      : {
          title: landing.titleForm,
          text: '',
          btnName: landing.btnName,
          flags: leadFlags(landing),
          type: landing.type,
        },
  }
}
