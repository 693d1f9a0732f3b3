import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import {
  Outlet,
  useLoaderData,
  useLocation,
  useRouteError,
  useRouteLoaderData,
  type ShouldRevalidateFunctionArgs,
} from '@remix-run/react'
import { AskUsWithoutFooter } from '~/features/site/contact/ask-us'
import { PreviewBar } from '~/features/preview/banner/preview-bar'
import { readSiteData } from '~/features/site/read-site-data.server'
import { SiteLayout } from '~/features/shell/site-layout'
import { requestLocale } from '~/platform/i18n/i18n.server'
import { useRouteNamespaces } from '~/platform/i18n/use-route-namespaces'
import { localeOfPath } from '~/routing/find-page'
import { ErrorScreen } from '~/ui/layout/error-screen'
import { statusOfError } from '~/ui/layout/status-of-error'

export async function loader({ request }: LoaderFunctionArgs) {
  return readSiteData(await requestLocale(request))
}

/** Header and footer change with the content, not with the page a visitor goes to. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return localeOfPath(currentUrl.pathname) !== localeOfPath(nextUrl.pathname)
}

/** The head of pages without their own: error screens. */
export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: data?.settings.brandName ?? '' },
  { name: 'description', content: data?.settings.defaultMetaDescription ?? '' },
  { name: 'robots', content: 'noindex' },
]

export default function Language() {
  useRouteNamespaces()
  const { preview } = useLoaderData<typeof loader>()
  return (
    <SiteLayout above={<PreviewBar notice={preview} />}>
      <Outlet />
    </SiteLayout>
  )
}

export function ErrorBoundary() {
  const error = useRouteError()
  const locale = localeOfPath(useLocation().pathname)
  const site = useRouteLoaderData<typeof loader>(locale)
  const status = statusOfError(error)
  if (!site) {
    return (
      <main className="content">
        <ErrorScreen status={status} />
      </main>
    )
  }
  return (
    <SiteLayout above={<PreviewBar notice={site.preview} />}>
      <ErrorScreen status={status}>
        <AskUsWithoutFooter />
      </ErrorScreen>
    </SiteLayout>
  )
}
