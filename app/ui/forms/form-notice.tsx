import { useEffect, useRef } from 'react'
import { Icon } from '~/ui/icons/icon'
import classes from './form-notice.module.css'

/** Good news about a form, in its place; takes the focus, since what was pressed is gone. */
export function FormNotice({ children }: { children: string }) {
  const box = useRef<HTMLParagraphElement>(null)
  useEffect(() => box.current?.focus(), [])
  return (
    <p ref={box} tabIndex={-1} role="status" className={classes.notice}>
      <Icon name="check" />
      {children}
    </p>
  )
}
