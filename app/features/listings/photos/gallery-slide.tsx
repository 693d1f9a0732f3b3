import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryPicture } from '~content/picture'
import { pictureAddress } from '~/platform/pictures/picture-address'
import { Photo } from '~/ui/media/photo'
import classes from './gallery-slide.module.css'

type GallerySlideProps = {
  shown: GalleryPicture | undefined
  /** Address of the small picture that the page shows already; null if it shows none. */
  small: string | null
  /** Whether it is shown or comes next. */
  isNear: boolean
}

/** The smallest width in which pictures are served: a few kilobytes. */
const smallest = 320

/** A picture of the full-screen viewer: the small one at once, until the large one is there. */
export function GallerySlide({ shown, small, isNear }: GallerySlideProps) {
  const { t } = useTranslation('layout')
  const [isSharp, setSharp] = useState(false)
  if (!shown) return null
  const { picture, alt } = shown
  const { width, height } = picture
  return (
    <div className={classes.slide}>
      <div
        className={classes.frame}
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc((100dvh - var(--around)) * ${width / height}))`,
        }}
        data-sharp={isSharp || undefined}
      >
        <img
          src={small ?? pictureAddress(picture, smallest, 'webp')}
          alt=""
          loading={isNear ? 'eager' : 'lazy'}
          className={classes.small}
          // A small picture that fails leaves the frame, in which the large one appears.
          onError={({ currentTarget }) => (currentTarget.hidden = true)}
        />
        <Photo
          picture={picture}
          alt={alt}
          sizes="100vw"
          widest={1920}
          onShown={() => setSharp(true)}
          className={classes.large}
        />
        {!isSharp && <span role="status" aria-label={t('loading')} className={classes.working} />}
      </div>
    </div>
  )
}
