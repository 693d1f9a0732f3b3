import { useTranslation } from 'react-i18next'
import { Photo } from '~/ui/media/photo'
import classes from './badge-block.module.css'
import type { BlockViews } from './block-views'

/** An award or a seal. */
export function BadgeBlock({ title, text, picture, alt, link }: BlockViews['blocks.badge']) {
  const { t } = useTranslation()
  return (
    <section className={`content ${classes.section}`}>
      <div className={classes.badge}>
        {picture && (
          <div className={classes.picture}>
            <Photo picture={picture} alt={alt} sizes="140px" widest={480} />
          </div>
        )}
        <div>
          <h2 className={classes.title}>
            {link ? (
              <a href={link} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="visually-hidden"> {t('opensInNewTab')}</span>
              </a>
            ) : (
              title
            )}
          </h2>
          {text && <p className={classes.text}>{text}</p>}
        </div>
      </div>
    </section>
  )
}
