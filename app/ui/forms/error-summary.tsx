import type { FormMetadata, SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { message } from '~/platform/forms/form-message'
import { intentField } from '~/platform/forms/intent-field'
import { Icon } from '~/ui/icons/icon'
import classes from './error-summary.module.css'
import { listMistakes, type MistakeGroup } from './list-mistakes'
import { outcomeId, showOutcome } from './outcome'
import { useFormMessage } from './use-form-message'

type ErrorSummaryProps = {
  form: FormMetadata
  lastResult?: SubmissionResult | null
  /** Names of the fields as they follow each other on the page; others come last. */
  order?: readonly string[]
  /** Names of fields: a line begins with the one that it is about. */
  labels?: Readonly<Record<string, string>> | undefined
  /** Fields whose mistakes share one line. */
  group?: MistakeGroup | undefined
}

/** The message that goes on from the label: "Profession is required!". */
const ofLabel = message('required')

/**
 * Why a form was not sent, and everything that is wrong with it, each line a link to its field. Stands just above
 * the button that was pressed, is read out, and takes the focus and comes into view whenever sending failed,
 * whether browser, server or network said so.
 */
export function ErrorSummary({ form, lastResult, order, labels, group }: ErrorSummaryProps) {
  const { t } = useTranslation('forms')
  const messageOf = useFormMessage()
  const box = useRef<HTMLDivElement>(null)
  const isDue = useRef(false)
  const { allErrors } = form
  const mistakes = listMistakes(allErrors, { order, group })

  function sentence(name: string, messages: string[] | null): string | null {
    const label = labels?.[name]
    const text = messageOf(messages)
    if (!label || text === null) return text
    return t(messages?.[0] === ofLabel ? 'requiredField' : 'ofField', {
      field: label,
      message: text,
    })
  }

  useEffect(() => {
    if (lastResult?.status === 'error') isDue.current = true
  }, [lastResult])

  useEffect(() => {
    const element = document.getElementById(form.id)
    const expect = ({ submitter }: SubmitEvent) => {
      if (submitter?.getAttribute('name') === intentField) return
      isDue.current = true
    }
    // What is typed after an attempt must not lose the focus to a message.
    const forget = () => {
      isDue.current = false
    }
    element?.addEventListener('submit', expect)
    element?.addEventListener('input', forget)
    return () => {
      element?.removeEventListener('submit', expect)
      element?.removeEventListener('input', forget)
    }
  }, [form.id])

  // Errors reach the page some renders after the answer; validation alone changes them and nothing else.
  useEffect(() => {
    if (!isDue.current || !box.current) return
    isDue.current = false
    showOutcome(box.current)
  })

  if (Object.keys(allErrors).length === 0) return null
  return (
    <div
      ref={box}
      id={outcomeId(form.id)}
      tabIndex={-1}
      role="group"
      aria-labelledby={`${form.id}-summary`}
      className={classes.summary}
    >
      <p id={`${form.id}-summary`} role="alert" className={classes.title}>
        <Icon name="info" />
        {messageOf(allErrors['']) ?? t('messages.formIncomplete')}
      </p>
      {mistakes.length > 0 && (
        <ul className={classes.list}>
          {mistakes.map((mistake) => (
            <li key={mistake.name}>
              <a href={`#${form.id}-${mistake.name}`}>
                {mistake.line ?? sentence(mistake.name, mistake.messages)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
