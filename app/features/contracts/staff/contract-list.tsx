import { StaffList } from '~/features/staff/lists/staff-list'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import type { ContractListData } from './read-contract-list.server'
import { toneOfStage } from './stage-tone'

/** All contracts, the latest first. */
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
      stages={stages}
      query={query}
      hasOlder={hasOlder}
      none={staff.none}
      columns={[
        ...[staff.guest, fields.property, fields.startDate, fields.endDate],
        ...[list.stage, staff.reference],
      ]}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <a href={href('contract', locale, { id: row.reference })}>{row.fullName}</a>,
          row.property,
          <time dateTime={row.startDate}>{formatDay(row.startDate, locale)}</time>,
          <time dateTime={row.endDate}>{formatDay(row.endDate, locale)}</time>,
          <StageBadge tone={toneOfStage(row.stage)}>{stages[row.stage]}</StageBadge>,
          <code>{row.reference}</code>,
        ],
      }))}
    />
  )
}
