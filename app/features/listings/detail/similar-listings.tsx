import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { detailHref } from '~/routing/section-pages'
import { ListingCardView } from '~/features/catalogue/components/listing-card-view'
import grid from '~/features/catalogue/components/listing-grid.module.css'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import classes from './similar-listings.module.css'

export function SimilarListings({ cards }: { cards: ListingCard[] }) {
  const { t } = useTranslation('detail')
  const { locale } = useSite()
  if (cards.length === 0) return null
  return (
    <section aria-labelledby="similar-title" className={classes.similar}>
      <h2 id="similar-title" className={classes.title}>
        {t('similar')}
      </h2>
      <ul className={grid.grid}>
        {cards.map((card) => (
          <li key={card.id}>
            <ListingCardView
              card={card}
              locale={locale}
              href={detailHref(card.section, locale, {
                state: card.regionSlug,
                location: card.townSlug,
                slug: card.slug,
              })}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
