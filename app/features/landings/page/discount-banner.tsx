import { useTranslation } from 'react-i18next'
import { WhatsAppBannerBlock } from '~/ui/blocks/whatsapp-banner-block'
import { whatsAppDiscount } from '~/ui/blocks/whatsapp-discount'

type DiscountBannerProps = { chat: string; text?: string; percent?: number | null }

/** "Book in the next 60 minutes": opens the WhatsApp link of the landing (leads-and-content.md §1). */
export function DiscountBanner({ chat, text = '', percent }: DiscountBannerProps) {
  const { t } = useTranslation('landings')
  return (
    <WhatsAppBannerBlock
      title={text || t('whatsAppDiscount', { percent: percent ?? whatsAppDiscount })}
      text={t('whatsAppDiscountText')}
      button={{ label: t('bookOnWhatsApp'), kind: 'whatsapp', href: chat }}
    />
  )
}
