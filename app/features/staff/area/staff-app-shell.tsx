import { AppShell, Burger } from '@mantine/core'
import '@mantine/core/styles/AppShell.layer.css'
import '@mantine/core/styles/Burger.layer.css'
import '@mantine/core/styles/UnstyledButton.layer.css'
import { Form } from '@remix-run/react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { href } from '~/routing/href'
import { resources } from '~/routing/resources'
import { Button } from '~/ui/button/button'
import { isPopoverOpen } from '~/ui/layout/open-popovers'
import { MantinePart } from '~/ui/mantine/mantine-part'
import { NewsToasts } from '../live/news-toasts'
import { firstPageOf, hasRight } from '../rights'
import type { Staff } from '../session/require-staff.server'
import classes from './staff-app-shell.module.css'
import { AppShellNavigation } from './app-shell-navigation'
import type { StaffLink } from './staff-navigation'
import frame from './staff-layout.module.css'
import { StaffWays } from './staff-ways'

const menuId = 'desk-menu'

type StaffAppShellProps = {
  staff: Pick<Staff, 'name' | 'role'>
  locale: Locale
  brandName: string
  links: readonly StaffLink[]
  children: ReactNode
}

/**
 * The frame of the desk: where to go, who is signed in, and the way out, at the side on wide screens and behind a
 * button on others. The menu there is a native popover, so that it opens before and without script.
 */
export function StaffAppShell({ staff, locale, brandName, links, children }: StaffAppShellProps) {
  const { t } = useTranslation('staff')
  const isOpen = useIsOpen(menuId)
  const brand = (
    <p className={frame.brand}>
      <a href={href(firstPageOf(staff.role), locale)}>
        {brandName} <span className={frame.area}>{t('area')}</span>
      </a>
    </p>
  )
  return (
    <MantinePart>
      <a className={frame.skip} href="#content">
        {t('skip')}
      </a>
      <AppShell
        id="desk"
        layout="alt"
        header={{ height: { base: 56, lg: 0 } }}
        navbar={{ width: 248, breakpoint: 'lg' }}
        transitionDuration={0}
        className={classes.desk}
      >
        <AppShell.Header className={classes.header}>
          {brand}
          <Burger
            opened={isOpen}
            size="sm"
            popovertarget={menuId}
            aria-label={t('menu')}
            className={classes.burger}
          />
        </AppShell.Header>
        <AppShell.Navbar
          component="aside"
          id={menuId}
          popover="auto"
          aria-label={t('menu')}
          className={classes.side}
        >
          <div className={classes.brand}>{brand}</div>
          <AppShellNavigation label={t('navigation')} links={links} />
          <div className={classes.foot}>
            <p className={classes.who}>
              <span className="visually-hidden">{t('signedInAs')}</span> {staff.name}
              <span className={classes.role}>{t(`roles.${staff.role}`)}</span>
            </p>
            <Form
              reloadDocument
              method="post"
              action={`/${resources.staffSignOut.path}?language=${locale}`}
            >
              <Button type="submit" size="small">
                {t('signOut')}
              </Button>
            </Form>
            <StaffWays locale={locale} />
            <p className={classes.times}>{t('times')}</p>
          </div>
        </AppShell.Navbar>
        <AppShell.Main id="content" tabIndex={-1} className={classes.main}>
          <div className="content">{children}</div>
        </AppShell.Main>
      </AppShell>
      {hasRight(staff.role, 'stays') && <NewsToasts locale={locale} />}
    </MantinePart>
  )
}

/** Whether a native popover is open. */
function useIsOpen(id: string): boolean {
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    const popover = document.getElementById(id)
    const follow = () => setOpen(isPopoverOpen(popover))
    popover?.addEventListener('toggle', follow)
    return () => popover?.removeEventListener('toggle', follow)
  }, [id])
  return isOpen
}
