import { useEffect, useRef } from 'react'
import { Icon } from '~/ui/icons/icon'
import classes from './form-notice.module.css'
import { outcomeId, showOutcome } from './outcome'

type FormNoticeProps = {
  /** The form whose action URL points here, for replies without script. */
  formId?: string
  children: string
}

/** A success message beside the button of a form. Takes the focus, as failures do. */
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
