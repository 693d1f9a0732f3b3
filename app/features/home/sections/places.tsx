import { Link } from '@remix-run/react'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Photo } from '~/ui/media/photo'
import type { HomePageData } from '../read-home-page.server'
import classes from './places.module.css'

/** Towns worth the trip; each leads to the vacation rentals there. */
export function Places({ home, regions }: Pick<HomePageData, 'home' | 'regions'>) {
  const { locale } = useSite()
  return (
    <section className={`content ${classes.section}`} aria-labelledby="places-title">
      <h2 id="places-title" className={classes.title}>
        {home.placesTitle}
      </h2>
      <ul className={classes.places}>
        {home.places.map((place) => {
          const slug = place.town?.slug
          const region = regions.find((one) => one.towns.some((town) => town.slug === slug))
          const to =
            slug && region
              ? href('vacationRentalsTown', locale, { state: region.slug, location: slug })
              : href('vacationRentals', locale)
          return (
            <li key={place.title}>
              <Link to={to} className={classes.place}>
                <span className={classes.picture}>
                  <Photo
                    picture={place.picture}
                    alt=""
                    sizes="(min-width: 1000px) 300px, (min-width: 640px) 45vw, 92vw"
                    widest={960}
                  />
                </span>
                <span className={classes.name}>{place.title}</span>
                <span className={classes.text}>{place.text}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
