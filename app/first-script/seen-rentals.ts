import {
  forgetSeenRentals,
  rememberSeenRental,
  seenKey,
} from '~/features/catalogue/seen/seen-rentals'
import { seenRentalAttribute, showSeenRentals } from '~/features/catalogue/seen/show-seen-rentals'

/*
 * The places that were seen lately: remembered on the device alone, shown on the home page and below a place.
 */

/** Keeps room for the list before the first paint and fills it; remembers the place that the page is about. */
export function followSeenRentals(): void {
  const remember = () => {
    const json = document
      .querySelector(`[${seenRentalAttribute}]`)
      ?.getAttribute(seenRentalAttribute)
    if (json) rememberSeenRental(json)
  }
  showSeenRentals()
  // A page that comes back as it was left may have missed a change, as has another tab.
  addEventListener('pageshow', ({ persisted }) => persisted && showSeenRentals())
  addEventListener('storage', ({ key }) => (key === seenKey || key === null) && showSeenRentals())
  addEventListener('DOMContentLoaded', () => {
    showSeenRentals()
    // A page that the browser renders ahead has not been seen yet.
    if (!isPrerendering()) remember()
    else document.addEventListener('prerenderingchange', remember, { once: true })
  })
}

/** For buttons that are hidden once they were pressed: the keyboard goes on from the content of the page. */
export function focusContent(): void {
  document.getElementById('content')?.focus({ preventScroll: true })
}

/** The button that empties the list. */
export const seenClicks = {
  'data-forget-seen'() {
    forgetSeenRentals()
    showSeenRentals()
    focusContent()
  },
}

function isPrerendering(): boolean {
  return 'prerendering' in document && document.prerendering === true
}
