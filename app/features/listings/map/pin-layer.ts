import L from 'leaflet'
import { areaRadiusMetres } from '~/features/catalogue/places/blurred-position'
import type { MapMark } from './pin-index'
import classes from './pin-layer.module.css'

type Shown = { mark: MapMark; marker: L.Marker; button: HTMLButtonElement; area: L.Circle | null }

type PinLayerOptions = {
  /** What stands on a mark. */
  fill: (button: HTMLButtonElement, mark: MapMark) => void
  onPress: (mark: MapMark, byKey: boolean) => void
  /** Pointer or focus came, or went (null). */
  onLight: (mark: MapMark | null) => void
}

/** From this zoom on the area of a place is larger than its price. */
const areasFromZoom = 15
const areaLook = { color: '#a8452f', fillColor: '#a8452f', fillOpacity: 0.18, weight: 1.5 }

export type PinLayer = ReturnType<typeof createPinLayer>

/** Buttons on the map, in the order of the list. Those that stay are left alone, and with them the focus. */
export function createPinLayer(map: L.Map, { fill, onPress, onLight }: PinLayerOptions) {
  const shown = new Map<string, Shown>()
  const areas = L.layerGroup().addTo(map)
  /** Since the pointer went down. */
  let isDragged = false
  const onDrag = () => {
    isDragged = true
  }
  map.on('dragstart', onDrag)

  function add(mark: MapMark): Shown {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = (mark.kind === 'pin' ? classes.pin : classes.cluster) ?? ''
    fill(button, mark)
    // A press that drags the map along is none.
    button.addEventListener('pointerdown', () => {
      isDragged = false
    })
    button.addEventListener('click', (event) => {
      event.stopPropagation()
      if (!isDragged || event.detail === 0) onPress(mark, event.detail === 0)
    })
    for (const type of ['pointerenter', 'focus']) button.addEventListener(type, () => onLight(mark))
    for (const type of ['pointerleave', 'blur']) button.addEventListener(type, () => onLight(null))
    const position = L.latLng(mark.latitude, mark.longitude)
    const icon = L.divIcon({ html: button, className: classes.anchor ?? '', iconSize: [0, 0] })
    const marker = L.marker(position, { icon, interactive: false, keyboard: false }).addTo(map)
    return { mark, marker, button, area: null }
  }

  function showArea(each: Shown): void {
    const { mark } = each
    const isWanted = mark.kind === 'pin' && map.getZoom() >= areasFromZoom
    if (isWanted) {
      each.area ??= L.circle([mark.latitude, mark.longitude], {
        ...areaLook,
        radius: areaRadiusMetres,
        interactive: false,
      }).addTo(areas)
    } else if (each.area) {
      each.area.remove()
      each.area = null
    }
  }

  return {
    show(marks: readonly MapMark[]): void {
      const wanted = new Set(marks.map(({ key }) => key))
      for (const [key, { marker, area }] of shown) {
        if (wanted.has(key)) continue
        marker.remove()
        area?.remove()
        shown.delete(key)
      }
      for (const mark of marks) {
        const known = shown.get(mark.key)
        const each = known ?? add(mark)
        each.mark = mark
        if (!known) each.marker.getElement()?.remove()
        shown.set(mark.key, each)
        showArea(each)
      }
      putInOrder(marks)
    },
    /** Writes the pins again, whose names come later. */
    refillPins(): void {
      for (const { button, mark } of shown.values()) if (mark.kind === 'pin') fill(button, mark)
    },
    light(isLit: (mark: MapMark) => boolean): void {
      for (const { mark, marker, button } of shown.values()) {
        const lit = isLit(mark)
        button.toggleAttribute('data-lit', lit)
        marker.setZIndexOffset(lit ? 10_000 : 0)
      }
    },
    focus(isWanted: (mark: MapMark) => boolean): void {
      const found = [...shown.values()].find(({ mark }) => isWanted(mark))
      found?.button.focus({ preventScroll: true })
    },
    clear(): void {
      map.off('dragstart', onDrag)
      for (const { marker } of shown.values()) marker.remove()
      shown.clear()
      areas.clearLayers()
    },
  }

  /** Only new buttons are put in, from the last one on: an element that is moved loses the focus. */
  function putInOrder(marks: readonly MapMark[]): void {
    const pane = map.getPane('markerPane')
    let next: HTMLElement | null = null
    for (const { key } of marks.toReversed()) {
      const element: HTMLElement | undefined = shown.get(key)?.marker.getElement()
      if (!element) continue
      if (element.parentElement !== pane || element.nextElementSibling !== next) {
        pane?.insertBefore(element, next)
      }
      next = element
    }
  }
}
