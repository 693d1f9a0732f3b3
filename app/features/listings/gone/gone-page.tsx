import { Link } from '@remix-run/react'
import { CardGrid } from '~/features/catalogue/components/card-grid'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { ButtonLink } from '~/ui/button/button'
import { sectionLabel } from '../seo/section-label'
import classes from './gone-page.module.css'
import lockedDoorUrl from './locked-door.svg?url'
import type { GonePageData } from './read-gone-page.server'

/** The page of a rental that was unpublished: places like it, and the list around it. */
export function GonePage({ words, gone: { section, list, similar } }: GonePageData) {
  const site = useSite()
  const places = sectionLabel(section, site) ?? words.places
  return (
    <div className={`content ${classes.page}`}>
      <header className={classes.head}>
        <img src={lockedDoorUrl} alt="" width={200} height={150} className={classes.picture} />
        <div>
          <h1 className={classes.title}>{words.title}</h1>
          <p className={classes.hint}>{words.hint}</p>
          <div className={classes.ways}>
            <ButtonLink kind="primary" to={list.path}>
              {list.place ? `${places} · ${list.place}` : places} ({list.total})
            </ButtonLink>
            <Link to={href('home', site.locale)}>{words.home}</Link>
          </div>
        </div>
      </header>
      {similar.length > 0 && (
        <section aria-labelledby="similar-title">
          <h2 id="similar-title" className={classes.similar}>
            {words.similar}
          </h2>
          <CardGrid cards={similar} />
        </section>
      )}
    </div>
  )
}
