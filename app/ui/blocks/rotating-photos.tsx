import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import { Photo } from '~/ui/media/photo'
import type { DescribedPicture } from '~content/picture'
import { needs } from '~/ui/layout/needs-scripts'
import { savesData } from '~/ui/layout/saves-data'
import classes from './rotating-photos.module.css'

const turnMs = 5000
const reducedMotion = '(prefers-reduced-motion: reduce)'

/**
 * Which of `count` things is shown, each for five seconds. It stands still where the visitor wants reduced motion or
 * less data, until asked to move.
 */
function useRotation(count: number) {
  const [shown, setShown] = useState(0)
  const [isMoving, setMoving] = useState(false)

  useEffect(() => {
    if (count > 1 && !matchMedia(reducedMotion).matches && !savesData()) setMoving(true)
  }, [count])

  useEffect(() => {
    if (!isMoving) return undefined
    const timer = setInterval(() => setShown((now) => (now + 1) % count), turnMs)
    return () => clearInterval(timer)
  }, [isMoving, count])

  return { shown, isMoving, toggle: () => setMoving((moving) => !moving) }
}

type RotatingPhotosProps = {
  pictures: DescribedPicture[]
  sizes: string
  /** Set where the first photo is the picture that the page is judged by. */
  eager?: boolean
}

/**
 * Photos that take turns. They stand still until React has hydrated the page, with reduced motion, with saved data,
 * while the visitor has them paused, and where there is one alone.
 */
export function RotatingPhotos({ pictures, sizes, eager }: RotatingPhotosProps) {
  const { t } = useTranslation('landings')
  const { shown, isMoving, toggle } = useRotation(pictures.length)
  const [loaded, setLoaded] = useState(1)
  // The next one is on its way before its turn comes.
  if (isMoving && loaded < Math.min(pictures.length, shown + 2)) setLoaded(shown + 2)
  return (
    <div className={classes.photos} {...(pictures.length > 1 && needs('motion'))}>
      {pictures.slice(0, Math.max(loaded, shown + 1)).map(({ picture, alt }, index) => (
        <div
          key={picture.hash}
          className={classes.photo}
          data-shown={index === shown || undefined}
          aria-hidden={index !== shown || undefined}
        >
          <Photo
            picture={picture}
            alt={alt}
            sizes={sizes}
            widest={1920}
            {...(eager && index === 0 ? { eager: true } : {})}
          />
        </div>
      ))}
      {pictures.length > 1 && (
        <IconButton
          kind="light"
          icon={isMoving ? 'pause' : 'play'}
          label={t(isMoving ? 'pausePhotos' : 'playPhotos')}
          className={`${classes.toggle} needs-script`}
          onClick={toggle}
        />
      )}
    </div>
  )
}
