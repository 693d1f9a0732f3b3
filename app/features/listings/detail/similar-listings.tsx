import { useTranslation } from 'react-i18next'
import { CardGrid } from '~/features/catalogue/components/card-grid'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import classes from './similar-listings.module.css'

export function SimilarListings({ cards }: { cards: ListingCard[] }) {
  const { t } = useTranslation('detail')
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className={classes.similar}>
      <h2 id="similar-title" className={classes.title}>
        {t('similar')}
      </h2>
      <CardGrid cards={cards} />
    </section>
  )
}
