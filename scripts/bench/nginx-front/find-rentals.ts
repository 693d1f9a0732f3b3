import * as z from 'zod'

export type RentalPage = { slug: string; path: string }

/** Pages of vacation rentals in English, as the sitemap lists them. */
export async function findRentals(site: string): Promise<RentalPage[]> {
  const sitemap = await (await fetch(`${site}/sitemap.xml`)).text()
  const pattern = /<loc>https?:\/\/[^/]+(\/vacation-rentals\/guatemala\/[^/<]+\/[^/<]+\/([^/<]+))</g
  const found = [...sitemap.matchAll(pattern)].map(([, path, slug]) => ({ path, slug }))
  return z.array(z.object({ path: z.string(), slug: z.string() })).parse(found)
}
