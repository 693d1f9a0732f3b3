import { useTranslation } from 'react-i18next'
import type { QuoteRequest } from '~/features/calculator/price/quote-request'
import { CalculatorPanel } from '~/features/calculator/panel/calculator-panel'
import { CalculatorProvider } from '~/features/calculator/panel/calculator-provider'
import { PhoneBar } from '~/features/calculator/panel/phone-bar'
import { SalePanel } from '~/features/calculator/panel/sale-panel'
import type { StayOffer } from '~/features/calculator/stay/stay-offer'
import type { StayChoice } from '~/features/pricing/request/stay-choice'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import type { ShownReport } from '~/features/leads/report/read-shown-report.server'
import type { ReportTarget } from '~/features/leads/report/report-target'
import { ReportSection } from '~/features/leads/report/report-section'
import type { AvailableRentalsAnswer } from '~/features/catalogue/api/available-rentals-answer'
import type { ListingDetail, DetailHouseRule } from '~/features/catalogue/detail/listing-detail'
import { HeartButton } from '~/features/catalogue/favorites/heart-button'
import { SeenMark } from '~/features/catalogue/seen/seen-mark'
import { SeenRentalsList } from '~/features/catalogue/seen/seen-rentals-list'
import { Icon } from '~/ui/icons/icon'
import type { MapTiles } from '../map/map-tiles'
import { PhotosAndMap } from '../photos/photos-and-map'
import { AdditionalInformation } from './additional-information'
import { Amenities } from './amenities'
import { Availability } from './availability-section'
import { BackLink } from './back-link'
import { Description } from './description'
import { DetailHeading } from './detail-heading'
import classes from './detail-view.module.css'
import { NearLandmarks } from './near-landmarks'
import { Reviews } from './reviews'
import { Share } from './share'
import { SimilarListings } from './similar-listings'
import { Sleeping } from './sleeping'
import { Section } from './section'
import amenities from './amenities.module.css'

type DetailViewProps = {
  listing: ListingDetail
  offer: StayOffer
  requested: QuoteRequest | null
  availableRentals: AvailableRentalsAnswer | null
  stay: StayChoice
  path: string
  tiles: MapTiles
  report: ShownReport
  /** What the server answered to the form about the place, where no script sent it. */
  reply: LeadReply | undefined
}

/** A rental's own page. Houses for sale go without what belongs to a stay (browsing.md §2, detail). */
export function DetailView(props: DetailViewProps) {
  const { listing, offer, requested, availableRentals, stay, path, tiles, report, reply } = props
  const isStay = listing.section !== 'housesForSale'
  return (
    <CalculatorProvider
      listing={listing}
      offer={offer}
      requested={requested}
      availableRentals={availableRentals}
      first={stay}
      path={path}
    >
      <article className={`content ${classes.page}`}>
        <div className={classes.top}>
          <div className={classes.bar}>
            <BackLink listing={listing} />
            <div className={classes.tools}>
              <Share title={listing.name} />
              <HeartButton slug={listing.slug} name={listing.name} ground="page" />
            </div>
          </div>
          <DetailHeading listing={listing} />
          <div className={classes.pictures}>
            <PhotosAndMap listing={listing} tiles={tiles} />
          </div>
        </div>
        <div className={classes.columns}>
          <div className={classes.main}>
            <Description listing={listing} />
            {isStay && (
              <>
                <Highlights highlights={listing.highlights} />
                <Sleeping bedrooms={listing.bedrooms} />
                <AdditionalInformation listing={listing} />
                <Amenities amenities={listing.amenities} />
                <HouseRules rules={listing.houseRules} />
                <Availability listing={listing} />
              </>
            )}
            <NearLandmarks near={listing.near} />
            <Reviews listing={listing} />
            <ReportSection target={reportTarget(listing, path)} shown={report} reply={reply} />
          </div>
          <aside className={classes.aside}>
            {isStay ? <CalculatorPanel /> : <SalePanel />}
            <PhoneBar />
          </aside>
        </div>
        <SimilarListings cards={listing.similar} />
        <SeenRentalsList />
        <SeenMark listing={listing} />
      </article>
    </CalculatorProvider>
  )
}

function reportTarget({ slug, name, providerName }: ListingDetail, path: string): ReportTarget {
  return { slug, name, path, providerName }
}

function Highlights({ highlights }: { highlights: string[] }) {
  const { t } = useTranslation('detail')
  if (highlights.length === 0) return null
  return (
    <Section title={t('highlights')} anchor="highlights">
      <ul className={classes.list}>
        {highlights.map((highlight) => (
          <li key={highlight} className={classes.item}>
            <Icon name="star" className={classes.star} />
            {highlight}
          </li>
        ))}
      </ul>
    </Section>
  )
}

function HouseRules({ rules }: { rules: DetailHouseRule[] }) {
  const { t } = useTranslation('detail')
  if (rules.length === 0) return null
  return (
    <Section title={t('houseRules')} anchor="rules">
      <ul className={amenities.rules}>
        {rules.map((rule) => (
          <li key={rule.slug} className={amenities.amenity}>
            <Icon name={rule.icon} size={22} />
            {rule.name}
          </li>
        ))}
      </ul>
    </Section>
  )
}
