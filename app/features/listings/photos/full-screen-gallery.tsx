import { useLayoutEffect, useMemo, useRef, useState, type KeyboardEvent, type UIEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import type { RoomPicture } from '~content/picture'
import classes from './full-screen-gallery.module.css'
import { GallerySlide } from './gallery-slide'
import { groupByRoom } from './group-by-room'
import { RoomChips } from './room-chips'

type FullScreenGalleryProps = {
  pictures: RoomPicture[]
  /** The picture that is shown first. */
  first: number
  /** Addresses of the pictures as the page shows them, asked when the viewer opens. */
  readSmall: () => (string | null)[]
  onClose: () => void
}

/** The picture shown on a track of `count`, and how to scroll to another. */
function useTrack(count: number) {
  const track = useRef<HTMLDivElement>(null)
  const [shown, setShown] = useState(0)
  /** The picture that the track scrolls to; null while the visitor scrolls. */
  const target = useRef<number | null>(null)

  function show(index: number, behavior: ScrollBehavior = 'smooth') {
    const next = Math.max(0, Math.min(count - 1, index))
    target.current = next
    setShown(next)
    const element = track.current
    element?.scrollTo({ left: next * element.clientWidth, behavior })
  }

  function onScroll({ currentTarget }: UIEvent<HTMLElement>) {
    const position = Math.round(currentTarget.scrollLeft / currentTarget.clientWidth)
    if (target.current !== null && target.current !== position) return
    target.current = null
    setShown(position)
  }

  const endTarget = () => (target.current = null)
  const trackProps = { ref: track, onScroll, onPointerDown: endTarget, onWheel: endTarget }
  return { shown, show, trackProps }
}

/** The full-screen viewer, room by room: arrows, Home and End, Escape, swipe; focus returns to where it was. */
export function FullScreenGallery({ pictures, first, readSmall, onClose }: FullScreenGalleryProps) {
  const { t } = useTranslation('detail')
  const dialog = useRef<HTMLDialogElement>(null)
  const hasOpened = useRef(false)
  const [small] = useState(readSmall)
  const { shown, show, trackProps } = useTrack(pictures.length)
  const { order, groups } = useMemo(() => groupByRoom(pictures), [pictures])

  useLayoutEffect(() => {
    if (hasOpened.current) return
    hasOpened.current = true
    dialog.current?.showModal()
    show(order.indexOf(first), 'instant')
  })

  function onKeyDown(event: KeyboardEvent) {
    const target = { ArrowLeft: shown - 1, ArrowRight: shown + 1, Home: 0, End: pictures.length }[
      event.key
    ]
    if (target === undefined) return
    event.preventDefault()
    show(target)
  }

  const current = pictures[order[shown] ?? 0]
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-label={t('gallery')}
      onKeyDown={onKeyDown}
      data-rooms={groups.length > 0 || undefined}
      onClose={onClose}
    >
      <div className={classes.bar}>
        <p aria-live="polite">{t('photoOf', { number: shown + 1, count: pictures.length })}</p>
        <IconButton
          icon="close"
          iconSize={24}
          label={t('closeGallery')}
          className={classes.button}
          onClick={() => dialog.current?.close()}
        />
      </div>
      {groups.length > 0 && <RoomChips groups={groups} shown={shown} onJump={show} />}
      <div
        {...trackProps}
        // A scroller that keys reach, though the dialog answers the arrows itself.
        tabIndex={0}
        role="group"
        aria-label={t('tabPhotos')}
        className={classes.track}
      >
        {order.map((index, position) => (
          <GallerySlide
            key={index}
            shown={pictures[index]}
            small={small[index] ?? null}
            isNear={Math.abs(position - shown) <= 1}
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
    </dialog>
  )
}
