import { getFormProps, type FormMetadata, type SubmissionResult } from '@conform-to/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { BotCheck } from '~/ui/forms/bot-check'
import { ErrorSummary } from '~/ui/forms/error-summary'
import { FormNotice } from '~/ui/forms/form-notice'
import { HiddenFields } from '~/ui/forms/hidden-fields'
import type { ErrorGroup } from '~/ui/forms/list-errors'
import { LoadForKeptFields } from '~/ui/forms/load-for-kept-fields'
import { outcomeId } from '~/ui/forms/outcome'
import { SubmitButton } from '~/ui/forms/submit-button'
import { formIdField, type LeadReply } from './lead-reply'
import classes from './lead-form.module.css'

type LeadFormProps<Input extends Record<string, unknown>> = {
  form: FormMetadata<Input>
  /** Under which name the tab keeps what is typed. */
  keptAs: string
  lastResult: SubmissionResult | undefined
  notice: LeadReply['notice']
  isSending: boolean
  /** Names of the fields that are validated, in their order on the page. */
  order: readonly string[]
  /** Names of fields whose message needs them, e.g. "is required!". */
  labels?: Readonly<Record<string, string>>
  /** Fields whose mistakes share one line. */
  group?: ErrorGroup
  botCheckKey: string | null
  /** The text of the send button. */
  button: string
  /** Where the form goes without script: another page's address; its own page where absent. */
  action?: string
  /** The form carries files. */
  hasFiles?: boolean
  /** Hidden fields. */
  hidden?: Readonly<Record<string, string | undefined>>
  /** Names the form for assistive technology. */
  labelledBy?: string
  children: ReactNode
}

/** A lead form around its fields: hidden fields, bot check, errors and the send button. */
export function LeadForm<Input extends Record<string, unknown>>(props: LeadFormProps<Input>) {
  const { form, keptAs, lastResult, notice, isSending, order, botCheckKey, button, children } =
    props
  const {
    action = `#${outcomeId(form.id)}`,
    hasFiles = false,
    hidden = {},
    labelledBy,
    labels,
    group,
  } = props
  const { t } = useTranslation('leads')
  return (
    <form
      method="post"
      action={action}
      encType={hasFiles ? 'multipart/form-data' : undefined}
      aria-labelledby={labelledBy}
      {...getFormProps(form)}
      className={classes.form}
    >
      <LoadForKeptFields name={keptAs} />
      <HiddenFields />
      <input type="hidden" name={formIdField} value={form.id} />
      {Object.entries(hidden).map(([name, value]) =>
        value === undefined ? null : <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <BotCheck siteKey={botCheckKey} attempt={notice ?? lastResult} />
      {notice && Object.keys(form.allErrors).length === 0 ? (
        <FormNotice formId={form.id}>{t(notice)}</FormNotice>
      ) : (
        <ErrorSummary {...{ form, lastResult, order, labels, group }} />
      )}
      <div className={classes.send}>
        <SubmitButton isPending={isSending}>{button}</SubmitButton>
      </div>
    </form>
  )
}
