import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { ListingPriceLine } from '~/features/catalogue/components/listing-price-line'
import { ButtonLink } from '~/ui/button/button'
import classes from './calculator-panel.module.css'
import { useCalculator } from './use-calculator'
import { useInquire } from '../inquire/use-inquire'
import { WhatsAppLink } from '../inquire/whatsapp-link'

/** A house for sale has a price, or asks for a quote, and goes straight on to the inquiry. */
export function SalePanel() {
  const { t } = useTranslation(['calculator', 'detail'])
  const { listing } = useCalculator()
  return (
    <section aria-label={t('salePrice')} className={`panel ${classes.panel}`}>
      <p className={classes.price}>
        <ListingPriceLine price={listing.price} />
      </p>
      {listing.price.kind === 'onRequest' && <p>{t('detail:onRequestHint')}</p>}
      <SaleInquireLink />
      <p className={classes.notice}>{t('saleNotice')}</p>
      <WhatsAppLink />
    </section>
  )
}

export function SaleInquireLink() {
  const { t } = useTranslation('calculator')
  const calculator = useCalculator()
  const { link, inquire } = useInquire(calculator)

  function onClick(event: MouseEvent) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    inquire()
  }

  return (
    <ButtonLink kind="primary" href={link} onClick={onClick}>
      {t(calculator.listing.price.kind === 'onRequest' ? 'quote' : 'inquire')}
    </ButtonLink>
  )
}
