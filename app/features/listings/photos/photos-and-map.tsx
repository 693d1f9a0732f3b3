import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { LazyPart } from '~/ui/layout/lazy-part'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import { Gallery } from './gallery'
import { MapArea } from '../map/map-area'
import type { MapTiles } from '../map/map-tiles'
import classes from './photos-and-map.module.css'

const loadMap = async () => (await import('../map/listing-map')).ListingMap

type PhotosAndMapProps = { listing: ListingDetail; tiles: MapTiles }

/** Two tabs; the map and its library are loaded when its tab is opened, not before. */
export function PhotosAndMap({ listing, tiles }: PhotosAndMapProps) {
  const { t } = useTranslation(['detail', 'listings'])
  const [tab, setTab] = useState<'photos' | 'map'>('photos')
  return (
    <div>
      {/* The tabs in it have the focus. */}
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus */}
      <div role="tablist" className={`needs-script ${classes.tabs}`} onKeyDown={moveTab}>
        <Tab name="photos" icon="photo" chosen={tab} onChoose={setTab} label={t('tabPhotos')} />
        <Tab name="map" icon="map" chosen={tab} onChoose={setTab} label={t('tabMap')} />
      </div>
      <div id="panel-photos" role="tabpanel" aria-labelledby="tab-photos" hidden={tab !== 'photos'}>
        <Gallery pictures={listing.gallery} name={listing.name} />
      </div>
      <div
        id="panel-map"
        role="tabpanel"
        aria-labelledby="tab-map"
        hidden={tab !== 'map'}
        className={classes.map}
      >
        <MapArea listing={listing}>
          {tab === 'map' && (
            <LazyPart load={loadMap} waiting={<p>{t('listings:loadingMap')}</p>}>
              {(ListingMap) => (
                <ListingMap
                  latitude={listing.latitude}
                  longitude={listing.longitude}
                  tiles={tiles}
                  label={t('mapTitle')}
                />
              )}
            </LazyPart>
          )}
        </MapArea>
      </div>
    </div>
  )
}

type TabProps = {
  name: 'photos' | 'map'
  icon: 'photo' | 'map'
  chosen: 'photos' | 'map'
  label: string
  onChoose: (tab: 'photos' | 'map') => void
}

function Tab({ name, icon, chosen, label, onChoose }: TabProps) {
  return (
    <button
      type="button"
      role="tab"
      id={`tab-${name}`}
      aria-controls={`panel-${name}`}
      aria-selected={chosen === name}
      tabIndex={chosen === name ? 0 : -1}
      className={classes.tab}
      onClick={() => onChoose(name)}
    >
      <Icon name={icon} size={18} />
      {label}
    </button>
  )
}

function moveTab(event: React.KeyboardEvent<HTMLDivElement>) {
  if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
  const other = event.currentTarget.querySelector<HTMLButtonElement>('[aria-selected="false"]')
  other?.focus()
  other?.click()
}
