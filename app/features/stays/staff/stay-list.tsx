import { useTranslation } from 'react-i18next'
import { stayStageNames } from '~content/stay-stage'
import privatePage from '~/features/private-pages/private-page.module.css'
import { StaffList } from '~/features/staff/lists/staff-list'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import type { StayListData } from './read-stay-list.server'
import { buttonClass } from '~/ui/button/button-class'
import { toneOfStay } from './stay-tone'

/** All stays, the latest first, with how long those wait whose next step is the team's. */
export function StayList({ list, locale, query, rows, hasOlder }: StayListData) {
  const { t } = useTranslation('stays')
  const day = (value: string) => <time dateTime={value}>{formatDay(value, locale)}</time>
  return (
    <StaffList
      page="staffStays"
      locale={locale}
      words={list}
      title={t('title')}
      lead={t('lead')}
      searchBy={t('searchBy')}
      action={
        <a
          href={href('staffNewReservation', locale, {}, new URLSearchParams({ kind: 'offer' }))}
          className={buttonClass({ kind: 'primary', size: 'small' })}
        >
          {t('offerWithoutInquiry')}
        </a>
      }
      stages={Object.fromEntries(stayStageNames.map((name) => [name, t(`stages.${name}`)]))}
      query={query}
      hasOlder={hasOlder}
      none={t('none')}
      columns={[
        t('guest'),
        t('house'),
        t('dates'),
        list.stage,
        t('received'),
        t('owner'),
        list.reference,
      ]}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <a href={href('staffStay', locale, { id: row.reference })}>{row.guestName}</a>,
          row.rentalName ?? t('noHouse'),
          row.startDate && row.endDate ? (
            <>
              {day(row.startDate)} – {day(row.endDate)}
            </>
          ) : (
            t('noDates')
          ),
          <span className={privatePage.badges}>
            <StageBadge tone={toneOfStay(row.stage)}>{t(`stages.${row.stage}`)}</StageBadge>
            {row.waiting && (
              <span>{t('waits', { time: t(row.waiting.unit, { count: row.waiting.count }) })}</span>
            )}
          </span>,
          <time dateTime={row.receivedAt}>{formatMoment(row.receivedAt, locale)}</time>,
          row.owner ?? t('nobody'),
          <code>{row.reference}</code>,
        ],
      }))}
    />
  )
}
