import { useEffect, useState } from 'react'

/** The attribute of a card in the list that names its place. */
const cardOf = (slug: string) => `[data-listing="${slug}"]`

/**
 * Lights the card of a place in the list, and answers the place whose card the pointer or the focus is on; null if
 * that is none.
 */
export function useCardsOfList(lit: string | null): string | null {
  const [pointed, setPointed] = useState<string | null>(null)
  useEffect(() => {
    const follow = ({ target }: Event) => {
      const card = target instanceof Element ? target.closest<HTMLElement>('[data-listing]') : null
      setPointed(card?.dataset.listing ?? null)
    }
    const types = ['pointerover', 'focusin'] as const
    for (const type of types) document.addEventListener(type, follow)
    return () => {
      for (const type of types) document.removeEventListener(type, follow)
    }
  }, [])
  useEffect(() => {
    const card = lit === null ? null : document.querySelector(cardOf(lit))
    card?.toggleAttribute('data-lit', true)
    return () => {
      card?.toggleAttribute('data-lit', false)
    }
  }, [lit])
  return pointed
}
