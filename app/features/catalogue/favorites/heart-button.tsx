import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './heart-button.module.css'
import { heartAttribute, showHeart } from './show-favorites'

type HeartButtonProps = {
  slug: string
  /** Name of the rental. */
  name: string
  /** What it lies on. */
  ground?: 'picture' | 'page'
  /** Of the feature's own sheet, to place the button. */
  className?: string | undefined
}

/**
 * Keeps a place on the device. The first script shows which places are kept and handles clicks, before and after
 * React runs (`app/first-script/favorites.ts`).
 */
export function HeartButton({ slug, name, ground = 'picture', className = '' }: HeartButtonProps) {
  const { t } = useTranslation('hearts')
  const heart = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (heart.current) showHeart(heart.current)
  }, [slug])
  return (
    <button
      ref={heart}
      type="button"
      className={`needs-script ${classes.heart} ${className}`}
      data-ground={ground}
      aria-pressed={false}
      aria-label={t('keepNamed', { name })}
      {...{ [heartAttribute]: slug }}
      {...needs('never')}
    >
      {/* Not of the sprite, whose outlines cannot be filled. */}
      <svg viewBox="0 0 24 24" width={24} height={24} aria-hidden="true" focusable="false">
        <path d="M12 20 4.5 12.6a5 5 0 1 1 7.5-6.6 5 5 0 1 1 7.5 6.6Z" />
      </svg>
    </button>
  )
}
