import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderSitemap } from '~/features/sitemap/render-sitemap'
import { sitemapEntries } from '~/features/sitemap/sitemap-entries.server'
import { env } from '~/platform/env/env.server'
import { cacheControl } from '~/platform/page-cache/cache-policy'
import { runInSlices } from '~/platform/process/run-in-slices.server'
import { sitemapPartParameter } from '~/routing/parameters'

export async function loader({ request }: LoaderFunctionArgs) {
  const part = partOf(new URL(request.url).searchParams)
  const options = { origin: env.SITE_ORIGIN, ...(part === null ? {} : { part }) }
  const pieces = await runInSlices(renderSitemap(await sitemapEntries(), options))
  if (pieces === null) return new Response(null, { status: 404 })
  return new Response(streamOf(pieces), {
    headers: {
      'Content-Type': 'application/xml; charset=utf-8',
      'Cache-Control': cacheControl.sitemap,
    },
  })
}

/** All pieces are ready; this only spares a joined copy here. */
function streamOf(pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(piece)
      controller.close()
    },
  })
}

/** The number of the file that is asked for, null for the whole. Other spellings of a number are no address. */
function partOf(query: URLSearchParams): number | null {
  const text = query.getAll(sitemapPartParameter).join()
  if (text === '') return null
  return /^[1-9]\d*$/.test(text) ? Number(text) : NaN
}
