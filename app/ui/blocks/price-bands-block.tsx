import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { currencyCodes, type CurrencyCode } from '~content/currency-code'
import { Photo } from '~/ui/media/photo'
import { BlockSection } from './block-section'
import type { BandView, BlockViews } from './block-views'
import classes from './price-bands-block.module.css'

/** A card a price range. Every currency's link is in the page, and CSS shows the visitor's. */
export function PriceBandsBlock({ title, text, bands }: BlockViews['blocks.price-bands']) {
  const { t } = useTranslation('landings')
  return (
    <BlockSection title={title || t('bands')} text={text}>
      <ul className={classes.bands}>
        {bands.map((band) => (
          <li key={band.name}>
            {currencyCodes.map((code) => (
              <BandLink key={code} band={band} currency={code} />
            ))}
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function BandLink({ band, currency }: { band: BandView; currency: CurrencyCode }) {
  return (
    <span data-money={currency.toLowerCase()}>
      <Link to={band.links[currency]} className={classes.band}>
        <Photo
          picture={band.picture}
          alt=""
          sizes="(min-width: 1000px) 280px, (min-width: 560px) 50vw, 100vw"
          widest={960}
        />
        <span className={classes.words}>
          <span className={classes.name}>{band.name}</span>
          <span className={classes.label}>{band.label}</span>
          {band.ranges[currency] && <span className={classes.range}>{band.ranges[currency]}</span>}
        </span>
      </Link>
    </span>
  )
}
