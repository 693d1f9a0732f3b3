import type { GuestData } from '../guest-data'
import classes from '../guest-page.module.css'

/** Place, dates and title; one line on a phone, where the steps have headings of their own. */
export function PageHead({ data: { heading }, title }: { data: GuestData; title: string }) {
  return (
    <div className={classes.head}>
      <p className={classes.eyebrow}>
        {heading.property}
        <span className={classes.dates}> · {heading.dates}</span>
      </p>
      <h1 className={classes.title}>{title}</h1>
    </div>
  )
}
