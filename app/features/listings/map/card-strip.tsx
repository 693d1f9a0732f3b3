import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './card-strip.module.css'
import type { MapCard } from './map-answers'
import { MapCardView } from './map-card-view'

type CardStripProps = {
  view: PinsInView
  /** The place whose pin was pressed, or all places of one point. */
  chosen: readonly string[]
  cards: ReadonlyMap<string, MapCard>
  onLight: (slug: string | null) => void
}

/** The pins of the map that stand alone, as places in the order of the list. */
export type PinsInView = {
  /** Also those around what is shown. */
  drawn: readonly string[]
  /** Those whose cards are known. */
  inView: readonly string[]
}

const stillMs = 120

/** Cards at the foot of the phone's map: they follow the pins in view, and light the pin of the card in the middle. */
export function CardStrip({ view, chosen: pressed, cards, onLight }: CardStripProps) {
  const { t } = useTranslation('listingMap')
  const strip = useRef<HTMLUListElement>(null)
  const timer = useRef(0)
  const [chosen = null] = pressed
  const slugs =
    pressed.length > 1
      ? pressed
      : view.drawn.filter((slug) => slug === chosen || view.inView.includes(slug))
  const shown = slugs.flatMap((slug) => cards.get(slug) ?? [])
  const hasChosen = chosen !== null && cards.has(chosen)
  useEffect(() => {
    if (!hasChosen) return
    const card = strip.current?.querySelector<HTMLElement>(`[data-card-of="${chosen}"]`)
    if (!card || !strip.current) return
    strip.current.scrollLeft = card.offsetLeft - (strip.current.clientWidth - card.offsetWidth) / 2
    onLight(chosen)
  }, [chosen, hasChosen, onLight])
  useEffect(() => () => clearTimeout(timer.current), [])

  /** Once it stands still, the pin of its middle is lit. */
  function onScroll() {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => {
      const list = strip.current
      if (!list) return
      const middle = list.scrollLeft + list.clientWidth / 2
      const inMiddle = [...list.children].find(
        (each) =>
          each instanceof HTMLElement &&
          each.offsetLeft <= middle &&
          each.offsetLeft + each.offsetWidth >= middle,
      )
      if (inMiddle instanceof HTMLElement) onLight(inMiddle.dataset.cardOf ?? null)
    }, stillMs)
  }

  if (shown.length === 0) return null
  return (
    <ul ref={strip} className={classes.strip} aria-label={t('inView')} onScroll={onScroll}>
      {shown.map((card) => (
        <li key={card.slug} className={classes.item} data-card-of={card.slug}>
          <MapCardView card={card} />
        </li>
      ))}
    </ul>
  )
}
