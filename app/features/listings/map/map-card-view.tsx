import { prepareCardLink } from '~/features/catalogue/card/remembered-list'
import { CardDates } from '~/features/catalogue/components/card-dates'
import { ListingPriceLine } from '~/features/catalogue/components/listing-price-line'
import { HeartButton } from '~/features/catalogue/favorites/heart-button'
import { useSite } from '~/features/site/use-site'
import cover from '~/ui/layout/cover-link.module.css'
import { Photo } from '~/ui/media/photo'
import type { MapCard } from './map-answers'
import classes from './map-card-view.module.css'

/** A place as its pin shows it: picture, name, dates, price and heart. The whole card is one link. */
export function MapCardView({ card }: { card: MapCard }) {
  const { locale } = useSite()
  return (
    <article className={classes.card}>
      <div className={classes.picture}>
        <Photo
          picture={card.picture?.picture ?? null}
          alt={card.picture?.alt ?? ''}
          sizes="272px"
          widest={640}
        />
      </div>
      <div className={classes.body}>
        <p className={classes.place}>{card.place}</p>
        <h3 className={classes.name}>
          <a
            href={card.href}
            className={cover.link}
            rel="opener"
            onClick={({ currentTarget }) => void prepareCardLink(currentTarget)}
          >
            {card.name}
          </a>
        </h3>
        <CardDates card={card} locale={locale} />
        <p>
          <ListingPriceLine price={card.price} />
        </p>
      </div>
      <HeartButton slug={card.slug} name={card.name} className={classes.heart} />
    </article>
  )
}
