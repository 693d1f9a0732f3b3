import { Icon } from '~/ui/icons/icon'
import classes from './staff-navigation.module.css'

export type StaffLink = {
  href: string
  label: string
  isCurrent: boolean
  /** The kind of work. Pages of one stand together; those of the CMS lie outside of the site. */
  group: 'day' | 'papers' | 'house' | 'cms'
}

type StaffNavigationProps = {
  label: string
  links: readonly StaffLink[]
  /** On wide screens it is a column at the side instead of a row. */
  isAtSide?: boolean
}

/** The way to every page of the staff. */
export function StaffNavigation({ label, links, isAtSide }: StaffNavigationProps) {
  const side = isAtSide ? classes.side : ''
  return (
    <nav aria-label={label} className={`content ${classes.navigation} ${side}`}>
      <ul>
        {links.map(({ href, label, isCurrent, group }, at) => (
          <li key={href} data-starts-group={group !== links[at - 1]?.group || undefined}>
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
