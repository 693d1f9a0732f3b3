import { Icon } from '~/ui/icons/icon'
import classes from './staff-navigation.module.css'

export type StaffLink = {
  href: string
  label: string
  isCurrent: boolean
  /** The kind of work. Pages of one stand together; those of the CMS lie outside of the site. */
  group: 'day' | 'papers' | 'house' | 'cms'
}

type StaffNavigationProps = { label: string; links: readonly StaffLink[] }

/** The way to every page of the staff, in a row above a page that guests see without it. */
export function StaffNavigation({ label, links }: StaffNavigationProps) {
  return (
    <nav aria-label={label} className={`content ${classes.navigation}`}>
      <ul>
        {links.map(({ href, label, isCurrent, group }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classes.link}
              rel={group === 'cms' ? 'noreferrer' : undefined}
            >
              {label}
              {group === 'cms' && <Icon name="external" size={16} />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
