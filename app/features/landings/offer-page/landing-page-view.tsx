import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Blocks } from '~/ui/blocks/blocks'
import { ProductListBlock } from '~/ui/blocks/product-list-block'
import prose from '~/ui/blocks/prose.module.css'
import { Photo } from '~/ui/media/photo'
import { DiscountBanner } from '../page/discount-banner'
import { LandingFrame } from '../page/landing-frame'
import { OfferOpening } from '../page/offer-opening'
import classes from './landing-page-view.module.css'
import type { LandingPageData } from './read-landing-page.server'

type LandingPageViewProps = { data: LandingPageData; reply: LeadReply | undefined }

/** A landing for an offer: made of its blocks where it has any, else of its own parts. */
export function LandingPageView({ data, reply }: LandingPageViewProps) {
  const { own, blocks } = data
  return (
    <LandingFrame parts={data} reply={reply}>
      {own ? <OwnParts data={data} own={own} reply={reply} /> : <Blocks blocks={blocks} />}
    </LandingFrame>
  )
}

type OwnPartsProps = LandingPageViewProps & { own: NonNullable<LandingPageData['own']> }

function OwnParts({ data, own, reply }: OwnPartsProps) {
  const { picture, alt } = own.picture
  return (
    <>
      <OfferOpening parts={data} own={own} until={data.until} reply={reply} />
      {(own.html || picture) && (
        <div className={`content ${classes.columns}`}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: own.html }} />
          {picture && (
            <div className={classes.picture}>
              <Photo picture={picture} alt={alt} sizes="(min-width: 900px) 560px, 100vw" />
            </div>
          )}
        </div>
      )}
      {own.products.length > 0 && <ProductListBlock title="" text="" products={own.products} />}
      <DiscountBanner chat={data.chat} />
    </>
  )
}
