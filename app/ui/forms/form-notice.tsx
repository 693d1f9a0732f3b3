import { useEffect, useRef } from 'react'
import { Icon } from '~/ui/icons/icon'
import classes from './form-notice.module.css'
import { outcomeId, showOutcome } from './outcome'

type FormNoticeProps = { formId: string; children: string }

/** Good news about a form, beside its button; takes the focus as a mistake would. */
export function FormNotice({ formId, children }: FormNoticeProps) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (box.current) showOutcome(box.current)
  }, [])
  return (
    <p ref={box} id={outcomeId(formId)} tabIndex={-1} role="status" className={classes.notice}>
      <Icon name="check" />
      {children}
    </p>
  )
}
