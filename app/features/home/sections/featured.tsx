import { useTranslation } from 'react-i18next'
import { CardGrid } from '~/features/catalogue/components/card-grid'
import { useSite } from '~/features/site/use-site'
import { href } from '~/routing/href'
import { HomeSection } from './home-section'
import type { HomePageData } from '../read-home-page.server'
import classes from './featured.module.css'

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
      <CardGrid cards={featured} className={classes.cards} />
    </HomeSection>
  )
}
