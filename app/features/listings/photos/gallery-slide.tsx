import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { GalleryPicture } from '~content/picture'
import { Photo } from '~/ui/media/photo'
import classes from './gallery-slide.module.css'

type GallerySlideProps = {
  picture: GalleryPicture['picture']
  alt: string
  /** Address of the small picture that the page shows already; null where it shows none. */
  small: string | null
}

/** A picture of the full-screen viewer: the small one at once, until the large one is there. */
export function GallerySlide({ picture, alt, small }: GallerySlideProps) {
  const { t } = useTranslation('layout')
  const [isSharp, setSharp] = useState(false)
  const { width, height } = picture
  return (
    <div className={classes.slide}>
      <div
        className={classes.frame}
        style={{
          aspectRatio: `${width} / ${height}`,
          width: `min(100%, calc((100dvh - 8.5rem) * ${width / height}))`,
        }}
        data-sharp={isSharp || undefined}
      >
        {small && <img src={small} alt="" className={classes.small} />}
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
