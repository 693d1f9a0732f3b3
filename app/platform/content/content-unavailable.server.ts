/** The CMS could not be asked, or its answer is none that the contract knows. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'
}

/**
 * The answer of a page that needs content which cannot be had: 503, to be thrown by loaders.
 * Visitors and crawlers are asked to come back.
 */
export function unavailableResponse(): Response {
  return new Response(null, {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': '30', 'Cache-Control': 'no-store' },
  })
}
