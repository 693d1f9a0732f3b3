import { Link } from '@remix-run/react'
import cover from '~/ui/layout/cover-link.module.css'
import type { FoundRental } from './find-by-name.server'
import classes from './search-page.module.css'

/** Rentals whose names fit: picture, name and town, each one link. */
export function FoundRentals({ rentals }: { rentals: FoundRental[] }) {
  return (
    <ul className={classes.rentals}>
      {rentals.map(({ path, name, town, picture }) => (
        <li key={path} className={classes.rental}>
          {picture ? (
            <img src={picture} alt="" width={96} height={72} loading="lazy" decoding="async" />
          ) : (
            <span className={classes.noPicture} />
          )}
          <div>
            <h3 className={classes.name}>
              <Link to={path} className={cover.link}>
                {name}
              </Link>
            </h3>
            <p className={classes.line}>{town}</p>
          </div>
        </li>
      ))}
    </ul>
  )
}
