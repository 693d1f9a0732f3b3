import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import classes from './home-section.module.css'

type HomeSectionProps = {
  /** Id of its heading. */
  titleId: string
  title: string
  text?: string
  /** Where all of the kind are, beside the heading; undefined if the language has no such page. */
  more: { to: string; label: string } | undefined
  children: ReactNode
}

/** A few of a kind below a heading, and the way to all of them. */
export function HomeSection({ titleId, title, text, more, children }: HomeSectionProps) {
  return (
    <section className={`content ${classes.section}`} aria-labelledby={titleId}>
      <div className={classes.head}>
        <div>
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
        {more && (
          <Link to={more.to} className={classes.more}>
            {more.label}
          </Link>
        )}
      </div>
      {children}
    </section>
  )
}
