import { Link } from '@remix-run/react'
import { useSite } from '~/features/site/use-site'
import { Icon } from '~/ui/icons/icon'
import type { FoundPlace } from './find-by-name.server'
import classes from './search-page.module.css'

/** Each place with its lists and how many they hold. */
export function FoundPlaces({ places }: { places: FoundPlace[] }) {
  const { menu } = useSite()
  const labelOf = (section: string) => menu.sections.find(({ page }) => page === section)?.label
  return (
    <ul className={classes.places}>
      {places.map(({ name, line, lists }) => (
        <li key={`${name} ${line ?? ''}`} className={classes.place}>
          <Icon name="pin" size={22} />
          <div>
            <h3 className={classes.name}>{name}</h3>
            {line && <p className={classes.line}>{line}</p>}
            <ul className={classes.lists}>
              {lists.map(({ section, path, count }) => (
                <li key={section}>
                  <Link to={path}>
                    {labelOf(section) ?? name} ({count})
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        </li>
      ))}
    </ul>
  )
}
