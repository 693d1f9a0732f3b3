import { archivedList } from '~content/contract-order'
import { formatMoney, toCents } from '~/features/pricing/money/money'
import { StaffList } from '~/features/staff/lists/staff-list'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { formatMoment } from '~/platform/time/format-moment'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import type { ContractListData } from './read-contract-list.server'
import { toneOfStage } from './stage-tone'

/** All contracts, the latest first or in another order; those put away are a list of their own. */
export function ContractList({ words, list, locale, query, rows, hasOlder }: ContractListData) {
  const { staff, fields, stages } = words
  const moment = (at: string | null) =>
    at ? <time dateTime={at}>{formatMoment(at, locale)}</time> : '–'
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
        ...[staff.guest, fields.property, fields.startDate, fields.endDate],
        ...[fields.fullPayment, list.stage, staff.opened, staff.activity, staff.reminders],
        staff.reference,
      ]}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <a href={href('contract', locale, { id: row.reference })}>{row.fullName}</a>,
          row.property,
          <time dateTime={row.startDate}>{formatDay(row.startDate, locale)}</time>,
          <time dateTime={row.endDate}>{formatDay(row.endDate, locale)}</time>,
          row.amount !== null && row.currency
            ? formatMoney(toCents(row.amount), row.currency)
            : '–',
          <StageBadge tone={toneOfStage(row.stage)}>{stages[row.stage]}</StageBadge>,
          moment(row.openedAt),
          moment(row.lastActivityAt),
          String(row.reminders ?? 0),
          <code>{row.reference}</code>,
        ],
      }))}
    />
  )
}
