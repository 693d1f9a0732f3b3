import { useTranslation } from 'react-i18next'
import { BlockButton } from './block-button'
import type { BlockViews } from './block-views'
import classes from './whatsapp-banner-block.module.css'
import { whatsAppDiscount } from './whatsapp-discount'

/** Banner with the discount for bookings over WhatsApp (leads-and-content.md §1). */
export function WhatsAppBannerBlock(view: BlockViews['blocks.whatsapp-banner']) {
  const { title, text, button } = view
  const { t } = useTranslation('landings')
  return (
    <section className="content">
      <div className={classes.banner}>
        <div>
          <h2 className={classes.title}>
            {title || t('whatsAppDiscount', { percent: whatsAppDiscount })}
          </h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        <BlockButton
          look="light"
          button={{ ...button, label: button.label || t('writeOnWhatsApp') }}
        />
      </div>
    </section>
  )
}
