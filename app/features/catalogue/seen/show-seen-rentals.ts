import { readSeenRentals } from './seen-rentals'

/** The list that is filled on the device. */
export const seenListAttribute = 'data-seen-list'

/** What a place's page says of itself, as JSON of a `SeenRental`. */
export const seenRentalAttribute = 'data-seen-place'

/** The places to show on this page, in its language: those that exist in it, but not the one that the page is about. */
function shownSeenRentals() {
  const language = document.documentElement.lang === 'es' ? 'es' : 'en'
  return readSeenRentals().flatMap(({ paths, name, town, picture }) => {
    const path = paths[language]
    if (!path || path === location.pathname) return []
    const words = [name, town].map((text) => (typeof text === 'string' ? text : text[language]))
    return [{ path, words, picture }]
  })
}

/** Says on `<html>` whether there is anything to show, and fills the list; React leaves its content alone. */
export function showSeenRentals(): void {
  const rentals = shownSeenRentals()
  document.documentElement.toggleAttribute('data-seen', rentals.length > 0)
  document.querySelector(`[${seenListAttribute}]`)?.replaceChildren(
    ...rentals.map(({ path, words, picture }) => {
      const item = document.createElement('li')
      const link = document.createElement('a')
      link.href = path
      const image = document.createElement('img')
      Object.assign(image, { alt: '', width: 320, height: 240, loading: 'lazy' })
      if (picture) image.src = picture
      const lines = words.map((text) => {
        const line = document.createElement('span')
        line.textContent = text ?? ''
        return line
      })
      link.append(image, ...lines)
      item.append(link)
      return item
    }),
  )
}
