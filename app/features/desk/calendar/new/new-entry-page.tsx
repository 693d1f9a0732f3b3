import { maxStayNoteLength } from '~content/limits'
import { Form, useLocation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'
import { href } from '~/routing/href'
import { Button } from '~/ui/button/button'
import { DayPicker } from '~/ui/forms/day-picker'
import { DayRange } from '~/ui/forms/day-range'
import field from '~/ui/forms/field.module.css'
import { HourSelect } from '~/ui/forms/hour-select'
import entry from '../../entry-form.module.css'
import type { EntryReply } from './answer-new-entry.server'
import { RentalField, KindField, LanguageField, StayList } from './entry-choices'
import { EntryField, type EntryFieldProps } from './entry-field'
import { HolderList } from './holder-list'
import classes from './new-entry.module.css'
import type { NewEntryData } from './read-new-entry.server'

type NewEntryProps = { data: NewEntryData; reply: EntryReply | undefined }

/** Holds or blocks nights of a rental, or goes on to an offer of them. Works without script. */
export function NewEntryPage({ data, reply }: NewEntryProps) {
  const { t } = useTranslation('deskCalendar')
  const { pathname } = useLocation()
  const { locale, houses, openStays } = data
  const input = reply?.input ?? data.input
  const holders = reply?.holders ?? data.holders
  const about = (name: EntryFieldProps['name']): EntryFieldProps => ({
    name,
    value: input[name],
    problem: reply?.problems[name] && t(`new.problems.${name}`),
  })
  const dayOf = (name: 'startDate' | 'endDate' | 'untilDay') => ({
    label: t(`new.fields.${name}`),
    value: input[name],
    problem: reply?.problems[name] && t(`new.problems.${name}`),
  })
  return (
    <>
      <p>
        <a href={href('staffCalendar', locale)}>{t('toCalendar')}</a>
      </p>
      <h1 className={privatePage.title}>{t('new.title')}</h1>
      {reply?.notice && (
        <p role="alert" className={privatePage.problem}>
          {t(`new.problems.${reply.notice}`)}
        </p>
      )}
      {reply && !reply.notice && (
        <p role="alert" className={privatePage.problem}>
          {t('new.problems.some')}
        </p>
      )}
      {holders.length > 0 && <HolderList holders={holders} locale={locale} />}
      <Form
        reloadDocument
        method="post"
        action={pathname}
        className={`panel ${entry.box} ${classes.form}`}
      >
        <input type="hidden" name="formKey" value={input.formKey} />
        <RentalField houses={houses} value={input.house} problem={reply?.problems.house} />
        <div className={entry.row}>
          <DayRange of={dayOf} />
        </div>
        <KindField value={input.kind} />
        <div className={classes.ofOffer}>
          <EntryField {...about('stay')} list="stays" hint={t('new.stayHint')} />
          <StayList stays={openStays} locale={locale} />
        </div>
        <EntryField {...about('name')} hint={t('new.nameHint')} maxLength={200} />
        <div className={`${entry.row} ${classes.ofHold}`}>
          <DayPicker name="untilDay" {...dayOf('untilDay')} />
          <HourSelect name="untilTime" label={t('new.fields.untilTime')} value={input.untilTime} />
        </div>
        <div className={`${entry.row} ${classes.ofOffer}`}>
          <EntryField {...about('email')} type="email" />
          <EntryField {...about('phone')} type="tel" maxLength={40} />
          <LanguageField value={input.language} />
        </div>
        <div className={`${field.field} ${classes.notOfOffer}`}>
          <label htmlFor="notes">{t('new.fields.notes')}</label>
          <textarea
            id="notes"
            name="notes"
            rows={2}
            maxLength={maxStayNoteLength}
            defaultValue={input.notes}
            className={field.textarea}
          />
        </div>
        <div className={privatePage.actions}>
          <Button type="submit" kind="primary">
            <span className={classes.notOfOffer}>{t('new.save')}</span>
            <span className={classes.ofOffer}>{t('new.goOn')}</span>
          </Button>
        </div>
      </Form>
    </>
  )
}
