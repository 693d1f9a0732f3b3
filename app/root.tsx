import type { LinksFunction } from '@remix-run/node'
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  useLocation,
  useMatches,
  useRouteError,
} from '@remix-run/react'
import type { ReactNode } from 'react'
import { manifestPath } from './features/site/manifest/build-manifest'
import firstScript from './first-script/main?bundled'
import { localeOfPath } from './routing/find-page'
import { ErrorScreen } from './ui/layout/error-screen'
import { statusOfError } from './ui/layout/status-of-error'
import { pageIcons, pageStyles } from './ui/layout/page-slots'
import { buildSpeculationRules } from './ui/layout/speculation-rules'
import { isApplication, isScriptless } from './ui/layout/page-scripts'
import './ui/theme/fonts/fallback-fonts.css'
import displayFont from './ui/theme/fonts/fraunces-common.woff2?url'
import bodyFont from './ui/theme/fonts/nunito-sans-common.woff2?url'
import './ui/theme/fonts/web-fonts.css'
import './ui/theme/tokens.css'
import './ui/theme/base.css'

// Zod would try whether it may compile code, which the site's policy forbids and browsers report as an attack. This is
// the first module of a page that runs, so it comes before the schemas of the page. The server may compile.
if (typeof document !== 'undefined') {
  const settings: typeof globalThis & { __zod_globalConfig?: object } = globalThis
  settings.__zod_globalConfig = Object.assign(settings.__zod_globalConfig ?? {}, { jitless: true })
}

/** Fonts come after the main picture: the text stands in a font of the same widths until then. */
const font = {
  rel: 'preload',
  as: 'font',
  type: 'font/woff2',
  crossOrigin: 'anonymous',
  fetchPriority: 'low',
} as const

export const links: LinksFunction = () => [
  { ...font, href: bodyFont },
  { ...font, href: displayFont },
  { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
  { rel: 'icon', href: '/favicon.ico', sizes: '32x32' },
  { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
]

/** Only the server writes documents, so the browser's build leaves the rules out, as it does the first script. */
const speculationRules = import.meta.env.SSR ? buildSpeculationRules() : ''

/** Empty in the browser's build for the same reason. */
const manifestOf = import.meta.env.SSR ? manifestPath : () => ''

/** Mantine's colours hang on this, which it sets itself where its script runs. */
const mantineColors = { 'data-mantine-color-scheme': 'light' }

export function Layout({ children }: { children: ReactNode }) {
  const locale = localeOfPath(useLocation().pathname)
  const matches = useMatches()
  const hasScript = !matches.some(isScriptless)
  const isDesk = matches.some(isApplication)
  const hasFirstScript = hasScript && !isDesk
  return (
    <html lang={locale} suppressHydrationWarning {...(isDesk && mantineColors)}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="theme-color" content="#fbf7f0" />
        {hasFirstScript && (
          <script suppressHydrationWarning dangerouslySetInnerHTML={{ __html: firstScript }} />
        )}
        <Meta />
        <style
          {...{ [pageStyles]: '' }}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: '' }}
        />
        <Links />
        <link rel="manifest" suppressHydrationWarning href={manifestOf(locale)} />
      </head>
      <body>
        {children}
        {!isDesk && (
          <svg
            {...{ [pageIcons]: '' }}
            suppressHydrationWarning
            dangerouslySetInnerHTML={{ __html: '' }}
          />
        )}
        {hasFirstScript && (
          <>
            <script
              type="speculationrules"
              suppressHydrationWarning
              dangerouslySetInnerHTML={{ __html: speculationRules }}
            />
            <ScrollRestoration />
          </>
        )}
        {hasScript && <Scripts />}
      </body>
    </html>
  )
}

export default function Root() {
  return <Outlet />
}

/** The last resort: an error outside the pages' own layout. */
export function ErrorBoundary() {
  const error = useRouteError()
  const status = statusOfError(error)
  return (
    <main className="content">
      <ErrorScreen status={status} />
    </main>
  )
}
