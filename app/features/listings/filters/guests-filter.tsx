import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { GuestCounter } from '~/features/catalogue/components/guest-counter'
import { guestsOf } from '~/features/catalogue/filters/guests'
import { maxGuests } from '~/features/catalogue/search/listing-limits'
import type { ListingQuery } from '~/features/catalogue/filters/listing-filters'
import { FilterPopover } from './filter-popover'
import classes from './guests-filter.module.css'

type GuestsFilterProps = { query: ListingQuery; onStep: () => void }

/**
 * Adults from one, children from none; together at most twenty (browsing.md §5). Guests that an address names as one
 * number are adults, as on the rental's page (decision 0010).
 */
export function GuestsFilter({ query, onStep }: GuestsFilterProps) {
  const { t } = useTranslation('listings')
  const requested = guestsOf(query)
  const [adult, setAdult] = useState(requested - query.children)
  const [children, setChildren] = useState(query.children)
  const stepped = useRef(false)
  const total = adult + children
  const full = total >= maxGuests

  // The form is read after React has written the new number into it.
  useEffect(() => {
    if (stepped.current) onStep()
    stepped.current = false
  }, [adult, children, onStep])

  function step(set: (value: number) => void, value: number) {
    stepped.current = true
    set(value)
  }

  return (
    <FilterPopover
      label={t('guests')}
      chosen={requested > 1 ? t('chipGuests', { count: requested }) : null}
    >
      <GuestCounter
        name="adult"
        label={t('adults')}
        value={adult}
        min={1}
        max={maxGuests}
        others={children}
        onChange={(value) => step(setAdult, value)}
      />
      <GuestCounter
        name="children"
        label={t('children')}
        value={children}
        min={0}
        max={maxGuests}
        others={adult}
        onChange={(value) => step(setChildren, value)}
      />
      <p role="status" className={classes.full}>
        {full ? t('maxCapacity') : ''}
      </p>
    </FilterPopover>
  )
}
