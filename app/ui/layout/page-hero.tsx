import type { ReactNode } from 'react'
import type { Picture } from '~content/picture'
import { Photo } from '~/ui/media/photo'
import classes from './page-hero.module.css'

type PageHeroProps = {
  title: string
  /** Breadcrumb above the title. */
  trail?: ReactNode
  picture: Picture | null
  alt: string
  /** Lead and buttons below the title. */
  children: ReactNode
}

/** The head of a text page: a title and a picture in an arch. */
export function PageHero({ title, trail, picture, alt, children }: PageHeroProps) {
  return (
    <header className={`content ${classes.hero}`}>
      <div className={classes.words}>
        {trail}
        <h1 className={classes.title}>{title}</h1>
        {children}
      </div>
      <div className={classes.arch}>
        <Photo
          picture={picture}
          alt={alt}
          sizes="(min-width: 900px) 480px, 92vw"
          widest={1280}
          eager
        />
      </div>
    </header>
  )
}
