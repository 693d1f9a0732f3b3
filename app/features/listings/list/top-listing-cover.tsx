import { useTranslation } from 'react-i18next'
import type { ListingSection } from '~content/listing-section'
import { useSite } from '~/features/site/use-site'
import { useWhatsAppLink } from '~/features/site/use-whatsapp-link'
import { Icon } from '~/ui/icons/icon'
import { Photo } from '~/ui/media/photo'
import classes from './top-listing-cover.module.css'

/** The top-listing variant: a landing cover with a contact form and a WhatsApp banner (browsing.md §2). */
export function TopListingCover({ section }: { section: ListingSection }) {
  const { t } = useTranslation('listings')
  const { settings } = useSite()
  const chat = useWhatsAppLink()
  return (
    <section className={classes.cover} aria-labelledby="cover-title">
      {section.cover && (
        <div className={classes.picture}>
          <Photo
            picture={section.cover.picture}
            alt={section.cover.alt}
            sizes="100vw"
            widest={1920}
            eager
          />
        </div>
      )}
      <div className={`content ${classes.columns}`}>
        <div className={classes.words}>
          <h2 id="cover-title" className={classes.title}>
            {section.coverTitle}
          </h2>
          <p className={classes.text}>{section.coverText}</p>
          <a href="#contact" className={classes.button}>
            {t('coverButton')}
          </a>
        </div>
        <form
          id="contact"
          method="get"
          action={`https://wa.me/${settings.whatsappNumber}`}
          target="_blank"
          className={classes.form}
        >
          <h3>{t('coverForm')}</h3>
          <label className={classes.label} htmlFor="cover-message">
            {t('coverMessage')}
          </label>
          <textarea
            id="cover-message"
            name="text"
            rows={3}
            required
            maxLength={800}
            defaultValue={t('coverMessageDefault')}
            className={classes.message}
          />
          <button type="submit" className={classes.button}>
            <Icon name="whatsapp" />
            {t('coverSend')}
          </button>
          <p className={classes.hint}>{t('coverFormHint')}</p>
        </form>
      </div>
      <a href={chat} target="_blank" rel="noopener noreferrer" className={classes.banner}>
        <Icon name="whatsapp" size={22} />
        {t('coverBanner')}
      </a>
    </section>
  )
}
