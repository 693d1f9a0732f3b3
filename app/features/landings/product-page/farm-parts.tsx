import { useTranslation } from 'react-i18next'
import { BlockButton } from '~/ui/blocks/block-button'
import { BlockSection } from '~/ui/blocks/block-section'
import { GalleryBlock } from '~/ui/blocks/gallery-block'
import { Hero } from '~/ui/blocks/hero'
import { ProductListBlock } from '~/ui/blocks/product-list-block'
import prose from '~/ui/blocks/prose.module.css'
import { VideoGalleryBlock } from '~/ui/blocks/video-gallery-block'
import { ArtPhoto } from '~/ui/media/art-photo'
import type { LandingProductData } from './read-landing-product.server'

/** The opening of the farm has a WhatsApp link; its form stands at the end (leads-and-content.md §2). */
export function FarmOpening({ data }: { data: LandingProductData }) {
  const { t } = useTranslation('landings')
  const { title, text, chat, own } = data
  if (!own.opening) return null
  return (
    <Hero title={title} text={text} picture={<ArtPhoto {...own.opening} />}>
      <BlockButton button={{ label: t('bookOnWhatsApp'), kind: 'whatsapp', href: chat }} />
    </Hero>
  )
}

/** The farm: galleries and an overview (leads-and-content.md §2). */
export function FarmParts({ own }: Pick<LandingProductData, 'own'>) {
  const { t } = useTranslation('landings')
  return (
    <>
      {own.html && (
        <div className="content">
          <div
            className={`${prose.prose} ${prose.apart} ${prose.lead}`}
            dangerouslySetInnerHTML={{ __html: own.html }}
          />
        </div>
      )}
      {own.gallery && <GalleryBlock title={t('gallery')} layout="mosaic" pictures={own.gallery} />}
      {own.products && <ProductListBlock title="" text="" products={own.products} />}
      {own.overviewHtml && (
        <BlockSection title={t('overview')} tone="wash">
          <div
            className={`${prose.prose} ${prose.columns}`}
            dangerouslySetInnerHTML={{ __html: own.overviewHtml }}
          />
        </BlockSection>
      )}
      {own.videos && <VideoGalleryBlock {...own.videos} />}
    </>
  )
}
