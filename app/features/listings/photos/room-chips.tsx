import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomGroup } from './group-by-room'
import classes from './room-chips.module.css'

type RoomChipsProps = {
  groups: readonly RoomGroup[]
  /** Position of the picture that is shown. */
  shown: number
  onJump: (position: number) => void
}

/** A row of the rooms that a gallery shows, with how many pictures each has; a tap leads to the first. */
export function RoomChips({ groups, shown, onJump }: RoomChipsProps) {
  const { t } = useTranslation('detail')
  const row = useRef<HTMLDivElement>(null)
  const current = groups.findLast(({ first }) => first <= shown)

  useEffect(() => {
    const chip = row.current?.querySelector('[aria-current]')
    chip?.scrollIntoView({ block: 'nearest', inline: 'center' })
  }, [current?.first])

  return (
    <div ref={row} role="group" aria-label={t('photosByRoom')} className={classes.row}>
      {groups.map(({ room, first, count }) => (
        <button
          key={first}
          type="button"
          className={classes.chip}
          aria-current={first === current?.first || undefined}
          onClick={() => onJump(first)}
        >
          {t(`rooms.${room ?? 'other'}`)} <span className={classes.count}>{count}</span>
        </button>
      ))}
    </div>
  )
}
