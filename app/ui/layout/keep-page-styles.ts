type Routes = Record<string, { css?: string[] }>

/**
 * The document brought these sheets in its `<style>`, with disabled links. React takes a link away with its page, and
 * would load the sheet when the visitor comes back. So it no longer knows them, and copies of the links tell the
 * loaders of routes and of lazy modules that they are there.
 */
export function keepPageStyles(routes: Routes): void {
  const links = document.querySelectorAll('link[rel=stylesheet][disabled]')
  const kept = new Set([...links].map((link) => link.getAttribute('href')))
  for (const link of links) document.head.append(link.cloneNode())
  for (const route of Object.values(routes)) {
    if (route.css) route.css = route.css.filter((sheet) => !kept.has(sheet))
  }
}
