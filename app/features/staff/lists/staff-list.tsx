import { maxSearchLength } from '~content/limits'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import type { PageName } from '~/routing/table'
import { Button } from '~/ui/button/button'
import field from '~/ui/forms/field.module.css'
import classes from '~/features/private-pages/private-page.module.css'
import { StaffTable, type StaffRow } from './staff-table'
import type { PrivateMessages } from '~/features/private-pages/private-messages'
import type { ListQuery } from './list-query'

type StaffListProps = {
  page: PageName
  locale: Locale
  words: PrivateMessages['list']
  title: string
  lead: string
  searchBy: string
  /** Link or button beside the title that begins a new entry. */
  action?: ReactNode
  /** Every stage by its name in words. */
  stages: Readonly<Record<string, string>>
  /** Every order by its name in words, the usual one first; left out where there is one alone. */
  orders?: Readonly<Record<string, string>>
  query: ListQuery<string>
  hasOlder: boolean
  /** Shown if there are no rows. */
  none: string
  columns: readonly string[]
  rows: readonly StaffRow[]
}

/** A list of the staff with search, stages and pages; works without script. */
export function StaffList(props: StaffListProps) {
  const { page, locale, words, title, lead, searchBy, action, stages, query } = props
  const { hasOlder, none, columns, rows, orders } = props
  const pagePath = (number: number) => {
    const { search, stage, sort } = query
    const parameters = new URLSearchParams({
      page: String(number),
      ...(search && { q: search }),
      ...(stage && { stage }),
      ...(sort && { sort }),
    })
    return href(page, locale, {}, parameters)
  }
  return (
    <>
      <div className={classes.head}>
        <h1 className={classes.title}>{title}</h1>
        {action}
      </div>
      <p className={classes.lead}>{lead}</p>
      <Form
        reloadDocument
        method="get"
        action={href(page, locale)}
        role="search"
        className={classes.search}
      >
        <label htmlFor="q">
          {searchBy}
          <input
            id="q"
            name="q"
            type="search"
            defaultValue={query.search}
            maxLength={maxSearchLength}
            className={field.input}
          />
        </label>
        <label htmlFor="stage">
          {words.stage}
          <select id="stage" name="stage" defaultValue={query.stage ?? ''} className={field.select}>
            <option value="">{words.allStages}</option>
            {Object.entries(stages).map(([name, label]) => (
              <option key={name} value={name}>
                {label}
              </option>
            ))}
          </select>
        </label>
        {orders && (
          <label htmlFor="sort">
            {words.sort}
            <select id="sort" name="sort" defaultValue={query.sort} className={field.select}>
              {Object.entries(orders).map(([name, label]) => (
                <option key={name} value={name}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        )}
        <Button type="submit">{words.search}</Button>
      </Form>
      {rows.length === 0 ? (
        <p className={classes.none}>{none}</p>
      ) : (
        <StaffTable columns={columns} rows={rows} />
      )}
      <p className={classes.actions}>
        {query.page > 1 && <a href={pagePath(query.page - 1)}>{words.newer}</a>}
        {hasOlder && <a href={pagePath(query.page + 1)}>{words.older}</a>}
      </p>
    </>
  )
}
