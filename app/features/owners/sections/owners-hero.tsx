import { useTranslation } from 'react-i18next'
import type { Picture } from '~content/picture'
import { chatLink } from '~/features/site/contact/chat-link'
import { Breadcrumb } from '~/features/site/head/breadcrumb'
import type { TrailStep } from '~/features/site/head/page-trail'
import { useSite } from '~/features/site/use-site'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { PageHero } from '~/ui/layout/page-hero'
import { formSectionId } from './form-section'
import classes from './owners-hero.module.css'

type OwnersHeroProps = {
  trail: TrailStep[]
  page: {
    title: string
    text: string
    image: Picture | null
    imageAlt: string
    btnName: string
    waLabel: string
    waLink: string
    waText: string
  }
  /** Whether there is a form below to go to. */
  hasForm?: boolean
}

/** Title and promise of a page for owners, with both ways to begin: the form below, or a chat. */
export function OwnersHero({ trail, page, hasForm = true }: OwnersHeroProps) {
  const { t } = useTranslation('owners')
  const { settings } = useSite()
  return (
    <PageHero
      title={page.title}
      trail={<Breadcrumb steps={trail} />}
      picture={page.image}
      alt={page.imageAlt}
    >
      <p className={classes.text}>{page.text}</p>
      <div className={classes.buttons}>
        {hasForm && (
          <ButtonLink kind="primary" size="large" href={`#${formSectionId}`}>
            {page.btnName || t('toForm')}
          </ButtonLink>
        )}
        {page.waLabel && (
          <ButtonLink
            size="large"
            href={chatLink(page, settings)}
            target="_blank"
            rel="noopener noreferrer"
          >
            <Icon name="whatsapp" />
            {page.waLabel}
          </ButtonLink>
        )}
      </div>
    </PageHero>
  )
}
