import type { ReactNode } from 'react'
import classes from './form-section.module.css'

/** Anchor of the form of a page for owners. */
export const formSectionId = 'write'

/** Id of the heading that names the form. */
export const formTitleId = 'write-title'

type FormSectionProps = { title: string; text: string; children: ReactNode }

/** The form of a page, beside the words that lead to it. */
export function FormSection({ title, text, children }: FormSectionProps) {
  return (
    <section id={formSectionId} className={classes.band} aria-labelledby={formTitleId}>
      <div className={`content ${classes.columns}`}>
        <div>
          <h2 id={formTitleId} className={classes.title}>
            {title}
          </h2>
          <p className={classes.text}>{text}</p>
        </div>
        <div className={`panel ${classes.card}`}>{children}</div>
      </div>
    </section>
  )
}
