import { NavLink } from '@mantine/core'
import '@mantine/core/styles/NavLink.layer.css'
import { Icon } from '~/ui/icons/icon'
import classes from './app-shell-navigation.module.css'
import type { StaffLink } from './staff-navigation'

type AppShellNavigationProps = { label: string; links: readonly StaffLink[] }

/** The way to every page of the desk, those of one kind of work together. */
export function AppShellNavigation({ label, links }: AppShellNavigationProps) {
  return (
    <nav aria-label={label} className={classes.navigation}>
      <ul>
        {links.map(({ href, label, isCurrent, group }, at) => (
          <li key={href} data-starts-group={group !== links[at - 1]?.group || undefined}>
            <NavLink
              href={href}
              label={label}
              active={isCurrent}
              aria-current={isCurrent ? 'page' : undefined}
              rel={group === 'cms' ? 'noreferrer' : undefined}
              rightSection={group === 'cms' ? <Icon name="external" size={16} /> : undefined}
              classNames={{ root: classes.link ?? '', label: classes.label ?? '' }}
            />
          </li>
        ))}
      </ul>
    </nav>
  )
}
