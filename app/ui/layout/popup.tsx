import { useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { IconButton } from '~/ui/button/button'
import classes from './popup.module.css'
import { useFocusReturn } from './use-focus-return'

type PopupProps = {
  id: string
  title: string
  children: ReactNode
  /** `sheet` rises from the bottom on phones. */
  shape?: 'modal' | 'sheet'
}

/** A native popover styled as a modal: opens by `popovertarget`, closes by Escape, with or without script. */
export function Popup({ id, title, children, shape = 'modal' }: PopupProps) {
  const { t } = useTranslation()
  const ref = useRef<HTMLDivElement>(null)
  useFocusReturn(ref)
  return (
    <div
      ref={ref}
      id={id}
      popover="auto"
      role="dialog"
      aria-labelledby={`${id}-title`}
      className={`panel ${classes.popup}`}
      data-shape={shape}
    >
      <div className={classes.head}>
        <h2 id={`${id}-title`} className={classes.title}>
          {title}
        </h2>
        <IconButton
          icon="close"
          label={t('closeMenu')}
          popovertarget={id}
          popovertargetaction="hide"
        />
      </div>
      <div className={classes.body}>{children}</div>
    </div>
  )
}
