/** @typedef {{ home: string, list: string, place: string, form: string }} Paths */

/**
 * A page of each kind that is touched.
 * @param {string} origin
 * @param {'en' | 'es'} language
 * @returns {Promise<Paths>}
 */
export async function findPaths(origin, language) {
  const [home, list, form] = await Promise.all(
    ['/', '/vacation-rentals', '/list-with-us'].map(async (path) => {
      const html = await (await fetch(origin + path)).text()
      return alternateIn(html, language)
    }),
  )
  const html = await (await fetch(`${origin}${list}`)).text()
  const place = /<a href="([^"?]+)[^>]* data-card=/.exec(html)?.[1]
  if (!home || !list || !form || !place) throw new Error(`The site lacks a page in ${language}`)
  return { home, list, form, place }
}

/** @param {string} html @param {string} language */
function alternateIn(html, language) {
  const links = html.match(/<link [^>]*>/g) ?? []
  const link = links.find((one) => one.toLowerCase().includes(`hreflang="${language}"`))
  const address = /href="([^"]+)"/.exec(link ?? '')?.[1]
  return address && new URL(address).pathname
}
