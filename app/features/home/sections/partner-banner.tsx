import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import classes from './partner-banner.module.css'

/** The partner travel site for hotels, tours, transport and flights. */
export function PartnerBanner() {
  const { settings } = useSite()
  const { t } = useTranslation()
  return (
    <section className="content" aria-labelledby="partner-title">
      <div className={classes.banner}>
        <div className={classes.picture}>
          <Photo
            picture={settings.partnerPicture}
            alt=""
            sizes="(min-width: 900px) 1200px, 100vw"
            widest={1920}
          />
        </div>
        <div className={classes.words}>
          <p className={classes.partner}>{settings.partnerName}</p>
          <h2 id="partner-title" className={classes.title}>
            {settings.partnerTitle}
          </h2>
          <p>{settings.partnerText}</p>
          {settings.partnerUrl && (
            <ButtonLink
              kind="light"
              className={classes.button}
              href={settings.partnerUrl}
              target="_blank"
              rel="noopener noreferrer"
            >
              {settings.partnerButton}
              <span className="visually-hidden">{t('opensInNewTab')}</span>
              <Icon name="external" size={18} />
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  )
}
