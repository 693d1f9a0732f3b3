import { useEffect, useRef } from 'react'
import { Icon } from '~/ui/icons/icon'
import classes from './form-notice.module.css'
import { outcomeId, showOutcome } from './outcome'

type FormNoticeProps = {
  /** The form whose address leads here when it comes back without script. */
  formId?: string
  children: string
}

/** Good news about a form, beside its button; takes the focus as a mistake would. */
export function FormNotice({ formId, children }: FormNoticeProps) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (box.current) showOutcome(box.current)
  }, [])
  return (
    <p
      ref={box}
      id={formId && outcomeId(formId)}
      tabIndex={-1}
      role="status"
      className={classes.notice}
    >
      <Icon name="check" />
      {children}
    </p>
  )
}
