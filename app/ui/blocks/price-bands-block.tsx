import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Photo } from '~/ui/media/photo'
import { BlockSection } from './block-section'
import type { BandView, BlockViews } from './block-views'
import classes from './price-bands-block.module.css'

/** A card a price range. Both currencies' links are in the page, and CSS shows the visitor's. */
export function PriceBandsBlock({ title, text, bands }: BlockViews['blocks.price-bands']) {
  const { t } = useTranslation('landings')
  return (
    <BlockSection title={title || t('bands')} text={text}>
      <ul className={classes.bands}>
        {bands.map((band) => (
          <li key={band.name}>
            <BandLink band={band} currency="usd" />
            <BandLink band={band} currency="gtq" />
          </li>
        ))}
      </ul>
    </BlockSection>
  )
}

function BandLink({ band, currency }: { band: BandView; currency: 'usd' | 'gtq' }) {
  return (
    <span data-money={currency}>
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
          {currency === 'gtq' && <span className={classes.range}>{band.rangeGtq}</span>}
        </span>
      </Link>
    </span>
  )
}
