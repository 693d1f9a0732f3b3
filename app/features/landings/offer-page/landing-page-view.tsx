import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { Blocks } from '~/ui/blocks/blocks'
import { Hero } from '~/ui/blocks/hero'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import { ProductListBlock } from '~/ui/blocks/product-list-block'
import prose from '~/ui/blocks/prose.module.css'
import { ArtPhoto } from '~/ui/media/art-photo'
import { Photo } from '~/ui/media/photo'
import { DiscountBanner } from '../page/discount-banner'
import { LandingFrame } from '../page/landing-frame'
import { LeadFormOf } from '../page/lead-form-of'
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
      {(own.html || own.picture.picture) && (
        <div className={`content ${classes.columns}`}>
          <div className={prose.prose} dangerouslySetInnerHTML={{ __html: own.html }} />
          {own.picture.picture && (
            <div className={classes.picture}>
              <Photo
                picture={own.picture.picture}
                alt={own.picture.alt}
                sizes="(min-width: 900px) 560px, 100vw"
              />
            </div>
          )}
        </div>
      )}
      {own.products.length > 0 && <ProductListBlock title="" text="" products={own.products} />}
      <DiscountBanner chat={chat} />
    </>
  )
}
