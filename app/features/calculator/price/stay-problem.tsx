import { lazy, Suspense, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from '@remix-run/react'
import { useSite } from '~/features/site/use-site'
import { minimumNightsFrom } from '~/features/pricing/check/stay-limits'
import type { StayError } from '~/features/pricing/check/stay-error'
import { formatDay } from '~/platform/time/format-day'
import { findDayNumber } from '~/platform/time/guatemala-day'
import { quoteParameter } from '~/routing/parameters'
import { buttonClass } from '~/ui/button/button-class'
import { detailSearch } from '../stay/detail-search'
import { problemId } from '../panel/element-ids'
import { nearestStays, type OfferedStay } from '../stay/nearest-stays'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './stay-problem.module.css'
import { stayRequest } from '../stay/stay-request'
import { useCalculator } from '../panel/use-calculator'

/** Not a `LazyPart`, which browsers alone load: the answer to a form without script shows these places, too. */
const AvailableRentals = lazy(async () => {
  const loaded = await import('./available-rentals').catch(() => null)
  // The page does without.
  return { default: loaded ? loaded.AvailableRentals : () => null }
})

/** Codes of a stay for which other places may be free. */
const taken: readonly StayError[] = ['LOCKED_DATES', 'NOT_AVAILABLE_YET', 'BELOW_MIN_NIGHTS']

type StayProblemProps = {
  code: StayError
  /** One of the nearest stays was chosen, whose price takes the place of all this. */
  onMove: () => void
}

/** Why the stay cannot be had, the free dates nearest to it, and other places that are free. */
export function StayProblem({ code, onMove }: StayProblemProps) {
  const { t } = useTranslation('pricing')
  const minimum = useMinimumStay()
  return (
    <div id={problemId} className={classes.problem} tabIndex={-1}>
      <p role="alert" className={classes.message}>
        {(code === 'BELOW_MIN_NIGHTS' && minimum) || t(`errors.${code}`)}
      </p>
      <NearestStays onMove={onMove} />
      {taken.includes(code) && (
        <Suspense fallback={null}>
          <AvailableRentals />
        </Suspense>
      )}
    </div>
  )
}

/** How long a stay from the chosen day has to be; null without a day. */
function useMinimumStay(): string | null {
  const { t } = useTranslation(['calculator', 'detail'])
  const { locale } = useSite()
  const { offer, choice } = useCalculator()
  const day = choice.checkIn === null ? null : findDayNumber(choice.checkIn)
  if (choice.checkIn === null || day === null) return null
  return t('calendar.reasons.belowMinimum', {
    checkIn: formatDay(choice.checkIn, locale),
    nights: t('detail:nights', { count: minimumNightsFrom(offer.rental, day) }),
  })
}

function NearestStays({ onMove }: Pick<StayProblemProps, 'onMove'>) {
  const { t } = useTranslation('calculator')
  const { offer, choice, currency, now, kind } = useCalculator()
  const stays = useMemo(() => {
    if (!now) return []
    const { rental, forcedPromotionIds, currencies } = offer
    const request = stayRequest(rental, choice)
    return nearestStays({
      now,
      currency: currencies[currency],
      forcedPromotionIds,
      rental,
      request,
    })
  }, [offer, choice, currency, now])
  if (stays.length === 0) return null
  return (
    <>
      <p className={classes.heading}>{t(kind === 'month' ? 'nearestTerms' : 'nearestStays')}</p>
      <ul className={classes.offers}>
        {stays.map((stay) => (
          <li key={stay.checkIn}>
            <StayLink stay={stay} onMove={onMove} />
          </li>
        ))}
      </ul>
    </>
  )
}

/** Without script the link asks the server for the other dates. */
function StayLink({ stay, onMove }: { stay: OfferedStay; onMove: () => void }) {
  const { t } = useTranslation('calculator')
  const { locale } = useSite()
  const { offer, choice, change, currency, payment } = useCalculator()
  const [query] = useSearchParams()
  const moved = { ...choice, ...stay }
  const kept = new URLSearchParams(query.get('landing') ? { landing: 'true' } : {})
  const search = detailSearch(kept, {
    rental: offer.rental,
    choice: moved,
    currency,
    payment,
  })
  const from = formatDay(stay.checkIn, locale)
  return (
    <a
      href={`?${search}&${quoteParameter}=1`}
      className={buttonClass({ kind: 'chip', className: classes.offer })}
      {...needs('click')}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey) return
        event.preventDefault()
        onMove()
        change(moved)
      }}
    >
      {stay.checkOut === null
        ? from
        : t('lineDates', { from, to: formatDay(stay.checkOut, locale) })}
    </a>
  )
}
