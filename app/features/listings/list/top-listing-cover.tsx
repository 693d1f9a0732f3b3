import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import type { LeadReply } from '~/features/leads/form/lead-reply'
import { useWhatsAppLink } from '~/features/site/contact/use-whatsapp-link'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { loadUntilThere } from '~/ui/layout/load-until-there'
import { Photo } from '~/ui/media/photo'
import type { ListingPageData } from './read-listing-page.server'
import classes from './top-listing-cover.module.css'

const TopListingForm = lazy(async () => ({
  default: (await loadUntilThere(() => import('./top-listing-form'))).TopListingForm,
}))

type TopListingCoverProps = { data: ListingPageData; reply: LeadReply | undefined }

/** The top-listing variant: a landing cover with a contact form and a WhatsApp banner (browsing.md §2). */
export function TopListingCover({ data, reply }: TopListingCoverProps) {
  const { t } = useTranslation('listings')
  const { content: section } = data
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
          <ButtonLink kind="primary" size="large" href="#contact">
            {t('coverButton')}
          </ButtonLink>
        </div>
        {data.leadForm && (
          <div>
            <style dangerouslySetInnerHTML={{ __html: data.leadForm.styles }} />
            <Suspense>
              <TopListingForm
                section={data.section}
                data={data.leadForm.data}
                reply={reply}
                country={data.query.country}
              />
            </Suspense>
          </div>
        )}
      </div>
      <a href={chat} target="_blank" rel="noopener noreferrer" className={classes.banner}>
        <Icon name="whatsapp" size={22} />
        {t('coverBanner')}
      </a>
    </section>
  )
}
