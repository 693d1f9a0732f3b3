/**
 * Adds to the panel's calls what the CMS answers by and the panel does not say: the language on screen, and which
 * page is open (an address of the panel, without its query).
 */
export function sendLanguageAndPage(): void {
  const { fetch } = window
  window.fetch = (input, init) => {
    const request = input instanceof Request ? input : undefined
    const { origin } = new URL(request?.url ?? String(input), window.location.href)
    if (origin !== window.location.origin) return fetch(input, init)
    const headers = new Headers(init?.headers ?? request?.headers)
    headers.set('Accept-Language', document.documentElement.lang || 'en')
    headers.set('X-Panel-Page', window.location.pathname)
    return fetch(input, { ...init, headers })
  }
}
