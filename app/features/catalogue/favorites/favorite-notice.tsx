import { useTranslation } from 'react-i18next'
import { maxRentalsAtOnce } from '~content/max-rentals-at-once'
import classes from './favorite-notice.module.css'

/**
 * Says beside a heart why its place was not kept. The first script fills it with one of its two texts. It is read aloud
 * like a status, but is not one: every page has it, and forms have statuses of their own. A popover, so that it lies
 * above the modal window of Renty.
 */
export function FavoriteNotice() {
  const { t } = useTranslation('hearts')
  return (
    <p
      aria-live="polite"
      popover="manual"
      className={classes.notice}
      data-favorite-notice=""
      data-full={t('full', { count: maxRentalsAtOnce })}
      data-not-stored={t('notStored')}
      suppressHydrationWarning
    />
  )
}
