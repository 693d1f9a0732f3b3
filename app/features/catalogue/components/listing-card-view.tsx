import { useNavigate } from '@remix-run/react'
import type { MouseEvent, PointerEvent } from 'react'
import { useTranslation } from 'react-i18next'
import type { Locale } from '~content/locale'
import { fetchNamespaces, preloadNamespaces } from '~/platform/i18n/preload-namespaces'
import { formatDay } from '~/platform/time/format-day'
import { Icon } from '~/ui/icons/icon'
import cover from '~/ui/layout/cover-link.module.css'
import { cardLocation, type ListingCard } from '../card/listing-card'
import { prepareCardLink } from '../card/remembered-list'
import { HeartButton } from '../favorites/heart-button'
import { AddedFeesNote } from './added-fees-note'
import { CardDates } from './card-dates'
import { CardPictures } from './card-pictures'
import { CardRating } from './card-rating'
import classes from './listing-card-view.module.css'
import { ListingPriceLine } from './listing-price-line'

type ListingCardViewProps = {
  card: ListingCard
  locale: Locale
  href: string
  /** The first cards of a page load their picture at once. */
  eager?: boolean
  headingLevel?: 'h2' | 'h3'
}

/** One rental in a list. The whole card is one link: a new tab on desktop, this one on phones. */
export function ListingCardView({
  card,
  locale,
  href,
  eager = false,
  headingLevel: Heading = 'h3',
}: ListingCardViewProps) {
  const { t, i18n } = useTranslation('listings')
  const navigate = useNavigate()

  /** Before the finger leaves the card, so that the words of the place are mostly there when it opens. */
  function prepareWords({ pointerType }: PointerEvent) {
    // A mouse opens a tab of its own.
    if (pointerType === 'mouse' || i18n.hasLoadedNamespace('detail')) return
    fetchNamespaces(['detail']).then(
      () => i18n.loadNamespaces('detail'),
      () => undefined,
    )
  }

  function open(event: MouseEvent<HTMLAnchorElement>) {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    const { opensTab, state } = prepareCardLink(event.currentTarget)
    if (opensTab) return
    event.preventDefault()
    // The browser shows nothing new while a transition waits, so it would hold the page until its words are there.
    const viewTransition = i18n.hasLoadedNamespace('detail')
    if (!viewTransition) preloadNamespaces(['detail'])
    navigate(href, { viewTransition, state })
  }

  return (
    <article className={classes.card} data-listing={card.slug}>
      <CardPictures pictures={card.pictures} eager={eager} />
      <CardTags card={card} />
      <div className={classes.body}>
        <div className={classes.top}>
          <p className={classes.place}>{cardLocation(card)}</p>
          <CardRating rating={card.rating} className={classes.rating} />
        </div>
        <Heading className={classes.name}>
          <a
            href={href}
            className={cover.link}
            rel="opener"
            data-card=""
            onPointerDown={prepareWords}
            onClick={open}
          >
            {card.name}
          </a>
        </Heading>
        <ul className={classes.facts}>
          {card.section !== 'housesForSale' && (
            <Fact icon="people" words={t('card.guests', { count: card.capacityOfPeople })} />
          )}
          <Fact icon="bed" words={t('card.bedrooms', { count: card.noBedroom })} />
          <Fact icon="bath" words={t('card.bathrooms', { count: card.noBathroom })} />
        </ul>
        <CardDates card={card} locale={locale} />
        <p className={classes.price}>
          <ListingPriceLine price={card.price} />
          {card.section === 'longTermRentals' && card.minMonths && card.price.kind !== 'stay' && (
            <span className={classes.note}>{t('card.fromMonths', { count: card.minMonths })}</span>
          )}
          <AddedFeesNote price={card.price} />
        </p>
        {card.availableAfter && card.price.kind !== 'stay' && (
          <p className={classes.note}>
            {t('card.availableFrom', { date: formatDay(card.availableAfter, locale) })}
          </p>
        )}
      </div>
      <HeartButton slug={card.slug} name={card.name} className={classes.heart} />
    </article>
  )
}

function Fact({ icon, words }: { icon: 'people' | 'bed' | 'bath'; words: string }) {
  return (
    <li className={classes.fact}>
      <Icon name={icon} size={17} />
      {words}
    </li>
  )
}

/** What sets a place apart: its promotion first, then new, top pick, shared sale. At most two. */
function CardTags({ card }: { card: ListingCard }) {
  const { t } = useTranslation('listings')
  const tags: { key: string; words: string; promotion?: true }[] = []
  if (card.promotion) {
    const discount = t('card.discount', { percent: card.promotion.percent })
    tags.push({ key: 'promotion', words: `${discount} ${card.promotion.name}`, promotion: true })
  }
  if (card.newProduct) tags.push({ key: 'new', words: t('card.new') })
  if (card.topListing) tags.push({ key: 'top', words: t('card.top') })
  if (card.sharedSell) tags.push({ key: 'shared', words: t('card.shared') })
  if (tags.length === 0) return null
  return (
    <ul className={classes.tags}>
      {tags.slice(0, 2).map((tag) => (
        <li key={tag.key} className={classes.tag} data-promotion={tag.promotion}>
          {tag.words}
        </li>
      ))}
    </ul>
  )
}
