import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomPicture, ShownPicture } from '~content/picture'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import { loadPart } from '~/ui/layout/load-part'
import { needs } from '~/ui/layout/needs-scripts'
import type { FullScreenGallery } from './full-screen-gallery'
import classes from './gallery.module.css'

const loadViewer = () =>
  loadPart(async () => (await import('./full-screen-gallery')).FullScreenGallery)

const mosaicCount = 5
const largest = 1920
const addressOf = (picture: ShownPicture) => pictureAddress(picture, largest, 'webp')

/**
 * A mosaic of five on desktop, a swipe track on phones; every picture opens the full-screen viewer, which loads then.
 * Where it cannot be had, the browser shows the picture alone, as without script.
 */
export function Gallery({ pictures, name }: { pictures: RoomPicture[]; name: string }) {
  const { t } = useTranslation('detail')
  const mosaic = useRef<HTMLUListElement>(null)
  const [Viewer, setViewer] = useState<typeof FullScreenGallery | null>(null)
  /** The picture with which the viewer opens; null while it is closed. */
  const [opened, setOpened] = useState<number | null>(null)
  const [first] = pictures
  if (!first) {
    return (
      <div className={classes.single}>
        <Photo picture={null} alt={name} sizes="100vw" />
      </div>
    )
  }

  function open(index: number, address: string) {
    setOpened(index)
    loadViewer().then(
      (loaded) => setViewer(() => loaded),
      () => {
        setOpened(null)
        // The visitor may have gone on.
        if (mosaic.current) window.location.assign(address)
      },
    )
  }

  return (
    <div
      className={classes.frame}
      aria-busy={(opened !== null && !Viewer) || undefined}
      onPointerDown={() => void loadViewer().catch(() => undefined)}
    >
      <ul
        ref={mosaic}
        className={classes.mosaic}
        data-count={Math.min(pictures.length, mosaicCount)}
      >
        {pictures.map(({ picture, alt }, index) => (
          <li key={picture.hash} className={classes.item}>
            <a
              href={addressOf(picture)}
              aria-label={t('openPhoto', { number: index + 1, alt })}
              className={classes.open}
              {...needs('click')}
              onClick={(event) => {
                event.preventDefault()
                open(index, addressOf(picture))
              }}
            >
              <Photo
                picture={picture}
                alt=""
                sizes={
                  index === 0
                    ? '(min-width: 1280px) 600px, (min-width: 768px) 50vw, 100vw'
                    : '(min-width: 1280px) 300px, (min-width: 768px) 25vw, 100vw'
                }
                eager={index === 0}
              />
            </a>
          </li>
        ))}
      </ul>
      <Button
        kind="light"
        size="small"
        className={`needs-script ${classes.all}`}
        onClick={() => open(0, addressOf(first.picture))}
      >
        <Icon name="photo" size={18} />
        {t('allPhotos', { count: pictures.length })}
      </Button>
      {Viewer && opened !== null && (
        <Viewer
          pictures={pictures}
          first={opened}
          readSmall={() => shownAddresses(mosaic.current)}
          onClose={() => setOpened(null)}
        />
      )}
    </div>
  )
}

/** The addresses of the pictures that are loaded, in their order; null for one that is not. */
function shownAddresses(list: HTMLElement | null): (string | null)[] {
  const images = [...(list?.querySelectorAll('img') ?? [])]
  return images.map((image) => (image.complete && image.naturalWidth > 0 ? image.currentSrc : null))
}
