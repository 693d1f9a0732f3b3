import { startTransition, useCallback, useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMap, useMapEvents } from 'react-leaflet'
import { currencyCodes } from '~content/currency-code'
import { type MapPins, pinCents } from '~/features/catalogue/map/pin-columns'
import { formatMoney } from '~/features/pricing/money/money'
import type { MapCard } from './map-answers'
import { closestZoom, type MapMark, type PinIndex } from './pin-index'
import { createPinLayer, type PinLayer } from './pin-layer'

type PinsProps = {
  pins: MapPins
  index: PinIndex
  cards: ReadonlyMap<string, MapCard>
  lit: string | null
  /** The places that stand alone: all that are drawn, and of these the ones in the part of the map that is shown. */
  onView: (drawn: string[], inView: string[]) => void
  onChoose: (slugs: string[]) => void
  onLight: (slug: string | null) => void
}

/** Places of one point that a card can list. */
const maxPlacesOfPoint = 24
/** Around what is shown, so that little is new when the map moves. */
const around = 0.25

/** The marks of the part of the map that is shown, with half a screen around it. */
export function Pins({ pins, index, cards, lit, onView, onChoose, onLight }: PinsProps) {
  const map = useMap()
  const { t } = useTranslation('listingMap')
  const layer = useRef<PinLayer | null>(null)
  /** What the focus goes to once it is drawn. */
  const focusAt = useRef<number | null>(null)

  const slugOf = useCallback((at: number) => pins.slugs[at] ?? '', [pins])
  const names = useRef(cards)
  names.current = cards

  const options = useMemo(() => {
    const nameOf = (at: number) => names.current.get(slugOf(at))?.name
    return {
      versionOf: (mark: MapMark) =>
        mark.kind === 'pin' ? (nameOf(mark.at) ?? 'unnamed') : 'group',
      fill: (button: HTMLButtonElement, mark: MapMark) => {
        if (mark.kind === 'cluster') {
          const words = hidden(t('cluster', { count: mark.count }))
          return button.replaceChildren(words, shownToEyes(String(mark.count)))
        }
        const name = nameOf(mark.at) ?? t('pin', { number: mark.at + 1 })
        button.replaceChildren(hidden(`${name} `), ...pricesOf(pins, mark.at, t('ask')))
      },
      onLight: (mark: MapMark | null) => onLight(mark?.kind === 'pin' ? slugOf(mark.at) : null),
      onPress: (mark: MapMark, byKey: boolean) => {
        if (mark.kind === 'pin') return onChoose([slugOf(mark.at)])
        const zoom = index.splitZoom(mark.id)
        if (zoom > closestZoom) {
          return onChoose(
            index
              .placesIn(mark.id, maxPlacesOfPoint)
              .toSorted((a, b) => a - b)
              .map(slugOf),
          )
        }
        focusAt.current = byKey ? mark.at : null
        map.setView([mark.latitude, mark.longitude], zoom)
      },
    }
  }, [map, t, pins, index, slugOf, onChoose, onLight])

  const draw = useCallback(() => {
    const area = map.getBounds()
    const wide = area.pad(around)
    const bounds = [wide.getSouth(), wide.getWest(), wide.getNorth(), wide.getEast()] as const
    const marks = index.marksIn(bounds, map.getZoom())
    layer.current?.show(marks)
    const at = focusAt.current
    if (at !== null) layer.current?.focus((mark) => mark.at === at)
    focusAt.current = null
    const single = marks.filter((mark) => mark.kind === 'pin')
    const inView = single.filter(({ latitude, longitude }) => area.contains([latitude, longitude]))
    const slugsOf = (some: MapMark[]) => some.map(({ at }) => slugOf(at))
    // The cards follow when the browser has time for them.
    startTransition(() => onView(slugsOf(single), slugsOf(inView)))
  }, [map, index, onView, slugOf])

  // In a task of its own: the click that ends a drag measures the map, which would wait for the layout of new pins.
  const drawing = useRef<number>()
  useMapEvents({
    moveend: () => {
      window.clearTimeout(drawing.current)
      drawing.current = window.setTimeout(draw)
    },
    click: () => onChoose([]),
  })

  useEffect(() => {
    const drawn = createPinLayer(map, options)
    layer.current = drawn
    draw()
    return () => {
      window.clearTimeout(drawing.current)
      drawn.clear()
      layer.current = null
    }
  }, [map, options, draw])

  // The names come after the pins.
  useEffect(() => layer.current?.refill(), [cards])

  useEffect(() => {
    const at = lit === null ? -1 : pins.slugs.indexOf(lit)
    const clusterOf = at < 0 ? null : findCluster(map, index, at)
    layer.current?.light((mark) => (mark.kind === 'pin' ? mark.at === at : mark.id === clusterOf))
  }, [map, lit, pins, index])

  return null
}

/** The cluster in view that holds a place: one of those near to it. */
function findCluster(map: ReturnType<typeof useMap>, index: PinIndex, at: number): number | null {
  const area = map.getBounds().pad(around)
  const bounds = [area.getSouth(), area.getWest(), area.getNorth(), area.getEast()] as const
  const near = index.marksIn(bounds, map.getZoom()).filter((mark) => mark.at <= at)
  for (const mark of near) {
    if (mark.kind === 'cluster' && index.placesIn(mark.id).includes(at)) return mark.id
  }
  return null
}

/** The price in every currency; CSS shows the one that the visitor chose. */
function pricesOf(pins: MapPins, at: number, ask: string): (string | HTMLElement)[] {
  return currencyCodes.map((code) => {
    const cents = pinCents(pins, at, code)
    const element = document.createElement('span')
    element.dataset.money = code.toLowerCase()
    element.textContent = cents > 0 ? formatMoney(cents, pins.symbols[code]) : ask
    return element
  })
}

function hidden(text: string): HTMLElement {
  const element = document.createElement('span')
  element.className = 'visually-hidden'
  element.textContent = text
  return element
}

function shownToEyes(text: string): HTMLElement {
  const element = document.createElement('span')
  element.setAttribute('aria-hidden', 'true')
  element.textContent = text
  return element
}
