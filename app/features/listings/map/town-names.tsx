import L from 'leaflet'
import { useEffect } from 'react'
import { useMap } from 'react-leaflet'
import type { MapPins } from '~/features/catalogue/map/pin-columns'
import classes from './town-names.module.css'

/** Pixels that a name needs for itself. */
const room = { x: 120, y: 28 }

/** The names of the towns, where there are no tiles (yet) that show them: as many as have room. */
export function TownNames({ towns }: Pick<MapPins, 'towns'>) {
  const map = useMap()
  useEffect(() => {
    const names = L.layerGroup().addTo(map)
    const draw = () => {
      names.clearLayers()
      const area = map.getBounds()
      const drawn: L.Point[] = []
      for (const { name, latitude, longitude } of towns) {
        const position = L.latLng(latitude, longitude)
        const point = map.latLngToLayerPoint(position)
        const isTaken = drawn.some(
          ({ x, y }) => Math.abs(x - point.x) < room.x && Math.abs(y - point.y) < room.y,
        )
        if (isTaken || !area.contains(position)) continue
        drawn.push(point)
        const words = document.createElement('span')
        words.textContent = name
        const icon = L.divIcon({ html: words, className: classes.name ?? '', iconSize: [0, 0] })
        const options = { icon, interactive: false, keyboard: false, pane: 'tilePane' }
        L.marker(position, options).addTo(names)
      }
    }
    draw()
    map.on('moveend', draw)
    return () => {
      map.off('moveend', draw)
      names.remove()
    }
  }, [map, towns])
  return null
}
