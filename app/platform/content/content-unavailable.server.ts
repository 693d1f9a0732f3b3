import { noStore } from '~/platform/page-cache/cache-policy'

/** The CMS is unreachable, or its response violates the contract. */
export class ContentUnavailable extends Error {
  override name = 'ContentUnavailable'
}

/** The CMS answered with content that violates the contract: it fails again until the content changes. */
export class InvalidContent extends ContentUnavailable {
  override name = 'InvalidContent'
}

/**
 * The response of a page whose content is unavailable: 503 with Retry-After, to be thrown by loaders.
 */
export function unavailableResponse(): Response {
  return new Response(null, {
    status: 503,
    statusText: 'Service Unavailable',
    headers: { 'Retry-After': '30', 'Cache-Control': noStore },
  })
}
