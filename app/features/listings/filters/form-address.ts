import { writeSearch } from '~/features/catalogue/search/listing-query'
import { layoutParameters } from '~/routing/parameters'

/** Which address the values of the filter form belong to. */
export type FormAddress = {
  address: string
  /** What the form has asked for since and is not shown yet, in order. */
  requested: string[]
  /** Under another key the form takes the values of the address. */
  key: number
}

/** Notes an address that the form navigates to. Going to the shown one drops those that are still on their way. */
export function askFor(form: FormAddress, to: string): FormAddress {
  const last = form.requested.at(-1) ?? form.address
  if (to === last) return form
  return { ...form, requested: to === form.address ? [] : [...form.requested, to] }
}

/**
 * Called when the page shows an address. The form keeps its values if it requested that address, else it takes those of
 * the address (a chip, going back).
 */
export function arriveAt(form: FormAddress, address: string): FormAddress {
  const step = form.requested.indexOf(address)
  if (step === -1) return { address, requested: [], key: form.key + 1 }
  return { address, requested: form.requested.slice(step + 1), key: form.key }
}

/**
 * The address of a list with its filters alone: how far the list has grown and the layout of its page are in no value
 * that the page gives the form.
 */
export function addressOfFilters(address: string): string {
  const [path = '', search] = address.split('?')
  const params = new URLSearchParams(search)
  for (const name of ['page', ...layoutParameters]) params.delete(name)
  return params.size > 0 ? `${path}?${writeSearch(params)}` : path
}
