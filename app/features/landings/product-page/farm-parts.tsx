import { useTranslation } from 'react-i18next'
import { BlockButton } from '~/ui/blocks/block-button'
import { BlockSection } from '~/ui/blocks/block-section'
import { FormBlock } from '~/ui/blocks/form-block'
import { GalleryBlock } from '~/ui/blocks/gallery-block'
import { Hero } from '~/ui/blocks/hero'
import { landingFormId } from '~/ui/blocks/landing-form-id'
import { ProductListBlock } from '~/ui/blocks/product-list-block'
import prose from '~/ui/blocks/prose.module.css'
import { VideoGalleryBlock } from '~/ui/blocks/video-gallery-block'
import { ArtPhoto } from '~/ui/media/art-photo'
import { DiscountBanner } from '../page/discount-banner'
import type { LandingProductData } from './read-landing-product.server'

type FarmPartsProps = {
  data: LandingProductData
  own: NonNullable<LandingProductData['own']>
}

/** The farm: galleries, an overview and a WhatsApp link; its form stands at the end (leads-and-content.md §2). */
export function FarmParts({ data, own }: FarmPartsProps) {
  const { t } = useTranslation('landings')
  const { title, text, chat } = data
  const book = { label: t('bookOnWhatsApp'), kind: 'whatsapp', href: chat } as const
  return (
    <>
      <Hero title={title} text={text} picture={<ArtPhoto {...own.opening} />}>
        <BlockButton button={book} />
      </Hero>
      {own.html && (
        <div className="content">
          <div
            className={`${prose.prose} ${prose.apart} ${prose.lead}`}
            dangerouslySetInnerHTML={{ __html: own.html }}
          />
        </div>
      )}
      <GalleryBlock title={t('gallery')} layout="mosaic" pictures={own.gallery} />
      <ProductListBlock title="" text="" products={own.products} />
      {own.overviewHtml && (
        <BlockSection title={t('overview')} tone="wash">
          <div
            className={`${prose.prose} ${prose.columns}`}
            dangerouslySetInnerHTML={{ __html: own.overviewHtml }}
          />
        </BlockSection>
      )}
      <VideoGalleryBlock {...own.videos} />
      <DiscountBanner chat={chat} />
      <FormBlock {...own.form} title={own.form.title || t('formTitle')} formId={landingFormId} />
    </>
  )
}
