import { retryMissingContent } from '~/platform/page-cache/cache-policy'
import { expirePageAt } from '~/platform/page-cache/tag-scope.server'

/**
 * For content that a page can do without. If it is unavailable (the 503 of `readContent`, which logs it), the page is
 * rendered with `fallback` instead and expires in a minute.
 */
export async function fallbackTo<Content>(
  content: Promise<Content>,
  fallback: Content,
): Promise<Content> {
  try {
    return await content
  } catch (err) {
    if (!(err instanceof Response) || err.status !== 503) throw err
    expirePageAt(new Date(Date.now() + retryMissingContent))
    return fallback
  }
}
