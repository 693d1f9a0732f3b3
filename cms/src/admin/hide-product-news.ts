/** The banner about the product's new media library has no switch but its own "dismissed" mark. */
export function hideStrapiNews(): void {
  for (const instance of ['false', 'undefined', 'null']) {
    const key = `STRAPI_MEDIA_LIBRARY_BANNER_DISMISSED_FOR_false:${instance}`
    window.localStorage.setItem(key, 'true')
  }
}
