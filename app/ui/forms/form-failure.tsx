import { useEffect, useRef, type ReactNode } from 'react'
import { Icon } from '~/ui/icons/icon'
import classes from './form-notice.module.css'
import { showOutcome } from './outcome'

type FormFailureProps = {
  /** The answer that it tells of: each takes the focus once, so that it is seen and read out. */
  of: unknown
  children: ReactNode
}

/** What went wrong with a form that was sent, beside the button that sent it. */
export function FormFailure({ of, children }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) showOutcome(box.current)
  }, [of])
  return (
    <div ref={box} tabIndex={-1} role="alert" className={`${classes.notice} ${classes.failure}`}>
      <Icon name="info" />
      <div>{children}</div>
    </div>
  )
}
