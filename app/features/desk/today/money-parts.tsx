import { useTranslation } from 'react-i18next'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import type { TodayData } from './read-today.server'
import { joinFacts, LineDay, TodayPart } from './today-part'

/** Offers that end soon, money that is due, and instructions that wait for something. */
export function MoneyParts({ today }: { today: TodayData }) {
  const { t } = useTranslation('desk')
  const { locale, offers, balances, held } = today
  const stayLink = (reference: string) => href('staffStay', locale, { id: reference })
  return (
    <>
      <TodayPart
        name="offers"
        total={offers.total}
        all={href('staffInbox', locale, {}, 'state=offered')}
        lines={offers.rows.map(({ reference, stay, guestName, stage, houses, validUntil }) => ({
          key: reference,
          href: `${stayLink(stay)}#offers`,
          title: guestName,
          about: joinFacts([
            stage === 'accepted' && t('today.isAccepted'),
            houses.map(({ name }) => name).join(', '),
            reference,
          ]),
          aside: <time dateTime={validUntil}>{formatMoment(validUntil, locale)}</time>,
        }))}
      />
      <TodayPart
        name="balances"
        total={balances.length}
        lines={balances.map(({ reference, guestName, rentalName, amount, ...row }) => ({
          key: `${reference} ${row.part}`,
          href: `${stayLink(reference)}#payments`,
          title: guestName,
          about: joinFacts([
            t(row.part === 'first' ? 'today.firstOpen' : 'today.restOpen', { amount }),
            rentalName,
          ]),
          aside: (
            <>
              {t(row.isOverdue ? 'today.wasDue' : 'today.isDue')}{' '}
              <LineDay day={row.dueDay} locale={locale} />
            </>
          ),
        }))}
      />
      <TodayPart
        name="held"
        total={held.length}
        lines={held.map(({ reference, guestName, rentalName, reason, days, booking }) => ({
          key: reference,
          href: booking
            ? href('staffBooking', locale, { id: booking })
            : stayLink(reference) + (reason === 'balance' ? '#payments' : ''),
          title: guestName,
          about: joinFacts([t(`today.held.${reason}`), rentalName]),
          aside: <Arrives days={days} />,
        }))}
      />
    </>
  )
}

function Arrives({ days }: { days: number }) {
  const { t } = useTranslation('desk')
  if (days > 0) return <>{t('today.arrivesIn', { count: days })}</>
  return <>{t(days === 0 ? 'today.arrivesToday' : 'today.isLate')}</>
}
