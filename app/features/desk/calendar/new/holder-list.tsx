import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import classes from './new-entry.module.css'
import type { Holder } from './list-holders.server'

type HolderListProps = { holders: readonly Holder[]; locale: Locale }

/** The bookings, holds and blocks that already take the nights. Each line links to one. */
export function HolderList({ holders, locale }: HolderListProps) {
  const { t } = useTranslation('deskCalendar')
  return (
    <section className={`panel ${classes.holders}`} aria-labelledby="holders">
      <h2 id="holders">{t('new.holders')}</h2>
      <ul>
        {holders.map(({ kind, name, startDate, endDate, holdUntil, address }) => (
          <li key={`${startDate} ${address}`}>
            <a href={address}>{name || t(`kinds.${kind}`)}</a>
            <span>
              {[
                ...(name ? [t(`kinds.${kind}`)] : []),
                `${formatDay(startDate, locale)} – ${formatDay(endDate, locale)}`,
                ...(holdUntil && kind === 'hold'
                  ? [t('until', { moment: formatMoment(holdUntil, locale) })]
                  : []),
              ].join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
