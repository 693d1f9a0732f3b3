import { maxStayNoteLength } from '~content/limits'
import { Form } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { lostReasons } from '~content/stay-stage'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { DayPicker } from '~/ui/forms/day-picker'
import field from '~/ui/forms/field.module.css'
import type { BulkAction, InboxReply } from './bulk-actions'
import { inboxAddress } from './inbox-query'
import type { InboxData } from './read-inbox.server'
import classes from './inbox.module.css'

/** The form to which the ticks of the rows belong. */
export const bulkForm = 'ticked'

type BulkBarProps = { data: InboxData; reply: InboxReply | undefined }

/** What can be done with the ticked stays. Each button sends what stands beside it. */
export function BulkBar({ data, reply }: BulkBarProps) {
  const { t } = useTranslation('desk')
  const stays = useTranslation('stays').t
  const { locale, filters, assignable } = data
  return (
    <Form
      reloadDocument
      id={bulkForm}
      method="post"
      action={href('staffInbox', locale, {}, inboxAddress(filters))}
      className={classes.bulk}
    >
      <label className={classes.all} data-inbox-all="" hidden>
        <input type="checkbox" /> {t('inbox.tickAll')}
      </label>
      <details open={reply !== undefined}>
        <summary>
          {t('inbox.bulk.title')} <span data-inbox-count="" />
        </summary>
        <div className={classes.tools}>
          {/* The first: what Enter in a field sends. */}
          <Tool action="note" label={t('inbox.bulk.note')}>
            <label htmlFor="note">
              {t('inbox.bulk.words')}
              <input
                id="note"
                name="note"
                maxLength={maxStayNoteLength}
                defaultValue={reply?.typed.note ?? ''}
                className={field.input}
              />
            </label>
          </Tool>
          <Tool action="followUp" label={t('inbox.bulk.followUp')}>
            <DayPicker
              name="followUpOn"
              label={t('inbox.bulk.day')}
              value={reply?.typed.followUpOn ?? ''}
            />
          </Tool>
          <Tool action="take" label={t('inbox.bulk.take')} />
          <Tool action="give" label={t('inbox.bulk.give')} />
          {assignable.length > 1 && (
            <Tool action="assign" label={t('inbox.bulk.assign')}>
              <label htmlFor="person">
                {t('inbox.bulk.person')}
                <select
                  id="person"
                  name="person"
                  defaultValue={reply?.typed.person}
                  className={field.select}
                >
                  {assignable.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </label>
            </Tool>
          )}
          <Tool action="lose" label={t('inbox.bulk.lose')}>
            <label htmlFor="reason">
              {stays('reason')}
              <select
                id="reason"
                name="reason"
                defaultValue={reply?.typed.reason}
                className={field.select}
              >
                {lostReasons.map((reason) => (
                  <option key={reason} value={reason}>
                    {stays(`reasons.${reason}`)}
                  </option>
                ))}
              </select>
            </label>
          </Tool>
        </div>
      </details>
    </Form>
  )
}

type ToolProps = { action: BulkAction; label: string; children?: ReactNode }

function Tool({ action, label, children }: ToolProps) {
  return (
    <div className={classes.tool}>
      {children}
      <Button type="submit" name="do" value={action} size="small">
        {label}
      </Button>
    </div>
  )
}
