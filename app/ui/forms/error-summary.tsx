import type { FormMetadata, SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { intentField } from '~/platform/forms/intent-field'
import { message } from '~/platform/forms/form-message'
import { Icon } from '~/ui/icons/icon'
import classes from './error-summary.module.css'
import { useFormMessage } from './use-form-message'

type ErrorSummaryProps = {
  form: FormMetadata
  lastResult?: SubmissionResult | null
  /** Names of the fields as they follow each other on the page; others come last. */
  order?: readonly string[]
  /** Names of fields: a line begins with the one that it is about. */
  labels?: Readonly<Record<string, string>> | undefined
}

/** The message that goes on from the label: "Profession is required!". */
const ofLabel = message('required')

/**
 * Everything that is wrong with a form that was sent, above its fields, each line a link to its field.
 * Takes the focus when sending failed, whether browser or server said so.
 */
export function ErrorSummary({ form, lastResult, order = [], labels = {} }: ErrorSummaryProps) {
  const { t } = useTranslation('forms')
  const messageOf = useFormMessage()
  const box = useRef<HTMLDivElement>(null)
  const errors = Object.entries(form.allErrors)
  const placeOf = (name: string) => (order.includes(name) ? order.indexOf(name) : order.length)

  useEffect(() => {
    if (lastResult?.status === 'error') box.current?.focus()
  }, [lastResult])

  useEffect(() => {
    const element = document.getElementById(form.id)
    // The browser's validation has put its result on the page by the next frame.
    const focus = ({ submitter }: SubmitEvent) => {
      if (submitter?.getAttribute('name') === intentField) return
      requestAnimationFrame(() => box.current?.focus())
    }
    element?.addEventListener('submit', focus)
    return () => element?.removeEventListener('submit', focus)
  }, [form.id])

  function sentence(name: string, messages: string[] | null): string | null {
    const label = labels[name]
    const text = messageOf(messages)
    if (!label || text === null) return text
    return messages?.[0] === ofLabel ? `${label} ${text}` : `${label}: ${text}`
  }

  if (errors.length === 0) return null
  return (
    <div
      ref={box}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${form.id}-summary`}
      className={classes.summary}
    >
      <p id={`${form.id}-summary`} className={classes.title}>
        <Icon name="info" />
        {messageOf(errors.find(([name]) => name === '')?.[1]) ?? t('messages.formIncomplete')}
      </p>
      <ul className={classes.list}>
        {errors
          .filter(([name]) => name !== '')
          .sort(([a], [b]) => placeOf(a) - placeOf(b))
          .map(([name, messages]) => (
            <li key={name}>
              <a href={`#${form.id}-${name}`}>{sentence(name, messages)}</a>
            </li>
          ))}
      </ul>
    </div>
  )
}
