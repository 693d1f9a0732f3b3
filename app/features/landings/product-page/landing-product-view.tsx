import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Blocks } from '~/ui/blocks/blocks'
import { ProductListBlock } from '~/ui/blocks/product-list-block'
import prose from '~/ui/blocks/prose.module.css'
import { DiscountBanner } from '../page/discount-banner'
import { LandingFrame } from '../page/landing-frame'
import { OfferOpening } from '../page/offer-opening'
import { FarmParts } from './farm-parts'
import type { LandingProductData } from './read-landing-product.server'

type LandingProductViewProps = { data: LandingProductData; reply: LeadReply | undefined }

/** A landing with products: made of its blocks where it has any, else of its own parts. */
export function LandingProductView({ data, reply }: LandingProductViewProps) {
  const { own, blocks } = data
  return (
    <LandingFrame parts={data} reply={reply}>
      {!own && <Blocks blocks={blocks} />}
      {own?.variant === 'standard' && <StandardParts data={data} own={own} reply={reply} />}
      {own?.variant === 'farm' && <FarmParts data={data} own={own} />}
    </LandingFrame>
  )
}

type OwnPartsProps = LandingProductViewProps & { own: NonNullable<LandingProductData['own']> }

function StandardParts({ data, own, reply }: OwnPartsProps) {
  return (
    <>
      <OfferOpening parts={data} own={own} until={data.until} reply={reply} />
      {own.html && (
        <div className="content">
          <div
            className={`${prose.prose} ${prose.apart}`}
            dangerouslySetInnerHTML={{ __html: own.html }}
          />
        </div>
      )}
      <ProductListBlock title="" text="" products={own.products} />
      <DiscountBanner chat={data.chat} />
    </>
  )
}
