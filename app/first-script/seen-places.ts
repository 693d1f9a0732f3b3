import { forgetSeenPlaces, rememberSeenPlace } from '~/features/catalogue/seen/seen-places'
import { seenPlaceAttribute, showSeenPlaces } from '~/features/catalogue/seen/show-seen-places'

/*
 * The places that were seen lately: remembered on the device alone, shown on the home page and below a place.
 */

/** Keeps room for the list before the first paint and fills it; remembers the place that the page is about. */
export function followSeenPlaces(): void {
  const remember = () => {
    const json = document.querySelector(`[${seenPlaceAttribute}]`)?.getAttribute(seenPlaceAttribute)
    if (json) rememberSeenPlace(json)
  }
  showSeenPlaces()
  addEventListener('DOMContentLoaded', () => {
    showSeenPlaces()
    // A page that the browser renders ahead has not been seen yet.
    if (!isPrerendering()) remember()
    else document.addEventListener('prerenderingchange', remember, { once: true })
  })
}

/** The button that empties the list. */
export const seenClicks = {
  'data-forget-seen'() {
    forgetSeenPlaces()
    showSeenPlaces()
  },
}

function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true
}
