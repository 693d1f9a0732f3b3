import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryPicture } from '~content/picture'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './card-pictures.module.css'

/** As wide as a card in `listing-grid.module.css`: of four, three and two columns, and from edge to edge on phones. */
const sizes =
  '(min-width: 1200px) 282px, (min-width: 900px) calc(31vw - 16px), (min-width: 640px) calc(46vw - 12px), 100vw'
const widest = 960

/**
 * The pictures of a card: one in the page, the others mounted when a finger or a pointer comes,
 * since most cards are only passed by.
 */
export function CardPictures({ pictures, eager }: { pictures: GalleryPicture[]; eager: boolean }) {
  const { t } = useTranslation('listings')
  const track = useRef<HTMLDivElement>(null)
  const [awake, setAwake] = useState(false)
  const [shown, setShown] = useState(0)
  const several = pictures.length > 1
  const first = pictures[0]

  function step(by: number) {
    const element = track.current
    element?.scrollBy({ left: by * element.clientWidth, behavior: 'smooth' })
  }

  return (
    <div
      className={classes.frame}
      {...needs('swipe')}
      onPointerEnter={() => setAwake(true)}
      onTouchStart={() => setAwake(true)}
    >
      {/* A larger target for pointers: keys have the link of the card. */}
      {/* oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions */}
      <div
        ref={track}
        className={classes.track}
        data-card-pictures=""
        onClick={(event) => openCard(event.currentTarget)}
        onScroll={(event) => {
          const { scrollLeft, clientWidth } = event.currentTarget
          setShown(Math.round(scrollLeft / clientWidth))
        }}
      >
        <div className={classes.slide}>
          <Photo
            picture={first?.picture ?? null}
            alt={first?.alt ?? ''}
            sizes={sizes}
            widest={widest}
            eager={eager}
          />
        </div>
        {awake &&
          pictures.slice(1).map(({ picture, alt }) => (
            <div key={picture.hash} className={classes.slide}>
              <Photo picture={picture} alt={alt} sizes={sizes} widest={widest} />
            </div>
          ))}
      </div>
      {several && (
        <div className={classes.dots} aria-hidden="true">
          {pictures.map(({ picture }, index) => (
            <span key={picture.hash} data-shown={index === shown || undefined} />
          ))}
        </div>
      )}
      {several && awake && (
        <div className={classes.steps} aria-hidden="true">
          <button
            type="button"
            tabIndex={-1}
            title={t('card.previousPicture')}
            disabled={shown === 0}
            onClick={() => step(-1)}
          >
            <Icon name="chevron-left" />
          </button>
          <button
            type="button"
            tabIndex={-1}
            title={t('card.nextPicture')}
            disabled={shown === pictures.length - 1}
            onClick={() => step(1)}
          >
            <Icon name="chevron-right" />
          </button>
        </div>
      )}
    </div>
  )
}

/** On touch screens the track takes the swipes, so it hands a tap on to the card's link. */
function openCard(track: HTMLElement): void {
  track.closest('article')?.querySelector('a')?.click()
}
