import { useTranslation } from 'react-i18next'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import type { TodayData } from './read-today.server'
import { joinFacts, LineDay, TodayPart } from './today-part'

/** What ends soon, who comes and who goes. */
export function ComingParts({ today }: { today: TodayData }) {
  const { t } = useTranslation('stays')
  const desk = useTranslation('desk').t
  const { locale, expiring } = today
  return (
    <>
      <TodayPart
        name="expiring"
        total={expiring.total}
        all={href('staffContracts', locale)}
        lines={expiring.rows.map(({ reference, fullName, property, expiresAt }) => ({
          key: reference,
          href: href('contract', locale, { id: reference }),
          title: fullName,
          about: joinFacts([property, reference]),
          aside: <time dateTime={expiresAt}>{formatMoment(expiresAt, locale)}</time>,
        }))}
      />
      {(['arrivals', 'departures'] as const).map((name) => (
        <TodayPart
          key={name}
          name={name}
          total={today[name].total}
          all={href('staffStays', locale)}
          lines={today[name].rows.map(({ id, stage, name: title, rentalName, day }) => ({
            key: id,
            href: href(stage ? 'staffStay' : 'staffReservation', locale, { id }),
            title,
            about: joinFacts([rentalName, stage ? t(`stages.${stage}`) : desk('today.byHand')]),
            aside: day && <LineDay day={day} locale={locale} />,
          }))}
        />
      ))}
    </>
  )
}
