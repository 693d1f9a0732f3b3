import L from 'leaflet'
import { areaRadiusMetres } from '~/features/catalogue/places/blurred-position'
import type { MapMark } from './pin-index'
import classes from './pin-layer.module.css'

type Shown = {
  mark: MapMark
  button: HTMLButtonElement
  /** The version that is written on it. */
  written: string
  area: L.Circle | null
}

type PinLayerOptions = {
  /** As long as this is the same, a mark is not written again. */
  versionOf: (mark: MapMark) => string
  /** Writes what stands on a mark. */
  fill: (button: HTMLButtonElement, mark: MapMark) => void
  onPress: (mark: MapMark, byKey: boolean) => void
  /** Pointer or focus came, or went (null). */
  onLight: (mark: MapMark | null) => void
}

/** From this zoom on the area of a place is larger than its price. */
const areasFromZoom = 15
const areaLook = { color: '#a8452f', fillColor: '#a8452f', fillOpacity: 0.18, weight: 1.5 }

export type PinLayer = ReturnType<typeof createPinLayer>

/**
 * Buttons on the map, in the order of the list. Those that stay are left alone, and with them the focus. They are no
 * markers of Leaflet, each of which is a layer of its own to the browser: a hundred of them cost more in each frame of
 * a move than the move itself.
 */
export function createPinLayer(map: L.Map, options: PinLayerOptions) {
  const { versionOf, fill, onPress, onLight } = options
  const shown = new Map<string, Shown>()
  const areas = L.layerGroup().addTo(map)
  const pane = map.getPane('markerPane')
  /** Since the pointer went down. */
  let isDragged = false
  const onDrag = () => {
    isDragged = true
  }
  // While the zoom changes, the marks of the last one stand nowhere.
  const onZoom = ({ type }: L.LeafletEvent) =>
    pane?.classList.toggle(classes.zooming ?? '', type === 'zoomstart')
  map.on('dragstart', onDrag)
  map.on('zoomstart zoomend', onZoom)

  function add(mark: MapMark): Shown {
    const button = document.createElement('button')
    button.type = 'button'
    button.className = (mark.kind === 'pin' ? classes.pin : classes.cluster) ?? ''
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
    const each: Shown = { mark, button, written: '', area: null }
    write(each)
    return each
  }

  function write(each: Shown): void {
    const version = versionOf(each.mark)
    if (version === each.written) return
    each.written = version
    fill(each.button, each.mark)
  }

  /** Its place in the pane, which the map moves as a whole. What lies farther south lies above. */
  function place({ mark, button }: Shown): void {
    const { x, y } = map.latLngToLayerPoint([mark.latitude, mark.longitude]).round()
    button.style.left = `${x}px`
    button.style.top = `${y}px`
    button.style.zIndex = String(y)
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
      for (const [key, { button, area }] of shown) {
        if (wanted.has(key)) continue
        button.remove()
        area?.remove()
        shown.delete(key)
      }
      for (const mark of marks) {
        const each = shown.get(mark.key) ?? add(mark)
        each.mark = mark
        shown.set(mark.key, each)
        place(each)
        showArea(each)
      }
      putInOrder(
        pane,
        marks.flatMap(({ key }) => shown.get(key)?.button ?? []),
      )
    },
    /** Writes the pins again whose names have come. */
    refill(): void {
      for (const each of shown.values()) write(each)
    },
    light(isLit: (mark: MapMark) => boolean): void {
      for (const { mark, button } of shown.values()) {
        button.toggleAttribute('data-lit', isLit(mark))
      }
    },
    focus(isWanted: (mark: MapMark) => boolean): void {
      const found = [...shown.values()].find(({ mark }) => isWanted(mark))
      found?.button.focus({ preventScroll: true })
    },
    clear(): void {
      map.off('dragstart', onDrag)
      map.off('zoomstart zoomend', onZoom)
      for (const { button } of shown.values()) button.remove()
      shown.clear()
      areas.clearLayers()
    },
  }
}

/** Inserts only new buttons, last first: moving an existing one would lose its focus. */
function putInOrder(pane: HTMLElement | undefined, buttons: readonly HTMLElement[]): void {
  let next: HTMLElement | null = null
  for (const button of buttons.toReversed()) {
    if (button.parentElement !== pane || button.nextElementSibling !== next) {
      pane?.insertBefore(button, next)
    }
    next = button
  }
}
