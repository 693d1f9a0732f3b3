import 'leaflet/dist/leaflet.css'
import { useNavigate, useNavigation } from '@remix-run/react'
import { startTransition, useCallback, useMemo, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { AttributionControl, MapContainer, TileLayer, ZoomControl } from 'react-leaflet'
import { type Bounds, roundBounds } from '~/features/catalogue/filters/bounds'
import { listAddress } from '~/features/catalogue/search/listing-query'
import { Button } from '~/ui/button/button'
import type { ListingPageData } from '../list/read-listing-page.server'
import { useRequestedList } from '../list/use-requested-list'
import { useKeptLayout } from '../list/use-kept-layout'
import { CardStrip, type PinsInView } from './card-strip'
import { useCardsOfList } from './cards-of-list'
import classes from './list-map.module.css'
import { MapView } from './map-view'
import { closestZoom, createPinIndex } from './pin-index'
import { PinCards } from './pin-cards'
import { Pins } from './pins'
import { TownNames } from './town-names'
import { useMapCards, useMapPins } from './use-map-answers'

export type ListMapProps = { data: ListingPageData }

const guatemala = { lat: 15.3, lng: -90.4 }
const countryZoom = 7
/** Places in view whose cards are known before they are asked for. */
const maxCardsInView = 24

/** From here on the map stands beside the list (listing-page.module.css); below it fills the screen. */
const wide = '(min-width: 1024px)'

const prefersStillness = () => matchMedia('(prefers-reduced-motion: reduce)').matches

/** For buttons that are gone once they were pressed. */
function focusMap(): void {
  document.querySelector<HTMLElement>('.leaflet-container')?.focus({ preventScroll: true })
}

/** The places of a list on a map: pins with prices, in groups where they are dense. */
export function ListMap({ data }: ListMapProps) {
  const { t } = useTranslation('listingMap')
  const { answer, address, hasFailed, retry } = useMapPins(data)
  const index = useMemo(() => answer && createPinIndex(answer), [answer])
  const [view, setView] = useState<PinsInView>({ drawn: [], inView: [] })
  const [chosen, choose] = useChosenPlaces()
  const [lit, setLit] = useState<string | null>(null)
  const [hasTiles, setHasTiles] = useState(false)
  const isWide = useIsWide()
  const cards = useMapCards(
    data,
    [...new Set([...chosen, ...view.inView])].slice(0, maxCardsInView),
  )
  const litInList = useCardsOfList(lit)
  const search = useSearchArea(data)
  const isStill = useMemo(prefersStillness, [])
  const onView = useCallback(
    (drawn: string[], inView: string[]) =>
      setView({ drawn, inView: inView.slice(0, maxCardsInView) }),
    [],
  )
  const onTiles = useMemo(() => ({ tileload: () => setHasTiles(true) }), [])

  return (
    <>
      <section className={classes.map} aria-label={t('title')}>
        <MapContainer
          center={guatemala}
          zoom={countryZoom}
          maxZoom={closestZoom}
          zoomControl={false}
          attributionControl={false}
          zoomAnimation={!isStill}
          fadeAnimation={!isStill}
          inertia={!isStill}
          className={classes.leaflet}
        >
          {answer && <TileLayer {...answer.tiles} eventHandlers={onTiles} />}
          {answer && !hasTiles && <TownNames towns={answer.towns} />}
          <AttributionControl position="bottomleft" />
          <ZoomControl position="topright" zoomInTitle={t('zoomIn')} zoomOutTitle={t('zoomOut')} />
          <MapView
            searched={data.query.bounds}
            pins={index?.bounds ?? null}
            address={address}
            onMoved={search.onMoved}
            label={t('move')}
            hasStrip={!isWide}
          />
          {answer && index && (
            <Pins
              pins={answer}
              index={index}
              cards={cards}
              lit={litInList ?? lit}
              onView={onView}
              onChoose={choose}
              onLight={setLit}
            />
          )}
          {answer && isWide && (
            <PinCards pins={answer} chosen={chosen} cards={cards} onClose={() => choose([])} />
          )}
        </MapContainer>
        {search.offered && (
          <Button
            kind="primary"
            className={classes.search}
            isBusy={search.isSearching}
            busyLabel={t('loading', { ns: 'layout' })}
            onClick={search.now}
          >
            {t('searchArea')}
          </Button>
        )}
        {!isWide && <CardStrip view={view} chosen={chosen} cards={cards} onLight={setLit} />}
      </section>
      <p className={classes.foot} role="status">
        {answer && t('count', { count: answer.slugs.length })}{' '}
        {answer && answer.unplaced > 0 && t('unplaced', { count: answer.unplaced })}{' '}
        {answer && answer.slugs.length > 0 && t('approximate')}
        {hasFailed && (
          <>
            {t('failed')}{' '}
            <Button
              kind="text"
              onClick={() => {
                focusMap()
                retry()
              }}
            >
              {t('tryAgain')}
            </Button>
          </>
        )}
      </p>
    </>
  )
}

/** The places of the pin that was pressed. A press beside the pins chooses none, which mostly changes nothing. */
function useChosenPlaces() {
  const [chosen, setChosen] = useState<string[]>([])
  const choose = useCallback(
    (slugs: string[]) =>
      setChosen((last) => (last.length === 0 && slugs.length === 0 ? last : slugs)),
    [],
  )
  return [chosen, choose] as const
}

/** Offers the list of the area that the visitor has moved the map to. It takes the place of a town or region. */
function useSearchArea(data: ListingPageData) {
  const { query } = useRequestedList(data)
  const keepLayout = useKeptLayout()
  const navigate = useNavigate()
  const isSearching = useNavigation().state === 'loading'
  const [offered, setOffered] = useState<Bounds | null>(null)
  // The button may wait: moving the map comes first.
  const onMoved = useCallback((area: Bounds | null) => startTransition(() => setOffered(area)), [])
  const now = () => {
    if (!offered) return
    const bounds = roundBounds(offered)
    focusMap()
    setOffered(null)
    const to = listAddress(data.sectionPath, { ...query, location: [], page: 1, bounds })
    navigate(keepLayout(to), { preventScrollReset: true })
  }
  return { offered, isSearching, onMoved, now }
}

function useIsWide(): boolean {
  return useSyncExternalStore(
    (listener) => {
      const query = matchMedia(wide)
      query.addEventListener('change', listener)
      return () => query.removeEventListener('change', listener)
    },
    () => matchMedia(wide).matches,
  )
}
