import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Blocks } from '~/ui/blocks/blocks'
import { Hero } from '~/ui/blocks/hero'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import { ProductListBlock } from '~/ui/blocks/product-list-block'
import prose from '~/ui/blocks/prose.module.css'
import { ArtPhoto } from '~/ui/media/art-photo'
import { DiscountBanner } from '../page/discount-banner'
import { LandingFrame } from '../page/landing-frame'
import { LeadFormOf } from '../page/lead-form-of'
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
  const { t } = useTranslation('landings')
  const { title, text, until, form, chat } = data
  return (
    <>
      <Hero
        title={title}
        text={text}
        eyebrow={until && t('until', { date: until })}
        picture={<ArtPhoto {...own.opening} />}
        aside={
          <div id={landingFormId}>
            <LeadFormOf
              part={form}
              view={own.form}
              reply={reply}
              id="lead"
              title={own.form.title || t('formTitle')}
            />
          </div>
        }
      />
      {own.html && (
        <div className="content">
          <div
            className={`${prose.prose} ${prose.apart}`}
            dangerouslySetInnerHTML={{ __html: own.html }}
          />
        </div>
      )}
      <ProductListBlock title="" text="" products={own.products} />
      <DiscountBanner chat={chat} />
    </>
  )
}
