/* What runs in the page: the moment at which something is so, or something falsy. */

export const shownCards = () =>
  [...document.querySelectorAll('main article[data-listing]')].map((card) =>
    card.getAttribute('data-listing'),
  )
/** @param {string} selector */
export const isOpen = (selector) =>
  document.querySelector(selector)?.matches(':popover-open') && Date.now()
/** @param {string} selector */
export const hasDays = (selector) =>
  document.querySelector(`${selector}:popover-open [data-day]`) && Date.now()
export const isHydrated = () => 'hydrated' in document.documentElement.dataset && Date.now()
/** @param {number} count */
export const hasCards = (count) =>
  document.querySelectorAll('main article[data-listing]').length >= count && Date.now()
/** @param {string} symbol */
export const showsPrices = (symbol) =>
  document
    .querySelector('article')
    ?.innerText.split('\n')
    .some((line) => line.startsWith(symbol)) && Date.now()
/** @param {Record<string, number>} wanted */
export const hasGuests = (wanted) =>
  Object.entries(wanted).every(([name, count]) => {
    const field = document.querySelector(`#calculator input[name=${name}]`)
    return field instanceof HTMLInputElement && Number(field.value) === count
  }) && Date.now()
/** @param {Record<string, string>} wanted */
export const isFiltered = (wanted) =>
  Object.entries(wanted).every(
    ([name, value]) => new URLSearchParams(location.search).get(name) === value,
  ) &&
  !document.querySelector('[aria-busy=true]') &&
  document.readyState !== 'loading' &&
  Date.now()
export const isSheetOpen = () => {
  const sheet = document.querySelector('#filters')
  return sheet?.checkVisibility() && sheet.hasAttribute('data-open') && Date.now()
}
