import type { ComponentProps } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { lengthOfStay } from '~/features/inquiries/requirement/stay-facts'
import { dayOfNumber } from '~/platform/time/guatemala-day'
import { MonthTurner } from '~/ui/calendar/month-turner'
import { nonBreakingDay } from '../stay/non-breaking-day'
import classes from './calendar-head.module.css'
import { minimumNights } from './day-rules'
import type { CalendarDays } from './use-calendar-days'

type CalendarHeadProps = { days: CalendarDays } & Omit<
  ComponentProps<typeof MonthTurner>,
  'children'
>

/** What is to be chosen next, said aloud as it changes, and the way to other months. */
export function CalendarHead({ days, ...months }: CalendarHeadProps) {
  return (
    <MonthTurner {...months}>
      <p role="status" className={classes.status}>
        <StatusWords days={days} />
      </p>
    </MonthTurner>
  )
}

function StatusWords({ days }: { days: CalendarDays }) {
  const { t } = useTranslation(['calculator', 'detail'])
  const { t: lengthWords } = useTranslation('inquiry')
  const { locale } = useSite()
  const { chosen, step, term, rules } = days
  const { start, end } = chosen
  const written = (day: number) => nonBreakingDay(dayOfNumber(day), locale)
  if (start !== null && step === 'checkOut') {
    const count = minimumNights(rules, start)
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
