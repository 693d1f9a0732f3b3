import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { Photo } from '~/ui/media/photo'
import { HomeSection } from './home-section'
import type { HomePageData } from '../read-home-page.server'
import classes from './offers.module.css'

/** What is on offer today; each card leads to its landing. */
export function Offers({ offers }: Pick<HomePageData, 'offers'>) {
  const { t } = useTranslation('home')
  const { locale, missingPages } = useSite()
  if (offers.length === 0) return null
  return (
    <HomeSection
      titleId="offers-title"
      title={t('offersTitle')}
      more={
        missingPages.includes('landingPrices')
          ? undefined
          : { to: href('landingPrices', locale), label: t('offersLink') }
      }
    >
      <ul className={classes.offers}>
        {offers.map((offer) => (
          <li key={offer.id}>
            <Link to={href(offer.page, locale, { slug: offer.slug })} className={classes.offer}>
              <span className={classes.picture}>
                <Photo
                  picture={offer.picture}
                  alt=""
                  sizes="(min-width: 1000px) 400px, (min-width: 640px) 45vw, 80vw"
                  widest={960}
                />
                {offer.until && (
                  <span className={classes.until}>{t('offerUntil', { date: offer.until })}</span>
                )}
              </span>
              <span className={classes.name}>{offer.title}</span>
              <span className={classes.text}>{offer.text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
