import classes from './staff-navigation.module.css'

export type StaffLink = { href: string; label: string; isCurrent: boolean; isOutside: boolean }

type StaffNavigationProps = { label: string; links: readonly StaffLink[] }

/** The way to every page of the staff. */
export function StaffNavigation({ label, links }: StaffNavigationProps) {
  return (
    <nav aria-label={label} className={`content ${classes.navigation}`}>
      <ul>
        {links.map(({ href, label, isCurrent, isOutside }) => (
          <li key={href}>
            <a
              href={href}
              aria-current={isCurrent ? 'page' : undefined}
              className={classes.link}
              rel={isOutside ? 'noreferrer' : undefined}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
