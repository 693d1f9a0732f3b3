import type { LeadReply } from '~/features/leads/form/lead-reply'
import { ProductListBlock } from '~/ui/blocks/product-list-block'
import prose from '~/ui/blocks/prose.module.css'
import { Photo } from '~/ui/media/photo'
import { OfferLayout } from '../page/offer-layout'
import { OfferOpening } from '../page/offer-opening'
import classes from './landing-page-view.module.css'
import type { LandingPageData } from './read-landing-page.server'

type LandingPageViewProps = { data: LandingPageData; reply: LeadReply | undefined }

/** A landing for an offer: its own parts and its blocks. */
export function LandingPageView({ data, reply }: LandingPageViewProps) {
  const { own } = data
  const { picture, alt } = own.picture
  return (
    <OfferLayout
      parts={data}
      own={own}
      reply={reply}
      opening={<OfferOpening parts={data} own={own} reply={reply} />}
      hasFormInOpening
    >
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
      {own.products && own.products.length > 0 && (
        <ProductListBlock title="" text="" products={own.products} />
      )}
    </OfferLayout>
  )
}
