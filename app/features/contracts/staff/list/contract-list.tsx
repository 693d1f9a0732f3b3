import { archivedList } from '~content/contract-order'
import { isWithGuest } from '~content/contract-stage'
import type { Locale } from '~content/locale'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { StaffList } from '~/features/staff/lists/staff-list'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { fillWords } from '~/features/contracts/contract-words'
import type { ContractListData } from './read-contract-list.server'
import { toneOfStage } from '../stage-tone'

/** All contracts, the latest first or in another order; those put away are a list of their own. */
export function ContractList({ words, list, locale, query, rows, hasOlder }: ContractListData) {
  const { staff, fields, stages } = words
  return (
    <StaffList
      page="staffContracts"
      locale={locale}
      words={list}
      title={staff.listTitle}
      lead={staff.listLead}
      searchBy={staff.search}
      action={
        <ButtonLink kind="primary" size="small" href={href('contractNew', locale)}>
          {staff.make}
        </ButtonLink>
      }
      stages={{ ...stages, [archivedList]: staff.archived }}
      orders={staff.orders}
      query={query}
      hasOlder={hasOlder}
      none={staff.none}
      columns={[
        staff.guest,
        fields.property,
        staff.dates,
        fields.fullPayment,
        list.stage,
        staff.opened,
        staff.activity,
        staff.reminders,
      ]}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <>
            <a href={href('contract', locale, { id: row.reference })}>{row.fullName}</a>{' '}
            <code>{row.reference}</code>
          </>,
          row.property,
          <>
            <time dateTime={row.startDate}>{formatDay(row.startDate, locale)}</time>
            {' – '}
            <time dateTime={row.endDate}>{formatDay(row.endDate, locale)}</time>
          </>,
          row.amount !== null && row.currency
            ? formatMoney(toCents(row.amount), row.currency)
            : '–',
          <>
            <StageBadge tone={toneOfStage(row.stage)}>{stages[row.stage]}</StageBadge>
            {(row.signerCount ?? 1) > 1 && isWithGuest(row.stage) && (
              <>
                {' '}
                <small>
                  {fillWords(staff.signedOf, {
                    count: row.signerCount ?? 1,
                    signed: row.signatureCount ?? 0,
                  })}
                </small>
              </>
            )}
          </>,
          <Moment at={row.openedAt} locale={locale} />,
          <Moment at={row.lastActivityAt} locale={locale} />,
          String(row.reminders ?? 0),
        ],
      }))}
    />
  )
}

/** A day and its hour, which may stand below it. */
function Moment({ at, locale }: { at: string | null; locale: Locale }) {
  if (!at) return '–'
  const [day, hour] = formatMoment(at, locale).split(' ')
  return (
    <>
      <time dateTime={at}>{day}</time> {hour}
    </>
  )
}
