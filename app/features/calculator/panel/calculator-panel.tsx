import { useSearchParams } from '@remix-run/react'
import { useEffect, type FormEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { ListingPriceLine } from '~/features/catalogue/components/listing-price-line'
import { quoteParameter } from '~/routing/parameters'
import { IconButton } from '~/ui/button/button'
import { CurrencyField } from '../fields/currency-field'
import { DateFields } from '../fields/date-fields'
import { ExtraFields } from '../fields/extra-fields'
import fields from '../fields/field.module.css'
import { GuestFields } from '../fields/guest-fields'
import { InquireButton } from '../inquire/inquire-button'
import { AddedFees } from '../price/added-fees'
import { MonthlyOfferBox } from '../price/monthly-offer-box'
import { MonthlyRates } from '../price/monthly-rates'
import { PaymentField } from '../fields/payment-field'
import { PriceOutcome } from '../price/price-outcome'
import { PriceStatus } from '../price/price-status'
import { PromotionList } from '../price/promotion-list'
import { useInquire } from '../inquire/use-inquire'
import { useRequestedStay } from '../inquire/use-requested-stay'
import { WhatsAppLink } from '../inquire/whatsapp-link'
import { needs } from '~/ui/layout/needs-scripts'
import { isPopoverOpen } from '~/ui/layout/open-popovers'
import { StayTotal } from './stay-total'
import classes from './calculator-panel.module.css'
import { panelId } from './element-ids'
import { PolicyLinks } from './policy-links'
import { useCalculator } from './use-calculator'

/**
 * The calculator: a card beside the page, on phones a sheet that the bar opens. A page that answers the form
 * of a visitor without script shows it at once.
 */
export function CalculatorPanel() {
  const { t } = useTranslation(['calculator', 'layout'])
  const { settings } = useSite()
  const calculator = useCalculator()
  const { requested } = calculator
  const { inquire } = useInquire(calculator)
  const [query] = useSearchParams()
  useSheetClosesWhenWide(panelId)

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    inquire()
  }

  return (
    <section
      id={panelId}
      aria-label={t('title')}
      className={`panel ${classes.panel}`}
      popover={requested ? undefined : 'auto'}
      {...needs('query')}
    >
      <div className={classes.head}>
        <HeadPrice />
        {!requested && (
          <IconButton
            icon="close"
            label={t('layout:closeMenu')}
            className={classes.close}
            popovertarget={panelId}
            popovertargetaction="hide"
          />
        )}
      </div>
      <AddedFees />
      <PromotionList />
      <MonthlyRates />
      {/* The browser's own check would stop without a word at guests in closed fields; the answer says it in view. */}
      <form
        method="get"
        action={`#${panelId}`}
        className={classes.form}
        onSubmit={onSubmit}
        noValidate
      >
        <input type="hidden" name={quoteParameter} value="1" />
        {query.get('landing') && <input type="hidden" name="landing" value="true" />}
        <div className={fields.group}>
          <DateFields />
          <GuestFields />
          <PaymentField />
          <CurrencyField />
        </div>
        <ExtraFields />
        <MonthlyOfferBox />
        <PriceOutcome />
        <PriceStatus />
        <div className={classes.actions}>
          <InquireButton />
        </div>
        <p className={classes.notice}>{settings.bookingNotice}</p>
      </form>
      <PolicyLinks />
      <WhatsAppLink />
    </section>
  )
}

/** What the chosen stay comes to, where it has a price: a season's nights may cost more than the price of a night. */
function HeadPrice() {
  const calculator = useCalculator()
  const { listing, answer, isChecking } = calculator
  const { length, total } = useRequestedStay(calculator)
  if (total !== null) return <StayTotal total={total} length={length} isChecking={isChecking} />
  const hasNoPrice = answer !== null && !('errors' in answer)
  return (
    <p>
      <ListingPriceLine price={hasNoPrice ? { kind: 'onRequest' } : listing.price} />
    </p>
  )
}

const wide = '(min-width: 768px)'

/** A sheet that is open when the screen turns wide would cover the page as a card without a place. */
function useSheetClosesWhenWide(id: string): void {
  useEffect(() => {
    const query = window.matchMedia(wide)
    const close = () => {
      const sheet = document.getElementById(id)
      if (query.matches && isPopoverOpen(sheet)) sheet?.hidePopover()
    }
    query.addEventListener('change', close)
    return () => query.removeEventListener('change', close)
  }, [id])
}
