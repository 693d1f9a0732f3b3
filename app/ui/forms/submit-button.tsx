import { useNavigation } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './submit-button.module.css'

type SubmitButtonProps = {
  /** What happens next. */
  children: ReactNode
  /** Where the form is not sent by a navigation of the page. */
  isPending?: boolean
}

/** Sends the form; while it is under way a second press does nothing, and the button keeps its width. */
export function SubmitButton({ children, isPending }: SubmitButtonProps) {
  const { t } = useTranslation('forms')
  const { formMethod } = useNavigation()
  const isSending = isPending ?? formMethod === 'POST'
  return (
    <button
      type="submit"
      className={classes.button}
      aria-disabled={isSending}
      onClick={(event) => {
        if (isSending) event.preventDefault()
      }}
    >
      <span className={classes.words}>{children}</span>
      <span className={classes.pending} role="status">
        {isSending ? t('sending') : ''}
      </span>
    </button>
  )
}
