import { useNavigate } from '@remix-run/react'
import { type FormEvent, type RefObject, useCallback, useRef, useState } from 'react'
import type { QueryContext } from '~/features/catalogue/filters/listing-filter'
import { defaultQuery } from '~/features/catalogue/filters/listing-filters'
import { hasPrice } from '~/features/catalogue/filters/price'
import { placePath } from '~/features/catalogue/places/place-path'
import { parseListingQuery, toSearch, writeSearch } from '~/features/catalogue/search/listing-query'
import { useSite } from '~/features/site/use-site'
import { layoutParameters, whereParameter } from '~/routing/parameters'
import { focusWhenGone } from '~/ui/layout/focus-when-gone'
import type { ListingPageData } from '../list/read-listing-page.server'
import { addressOfFilters, arriveAt, askFor, type FormAddress } from './form-address'
import { desktop } from './use-filter-sheet'
import { useListCounts } from './use-list-counts'

const keptParameters = [...layoutParameters, whereParameter]

/** The shortest address query that says what a filter form says; the page starts at 1 again. */
function canonicalSearch(form: FormData, context: QueryContext): string {
  const params = new URLSearchParams()
  for (const [name, value] of form) {
    if (typeof value === 'string' && value !== '') params.append(name, value)
  }
  const query = parseListingQuery(params, context)
  const search = new URLSearchParams(
    toSearch({
      ...query,
      page: 1,
      currency: hasPrice(query) ? query.currency : defaultQuery.currency,
    }),
  )
  for (const name of keptParameters) {
    const value = params.get(name)
    if (value) search.set(name, value)
  }
  return writeSearch(search)
}

/** Links learn what is on its way before the visitor uses them; otherwise React tells them when it has time. */
const soon = { flushSync: true }

/**
 * The filter form's behaviour: on desktop each change rewrites the address at once, on phones a change
 * only counts the places and the button applies. Leaves the page number behind, so it starts at 1. A place that was
 * typed and not chosen waits for the form to be sent: it may lead to another page.
 */
export function useFilterForm(data: ListingPageData, onApplied: () => void) {
  const ref = useRef<HTMLFormElement>(null)
  const navigate = useNavigate()
  const { path: shownPath, query, sectionPath, section, places, earliestCheckIn } = data
  const { locale } = useSite()

  const address = addressOfFilters(`${data.path}?${data.search}`)
  const [form, setForm] = useState<FormAddress>({ address, requested: [], key: 0 })
  /** The form's key while a place is typed in it and none is chosen, else null. */
  const [typedIn, setTypedIn] = useState<number | null>(null)
  const { counted, count } = useListCounts(address)
  if (form.address !== address) setForm(arriveAt(form, address))

  /** The list that the form's values stand for. Where a typed place does not go along, that of the page holds. */
  const target = useCallback(
    (withTyped: boolean) => {
      if (!ref.current) return sectionPath
      const values = readForm(ref.current)
      const location = values.get('location')
      const isHeld = !withTyped && isTyped(values)
      const chosen = typeof location === 'string' && placePath(section, locale, places, location)
      const path = isHeld ? shownPath : chosen || sectionPath
      if (isHeld) values.set('location', query.location.join())
      else if (chosen) values.delete('location')
      if (isHeld || location) values.delete(whereParameter)
      // Another place takes the map elsewhere.
      if (path !== shownPath) values.delete('bounds')
      const search = canonicalSearch(values, { section, earliestCheckIn })
      return search ? `${path}?${search}` : path
    },
    [shownPath, query.location, sectionPath, section, locale, places, earliestCheckIn],
  )

  const onChange = useCallback(() => {
    if (!ref.current?.checkValidity()) return
    const to = target(false)
    if (!window.matchMedia(desktop).matches) return count(to)
    setForm((last) => askFor(last, addressOfFilters(to)))
    // Some fields report from an effect, within which React flushes nothing.
    queueMicrotask(() => navigate(to, soon))
  }, [navigate, count, target])

  function onInput() {
    setTypedIn(ref.current && isTyped(readForm(ref.current)) ? form.key : null)
  }

  function onSubmit(event: FormEvent) {
    event.preventDefault()
    keepFocus(ref)
    navigate(target(true), soon)
    onApplied()
  }

  return {
    ref,
    /** Another one gives the form the values of the address. */
    key: form.key,
    onInput,
    onChange,
    onSubmit,
    /** Whether a place is typed and none is chosen: what it names is known once the form is sent. */
    isTyped: typedIn === form.key,
    /** What the form's values would show, where it has counted without applying; null while it stands as the page. */
    counted,
  }
}

/** At an address that the form cannot know ahead, another form takes its place: the same control takes the focus. */
function keepFocus(form: RefObject<HTMLFormElement>): void {
  const { activeElement: control } = document
  if (!control || !form.current?.contains(control)) return
  const name = control.getAttribute('name')
  const same = name ? `[name="${name}"]` : '[type=submit]'
  focusWhenGone(control, () => form.current?.querySelector<HTMLElement>(same))
}

const isTyped = (values: FormData) => !values.get('location') && Boolean(values.get(whereParameter))

/** What the form says. Of its choices those count, too, that leave no place any more and are disabled since. */
function readForm(form: HTMLFormElement): FormData {
  const values = new FormData(form)
  for (const choice of form.querySelectorAll<HTMLInputElement>('input:checked:disabled')) {
    values.append(choice.name, choice.value)
  }
  for (const option of form.querySelectorAll<HTMLOptionElement>('option:checked:disabled')) {
    const select = option.closest('select')
    if (select) values.set(select.name, option.value)
  }
  return values
}
