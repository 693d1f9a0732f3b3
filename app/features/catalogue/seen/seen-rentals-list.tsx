import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '~/ui/button/button'
import { needs } from '~/ui/layout/needs-scripts'
import { seenListAttribute, showSeenRentals } from './show-seen-rentals'
import classes from './seen-rentals-list.module.css'

/**
 * The places that were seen lately on this device; hidden where there are none. The first script fills it, and keeps
 * its height free from the first paint on (`app/first-script/seen-rentals.ts`).
 */
export function SeenRentalsList({ className = '' }: { className?: string | undefined }) {
  const { t } = useTranslation('hearts')
  useEffect(showSeenRentals, [])
  return (
    <section className={`${classes.section} ${className}`} aria-labelledby="seen-title">
      <div className={classes.head}>
        <h2 id="seen-title" className={classes.title}>
          {t('seenTitle')}
        </h2>
        <Button kind="text" data-forget-seen="" {...needs('never')}>
          {t('forgetSeen')}
        </Button>
      </div>
      <ul
        className={classes.list}
        {...{ [seenListAttribute]: '' }}
        suppressHydrationWarning
        dangerouslySetInnerHTML={{ __html: '' }}
      />
    </section>
  )
}
