import { useEffect, useRef, useState } from 'react'
import type { Locale } from '~content/locale'
import type { SectionKey } from '~content/section-key'
import { resources } from '~/routing/resources'
import { mistakeFrom } from '../suggest/search-text'
import { readSuggestions, type Suggestions } from '../suggest/suggestions'

/** A request is sent once the visitor has stopped typing for so long. */
const pauseMs = 150

const nothing: Suggestions = { places: [], rentals: [] }

type Answer = { text: string; suggestions: Suggestions | null }

/**
 * The suggestions for a text (`toSearchQuery`). Each text is asked for once, a longer one of a word that finds nothing
 * never. Until the answer of this text is there, `isCurrent` is false and the suggestions are the last ones; null where
 * they could not be loaded.
 */
export function useSuggestions(section: SectionKey, language: Locale, text: string) {
  const [answer, setAnswer] = useState<Answer>({ text: '', suggestions: nothing })
  const [hasAnswer, setHasAnswer] = useState(false)
  const known = useRef(new Map<string, Suggestions>())

  useEffect(() => {
    const show = (suggestions: Suggestions | null) => {
      setAnswer({ text, suggestions })
      setHasAnswer(true)
    }
    const before = findKnown(known.current, text)
    if (before) return show(before)
    const aborter = new AbortController()
    const timer = setTimeout(
      () =>
        void fetchSuggestions({ section, language, text }, aborter.signal).then((suggestions) => {
          // A later text has taken its place.
          if (aborter.signal.aborted) return
          if (suggestions) known.current.set(text, suggestions)
          show(suggestions)
        }),
      text === '' ? 0 : pauseMs,
    )
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [section, language, text])

  return { suggestions: answer.suggestions, isCurrent: hasAnswer && answer.text === text }
}

function findKnown(known: ReadonlyMap<string, Suggestions>, text: string): Suggestions | undefined {
  const same = known.get(text)
  if (same || text.includes(' ')) return same
  // What more letters of a word find, fewer find too.
  for (let length = mistakeFrom; length < text.length; length++) {
    const shorter = known.get(text.slice(0, length))
    if (shorter && shorter.places.length + shorter.rentals.length === 0) return nothing
  }
  return undefined
}

/** Null where they cannot be loaded; never throws. */
async function fetchSuggestions(
  query: { section: SectionKey; language: Locale; text: string },
  signal: AbortSignal,
): Promise<Suggestions | null> {
  try {
    const address = `/${resources.suggestionsApi.path}?${new URLSearchParams(query)}`
    const response = await fetch(address, { signal })
    return response.ok ? readSuggestions(await response.json()) : null
  } catch {
    return null
  }
}
