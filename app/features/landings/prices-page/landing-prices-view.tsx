import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { BlockButton } from '~/ui/blocks/block-button'
import { Blocks } from '~/ui/blocks/blocks'
import { Hero } from '~/ui/blocks/hero'
import { PriceBandsBlock } from '~/ui/blocks/price-bands-block'
import { TestimonialsBlock } from '~/ui/blocks/testimonials-block'
import { ArtPhoto } from '~/ui/media/art-photo'
import { DiscountBanner } from '../page/discount-banner'
import { LandingLayout } from '../page/landing-layout'
import type { LandingPricesData } from './read-landing-prices.server'

type LandingPricesViewProps = { data: LandingPricesData; reply: LeadReply | undefined }

/** Price bands, reviews and the agent behind the WhatsApp link (leads-and-content.md §2). */
export function LandingPricesView({ data, reply }: LandingPricesViewProps) {
  const { t } = useTranslation('landings')
  const { title, text, opening, btnName, discountText, bands, reviews, blocks, chat } = data
  const reserve = { label: btnName || t('writeOnWhatsApp'), kind: 'whatsapp', href: chat } as const
  return (
    <LandingLayout parts={data} reply={reply}>
      <Hero title={title} text={text} picture={<ArtPhoto {...opening} />}>
        <BlockButton button={reserve} />
      </Hero>
      <PriceBandsBlock title={bands.title} text="" bands={bands.bands} />
      <DiscountBanner chat={chat} text={discountText} />
      <TestimonialsBlock {...reviews} />
      <Blocks blocks={blocks} />
    </LandingLayout>
  )
}
