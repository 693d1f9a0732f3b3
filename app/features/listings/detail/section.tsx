import { useId, type ReactNode } from 'react'
import classes from './section.module.css'

type SectionProps = { title: string; anchor?: string; children: ReactNode }

/** A titled part of the detail page, with an anchor of its own. */
export function Section({ title, anchor, children }: SectionProps) {
  const id = useId()
  return (
    <section id={anchor} aria-labelledby={id} className={classes.section}>
      <h2 id={id} className={classes.title}>
        {title}
      </h2>
      {children}
    </section>
  )
}
