import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { lengthOfStay } from '~/features/inquiries/requirement/stay-facts'
import { addMonths, dayOfNumber } from '~/platform/time/guatemala-day'
import { IconButton } from '~/ui/button/button'
import { unbrokenDay } from '../stay/unbroken-day'
import classes from './calendar-head.module.css'
import { leastNights } from './day-rules'
import { monthOf, type Reach } from './shown-months'
import type { CalendarDays } from './use-calendar-days'

type CalendarHeadProps = {
  days: CalendarDays
  firstMonth: string
  monthCount: number
  reach: Reach
  /** Takes the first month that is to be shown. */
  onTurn: (month: string) => void
}

/** What is to be chosen next, said aloud as it changes, and the way to other months. */
export function CalendarHead({ days, firstMonth, monthCount, reach, onTurn }: CalendarHeadProps) {
  const { t } = useTranslation(['calculator', 'detail'])
  const last = addMonths(firstMonth, monthCount - 1)
  return (
    <div className={classes.head}>
      <IconButton
        icon="chevron-left"
        label={t('detail:previousMonth')}
        disabled={firstMonth <= monthOf(reach.first)}
        onClick={() => onTurn(addMonths(firstMonth, -1))}
      />
      <p role="status" className={classes.status}>
        <StatusWords days={days} />
      </p>
      <IconButton
        icon="chevron-right"
        label={t('detail:nextMonth')}
        disabled={last >= monthOf(reach.last)}
        onClick={() => onTurn(addMonths(firstMonth, 1))}
      />
    </div>
  )
}

function StatusWords({ days }: { days: CalendarDays }) {
  const { t } = useTranslation(['calculator', 'detail'])
  const { t: lengthWords } = useTranslation('inquiry')
  const { locale } = useSite()
  const { chosen, step, term, rules } = days
  const { start, end } = chosen
  const written = (day: number) => unbrokenDay(dayOfNumber(day), locale)
  if (start !== null && step === 'checkOut') {
    const count = leastNights(rules, start)
    const date = written(start)
    return (
      <>
        <strong>{t('calendar.chooseCheckOut')}</strong>
        <span>
          {count > 1
            ? t('calendar.leastStayFrom', { date, nights: t('detail:nights', { count }) })
            : t('calendar.from', { date })}
        </span>
      </>
    )
  }
  const heading = term === null ? t('calendar.chooseCheckIn') : t('calendar.chooseStart')
  if (start === null || end === null) return <strong>{heading}</strong>
  const stay = lengthOfStay({ nights: end - start, months: term }, lengthWords)
  return (
    <>
      <strong>{heading}</strong>
      <span>{t('calendar.chosen', { stay, from: written(start), to: written(end) })}</span>
    </>
  )
}
