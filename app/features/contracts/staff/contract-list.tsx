import { Form } from '@remix-run/react'
import { contractStageNames } from '~content/contract-stage'
import { formatDay } from '~/platform/time/format-day'
import { href } from '~/routing/href'
import field from '~/ui/forms/field.module.css'
import editor from './contract-editor.module.css'
import classes from './contract-list.module.css'
import type { ContractListData } from './read-contract-list.server'

/** All contracts, the latest first, with search, stage and pages; a row is a card on phones. */
export function ContractList(data: ContractListData) {
  const { words, locale, rows, search, stage, page, hasOlder } = data
  const { staff, fields } = words
  const path = href('staffContracts', locale)
  const pagePath = (number: number) => {
    const query = new URLSearchParams({ page: String(number) })
    if (search) query.set('q', search)
    if (stage) query.set('stage', stage)
    return href('staffContracts', locale, {}, query)
  }
  return (
    <>
      <div className={editor.head}>
        <h1 className={editor.title}>{staff.listTitle}</h1>
        <a className={classes.make} href={href('contractNew', locale)}>
          {staff.make}
        </a>
      </div>
      <p className={editor.lead}>{staff.listLead}</p>
      <Form method="get" action={path} role="search" className={editor.choose}>
        <label htmlFor="q">
          {staff.search}
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={search}
            maxLength={100}
            className={field.input}
          />
        </label>
        <label htmlFor="stage">
          {staff.stage}
          <select id="stage" name="stage" defaultValue={stage ?? ''} className={field.select}>
            <option value="">{staff.allStages}</option>
            {contractStageNames.map((name) => (
              <option key={name} value={name}>
                {words.stages[name]}
              </option>
            ))}
          </select>
        </label>
        <button type="submit" className={editor.button}>
          {staff.searchButton}
        </button>
      </Form>
      {rows.length === 0 && <p>{staff.none}</p>}
      <ul className={classes.rows}>
        {rows.map((row) => (
          <li key={row.reference} className={classes.row}>
            <a href={href('contract', locale, { id: row.reference })} className={classes.name}>
              {row.fullName}
            </a>
            <span>{row.property}</span>
            <span>
              <span className="visually-hidden">{fields.startDate}: </span>
              {formatDay(row.startDate, locale)} – {formatDay(row.endDate, locale)}
            </span>
            <span className={editor.stage} data-stage={row.stage}>
              {words.stages[row.stage]}
            </span>
            <code className={classes.reference}>{row.reference}</code>
          </li>
        ))}
      </ul>
      <p className={editor.actions}>
        {page > 1 && <a href={pagePath(page - 1)}>{staff.newer}</a>}
        {hasOlder && <a href={pagePath(page + 1)}>{staff.older}</a>}
      </p>
    </>
  )
}
