import type { ReactNode } from 'react'
import classes from './hero.module.css'

type HeroProps = {
  title: string
  text: string
  /** Fills the ground behind the words. */
  picture: ReactNode
  /** A short line above the title. */
  eyebrow?: ReactNode
  /** What the visitor can do at once. */
  children?: ReactNode
  /** One hero of a page carries its title. */
  isPageTitle?: boolean
  /** Beside the text on wide screens, below it on phones. */
  aside?: ReactNode
}

/** The opening of a landing: a large picture with words on it. */
export function Hero(props: HeroProps) {
  const { title, text, picture, eyebrow, children, isPageTitle = true, aside } = props
  const Title = isPageTitle ? 'h1' : 'h2'
  return (
    <div className={classes.hero} data-aside={aside ? '' : undefined}>
      <div className={classes.picture}>{picture}</div>
      <div className={`content ${classes.columns}`}>
        <div className={classes.words}>
          {eyebrow && <p className={classes.eyebrow}>{eyebrow}</p>}
          <Title className={classes.title}>{title}</Title>
          {text && <p className={classes.text}>{text}</p>}
          {children && <div className={classes.actions}>{children}</div>}
        </div>
        {aside && <div className={classes.aside}>{aside}</div>}
      </div>
    </div>
  )
}
