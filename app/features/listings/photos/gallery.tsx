import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomPicture } from '~content/picture'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './gallery.module.css'

const loadViewer = () => import('./full-screen-gallery')
const FullScreenGallery = lazy(async () => ({ default: (await loadViewer()).FullScreenGallery }))

const mosaicCount = 5
const largest = 1920

/** A mosaic of five on desktop, a swipe track on phones; every picture opens the full-screen viewer. */
export function Gallery({ pictures, name }: { pictures: RoomPicture[]; name: string }) {
  const { t } = useTranslation('detail')
  /** The picture with which the viewer opens; null while it is closed. */
  const [opened, setOpened] = useState<number | null>(null)
  const mosaic = useRef<HTMLUListElement>(null)
  if (pictures.length === 0) {
    return (
      <div className={classes.single}>
        <Photo picture={null} alt={name} sizes="100vw" />
      </div>
    )
  }
  return (
    <div className={classes.frame}>
      <ul
        ref={mosaic}
        className={classes.mosaic}
        data-count={Math.min(pictures.length, mosaicCount)}
      >
        {pictures.map(({ picture, alt }, index) => (
          <li key={picture.hash} className={classes.item}>
            <a
              href={pictureAddress(picture, largest, 'webp')}
              aria-label={t('openPhoto', { number: index + 1, alt })}
              className={classes.open}
              {...needs('click')}
              onClick={(event) => {
                event.preventDefault()
                setOpened(index)
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
        onClick={() => setOpened(0)}
      >
        <Icon name="photo" size={18} />
        {t('allPhotos', { count: pictures.length })}
      </Button>
      {opened !== null && (
        <Suspense>
          <FullScreenGallery
            pictures={pictures}
            first={opened}
            readSmall={() => shownAddresses(mosaic.current)}
            onClose={() => setOpened(null)}
          />
        </Suspense>
      )}
    </div>
  )
}

/** The addresses of the pictures that are loaded, in their order; null for one that is not. */
function shownAddresses(list: HTMLElement | null): (string | null)[] {
  const images = [...(list?.querySelectorAll('img') ?? [])]
  return images.map((image) => (image.complete && image.naturalWidth > 0 ? image.currentSrc : null))
}
