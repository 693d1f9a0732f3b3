import { useSearchParams } from '@remix-run/react'
import { useSite } from '~/features/site/use-site'
import { detailHref } from '~/routing/section-pages'
import type { ListingCard } from '../card/listing-card'
import grid from './listing-grid.module.css'
import { ListingCardView } from './listing-card-view'

type CardGridProps = { cards: readonly ListingCard[]; className?: string | undefined }

/** Cards that lead to their rentals' pages without a stay, and within the landing that the visitor comes from. */
export function CardGrid({ cards, className }: CardGridProps) {
  const { locale } = useSite()
  const [query] = useSearchParams()
  const search = query.get('landing') ? 'landing=true' : ''
  return (
    <ul className={className ? `${grid.grid} ${className}` : grid.grid}>
      {cards.map((card) => {
        const place = { state: card.regionSlug, location: card.townSlug, slug: card.slug }
        return (
          <li key={card.id}>
            <ListingCardView
              card={card}
              locale={locale}
              href={detailHref(card.section, locale, place, search)}
            />
          </li>
        )
      })}
    </ul>
  )
}
