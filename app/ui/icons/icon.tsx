import spriteUrl from './sprite.svg?url'
import type { iconSources } from './icon-sources'

export type IconName = keyof typeof iconSources

type IconProps = {
  name: IconName
  /** Edge length in pixels. */
  size?: number
  className?: string
}

/**
 * A decorative icon; the words beside it carry the meaning. Built pages bring the icons that they show at first
 * (`app/server/rendering/inline-icons.ts`).
 */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      data-icon
      aria-hidden="true"
      focusable="false"
      width={size}
      height={size}
      className={className}
    >
      <use href={`${spriteUrl}#${name}`} />
    </svg>
  )
}
