import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import classes from './other-services.module.css'
import type { OtherService } from './read-document-page.server'

/** The services besides this one; the whole card is the link. */
export function OtherServices({ services }: { services: OtherService[] }) {
  const { t } = useTranslation('owners')
  if (services.length === 0) return null
  return (
    <section className={`content ${classes.section}`} aria-labelledby="other-services">
      <h2 id="other-services" className={classes.title}>
        {t('otherServices')}
      </h2>
      <ul className={classes.list}>
        {services.map(({ name, text, image, imageAlt, path }) => (
          <li key={path} className={`panel ${classes.card}`}>
            <div className={classes.picture}>
              <Photo picture={image} alt={imageAlt} sizes="(min-width: 900px) 580px, 92vw" />
            </div>
            <div className={classes.words}>
              <h3 className={classes.name}>
                <Link to={path} className={classes.link}>
                  {name}
                </Link>
              </h3>
              <p className={classes.text}>{text}</p>
              <Icon name="arrow-right" size={22} />
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
