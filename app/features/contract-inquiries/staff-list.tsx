import { StaffList } from '~/features/staff/lists/staff-list'
import privatePage from '~/features/private-pages/private-page.module.css'
import { StageBadge } from '~/features/staff/lists/stage-badge'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import type { InquiryListData } from './read-staff-list.server'
import { toneOfInquiry } from './inquiry-tone'

/** All contract inquiries, the latest first. */
export function InquiryList({ words, locale, query, rows, hasOlder }: InquiryListData) {
  const { staffInquiry, stages, list } = words
  return (
    <StaffList
      page="staffInquiries"
      locale={locale}
      words={list}
      title={staffInquiry.listTitle}
      lead={staffInquiry.listLead}
      searchBy={staffInquiry.searchBy}
      stages={stages}
      query={query}
      hasOlder={hasOlder}
      none={staffInquiry.none}
      columns={[
        staffInquiry.name,
        staffInquiry.about,
        staffInquiry.received,
        list.stage,
        list.reference,
      ]}
      rows={rows.map((row) => ({
        key: row.reference,
        cells: [
          <a href={href('contractInquiry', locale, { id: row.reference })}>{row.name}</a>,
          row.about,
          <time dateTime={row.receivedAt}>{formatDay(row.day, locale)}</time>,
          <span className={privatePage.badges}>
            <StageBadge tone={toneOfInquiry[row.stage]}>{stages[row.stage]}</StageBadge>
            {!row.seen && <StageBadge tone="waiting">{staffInquiry.unseen}</StageBadge>}
            {row.isEdit && <StageBadge tone="quiet">{staffInquiry.editable}</StageBadge>}
          </span>,
          <code>{row.reference}</code>,
        ],
      }))}
    />
  )
}
