import { Form, useSubmit } from '@remix-run/react'
import { useCallback, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CalendarPopover } from '~/features/calculator/calendar/calendar-popover'
import { DateField } from '~/features/calculator/fields/date-field'
import { useSearchStay } from '~/features/calculator/stay/use-search-stay'
import { GuestCounter } from '~/features/catalogue/components/guest-counter'
import { placesParameter } from '~/features/catalogue/favorites/places-parameter'
import { guestsAtMost } from '~/features/catalogue/search/listing-limits'
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
  const showTotals = useCallback(() => submit(form.current, { preventScrollReset: true }), [submit])
  const slugs = [...places.map(({ card }) => card.slug), ...gone]
  if (places.every(({ facts }) => facts.section === 'housesForSale')) return null
  return (
    <Form
      ref={form}
      method="get"
      action={href('favorites', locale)}
      className={classes.form}
      aria-label={t('stayForAll')}
      preventScrollReset
    >
      <input type="hidden" name={placesParameter} value={slugs.join()} />
      <Dates key={`${stay.checkIn} ${stay.checkOut}`} first={stay} onChosen={showTotals} />
      <Guests key={`${stay.adult} ${stay.children}`} first={stay} />
      <Button type="submit" kind="secondary">
        {t('showTotals')}
      </Button>
      {stayProblem && (
        <p role="alert" className={classes.problem}>
          {t(`stayProblems.${problemKey(stayProblem)}`)}
        </p>
      )}
    </Form>
  )
}

type Stay = FavoritesPageData['stay']

function Dates({ first, onChosen }: { first: Stay; onChosen: () => void }) {
  const { t } = useTranslation('listings')
  const stay = useSearchStay(first, onChosen)
  return (
    <>
      <div className={classes.dates}>
        <DateField {...{ stay, calendarId, look }} step="checkIn" label={t('checkIn')} />
        <DateField {...{ stay, calendarId, look }} step="checkOut" label={t('checkOut')} />
      </div>
      <CalendarPopover id={calendarId} stay={stay} />
    </>
  )
}

/** Apart from the dates, so that a number that is typed while their totals come is not lost. */
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
        max={guestsAtMost - children}
        onChange={setAdult}
      />
      <GuestCounter
        name="children"
        label={t('children')}
        value={children}
        min={0}
        max={guestsAtMost - adult}
        onChange={setChildren}
      />
    </div>
  )
}

const worded = ['notADay', 'missingDay', 'pastDay', 'dayOrder', 'tooManyGuests'] as const

/** What else can be wrong with a stay is a number of guests. */
function problemKey(problem: string): (typeof worded)[number] {
  return worded.find((code) => code === problem) ?? 'tooManyGuests'
}
