import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { addDays } from '~/platform/time/guatemala-day'
import { formatDay } from '~/platform/time/format-day'
import type { ListingQuery } from '../listing-query'
import classes from './field.module.css'
import { FilterPopover } from './filter-popover'

type DatesFilterProps = { query: ListingQuery; earliest: string }

/** Check-in and check-out; choosing a check-in clears a check-out that is not after it (browsing.md §4). */
export function DatesFilter({ query, earliest }: DatesFilterProps) {
  const { t } = useTranslation('listings')
  const { locale } = useSite()
  const [checkIn, setCheckIn] = useState(query.checkIn ?? '')
  const [checkOut, setCheckOut] = useState(query.checkOut ?? '')
  const chosen =
    query.checkIn && query.checkOut
      ? t('chipDates', {
          from: formatDay(query.checkIn, locale),
          to: formatDay(query.checkOut, locale),
        })
      : null
  return (
    <FilterPopover label={t('dates')} chosen={chosen}>
      <div className={classes.pair}>
        <label>
          <span className={classes.label}>{t('checkIn')}</span>
          <input
            type="date"
            name="checkIn"
            className={classes.input}
            min={earliest}
            value={checkIn}
            onChange={({ target }) => {
              setCheckIn(target.value)
              if (!target.value || (checkOut && checkOut <= target.value)) setCheckOut('')
            }}
          />
        </label>
        <label>
          <span className={classes.label}>{t('checkOut')}</span>
          <input
            type="date"
            name="checkOut"
            className={classes.input}
            min={checkIn ? addDays(checkIn, 1) : addDays(earliest, 1)}
            value={checkOut}
            onChange={({ target }) => {
              setCheckOut(target.value)
              if (!target.value) setCheckIn('')
            }}
          />
        </label>
      </div>
    </FilterPopover>
  )
}
