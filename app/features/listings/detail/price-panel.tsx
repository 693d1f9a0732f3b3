import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { whatsAppLink } from '~/features/site/whatsapp-link'
import { formatDay } from '~/platform/time/format-day'
import { Icon } from '~/ui/icons/icon'
import { Money } from '~/ui/money/money'
import { ListingPriceLine } from '../components/listing-price-line'
import type { ListingDetail } from '../listing-detail'
import classes from './price-panel.module.css'

type PricePanelProps = { listing: ListingDetail; shareUrl: string }

/** What the place costs and the way to ask for it: a sticky card, and a bar at the foot of phones. */
export function PricePanel({ listing, shareUrl }: PricePanelProps) {
  const { t } = useTranslation('detail')
  const { settings, locale } = useSite()
  const ask = whatsAppLink(
    settings.whatsappNumber,
    t('whatsAppText', { name: listing.name, link: shareUrl }),
  )
  return (
    <>
      <div className={classes.panel}>
        <p className={classes.price}>
          <ListingPriceLine price={listing.price} />
        </p>
        {listing.price.kind === 'onRequest' && <p>{t('onRequestHint')}</p>}
        {listing.promotions.map((promotion) => (
          <p key={promotion.name} className={classes.promotion}>
            <strong>{promotion.name}</strong>
            <span>
              {t('promotionUntil', {
                percent: promotion.percent,
                from: formatDay(promotion.startDate, locale),
                to: formatDay(promotion.endDate, locale),
              })}
            </span>
          </p>
        ))}
        <MonthlyRates listing={listing} />
        {listing.minNight !== null && listing.section !== 'longTermRentals' && (
          <p className={classes.fact}>
            {t('minNights')}: {t('nights', { count: listing.minNight })}
          </p>
        )}
        <a className={classes.ask} href={ask} target="_blank" rel="noopener noreferrer">
          <Icon name="whatsapp" size={22} />
          {t('askWhatsApp')}
        </a>
        <p className={classes.notice}>{settings.bookingNotice}</p>
      </div>
      <div className={classes.bar}>
        <ListingPriceLine price={listing.price} />
        <a className={classes.ask} href={ask} target="_blank" rel="noopener noreferrer">
          {t('askWhatsApp')}
        </a>
      </div>
    </>
  )
}

function MonthlyRates({ listing }: { listing: ListingDetail }) {
  const { t } = useTranslation('detail')
  if (listing.monthlyRates.length === 0) return null
  return (
    <table className={classes.rates}>
      <caption>{t('monthlyRates')}</caption>
      <tbody>
        {listing.monthlyRates.map(({ fromMonths, amount }) => (
          <tr key={fromMonths}>
            <th scope="row">{t('monthlyRate', { months: t('months', { count: fromMonths }) })}</th>
            <td>
              <Money amount={amount} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
