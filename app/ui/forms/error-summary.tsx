import type { FormMetadata, SubmissionResult } from '@conform-to/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { message } from '~/platform/forms/form-message'
import { intentField } from '~/platform/forms/intent-field'
import { FailureBox } from './form-failure'
import { listErrors, type ErrorGroup } from './list-errors'
import { outcomeId, showOutcome } from './outcome'
import { useFormMessage } from './use-form-message'

type ErrorSummaryProps = {
  form: FormMetadata
  lastResult?: SubmissionResult | null
  /** Field names in the order of the page; others come last. */
  order?: readonly string[]
  /** Labels of the fields, which begin their lines. */
  labels?: Readonly<Record<string, string>> | undefined
  /** Fields whose errors share one line. */
  group?: ErrorGroup | undefined
}

/** The message that continues the label: "Profession is required!". */
const ofLabel = message('required')

/**
 * Why a form was not sent, with a link to each invalid field. Place it just above the submit button. It is read out,
 * takes the focus and scrolls into view whenever sending failed, be it by validation, the server or the network.
 */
export function ErrorSummary({ form, lastResult, order, labels, group }: ErrorSummaryProps) {
  const { t } = useTranslation('forms')
  const messageOf = useFormMessage()
  const box = useRef<HTMLDivElement>(null)
  const isDue = useRef(false)
  /** Whether the form was sent, and whether the browser showed its errors before the reply. */
  const attempt = useRef<'none' | 'sent' | 'shown'>('none')
  const { allErrors } = form
  const mistakes = listErrors(allErrors, { order, group })

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
    if (lastResult?.status !== 'error') return
    // On a slow network the browser can know the errors first, and its visitor has moved on when the reply arrives.
    isDue.current = attempt.current !== 'shown'
    attempt.current = 'none'
  }, [lastResult])

  useEffect(() => {
    const element = document.getElementById(form.id)
    const expect = ({ submitter }: SubmitEvent) => {
      if (submitter?.getAttribute('name') === intentField) return
      isDue.current = true
      attempt.current = 'sent'
    }
    // A visitor who types on must not lose the focus to the summary.
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

  // Errors arrive some renders after the reply, so this runs after every render.
  useEffect(() => {
    if (!isDue.current || !box.current) return
    isDue.current = false
    if (attempt.current === 'sent') attempt.current = 'shown'
    showOutcome(box.current)
  })

  if (Object.keys(allErrors).length === 0) return null
  return (
    <FailureBox
      ref={box}
      id={outcomeId(form.id)}
      message={messageOf(allErrors['']) ?? t('messages.formIncomplete')}
    >
      {mistakes.length > 0 && (
        <ul>
          {mistakes.map((mistake) => (
            <li key={mistake.name}>
              <a href={`#${form.id}-${mistake.name}`}>
                {mistake.line ?? sentence(mistake.name, mistake.messages)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </FailureBox>
  )
}
