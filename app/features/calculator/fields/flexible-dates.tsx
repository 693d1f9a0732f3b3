import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { formatDay, formatMonth } from '~/platform/time/format-day'
import { CalendarPopover } from '../calendar/calendar-popover'
import type { useFlexibleStay } from '../stay/use-flexible-stay'
import { DateField, type FieldLook } from './date-field'
import { FlexibleFields } from './flexible-fields'

type FlexibleDatesProps = {
  stay: ReturnType<typeof useFlexibleStay>
  calendarId: string
  look: FieldLook
  /** The class of what visitors without script choose flexible dates from. */
  flexibleCell: string | undefined
}

/** The dates of a search: two fields that open one calendar, in which they may be flexible. */
export function FlexibleDates({ stay, calendarId, look, flexibleCell }: FlexibleDatesProps) {
  const { t } = useTranslation('listings')
  const { locale } = useSite()
  const asked = stay.flexible.dates
  const written = (day: string | null) =>
    day && asked.flexible > 0 ? `${formatDay(day, locale)} ± ${asked.flexible}` : undefined
  const date = { stay, calendarId, look }
  return (
    <>
      <DateField
        {...date}
        step="checkIn"
        label={asked.stay ? t('stayLength') : t('checkIn')}
        words={asked.stay ? t(`stayLengths.${asked.stay}`) : written(asked.checkIn)}
      />
      <DateField
        {...date}
        step="checkOut"
        label={asked.month ? t('stayMonth') : t('checkOut')}
        words={asked.month ? formatMonth(asked.month, locale) : written(asked.checkOut)}
      />
      <FlexibleFields flexible={stay.flexible} cell={flexibleCell} label={look.label} />
      <CalendarPopover id={calendarId} stay={stay} />
    </>
  )
}
