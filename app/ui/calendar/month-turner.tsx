import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { addMonths } from '~/platform/time/guatemala-day'
import { IconButton } from '~/ui/button/button'
import { monthTitle } from './calendar-dates'
import classes from './month-turner.module.css'
import { monthOf, monthsFrom, type Reach } from './shown-months'

type MonthTurnerProps = {
  locale: Locale
  firstMonth: string
  monthCount: number
  reach: Reach
  /** Takes the first month that is to be shown. */
  onTurn: (month: string) => void
  /** What stands between the two arrows. */
  children: ReactNode
}

/** The way to the months before and after those on show. */
export function MonthTurner(props: MonthTurnerProps) {
  const { locale, firstMonth, monthCount, reach, onTurn, children } = props
  const { t } = useTranslation('detail')
  /** Said aloud. Where keys turn the months, the day that takes the focus says it. */
  const [shown, setShown] = useState('')
  const last = addMonths(firstMonth, monthCount - 1)

  function turn(by: number) {
    const first = addMonths(firstMonth, by)
    const titles = monthsFrom(first, monthCount).map((month) => monthTitle(month, locale))
    onTurn(first)
    setShown(titles.join(', '))
  }

  return (
    <div className={classes.head}>
      <IconButton
        icon="chevron-left"
        label={t('previousMonth')}
        disabled={firstMonth <= monthOf(reach.first)}
        onClick={() => turn(-1)}
      />
      {children}
      <IconButton
        icon="chevron-right"
        label={t('nextMonth')}
        disabled={last >= monthOf(reach.last)}
        onClick={() => turn(1)}
      />
      <p aria-live="polite" className="visually-hidden">
        {shown}
      </p>
    </div>
  )
}
