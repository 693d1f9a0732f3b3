import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { sectionHref } from '~/routing/section-pages'
import { Photo } from '~/ui/media/photo'
import type { HomePageData } from '../read-home-page.server'
import classes from './section-cards.module.css'

/** Five buttons, one a listing section (browsing.md §2, home). */
export function SectionCards({ home }: Pick<HomePageData, 'home'>) {
  const { locale } = useSite()
  const { t } = useTranslation('home')
  return (
    <section className={`content ${classes.section}`} aria-labelledby="sections-title">
      <h2 id="sections-title" className={classes.title}>
        {t('sectionsTitle')}
      </h2>
      <ul className={classes.cards}>
        {home.sections.map((card) => (
          <li key={card.section}>
            <Link to={sectionHref(card.section, locale)} className={classes.card}>
              <Photo
                picture={card.picture}
                alt=""
                sizes="(min-width: 1000px) 230px, (min-width: 640px) 45vw, 75vw"
                widest={960}
              />
              <span className={classes.words}>
                <span className={classes.name}>{card.title}</span>
                <span className={classes.text}>{card.text}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
