import type { Core, UID } from '@strapi/strapi'
import { readGoneRentals, type FormerRow } from './read-gone-rentals'
import { chainFrom, comparablePath } from './redirect-chain'

type PathRow = { fromPath: string; toPath: string; permanent: boolean | null }

/** All redirects of the site, without those that have no published target now, and the rentals that went. */
export async function readRedirects(strapi: Core.Strapi) {
  const former: FormerRow[] = await strapi.db
    .query('api::former-slug.former-slug')
    .findMany({ orderBy: { id: 'asc' } })
  const current = await readCurrentSlugs(strapi, former)
  const currentOf = ({ contentType, language, target }: FormerRow) =>
    current.get(keyOf(contentType, language, target))
  const gone = former.filter((row) => currentOf(row) === undefined && !row.toPath)
  return {
    paths: await readPaths(strapi),
    formerSlugs: former.flatMap((row) => {
      const { contentType: uid, language: locale, oldSlug, target, toPath } = row
      const slug = currentOf(row) ?? null
      if ((slug === null && !toPath) || slug === oldSlug) return []
      return [{ uid, documentId: target, locale, oldSlug, slug, ...(toPath && { toPath }) }]
    }),
    goneRentals: await readGoneRentals(strapi, gone),
  }
}

async function readPaths(strapi: Core.Strapi) {
  const rows: PathRow[] = await strapi.db
    .query('api::redirect.redirect')
    .findMany({ where: { enabled: true }, orderBy: { fromPath: 'asc' } })
  const targets = new Map(rows.map(({ fromPath, toPath }) => [comparablePath(fromPath), toPath]))
  return rows.flatMap(({ fromPath, permanent }) => {
    const from = comparablePath(fromPath)
    const { chain, loops } = chainFrom(from, targets)
    const to = chain.at(-1)
    if (loops || to === undefined) return []
    return [{ from, to, status: permanent === false ? 302 : 301 }]
  })
}

/** The current slugs of the pages; unpublished pages have none. */
async function readCurrentSlugs(strapi: Core.Strapi, rows: FormerRow[]) {
  const current = new Map<string, string>()
  for (const uid of new Set(rows.map(({ contentType }) => contentType))) {
    if (!strapi.contentTypes[uid as UID.ContentType]) continue
    const ids = rows.filter(({ contentType }) => contentType === uid).map(({ target }) => target)
    const pages = await strapi.db.query(uid).findMany({
      where: { documentId: { $in: ids }, publishedAt: { $notNull: true } },
      select: ['documentId', 'locale', 'slug'],
    })
    for (const { documentId, locale, slug } of pages) {
      current.set(keyOf(uid, locale, documentId), slug)
    }
  }
  return current
}

function keyOf(uid: string, locale: string, documentId: string): string {
  return `${uid} ${locale} ${documentId}`
}
