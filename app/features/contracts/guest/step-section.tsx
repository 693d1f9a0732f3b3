import type { ReactNode } from 'react'
import classes from './guest-page.module.css'
import type { Step } from './guest-steps'

type StepSectionProps = { step: Step; title: string; isHidden: boolean; children: ReactNode }

/** A part of the guest's form under its heading, which takes the focus when somebody goes there. */
export function StepSection({ step, title, isHidden, children }: StepSectionProps) {
  return (
    <section hidden={isHidden} aria-labelledby={`step-${step}`} className={classes.step}>
      <h2 id={`step-${step}`} tabIndex={-1} className={classes.stepTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
