import type { LoaderFunctionArgs } from '@remix-run/node'
import { readFeed } from '~/features/blog/feed/read-feed.server'
import { renderFeed } from '~/features/blog/feed/render-feed'
import { requestLocale } from '~/platform/i18n/i18n.server'
import { cacheControl } from '~/platform/page-cache/cache-policy'

export async function loader({ request }: LoaderFunctionArgs) {
  return new Response(renderFeed(await readFeed(await requestLocale(request))), {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': cacheControl.blogFeed,
    },
  })
}
