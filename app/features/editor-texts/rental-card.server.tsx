import type { TFunction } from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import type { Locale } from '~content/locale'
import type { ShownPicture } from '~content/picture'
import { rentalUid } from '~content/rental'
import { cardLocation, type ListingCard } from '~/features/catalogue/card/listing-card'
import { toCard } from '~/features/catalogue/card/to-card'
import { getCatalogueUntagged } from '~/features/catalogue/store/catalogue-store.server'
import { allRentalsTag, catalogueTag, rentalTag } from '~/features/catalogue/store/catalogue-tags'
import { findRedirect } from '~/features/redirects/redirect-store.server'
import { addCacheTags } from '~/platform/page-cache/tag-scope.server'
import { pictureAddress, pictureSrcSet } from '~/platform/pictures/picture-address'
import { findPage } from '~/routing/find-page'
import { detailHref } from '~/routing/section-pages'
import { slugOwners } from '~/routing/slug-owner'
import { Money } from '~/ui/money/money'

export type CardWords = TFunction<'listings'>

/** The address name of the rental whose page is at a path; null for any other path. */
export function rentalSlugOf(path: string): string | null {
  const page = findPage(path)
  const owner = page && slugOwners(page.name).find(({ uid }) => uid === rentalUid)
  return owner ? (page.params[owner.parameter] ?? null) : null
}

/**
 * The rental of a path as lists show it, also by a former slug; null if it is not published in the language. Adds the
 * rental's cache tags to the page.
 */
export function findRentalCard(path: string, locale: Locale, today: string): ListingCard | null {
  const catalogue = getCatalogueUntagged()
  const idAt = (address: string) => catalogue.idBySlug.get(rentalSlugOf(address) ?? '')
  const id = idAt(path) ?? idAt(findRedirect(path)?.to.replace(/[?#].*$/, '') ?? '')
  const rental = id && catalogue.rentals.get(id)
  const card = rental ? toCard(catalogue, rental, { locale, today }) : null
  // Without a rental there is no rental tag: any change of the catalogue may bring it back.
  addCacheTags(...(card ? [allRentalsTag, rentalTag(card.id)] : [catalogueTag]))
  return card
}

/** A rental's card inside of a text: one link with picture, name, place, facts and price. */
export function rentalCard(card: ListingCard, locale: Locale, t: CardWords): string {
  const place = { state: card.regionSlug, location: card.townSlug, slug: card.slug }
  const facts = [
    ...(card.section === 'housesForSale'
      ? []
      : [t('card.guests', { count: card.capacityOfPeople })]),
    t('card.bedrooms', { count: card.noBedroom }),
    t('card.bathrooms', { count: card.noBathroom }),
  ]
  return renderToStaticMarkup(
    <a className="text-card" href={detailHref(card.section, locale, place)}>
      <CardPicture picture={card.pictures[0]?.picture} />
      <span>
        <span>{cardLocation(card)}</span>
        <strong>{card.name}</strong>
        <span>{facts.join(' · ')}</span>
        <CardPrice price={card.price} t={t} />
      </span>
    </a>,
  )
}

function CardPicture({ picture }: { picture: ShownPicture | undefined }) {
  if (!picture) return null
  const sizes = '(min-width: 640px) 280px, 100vw'
  return (
    <picture>
      <source type="image/avif" srcSet={pictureSrcSet(picture, 'avif', 960)} sizes={sizes} />
      <img
        src={pictureAddress(picture, 640, 'webp')}
        alt=""
        width={picture.width}
        height={picture.height}
        loading="lazy"
        decoding="async"
      />
    </picture>
  )
}

/** Both currencies are in the page, as everywhere. */
function CardPrice({ price, t }: { price: ListingCard['price']; t: CardWords }) {
  if (price.kind === 'onRequest') return <span>{t('card.onRequest')}</span>
  const unit = price.kind === 'stay' ? price.by : price.kind
  return (
    <span>
      <b>
        <Money amount={price.amount} />
      </b>{' '}
      {t(`card.${unit}`)}
    </span>
  )
}
