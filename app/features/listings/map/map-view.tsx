import { useEffect, useRef } from 'react'
import type { FitBoundsOptions } from 'leaflet'
import { useMap, useMapEvents } from 'react-leaflet'
import type { Bounds } from '~/features/catalogue/filters/bounds'

type MapViewProps = {
  /** The area that the list is searched in. */
  searched: Bounds | null
  /** The area of all pins; null without pins. */
  pins: Bounds | null
  /** Which pins these are; null until there are any. */
  address: string | null
  /** The visitor moved the map to an area, or (null) the map shows that of its list. */
  onMoved: (area: Bounds | null) => void
  /** What the map is, to those who do not see it. */
  label: string
  /** Whether the strip of cards covers the lower part of the map. */
  hasStrip: boolean
}

const closestFit = 15
/** Pixels around pins that keep their labels inside, and clear of what lies over the map. */
const padding = {
  plain: { paddingTopLeft: [48, 72], paddingBottomRight: [48, 48] },
  overStrip: { paddingTopLeft: [48, 72], paddingBottomRight: [48, 280] },
} satisfies Record<string, FitBoundsOptions>

/** Shows the area of the list, whenever that becomes another one, and keeps the map as large as its place. */
export function MapView(props: MapViewProps) {
  const { searched, pins, address, onMoved, label, hasStrip } = props
  const map = useMap()
  /** True while Leaflet moves the map itself. */
  const isOwnMove = useRef(false)
  const shown = useRef<string | null>(null)

  useMapEvents({
    autopanstart: () => {
      isOwnMove.current = true
    },
    moveend: () => {
      if (!isOwnMove.current) onMoved(areaOf(map))
      isOwnMove.current = false
    },
  })

  useEffect(() => {
    const container = map.getContainer()
    container.setAttribute('role', 'group')
    container.setAttribute('aria-label', label)
    const bar = document.querySelector<HTMLElement>('[data-filter-bar]')
    const observer = new ResizeObserver(() => {
      // The bar has two rows where the window is narrow.
      bar?.parentElement?.style.setProperty('--filter-bar', `${bar.offsetHeight}px`)
      isOwnMove.current = true
      map.invalidateSize({ pan: false })
      isOwnMove.current = false
    })
    observer.observe(container)
    if (bar) observer.observe(bar)
    return () => observer.disconnect()
  }, [map, label])

  const area = searched ?? pins
  useEffect(() => {
    if (!area) return
    // The area that was searched stands in the map already, where the visitor moved it there.
    const key = searched ? searched.join() : address
    if (key === null || shown.current === key) return
    shown.current = key
    const [south, west, north, east] = area
    if (!searched || !isAbout(areaOf(map), searched)) {
      isOwnMove.current = true
      map.fitBounds(
        [
          [south, west],
          [north, east],
        ],
        {
          animate: false,
          maxZoom: closestFit,
          ...(!searched && (hasStrip ? padding.overStrip : padding.plain)),
        },
      )
      isOwnMove.current = false
    }
    onMoved(null)
  }, [map, area, searched, address, onMoved, hasStrip])
  return null
}

function areaOf(map: ReturnType<typeof useMap>): Bounds {
  const area = map.getBounds()
  return [area.getSouth(), area.getWest(), area.getNorth(), area.getEast()]
}

/** Whether an area is the other one but for the rounding of addresses. */
function isAbout(a: Bounds, b: Bounds): boolean {
  const slack = 0.0002
  return a.every((value, side) => Math.abs(value - (b[side] ?? NaN)) < slack)
}
