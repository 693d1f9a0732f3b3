import type { ReactNode } from 'react'
import classes from '../guest-page.module.css'
import type { Step } from './guest-steps'

export type StepSectionProps = { step: Step; title: string; isHidden: boolean }

/** A part of the guest's form under its heading, which takes the focus when the step opens. */
export function StepSection(props: StepSectionProps & { children: ReactNode }) {
  const { step, title, isHidden, children } = props
  return (
    <section hidden={isHidden} aria-labelledby={`step-${step}`} className={classes.step}>
      <h2 id={`step-${step}`} tabIndex={-1} className={classes.stepTitle}>
        {title}
      </h2>
      {children}
    </section>
  )
}
