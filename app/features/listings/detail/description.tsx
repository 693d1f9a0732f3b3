import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { ListingDetail } from '~/features/catalogue/detail/listing-detail'
import { Button } from '~/ui/button/button'
import classes from './description.module.css'
import { Section } from './section'

/**
 * Characters above which the text is folded, per width of the screen; `fold-marks.ts` has what stays (browsing.md §9).
 */
const foldedFrom = { phone: 420, tablet: 675, desktop: 850 }

/** The whole text is in the page; where it is long, script folds it behind "read more". */
export function Description({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('detail')
  const [unfolded, setUnfolded] = useState(false)
  const length = listing.descriptionText.length
  return (
    <Section title={t('description')} anchor="description">
      <div
        className={classes.text}
        data-unfolded={unfolded || undefined}
        data-phone={length > foldedFrom.phone || undefined}
        data-tablet={length > foldedFrom.tablet || undefined}
        data-desktop={length > foldedFrom.desktop || undefined}
      >
        <div
          id="description-text"
          className={classes.prose}
          dangerouslySetInnerHTML={{ __html: listing.descriptionHtml }}
        />
        <Button
          kind="text"
          className={`needs-script ${classes.more}`}
          aria-expanded={unfolded}
          aria-controls="description-text"
          onClick={() => setUnfolded(!unfolded)}
        >
          {unfolded ? t('readLess') : t('readMore')}
        </Button>
      </div>
    </Section>
  )
}
