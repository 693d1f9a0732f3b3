/** Sheets that the bundler asked for, which marks its links so. React removes those of pages itself. */
const isOfPart = (link: HTMLLinkElement) =>
  link.rel === 'stylesheet' && link.hasAttribute('crossorigin')

const failed = new Set<HTMLLinkElement>()

// An error of a link does not bubble, so it is caught on its way down.
if (typeof document !== 'undefined') {
  document.addEventListener(
    'error',
    ({ target }) => {
      if (target instanceof HTMLLinkElement && isOfPart(target)) failed.add(target)
    },
    true,
  )
}

/**
 * Imports a part of a page. The bundler asks for a style sheet once: a part whose sheet failed would be shown without
 * it when it is imported again, so such sheets are asked for first. Rejects where sheet or script cannot be had.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  await Promise.all([...failed].map(askAgain))
  return load()
}

function askAgain(link: HTMLLinkElement): Promise<unknown> {
  failed.delete(link)
  const again = document.createElement('link')
  again.rel = 'stylesheet'
  again.crossOrigin = ''
  again.href = link.href
  return new Promise((resolve, reject) => {
    again.addEventListener('load', resolve)
    again.addEventListener('error', () => reject(new Error(`No style sheet at ${again.href}`)))
    if (link.isConnected) link.replaceWith(again)
    else document.head.append(again)
  })
}
