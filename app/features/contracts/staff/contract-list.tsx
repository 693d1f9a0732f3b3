import { DeskList } from '~/features/desk/desk-list'
import desk from '~/features/desk/desk.module.css'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import editor from './contract-editor.module.css'
import type { ContractListData } from './read-contract-list.server'

/** All contracts, the latest first; a row is a card on phones. */
export function ContractList({ words, list, locale, asked, rows, hasOlder }: ContractListData) {
  const { staff, fields, stages } = words
  return (
    <DeskList
      page="staffContracts"
      locale={locale}
      words={list}
      title={staff.listTitle}
      lead={staff.listLead}
      searchBy={staff.search}
      action={
        <a className={desk.main} href={href('contractNew', locale)}>
          {staff.make}
        </a>
      }
      stages={stages}
      asked={asked}
      hasOlder={hasOlder}
      none={staff.none}
      rows={rows.map((row) => (
        <li key={row.reference} className={desk.row}>
          <a href={href('contract', locale, { id: row.reference })} className={desk.name}>
            {row.fullName}
          </a>
          <span>{row.property}</span>
          <span>
            <span className="visually-hidden">{fields.startDate}: </span>
            {formatDay(row.startDate, locale)} – {formatDay(row.endDate, locale)}{' '}
            <code className={desk.reference}>{row.reference}</code>
          </span>
          <span className={desk.badges}>
            <span className={editor.stage} data-stage={row.stage}>
              {stages[row.stage]}
            </span>
          </span>
        </li>
      ))}
    />
  )
}
