import type { LeadReply } from '~/features/leads/form/lead-reply'
import { ProductListBlock } from '~/ui/blocks/product-list-block'
import prose from '~/ui/blocks/prose.module.css'
import { OfferLayout } from '../page/offer-layout'
import { OfferOpening } from '../page/offer-opening'
import { FarmOpening, FarmParts } from './farm-parts'
import type { LandingProductData } from './read-landing-product.server'

type LandingProductViewProps = { data: LandingProductData; reply: LeadReply | undefined }

/** A landing with products: its own parts and its blocks. */
export function LandingProductView({ data, reply }: LandingProductViewProps) {
  const { own } = data
  if (own.variant === 'farm') {
    return (
      <OfferLayout
        parts={data}
        own={own}
        reply={reply}
        opening={<FarmOpening data={data} />}
        hasFormInOpening={false}
      >
        <FarmParts own={own} />
      </OfferLayout>
    )
  }
  return (
    <OfferLayout
      parts={data}
      own={own}
      reply={reply}
      opening={<OfferOpening parts={data} own={own} reply={reply} />}
      hasFormInOpening
    >
      {own.html && (
        <div className="content">
          <div
            className={`${prose.prose} ${prose.apart}`}
            dangerouslySetInnerHTML={{ __html: own.html }}
          />
        </div>
      )}
      {own.products && <ProductListBlock title="" text="" products={own.products} />}
    </OfferLayout>
  )
}
