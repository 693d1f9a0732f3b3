import { DeskList } from '~/features/desk/desk-list'
import desk from '~/features/desk/desk.module.css'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import type { InquiryListData } from './read-staff-list.server'

/** All contract inquiries, the latest first; a row is a card on phones. */
export function InquiryList({ words, locale, asked, rows, hasOlder }: InquiryListData) {
  const { staffInquiry, stages, list } = words
  return (
    <DeskList
      page="staffInquiries"
      locale={locale}
      words={list}
      title={staffInquiry.listTitle}
      lead={staffInquiry.listLead}
      searchBy={staffInquiry.searchBy}
      stages={stages}
      asked={asked}
      hasOlder={hasOlder}
      none={staffInquiry.none}
      rows={rows.map((row) => (
        <li key={row.reference} className={desk.row}>
          <a href={href('contractInquiry', locale, { id: row.reference })} className={desk.name}>
            {row.name}
          </a>
          <span>{row.about}</span>
          <span>
            <time dateTime={row.receivedAt}>{formatDay(row.day, locale)}</time>{' '}
            <code className={desk.reference}>{row.reference}</code>
          </span>
          <span className={desk.badges}>
            <span className={desk.badge}>{stages[row.stage]}</span>
            {!row.seen && <span className={desk.quiet}>{staffInquiry.unseen}</span>}
            {row.isEdit && <span className={desk.quiet}>{staffInquiry.editable}</span>}
          </span>
        </li>
      ))}
    />
  )
}
