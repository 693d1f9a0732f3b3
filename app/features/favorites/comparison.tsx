import { useTranslation } from 'react-i18next'
import { HeartButton } from '~/features/catalogue/favorites/heart-button'
import { AddedFeesNote } from '~/features/catalogue/components/added-fees-note'
import { CardDates } from '~/features/catalogue/components/card-dates'
import { CardRating } from '~/features/catalogue/components/card-rating'
import { ListingPriceLine } from '~/features/catalogue/components/listing-price-line'
import { useSite } from '~/features/site/use-site'
import { Photo } from '~/ui/media/photo'
import classes from './comparison.module.css'
import { comparisonRows, sharedFacts } from './comparison-rows'
import { keptHref } from '~/features/catalogue/favorites/kept-href'
import type { ComparedRental } from './compare-rental.server'
import type { FavoritesPageData } from './read-favorites-page.server'

/** A column for each place and a row for each fact; what differs stands out. Narrow screens swipe it. */
export function Comparison({ data }: { data: FavoritesPageData }) {
  const { t } = useTranslation('favorites')
  const { t: detail } = useTranslation('detail')
  const { t: listings } = useTranslation('listings')
  const { places } = data
  const facts = places.map((place) => place.facts)
  const rows = comparisonRows(facts, { page: t, detail, listings })
  const shared = sharedFacts(facts)
  return (
    <>
      {/* A table that scrolls has to be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={classes.scroll} role="region" aria-label={t('comparison')} tabIndex={0}>
        <table className={classes.table}>
          <thead>
            <tr>
              <td className={classes.corner} />
              {places.map((place) => (
                <th key={place.card.slug} scope="col" className={classes.place}>
                  <RentalHead place={place} data={data} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, cells, differs }) => (
              <tr key={label} data-differs={differs || undefined}>
                <th scope="row" className={classes.label}>
                  {label}
                </th>
                {cells.map((lines, index) => (
                  <td key={places[index]?.card.slug}>
                    {lines.length === 0 ? '–' : lines.map((line) => <p key={line}>{line}</p>)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {shared.length > 0 && (
        <p className={classes.shared}>
          <strong>{t('allHave')}</strong> {shared.join(' · ')}
        </p>
      )}
    </>
  )
}

function RentalHead({ place, data }: { place: ComparedRental; data: FavoritesPageData }) {
  const { t } = useTranslation(['favorites', 'pricing'])
  const { locale } = useSite()
  const { card, path, problem } = place
  const picture = card.pictures[0]
  const others = data.places.map((other) => other.card.slug).filter((slug) => slug !== card.slug)
  return (
    <div className={classes.head} data-place={card.slug}>
      <div className={classes.picture}>
        <Photo
          picture={picture?.picture ?? null}
          alt={picture?.alt ?? ''}
          sizes="(min-width: 768px) 260px, 60vw"
          widest={640}
        />
        <HeartButton slug={card.slug} name={card.name} className={classes.heart} />
      </div>
      <a href={path} className={classes.name}>
        {card.name}
      </a>
      <span className={classes.town}>{card.townName}</span>
      <CardRating rating={card.rating} />
      <CardDates card={card} locale={locale} />
      {problem ? (
        <span className={classes.problem}>
          {problem === 'NO_STAY_FITS' ? t('noStayFits') : t(`pricing:errors.${problem}`)}
        </span>
      ) : (
        <span className={classes.price}>
          <ListingPriceLine price={card.price} /> <AddedFeesNote price={card.price} />
        </span>
      )}
      <a
        href={keptHref('favorites', locale, [...others, ...data.gone], data.stay)}
        rel="nofollow"
        className={classes.remove}
        data-drop-favorite={card.slug}
      >
        {t('remove')}
        <span className="visually-hidden"> {card.name}</span>
      </a>
    </div>
  )
}
