import type { MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { AddedFeesNote } from '~/features/catalogue/components/added-fees-note'
import type { ListingPrice } from '~/features/catalogue/card/listing-card'
import { ListingPriceLine } from '~/features/catalogue/components/listing-price-line'
import { Button, ButtonLink } from '~/ui/button/button'
import { calendarId, panelId } from './element-ids'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './phone-bar.module.css'
import { SaleInquireLink } from './sale-panel'
import { StayTotal } from './stay-total'
import { useRequestedStay } from '../inquire/use-requested-stay'
import { useCalculator } from './use-calculator'

/** The bar at the foot of phones: the total as it stands or why there is none, and the way to the calculator. */
export function PhoneBar() {
  const { t } = useTranslation('calculator')
  const { kind, requested, choice, setStep } = useCalculator()
  const hasDates = choice.checkIn !== null

  /** "Choose dates" leads to the calendar itself; the calculator lies below it. */
  function openCalendar(event: MouseEvent) {
    event.preventDefault()
    setStep('checkIn')
    document.getElementById(panelId)?.showPopover()
    document.getElementById(calendarId)?.showPopover()
  }

  return (
    <div className={classes.bar}>
      <BarPrice />
      {kind === 'sale' ? (
        <SaleInquireLink />
      ) : requested ? (
        <ButtonLink kind="primary" href={`#${panelId}`}>
          {t('yourStay')}
        </ButtonLink>
      ) : (
        <Button
          kind="primary"
          popovertarget={panelId}
          {...needs('click')}
          onClick={(event) => hasDates || openCalendar(event)}
        >
          {t(hasDates ? 'yourStay' : 'chooseDates')}
        </Button>
      )}
    </div>
  )
}

const onRequest: ListingPrice = { kind: 'onRequest' }

function BarPrice() {
  const { t } = useTranslation('pricing')
  const calculator = useCalculator()
  const { listing, answer, isChecking } = calculator
  const { length, total } = useRequestedStay(calculator)
  const problem = answer !== null && 'errors' in answer ? answer.errors[0] : undefined
  if (problem) return <p className={classes.problem}>{t(`errors.${problem}`)}</p>
  if (total === null) {
    // A stay may touch days whose price is on request, though the place has a price.
    const price = answer === null ? listing.price : onRequest
    return (
      <p className={classes.undated}>
        <ListingPriceLine price={price} />
        <AddedFeesNote price={price} className={classes.fees} />
      </p>
    )
  }
  return <StayTotal total={total} length={length} isChecking={isChecking} />
}
