/**
 * Hides Strapi's banner about its media library. It has no setting: only its own "dismissed" mark in local
 * storage.
 */
export function hideStrapiNews(): void {
  for (const instance of ['false', 'undefined', 'null']) {
    const key = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${instance}`
    window.localStorage.setItem(key, 'true')
  }
}
