import { useId, type ReactNode } from 'react'
import classes from './block-section.module.css'

type BlockSectionProps = {
  title: string
  text?: string
  children: ReactNode
  /** `wash` sets the section apart from its neighbours. */
  tone?: 'plain' | 'wash'
  /** Where links lead. */
  id?: string
}

/** A part of a landing with its heading; without a title it is no landmark. */
export function BlockSection({ title, text, children, tone = 'plain', id }: BlockSectionProps) {
  const titleId = useId()
  return (
    <section
      id={id}
      className={classes.section}
      data-tone={tone}
      {...(title ? { 'aria-labelledby': titleId } : {})}
    >
      <div className="content">
        {title && (
          <h2 id={titleId} className={classes.title}>
            {title}
          </h2>
        )}
        {text && <p className={classes.text}>{text}</p>}
        {children}
      </div>
    </section>
  )
}
