import { expirePageAt } from '~/platform/page-cache/tag-scope.server'
import { minutes } from '~/platform/units/duration'

const triedAgainAfter = minutes(1)

/**
 * Content that a page can do without: where it cannot be had now (the 503 of `readContent`, which is logged
 * there), the page is made with `without` in its place, and made again in a minute.
 */
export async function orWithout<Content>(
  content: Promise<Content>,
  without: Content,
): Promise<Content> {
  try {
    return await content
  } catch (err) {
    if (!(err instanceof Response) || err.status !== 503) throw err
    expirePageAt(new Date(Date.now() + triedAgainAfter))
    return without
  }
}
