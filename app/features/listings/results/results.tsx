import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { sectionHref } from '~/routing/section-pages'
import { cardHref } from '~/features/catalogue/card/card-href'
import { ListingCardView } from '~/features/catalogue/components/listing-card-view'
import grid from '~/features/catalogue/components/listing-grid.module.css'
import type { ListingCard } from '~/features/catalogue/card/listing-card'
import { listAddress } from '~/features/catalogue/search/listing-query'
import type { ListingPageData } from '../list/read-listing-page.server'
import { CardReport } from './card-report'
import { EmptyResults } from './empty-results'
import { HiddenRentals } from './hidden-rentals'
import { useKeptLayout } from '../list/use-kept-layout'
import { LoadMore } from './load-more'
import classes from './results.module.css'

type ResultsProps = { data: ListingPageData; refreshing: boolean }

/** Cards whose picture is loaded at once: the one that a phone shows first. */
const eagerCards = 1

export function Results({ data, refreshing }: ResultsProps) {
  const { t } = useTranslation('listings')
  if (data.total === 0) return <EmptyResults data={data} />
  return (
    <section
      className={classes.results}
      aria-label={t('results')}
      aria-busy={refreshing}
      data-refreshing={refreshing || undefined}
    >
      {refreshing && (
        <div className={classes.waiting}>
          <span role="status" aria-label={t('loading', { ns: 'layout' })} />
        </div>
      )}
      {data.groups ? <Groups data={data} /> : <Cards cards={data.cards} data={data} />}
      <LoadMore data={data} />
      <HiddenRentals hidden={data.hidden} />
    </section>
  )
}

/** Sort 0 alone stands under town headings (browsing.md §2, listing page). */
function Groups({ data }: { data: ListingPageData }) {
  const { locale } = useSite()
  const keepLayout = useKeptLayout()
  const groups = data.groups ?? []
  const query = { ...data.query, location: [], bounds: null, page: 1 }
  // A town's own page has said its name and its line above.
  if (data.town)
    return groups.map(({ town, cards }) => <Cards key={town.slug} cards={cards} data={data} />)
  const townHref = (state: string, location: string) =>
    keepLayout(listAddress(sectionHref(data.section, locale, { state, location }), query))
  return groups.map(({ town, cards }, index) => (
    <section key={town.slug} className={classes.group} aria-labelledby={`town-${town.slug}`}>
      <h2 id={`town-${town.slug}`} className={classes.town}>
        <Link to={townHref(town.regionSlug, town.slug)}>{town.name}</Link>
      </h2>
      <p className={classes.line}>{town.line}</p>
      <Cards cards={cards} data={data} eager={index === 0} />
    </section>
  ))
}

type CardsProps = { cards: ListingCard[]; data: ListingPageData; eager?: boolean }

function Cards({ cards, data, eager = true }: CardsProps) {
  const { locale } = useSite()
  return (
    <ul className={grid.grid}>
      {cards.map((card, index) => {
        const href = cardHref(card, locale, data.query)
        return (
          <li key={card.id} className={classes.item}>
            <ListingCardView
              card={card}
              locale={locale}
              href={href}
              eager={eager && index < eagerCards}
              headingLevel={data.groups && !data.town ? 'h3' : 'h2'}
            />
            <CardReport card={card} href={href} />
          </li>
        )
      })}
    </ul>
  )
}
