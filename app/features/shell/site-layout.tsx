import { useLocation, useSearchParams } from '@remix-run/react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ReportHost } from '~/features/leads/report/report-host'
import { AssistantHost } from '~/features/assistant/launcher/assistant-host'
import { FavoriteNotice } from '~/features/catalogue/favorites/favorite-notice'
import { useSite } from '~/features/site/use-site'
import { findPage } from '~/routing/find-page'
import { pageEntry } from '~/routing/table'
import { visitPixelPath } from '~/routing/resources'
import { BottomNav } from './bottom-nav'
import { MinimalHeader } from './header/minimal-header'
import { CookieBanner } from './cookies/cookie-banner'
import { SiteFooter } from './footer/site-footer'
import { SiteHeader } from './header/site-header'
import { PageAnnouncer } from './page-announcer'
import classes from './site-layout.module.css'

type SiteLayoutProps = {
  /** Shown above the header, behind the link that skips both. */
  above?: ReactNode
  children: ReactNode
}

/** Header, footer and shortcuts around every page. */
export function SiteLayout({ above, children }: SiteLayoutProps) {
  const { t } = useTranslation()
  const { hasVisitPixel = false } = useSite()
  const showSections = useSectionMenuShown()
  const page = findPage(useLocation().pathname)
  const hasMinimalLayout = page !== null && pageEntry(page.name).hasMinimalLayout === true
  return (
    <div className={classes.layout} data-minimal={hasMinimalLayout || undefined}>
      <a className={classes.skip} href="#content">
        {t('skipToContent')}
      </a>
      {above}
      {hasMinimalLayout ? <MinimalHeader /> : <SiteHeader showSections={showSections} />}
      <main id="content" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      {!hasMinimalLayout && (
        <>
          <SiteFooter />
          <BottomNav showSections={showSections} />
          <AssistantHost />
          <div className={classes.floating}>
            <CookieBanner />
          </div>
        </>
      )}
      <FavoriteNotice />
      <ReportHost />
      <PageAnnouncer />
      {hasVisitPixel && !hasMinimalLayout && (
        <img src={visitPixelPath} alt="" width={1} height={1} hidden />
      )}
    </div>
  )
}

/** Landings and embedded pages go without the section menu (browsing.md §2, header). */
function useSectionMenuShown(): boolean {
  const [query] = useSearchParams()
  const menu = query.get('menu')
  return menu !== 'none' && menu !== 'clean' && !query.get('landing')
}
