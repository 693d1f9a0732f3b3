/** Posts that a page adds (leads-and-content.md §9). */
const postsPerPage = 12

/** The last page that shows all pages before it, too. */
const lastCumulativePage = 20
const maxPage = 1000

/** What an address asks the blog for. */
export type BlogQuery = {
  /** 1 or more. */
  page: number
  /** Slug of a category; null for all posts. */
  category: string | null
}

/** Anything unreadable is the first page of all posts. */
export function readBlogQuery(search: URLSearchParams): BlogQuery {
  const page = search.get('page') ?? ''
  return {
    page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), maxPage) : 1,
    category: search.get('category') || null,
  }
}

/** The canonical query, without `?`; empty for the first page of all posts. */
export function blogSearch({ page, category }: BlogQuery): string {
  const search = new URLSearchParams()
  if (category) search.set('category', category)
  if (page > 1) search.set('page', String(page))
  return search.toString()
}

/** Whether a page shows the posts of all pages before it, too (docs/decisions/0003). */
export function isCumulativePage(page: number): boolean {
  return page <= lastCumulativePage
}

/** Which posts of the list a page shows. */
export function shownRange(page: number): { from: number; to: number } {
  const first = isCumulativePage(page) ? 1 : page
  return { from: (first - 1) * postsPerPage, to: page * postsPerPage }
}
