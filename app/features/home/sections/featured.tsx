import { useTranslation } from 'react-i18next'
import { ListingCardView } from '~/features/catalogue/components/listing-card-view'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { detailHref } from '~/routing/section-pages'
import { HomeSection } from './home-section'
import type { HomePageData } from '../read-home-page.server'
import classes from './featured.module.css'
import grid from '~/features/catalogue/components/listing-grid.module.css'

export function Featured({ home, featured }: Pick<HomePageData, 'home' | 'featured'>) {
  const { locale } = useSite()
  const { t } = useTranslation('home')
  if (featured.length === 0) return null
  return (
    <HomeSection
      titleId="featured-title"
      title={home.featuredTitle}
      text={home.featuredText}
      more={{ to: href('vacationRentals', locale), label: t('featuredLink') }}
    >
      <ul className={`${grid.grid} ${classes.cards}`}>
        {featured.map((card) => (
          <li key={card.id}>
            <ListingCardView
              card={card}
              locale={locale}
              href={detailHref(card.section, locale, {
                state: card.regionSlug,
                location: card.townSlug,
                slug: card.slug,
              })}
            />
          </li>
        ))}
      </ul>
    </HomeSection>
  )
}
