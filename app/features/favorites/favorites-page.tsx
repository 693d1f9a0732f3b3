import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { renamedAttribute, renameFavorites } from '~/features/catalogue/favorites/rename-favorites'
import { SectionLinks } from '~/features/site/section-links'
import { useSite } from '~/features/site/use-site'
import { Comparison } from './comparison'
import { EmptyFavorites } from './empty-favorites'
import { keptHref } from '~/features/catalogue/favorites/kept-href'
import { FavoritesTools } from './favorites-tools'
import classes from './favorites-page.module.css'
import type { FavoritesPageData } from './read-favorites-page.server'
import { StayForm } from './stay-form'

/**
 * The places of the address side by side for one stay (finding.md §6). Works without script and without anything kept.
 */
export function FavoritesPage({ data }: { data: FavoritesPageData }) {
  const { t } = useTranslation('favorites')
  const { places, gone, ignored } = data
  if (places.length === 0 && gone.length === 0 && ignored === 0) {
    return <EmptyFavorites isNamed={data.isNamed} />
  }
  return (
    <div className={`content ${classes.page}`}>
      <h1 className={classes.title}>{t('title')}</h1>
      {places.length > 0 && <p className={classes.lead}>{t('lead')}</p>}
      {data.renamed.length > 0 && <RenamedMark renamed={data.renamed} />}
      {ignored > 0 && <p className={classes.notice}>{t('ignored', { count: ignored })}</p>}
      <GoneRentals data={data} />
      {places.length === 0 ? (
        <SectionLinks />
      ) : (
        <>
          <StayForm data={data} />
          <FavoritesTools data={data} />
          <Comparison data={data} />
        </>
      )}
    </div>
  )
}

/**
 * Has the device keep renamed places by their present slugs, which the hearts and links of this page name. The first
 * script reads it, after a change of page React does.
 */
function RenamedMark({ renamed }: Pick<FavoritesPageData, 'renamed'>) {
  const json = JSON.stringify(renamed)
  useEffect(() => renameFavorites(json), [json])
  return <span hidden {...{ [renamedAttribute]: json }} />
}

/** Places of the address that are not offered any more, each with a way to take it off. */
function GoneRentals({ data: { places, gone, stay } }: { data: FavoritesPageData }) {
  const { t } = useTranslation('favorites')
  const { locale } = useSite()
  if (gone.length === 0) return null
  const named = [...places.map(({ card }) => card.slug), ...gone]
  return (
    <div className={classes.notice}>
      <p>{t('gone', { count: gone.length })}</p>
      <ul className={classes.gone}>
        {gone.map((slug) => (
          <li key={slug}>
            {slug}{' '}
            <a
              href={keptHref(
                'favorites',
                locale,
                named.filter((each) => each !== slug),
                stay,
              )}
              rel="nofollow"
              data-drop-favorite={slug}
            >
              {t('remove')}
              <span className="visually-hidden"> {slug}</span>
            </a>
          </li>
        ))}
      </ul>
    </div>
  )
}
