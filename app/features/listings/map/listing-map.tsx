import { useTranslation } from 'react-i18next'
import { Circle, MapContainer, TileLayer, ZoomControl } from 'react-leaflet'
import 'leaflet/dist/leaflet.css'
import { areaRadiusMetres } from '~/features/catalogue/places/blurred-position'
import { mapCentre } from './map-centre'
import type { MapTiles } from './map-tiles'

type ListingMapProps = {
  latitude: number | null
  longitude: number | null
  tiles: MapTiles
  label: string
}

export function ListingMap({ latitude, longitude, tiles, label }: ListingMapProps) {
  const { t } = useTranslation('listingMap')
  const centre = mapCentre(latitude, longitude)
  const position = { lat: centre.latitude, lng: centre.longitude }
  return (
    <div role="region" aria-label={label}>
      <MapContainer
        center={position}
        zoom={centre.zoom}
        scrollWheelZoom={false}
        zoomControl={false}
        style={{ height: '100%' }}
      >
        <TileLayer url={tiles.url} attribution={tiles.attribution} />
        <ZoomControl zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
        {centre.exact && (
          <Circle
            center={position}
            radius={areaRadiusMetres}
            pathOptions={{ color: '#a8452f', fillColor: '#a8452f', fillOpacity: 0.22, weight: 2 }}
          />
        )}
      </MapContainer>
    </div>
  )
}
