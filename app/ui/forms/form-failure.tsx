import { forwardRef, useEffect, useId, useRef, type ReactNode } from 'react'
import { Icon } from '~/ui/icons/icon'
import classes from './form-failure.module.css'
import { showOutcome } from './outcome'

type FailureBoxProps = { id?: string; message: ReactNode; children?: ReactNode }

/** How a form shows beside its button that sending failed: a message that is read out, and details below it. */
export const FailureBox = forwardRef<HTMLDivElement, FailureBoxProps>(function FailureBox(
  { id, message, children },
  ref,
) {
  const messageId = useId()
  return (
    <div
      ref={ref}
      id={id}
      tabIndex={-1}
      role="group"
      aria-labelledby={messageId}
      className={classes.failure}
    >
      <p id={messageId} role="alert" className={classes.message}>
        <Icon name="info" />
        {message}
      </p>
      {children}
    </div>
  )
})

type FormFailureProps = {
  /** The reply of the action. The box takes the focus once for each. */
  reply: unknown
  message: ReactNode
  children?: ReactNode
}

/** A failure that belongs to no field, e.g. because the CMS is unreachable. `ErrorSummary` shows those of fields. */
export function FormFailure({ reply, message, children }: FormFailureProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (box.current) showOutcome(box.current)
  }, [reply])
  return (
    <FailureBox ref={box} message={message}>
      {children}
    </FailureBox>
  )
}
