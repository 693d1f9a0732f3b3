import { useId, useState, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { flexibleDays, type StayLength } from '~/features/catalogue/stay/flexible-dates'
import { useSite } from '~/features/site/use-site'
import { formatMonth } from '~/platform/time/format-day'
import { Button } from '~/ui/button/button'
import type { FlexibleChoice } from '../stay/flexible-choice'
import type { CalendarStay } from './calendar-stay'
import classes from './search-calendar.module.css'
import { StayCalendar } from './stay-calendar'

type SearchCalendarProps = { stay: CalendarStay; onDone: () => void }

/** The calendar of a search: dates that may be moved by some days, or a length of stay in a month. */
export function SearchCalendar({ stay, onDone }: SearchCalendarProps) {
  const { t } = useTranslation(['listings', 'calculator'])
  const { flexible } = stay
  const [isByMonth, setByMonth] = useState(flexible?.dates.stay != null)
  if (!flexible) return <StayCalendar stay={stay} onDone={onDone} />
  const tabs = [
    { words: t('calculator:chooseDates'), opensMonths: false },
    { words: t('flexible'), opensMonths: true },
  ]
  return (
    <>
      <div className={classes.tabs} role="group" aria-label={t('dates')}>
        {tabs.map(({ words, opensMonths }) => (
          <button
            key={words}
            type="button"
            className={classes.tab}
            aria-pressed={isByMonth === opensMonths}
            onClick={() => setByMonth(opensMonths)}
          >
            {words}
          </button>
        ))}
      </div>
      {isByMonth ? (
        <MonthChoice flexible={flexible} onDone={onDone} />
      ) : (
        <StayCalendar stay={stay} onDone={onDone}>
          <DayChoice flexible={flexible} />
        </StayCalendar>
      )}
    </>
  )
}

/** By how many days the dates may be moved. */
function DayChoice({ flexible: { dates, move } }: { flexible: FlexibleChoice }) {
  const { t } = useTranslation('listings')
  return (
    <div className={classes.days} role="group" aria-label={t('flexible')}>
      {flexibleDays.map((count) => (
        <Button
          key={count}
          kind="chip"
          className={classes.chip}
          aria-pressed={dates.flexible === count}
          onClick={() => move(count)}
        >
          {count === 0 ? t('exactDates') : t('plusMinusDays', { count })}
        </Button>
      ))}
    </div>
  )
}

type MonthChoiceProps = { flexible: FlexibleChoice; onDone: () => void }

/** How long, and the month in which it begins: the month completes the choice. */
function MonthChoice({ flexible, onDone }: MonthChoiceProps) {
  const { t } = useTranslation(['listings', 'calculator'])
  const { locale } = useSite()
  const { dates, lengths, months, ask } = flexible
  const [chosen, setLength] = useState<StayLength | undefined>(dates.stay ?? lengths[0])

  function choose(length: StayLength) {
    setLength(length)
    if (dates.month !== null) ask(length, dates.month)
  }

  /** The button is gone then, so the one beside it takes the focus. */
  function clear({ currentTarget }: MouseEvent) {
    const { nextElementSibling: done } = currentTarget
    if (done instanceof HTMLElement) done.focus()
    ask(null, null)
  }

  return (
    <div className={classes.byMonth}>
      <Chips
        label={t('stayLength')}
        className={classes.lengths}
        values={lengths}
        chosen={chosen}
        wordsOf={(length) => t(`stayLengths.${length}`)}
        onChoose={choose}
      />
      <Chips
        label={t('stayMonth')}
        className={classes.months}
        values={months}
        chosen={dates.month}
        wordsOf={(month) => formatMonth(month, locale)}
        onChoose={(month) => ask(chosen ?? null, month)}
      />
      <div className={classes.actions}>
        {dates.stay !== null && (
          <Button kind="quiet" size="small" onClick={clear}>
            {t('calculator:calendar.clear')}
          </Button>
        )}
        <Button kind="primary" size="small" onClick={onDone}>
          {t('calculator:calendar.done')}
        </Button>
      </div>
    </div>
  )
}

type ChipsProps<Value extends string> = {
  label: string
  className: string | undefined
  values: readonly Value[]
  chosen: string | null | undefined
  wordsOf: (value: Value) => string
  onChoose: (value: Value) => void
}

/** A row of toggle buttons with a label; one of them is pressed. */
function Chips<Value extends string>(props: ChipsProps<Value>) {
  const { label, className, values, chosen, wordsOf, onChoose } = props
  const id = useId()
  return (
    <>
      <p id={id} className={classes.label}>
        {label}
      </p>
      <div className={className} role="group" aria-labelledby={id}>
        {values.map((value) => (
          <Button
            key={value}
            kind="chip"
            className={classes.chip}
            aria-pressed={value === chosen}
            onClick={() => onChoose(value)}
          >
            {wordsOf(value)}
          </Button>
        ))}
      </div>
    </>
  )
}
