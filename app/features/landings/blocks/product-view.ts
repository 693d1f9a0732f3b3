import type { LandingProduct } from '~content/landing-product'
import { toAmounts } from '~/features/pricing/money/money'
import type { ProductView } from '~/ui/blocks/block-views'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import { chatLink } from '~/features/site/contact/chat-link'
import { productAction } from '../products/shown-products'
import { siteLink } from './site-link'
import type { BlockContext } from './block-context'
import { hasForm } from './button-view'

/** Names the product that a visitor without script asks about in the form of the page. */
export const productParameter = 'product'

/** A product as its card shows it. */
export function productView(product: LandingProduct, context: BlockContext): ProductView {
  const { documentId, price, priceOffer, city, state } = product
  const { currencies } = context
  return {
    id: documentId,
    name: product.name,
    description: product.description,
    place: [city?.name, state?.name].filter(Boolean).join(', '),
    picture: product.image,
    alt: product.imageAlt,
    tag: product.tag,
    discount: product.discount,
    price: price !== null && price > priceOffer ? toAmounts(price, currencies) : null,
    offer: toAmounts(priceOffer, currencies),
    offerUsd: priceOffer,
    control: product.control,
    button: productButton(product, context),
  }
}

function productButton(product: LandingProduct, context: BlockContext): ProductView['button'] {
  const action = productAction({ ...product, slugLink: siteLink(product.slugLink) ?? '' })
  if (action.kind === 'whatsapp') {
    return { kind: 'whatsapp', href: chatLink(product, context.settings) }
  }
  if (action.kind === 'page') return { kind: 'page', href: action.to }
  if (!hasForm(context)) {
    return { kind: action.kind, href: chatLink(context.landing, context.settings) }
  }
  if (action.kind === 'plain') return { kind: 'plain', href: `#${landingFormId}` }
  const search = new URLSearchParams({ [productParameter]: product.documentId })
  return { kind: 'form', href: `${context.path}?${search}#${landingFormId}` }
}
