import { useTranslation } from 'react-i18next'
import { CalendarPopover, preloadCalendar } from '~/features/calculator/calendar/calendar-popover'
import { PlainDate } from '~/features/calculator/fields/date-field'
import { FlexibleFields } from '~/features/calculator/fields/flexible-fields'
import { useFlexibleStay } from '~/features/calculator/stay/use-flexible-stay'
import { stayDatesWords } from '~/features/catalogue/filters/dates'
import { useSite } from '~/features/site/use-site'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { needs } from '~/ui/layout/needs-scripts'
import type { ListingPageData } from '../list/read-listing-page.server'
import classes from './dates-filter.module.css'
import fields from './field.module.css'

type DatesFilterProps = {
  data: Pick<ListingPageData, 'section' | 'query' | 'earliestCheckIn'>
  onChosen: () => void
}

const calendarId = 'list-calendar'

/** The dates of a list: one button that opens the calendar, without script plain fields. */
export function DatesFilter({ data, onChosen }: DatesFilterProps) {
  const { t } = useTranslation(['listings', 'calculator'])
  const { locale } = useSite()
  const stay = useFlexibleStay(data, data.query, onChosen)
  const chosen = stayDatesWords(stay.flexible.dates, t, locale)
  return (
    <div className={classes.filter}>
      <span className={fields.chipLabel} aria-hidden="true">
        {t('dates')}
      </span>
      <Button
        kind="chip"
        className={`needs-script ${classes.chip}`}
        popovertarget={calendarId}
        popovertargetaction="show"
        aria-haspopup="dialog"
        {...needs('click')}
        aria-label={chosen ? `${t('dates')}: ${chosen}` : t('dates')}
        data-chosen={chosen !== null || undefined}
        onClick={() => stay.setStep('checkIn')}
        onPointerEnter={preloadCalendar}
        onFocus={preloadCalendar}
      >
        {chosen ?? (
          <>
            <span className={classes.onChip}>{t('dates')}</span>
            <span className={classes.underLabel}>{t('calculator:addDate')}</span>
          </>
        )}
        <Icon name="calendar" size={18} />
      </Button>
      <div className={`without-script ${classes.plain}`}>
        <label>
          <span className={fields.label}>{t('checkIn')}</span>
          <PlainDate stay={stay} step="checkIn" className={fields.input} />
        </label>
        <label>
          <span className={fields.label}>{t('checkOut')}</span>
          <PlainDate stay={stay} step="checkOut" className={fields.input} />
        </label>
        <FlexibleFields flexible={stay.flexible} label={fields.label} select={fields.select} />
      </div>
      <CalendarPopover id={calendarId} stay={stay} />
    </div>
  )
}
