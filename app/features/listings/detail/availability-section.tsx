import { useTranslation } from 'react-i18next'
import { useRentalStay } from '~/features/calculator/stay/use-rental-stay'
import { useSite } from '~/features/site/use-site'
import { formatDay } from '~/platform/time/format-day'
import { LazyPart } from '~/ui/layout/lazy-part'
import { useSeen } from '~/ui/layout/use-seen'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './availability-section.module.css'
import { Section } from './section'

const loadCalendar = async () =>
  (await import('~/features/calculator/calendar/stay-calendar')).StayCalendar

/** The calculator's calendar as part of the page, when it comes into view; without script the taken dates as a list. */
export function Availability({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('detail')
  const { locale } = useSite()
  const [frame, seen] = useSeen<HTMLDivElement>()
  const stay = useRentalStay()
  if (listing.section === 'longTermRentals') return null
  if (listing.calendar === 1) {
    return (
      <Section title={t('availability')} anchor="availability">
        <p>{t('askAvailability')}</p>
      </Section>
    )
  }
  return (
    <Section title={t('availability')} anchor="availability">
      {listing.availableAfter && (
        <p>{t('availableFrom', { date: formatDay(listing.availableAfter, locale) })}</p>
      )}
      <div ref={frame} {...needs('near')} className={`needs-script ${classes.calendar}`}>
        {seen && (
          <LazyPart load={loadCalendar}>{(StayCalendar) => <StayCalendar stay={stay} />}</LazyPart>
        )}
      </div>
      <div className="without-script">
        <TakenRanges listing={listing} />
      </div>
    </Section>
  )
}

function TakenRanges({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('detail')
  const { locale } = useSite()
  if (listing.lockDates.length === 0) return <p>{t('allFree')}</p>
  return (
    <>
      <p>{t('takenRanges')}</p>
      <ul>
        {listing.lockDates.map((range) => (
          <li key={range.startDate}>
            {t('takenRange', {
              from: formatDay(range.startDate, locale),
              to: formatDay(range.endDate, locale),
            })}
          </li>
        ))}
      </ul>
    </>
  )
}
