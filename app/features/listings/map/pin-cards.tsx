import type { LatLngTuple } from 'leaflet'
import { useEffect, useMemo, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Popup, useMap } from 'react-leaflet'
import { type MapPins, pinSteps } from '~/features/catalogue/map/pin-columns'
import { IconButton } from '~/ui/button/button'
import type { MapCard } from './map-answers'
import { MapCardView } from './map-card-view'
import classes from './pin-cards.module.css'

type PinCardsProps = {
  pins: MapPins
  /** The places of the pin that was pressed; none where none was. */
  chosen: string[]
  cards: ReadonlyMap<string, MapCard>
  onClose: () => void
}

/** Leaflet brings the card into the page later than this component, and then hides it once more to measure it. */
function focusOnFirst(cards: HTMLElement | null): void {
  requestAnimationFrame(() => cards?.querySelector('a')?.focus({ preventScroll: true }))
}

/** The card of the pin that was pressed, beside it; the focus goes into it and back. */
export function PinCards({ pins, chosen, cards, onClose }: PinCardsProps) {
  const { t } = useTranslation('listingMap')
  const map = useMap()
  const pressed = useRef<Element | null>(null)
  const shown = chosen.flatMap((slug) => cards.get(slug) ?? [])
  const key = chosen.join()
  useEffect(() => {
    if (key) pressed.current = document.activeElement
  }, [key])
  const at = pins.slugs.indexOf(chosen[0] ?? '')
  // A new position, also an equal one, closes the popup and opens it again, and the focus in it is lost.
  const position = useMemo(
    (): LatLngTuple => [
      (pins.latitudes[at] ?? 0) / pinSteps,
      (pins.longitudes[at] ?? 0) / pinSteps,
    ],
    [pins, at],
  )
  if (shown.length === 0 || at < 0) return null

  function close() {
    onClose()
    if (pressed.current?.isConnected && pressed.current instanceof HTMLElement)
      pressed.current.focus()
    else map.getContainer().focus({ preventScroll: true })
  }

  return (
    <Popup
      key={key}
      position={position}
      className={classes.popup}
      minWidth={272}
      maxWidth={272}
      offset={[0, -14]}
      closeButton={false}
      closeOnClick={false}
      closeOnEscapeKey={false}
      autoPanPaddingTopLeft={[24, 72]}
      // Clear of the buttons for the zoom.
      autoPanPaddingBottomRight={[76, 72]}
    >
      {/* Escape closes the card before it closes the map. */}
      <div
        ref={focusOnFirst}
        className={classes.cards}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return
          event.stopPropagation()
          close()
        }}
      >
        {shown.map((card) => (
          <MapCardView key={card.slug} card={card} />
        ))}
        <IconButton
          kind="light"
          icon="close"
          label={t('closeCard')}
          className={classes.close}
          onClick={close}
        />
      </div>
    </Popup>
  )
}
