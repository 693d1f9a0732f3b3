/**
 * Adds two headers to the panel's calls, which the CMS needs and Strapi does not send: the language on screen, and
 * the path of the open page.
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
