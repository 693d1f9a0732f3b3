import { Form, useLocation, useSubmit } from '@remix-run/react'
import { Fragment, useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FlexibleDates } from '~/features/calculator/fields/flexible-dates'
import { useFlexibleStay } from '~/features/calculator/stay/use-flexible-stay'
import { IgnoredStay } from '~/features/catalogue/components/ignored-stay'
import { GuestCounter } from '~/features/catalogue/components/guest-counter'
import { placesParameter } from '~/features/catalogue/favorites/places-parameter'
import { maxGuests } from '~/features/catalogue/search/listing-limits'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import type { FavoritesPageData } from './read-favorites-page.server'
import classes from './stay-form.module.css'

const calendarId = 'favorites-calendar'
const { cell, label, value, empty, input } = classes
const look = { cell, label, value, empty, input }

/** One pair of dates and one party for all places; an ordinary form that asks for the same page. */
export function StayForm({ data }: { data: FavoritesPageData }) {
  const { t } = useTranslation(['favorites', 'listings'])
  const { locale } = useSite()
  const { places, gone, stay, stayProblem } = data
  const form = useRef<HTMLFormElement>(null)
  const submit = useSubmit()
  const action = href('favorites', locale)
  const [key, noteAsked] = useKeyOf(stay)
  const showTotals = useCallback(() => {
    if (!form.current) return
    const asked = filledFields(form.current)
    noteAsked(asked)
    submit(asked, { action, preventScrollReset: true })
  }, [submit, action, noteAsked])
  const slugs = [...places.map(({ card }) => card.slug), ...gone]
  if (places.every(({ facts }) => facts.section === 'housesForSale')) return null
  return (
    <Form
      ref={form}
      method="get"
      action={action}
      onSubmit={(event) => {
        event.preventDefault()
        showTotals()
      }}
      className={classes.form}
      aria-label={t('stayForAll')}
      preventScrollReset
    >
      <input type="hidden" name={placesParameter} value={slugs.join()} />
      <Fragment key={key}>
        <Dates data={data} onChosen={showTotals} />
        <Guests first={stay} />
      </Fragment>
      <Button type="submit" kind="secondary" isWide>
        {t('showTotals')}
      </Button>
      <IgnoredStay problem={stayProblem} />
    </Form>
  )
}

/** What a form says; a field without a value says nothing and stays out of the address. */
function filledFields(form: HTMLFormElement): URLSearchParams {
  const fields = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string' && value !== '') fields.append(name, value)
  }
  return fields
}

type Stay = FavoritesPageData['stay']

/**
 * Another key gives the fields the stay of the page. They keep theirs, an open calendar and the focus where they have
 * asked for that stay themselves.
 */
function useKeyOf(stay: Stay) {
  const { search } = useLocation()
  const shown = Object.values(stay).join()
  const [last, setLast] = useState({ shown, asked: [] as string[], key: 0 })
  if (last.shown !== shown) {
    const step = last.asked.indexOf(String(new URLSearchParams(search)))
    const key = step === -1 ? last.key + 1 : last.key
    setLast({ shown, asked: step === -1 ? [] : last.asked.slice(step + 1), key })
  }
  const noteAsked = useCallback(
    (fields: URLSearchParams) =>
      setLast((known) => ({ ...known, asked: [...known.asked, String(fields)] })),
    [],
  )
  return [last.key, noteAsked] as const
}

/** Flexible as on a list; what a place is let for decides which lengths of stay count for it. */
function Dates({ data, onChosen }: { data: FavoritesPageData; onChosen: () => void }) {
  const { earliestCheckIn, stay: first } = data
  const { checkIn, checkOut, flexible, stay: length, month } = first
  const stay = useFlexibleStay(
    { section: 'vacationRentals', earliestCheckIn },
    { checkIn, checkOut, flexible, stay: length, month },
    onChosen,
  )
  return (
    <div className={classes.dates}>
      <FlexibleDates stay={stay} calendarId={calendarId} look={look} flexibleCell={classes.cell} />
    </div>
  )
}

function Guests({ first }: { first: Stay }) {
  const { t } = useTranslation('listings')
  const [adult, setAdult] = useState(first.adult)
  const [children, setChildren] = useState(first.children)
  return (
    <div className={classes.guests}>
      <GuestCounter
        name="adult"
        label={t('adults')}
        value={adult}
        min={1}
        max={maxGuests}
        others={children}
        onChange={setAdult}
      />
      <GuestCounter
        name="children"
        label={t('children')}
        value={children}
        min={0}
        max={maxGuests}
        others={adult}
        onChange={setChildren}
      />
    </div>
  )
}
