import { useNavigate } from '@remix-run/react'
import { useEffect, useLayoutEffect, useState, type RefObject } from 'react'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { preloadNamespaces } from '~/platform/i18n/preload-namespaces'
import { noChoice, readStayChoice, writeStayChoice } from '~/features/pricing/request/stay-choice'
import { toSearchQuery } from '../suggest/search-text'
import type { Suggestions } from '../suggest/suggestions'
import { unselectPlace, writePlace, type ChosenPlace } from './field-parts'
import { firstOptions, namedOptions, nearestOptions, type WhereOption } from './list-options'
import { useDeviceLocation, type Located } from './use-device-location'
import { useSuggestions } from './use-suggestions'

const everywhere: ChosenPlace = { value: '', name: '' }

export type WhereListTarget = {
  section: SectionKey
  locale: Locale
  input: RefObject<HTMLInputElement>
  select: RefObject<HTMLSelectElement>
  chosen: ChosenPlace
}

/**
 * The behaviour of the field's list: an editable combobox whose first suggestion is chosen by itself (WAI-ARIA
 * Authoring Practices, "list autocomplete with automatic selection"). It listens on the field itself, which stands in
 * the page before this is loaded.
 */
export function useWhereList({ section, locale, input, select, ...first }: WhereListTarget) {
  const navigate = useNavigate()
  const [isOpen, setOpen] = useState(() => document.activeElement === input.current)
  const [chosen, setChosen] = useState(first.chosen)
  /** Null while the field shows what is chosen. */
  const [typed, setTyped] = useState<string | null>(() => typedBefore(input, first.chosen))
  const [moved, setMoved] = useState<number | null>(null)
  const device = useDeviceLocation(() => setOpen(true))
  const text = toSearchQuery(typed ?? '')
  const { suggestions, isCurrent } = useSuggestions(section, locale, text)

  const options = listOptions(text, suggestions, device.located)
  const active = isCurrent ? (moved ?? (text === '' || options.length === 0 ? -1 : 0)) : -1

  function show(place: ChosenPlace) {
    writePlace(input.current, select.current, place)
    // The form hears that nothing is typed any more, also where the place is the one of before.
    select.current?.dispatchEvent(new Event('input', { bubbles: true }))
    setChosen(place)
    setTyped(null)
    setMoved(null)
    setOpen(false)
  }

  function choosePlace(place: ChosenPlace) {
    show(place)
    if (place.value === chosen.value) return
    select.current?.dispatchEvent(new Event('change', { bubbles: true }))
  }

  function choose(option: WhereOption) {
    if (option.kind === 'nearby') device.ask()
    else if (option.kind === 'everywhere') choosePlace(everywhere)
    else if (option.kind === 'place') choosePlace(option.place)
    else {
      show(chosen)
      preloadNamespaces(['detail'])
      navigate(option.rental.path + staySearch(input.current?.form ?? null))
    }
  }

  /** What was typed and left becomes the place that fits it best. Any other text stays: the server reads it. */
  function settle() {
    const [best] = options
    if (text === '') choosePlace(everywhere)
    else if (best?.kind === 'place') choosePlace(best.place)
  }

  useEffect(() => {
    if (!isOpen && typed !== null && isCurrent && suggestions) settle()
  })

  function onInput() {
    setTyped(input.current?.value ?? '')
    setMoved(null)
    setOpen(true)
    device.forget()
    unselectPlace(select.current)
  }

  function onKeyDown(event: KeyboardEvent) {
    const option = options[active]
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) {
      event.preventDefault()
      if (!isOpen) setOpen(true)
      else if (isCurrent && options.length > 0) setMoved(next(active, step, options.length))
    } else if (event.key === 'Enter' && isOpen && option) {
      event.preventDefault()
      choose(option)
    } else if (event.key === 'Escape' && isOpen) {
      event.preventDefault()
      event.stopPropagation()
      show(chosen)
    }
  }

  function open() {
    setOpen(true)
    if (typed === null) input.current?.select()
  }

  // Listens before the list is painted, so that Enter pressed as it appears chooses from it.
  useLayoutEffect(() => {
    const field = input.current
    const listeners = {
      input: onInput,
      keydown: (event: Event) => event instanceof KeyboardEvent && onKeyDown(event),
      focus: open,
      click: () => setOpen(true),
      blur: () => setOpen(false),
    }
    for (const [type, listener] of Object.entries(listeners))
      field?.addEventListener(type, listener)
    return () => {
      for (const [type, listener] of Object.entries(listeners)) {
        field?.removeEventListener(type, listener)
      }
    }
  })

  return {
    isOpen,
    options,
    active,
    choose,
    isCurrent,
    text,
    typed,
    located: device.located.state,
    hasFailed: isCurrent && suggestions === null,
  }
}

function listOptions(
  text: string,
  suggestions: Suggestions | null,
  located: Located,
): WhereOption[] {
  if (!suggestions) return text === '' ? [{ kind: 'everywhere' }] : []
  if (text !== '') return namedOptions(suggestions)
  if (located.state === 'known') return nearestOptions(suggestions, located.point)
  return firstOptions(suggestions, 'geolocation' in navigator)
}

/** What stood in the field before its list was loaded, unless it is the chosen place. */
function typedBefore({ current }: RefObject<HTMLInputElement>, chosen: ChosenPlace): string | null {
  return current && current.value !== chosen.name ? current.value : null
}

/** Round from the last to the first. */
function next(active: number, step: number, count: number): number {
  return active === -1 && step === -1 ? count - 1 : (active + step + count) % count
}

/** The stay of the form, and what else its address keeps, for a rental's page. */
function staySearch(form: HTMLFormElement | null): string {
  if (!form) return ''
  const sent = new URLSearchParams()
  for (const [name, value] of new FormData(form)) {
    if (typeof value === 'string') sent.set(name, value)
  }
  const { checkIn, checkOut, adult, children } = readStayChoice(sent)
  const search = writeStayChoice(new URLSearchParams(), {
    ...noChoice,
    checkIn,
    checkOut,
    adult,
    children,
  })
  for (const name of ['menu', 'landing', 'country']) {
    const value = sent.get(name)
    if (value) search.set(name, value)
  }
  return search.size > 0 ? `?${search}` : ''
}
