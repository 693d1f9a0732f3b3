import { useTranslation } from 'react-i18next'
import { WhatsAppBannerBlock } from '~/ui/blocks/whatsapp-banner-block'
import { whatsAppDiscount } from '~/ui/blocks/whatsapp-discount'

type DiscountBannerProps = { chat: string; text?: string; percent?: number }

/**
 * "Book in the next 60 minutes": opens the WhatsApp link of the landing (leads-and-content.md §1). With 0 percent there
 * is none.
 */
export function DiscountBanner(props: DiscountBannerProps) {
  const { chat, text = '', percent = whatsAppDiscount } = props
  const { t } = useTranslation('landings')
  if (percent === 0) return null
  return (
    <WhatsAppBannerBlock
      title={text || t('whatsAppDiscount', { percent })}
      text={t('whatsAppDiscountText')}
      button={{ label: t('bookOnWhatsApp'), kind: 'whatsapp', href: chat }}
    />
  )
}
