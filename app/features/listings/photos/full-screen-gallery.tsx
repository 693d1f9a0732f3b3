import { forwardRef, useImperativeHandle, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import type { GalleryPicture } from '~content/picture'
import classes from './full-screen-gallery.module.css'
import { GallerySlide } from './gallery-slide'

export type FullScreenGalleryHandle = { open: (index: number) => void }

type FullScreenGalleryProps = {
  pictures: GalleryPicture[]
  /** Addresses of the pictures as the page shows them, asked when the viewer opens. */
  readSmall: () => (string | null)[]
}

/** The full-screen viewer: arrows, Home and End, Escape, swipe; focus returns to where it was. */
export const FullScreenGallery = forwardRef<FullScreenGalleryHandle, FullScreenGalleryProps>(
  function FullScreenGallery({ pictures, readSmall }, ref) {
    const { t } = useTranslation('detail')
    const dialog = useRef<HTMLDialogElement>(null)
    const track = useRef<HTMLDivElement>(null)
    const [opened, setOpened] = useState(false)
    const [shown, setShown] = useState(0)
    const [small, setSmall] = useState<(string | null)[]>([])

    function show(index: number, behavior: ScrollBehavior = 'smooth') {
      const next = Math.max(0, Math.min(pictures.length - 1, index))
      const element = track.current
      element?.scrollTo({ left: next * element.clientWidth, behavior })
    }

    useImperativeHandle(ref, () => ({
      open(index) {
        setSmall(readSmall())
        setOpened(true)
        dialog.current?.showModal()
        // The slides are mounted by now only on the next frame.
        requestAnimationFrame(() => show(index, 'instant'))
        setShown(index)
      },
    }))

    function onKeyDown(event: KeyboardEvent) {
      const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: pictures.length }[
        event.key
      ]
      if (target === undefined) return
      event.preventDefault()
      show(target)
    }

    const current = pictures[shown]
    return (
      <dialog
        ref={dialog}
        className={classes.dialog}
        aria-label={t('gallery')}
        onKeyDown={onKeyDown}
        onClose={() => setOpened(false)}
      >
        {opened && (
          <>
            <div className={classes.bar}>
              <p aria-live="polite">
                {t('photoOf', { number: shown + 1, count: pictures.length })}
              </p>
              <IconButton
                icon="close"
                iconSize={24}
                label={t('closeGallery')}
                className={classes.button}
                onClick={() => dialog.current?.close()}
              />
            </div>
            <div
              ref={track}
              // A scroller that keys reach, though the dialog answers the arrows itself.
              tabIndex={0}
              role="group"
              aria-label={t('tabPhotos')}
              className={classes.track}
              onScroll={({ currentTarget }) =>
                setShown(Math.round(currentTarget.scrollLeft / currentTarget.clientWidth))
              }
            >
              {pictures.map(({ picture, alt }, index) => (
                <GallerySlide
                  key={picture.hash}
                  picture={picture}
                  alt={alt}
                  small={small[index] ?? null}
                />
              ))}
            </div>
            <p className={classes.caption}>{current?.alt}</p>
            <IconButton
              icon="chevron-left"
              iconSize={28}
              label={t('previousPhoto')}
              className={`${classes.button} ${classes.previous}`}
              disabled={shown === 0}
              onClick={() => show(shown - 1)}
            />
            <IconButton
              icon="chevron-right"
              iconSize={28}
              label={t('nextPhoto')}
              className={`${classes.button} ${classes.next}`}
              disabled={shown === pictures.length - 1}
              onClick={() => show(shown + 1)}
            />
          </>
        )}
      </dialog>
    )
  },
)
