import { Claims } from '~/features/site/claims'
import type { HomePageData } from '../read-home-page.server'
import classes from './intro.module.css'

export function Intro({ home }: Pick<HomePageData, 'home'>) {
  return (
    <section className={classes.band} aria-labelledby="intro-title">
      <div className={`content ${classes.columns}`}>
        <div>
          <h2 id="intro-title" className={classes.title}>
            {home.introTitle}
          </h2>
          <div className={classes.prose} dangerouslySetInnerHTML={{ __html: home.introHtml }} />
        </div>
        <Claims />
      </div>
    </section>
  )
}
