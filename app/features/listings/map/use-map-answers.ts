import { useEffect, useRef, useState } from 'react'
import * as z from 'zod'
import type { ListingPageData } from '../list/read-listing-page.server'
import { mapCardsAddress, mapPinsAddress } from './map-address'
import { type MapAnswer, type MapCard, mapCardSchema, mapPinsSchema } from './map-answers'

type Loaded<Answer> = { answer: Answer | null; address: string | null; hasFailed: boolean }

/** The pins of the list. While those of another query are on their way, the last ones stay. */
export function useMapPins(data: ListingPageData) {
  const address = mapPinsAddress(data)
  const [loaded, setLoaded] = useState<Loaded<MapAnswer>>(nothing)
  const [tries, setTries] = useState(0)
  useEffect(() => {
    const aborter = new AbortController()
    read(address, mapPinsSchema, aborter.signal)
      .then((answer) => setLoaded({ answer, address, hasFailed: false }))
      .catch(() => {
        if (!aborter.signal.aborted) setLoaded((last) => ({ ...last, hasFailed: true }))
      })
    return () => aborter.abort()
  }, [address, tries])
  return { ...loaded, retry: () => setTries(tries + 1) }
}

/**
 * The cards of some places of the list; those that are known are not asked for again. A call that failed is repeated.
 */
export function useMapCards(data: ListingPageData, slugs: readonly string[]): Map<string, MapCard> {
  const [known, setKnown] = useState<{ list: string; cards: Map<string, MapCard> }>(noCards)
  const list = mapPinsAddress(data)
  const cards = known.list === list ? known.cards : noCards.cards
  const [tries, setTries] = useState(0)
  const address = useRef('')
  const missing = slugs.filter((slug) => !cards.has(slug))
  address.current = missing.length > 0 ? mapCardsAddress(data, missing) : ''
  const wanted = address.current
  useEffect(() => {
    if (wanted === '') return
    const aborter = new AbortController()
    // While the map is moved on, nothing is asked for.
    let timer = setTimeout(() => {
      read(wanted, z.array(mapCardSchema), aborter.signal)
        .then((answer) =>
          setKnown((last) => {
            const before = last.list === list ? last.cards : noCards.cards
            return {
              list,
              cards: new Map([...before, ...answer.map((card) => [card.slug, card] as const)]),
            }
          }),
        )
        .catch(() => {
          if (aborter.signal.aborted) return
          timer = setTimeout(() => setTries((last) => last + 1), repeatMs)
        })
    }, pauseMs)
    return () => {
      clearTimeout(timer)
      aborter.abort()
    }
  }, [wanted, list, tries])
  return cards
}

const pauseMs = 120
const repeatMs = 5000
const nothing = { answer: null, address: null, hasFailed: false }
const noCards = { list: '', cards: new Map<string, MapCard>() }

async function read<Schema extends z.ZodType>(
  address: string,
  schema: Schema,
  signal: AbortSignal,
) {
  const response = await fetch(address, { signal })
  if (!response.ok) throw new Error(`${address} answered ${response.status}`)
  return schema.parse(await response.json())
}
