import { useSearchParams } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import {
  readAvailableRentalsAnswer,
  type AvailableRentalsAnswer,
} from '~/features/catalogue/api/available-rentals-answer'
import { noChoice, writeStayChoice } from '~/features/pricing/request/stay-choice'
import { useSite } from '~/features/site/use-site'
import { resources } from '~/routing/resources'
import { Money } from '~/ui/money/money'
import { landingLink } from '../inquire/requested-requirement'
import { useCalculator } from '../panel/use-calculator'
import classes from './available-rentals.module.css'

/**
 * Similar places that are free on the dates for which this one is not (finding.md §5), asked for when it is shown. The
 * page that answers a form without script has them already.
 */
export function AvailableRentals() {
  const { t } = useTranslation(['detail', 'listings'])
  const { listing, choice, availableRentals } = useCalculator()
  const { locale } = useSite()
  const [address] = useSearchParams()
  const { checkIn, checkOut, months, adult, children } = choice
  const stay = { ...noChoice, checkIn, checkOut, months, adult, children }
  const query = writeStayChoice(new URLSearchParams({ language: locale }), stay).toString()
  const found = useAvailableRentals(listing.slug, query, availableRentals)
  const hasPlaces = found !== null && found.places.length > 0
  return (
    <>
      <p role="status" className="visually-hidden">
        {hasPlaces && found.status}
      </p>
      {hasPlaces && (
        <section aria-labelledby="available-rentals">
          <h3 id="available-rentals" className={classes.title}>
            {found.title}
          </h3>
          <ul className={classes.places}>
            {found.places.map(({ slug, name, path, facts, picture, total }) => (
              <li key={slug}>
                <a
                  href={address.get('landing') ? landingLink(path) : path}
                  className={classes.place}
                >
                  {picture && <img src={picture} alt="" width={640} height={480} loading="lazy" />}
                  <span className={classes.words}>
                    <strong className={classes.name}>{name}</strong>
                    <span className={classes.facts}>{facts}</span>
                    <span>
                      {total ? (
                        <>
                          <strong>
                            <Money amount={total} />
                          </strong>{' '}
                          {t('listings:card.total')}
                        </>
                      ) : (
                        t('onRequest')
                      )}
                    </span>
                  </span>
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

/** Null until the server has answered. A new query aborts the request before it; a failed one shows nothing. */
function useAvailableRentals(
  slug: string,
  query: string,
  first: AvailableRentalsAnswer | null,
): AvailableRentalsAnswer | null {
  const [answered, setAnswered] = useState({ query: first && query, found: first })
  useEffect(() => {
    if (answered.query === query) return
    const abort = new AbortController()
    const path = resources.availableRentalsApi.path.replace(':slug', encodeURIComponent(slug))
    void fetch(`/${path}?${query}`, { signal: abort.signal })
      .then(async (response) => readAvailableRentalsAnswer(await response.json()))
      .then((found) => setAnswered({ query, found }))
      .catch(() => undefined)
    return () => abort.abort()
  }, [slug, query, answered])
  return answered.query === query ? answered.found : null
}
