import { useTranslation } from 'react-i18next'
import { keepAllAttribute } from '~/features/catalogue/favorites/show-favorites'
import { useWhatsAppLink } from '~/features/site/contact/use-whatsapp-link'
import { useSite } from '~/features/site/use-site'
import { buttonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { needs } from '~/ui/layout/needs-scripts'
import { CopyLink } from '~/ui/share/copy-link'
import { shareLinks } from '~/ui/share/share-links'
import { keptHref } from '~/features/catalogue/favorites/kept-href'
import classes from './favorites-tools.module.css'
import type { FavoritesPageData } from './read-favorites-page.server'

/** What can be done with the list as a whole: ask the team about it, keep it on this device, share it. */
export function FavoritesTools({ data: { places, stay, inquiry } }: { data: FavoritesPageData }) {
  const { t } = useTranslation('favorites')
  const { locale, origin } = useSite()
  const slugs = places.map(({ card }) => card.slug)
  const url = new URL(keptHref('favorites', locale, slugs, stay), origin).href
  const chat = shareLinks(url, t('shareText')).find(({ icon }) => icon === 'whatsapp')
  const names = places.map(({ card }) => card.name).join(', ')
  const question = useWhatsAppLink(t('askText', { places: names, link: url }))
  return (
    <div className={classes.tools}>
      <div className={classes.ask}>
        {inquiry.path === null ? (
          <p className={classes.hint}>{inquiry.words}</p>
        ) : (
          <a
            href={inquiry.path}
            rel="nofollow"
            className={buttonClass({ kind: 'primary', size: 'small' })}
          >
            {inquiry.words}
          </a>
        )}
        <a
          href={question}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'chat', size: 'small' })}
        >
          <Icon name="whatsapp" />
          {t('askOnWhatsApp')}
        </a>
      </div>
      <div className={classes.share}>
        <button
          type="button"
          className={`needs-script ${buttonClass({ kind: 'quiet', size: 'small', className: classes.keep })}`}
          {...{ [keepAllAttribute]: slugs.join() }}
          {...needs('never')}
        >
          <Icon name="heart" />
          <span className={classes.words}>
            <span>{t('keepAll', { count: slugs.length })}</span>
            <span>{t('allKept')}</span>
          </span>
        </button>
        <CopyLink url={url} className={buttonClass({ kind: 'quiet', size: 'small' })} />
        <a
          href={chat?.href}
          target="_blank"
          rel="noopener noreferrer"
          className={buttonClass({ kind: 'quiet', size: 'small' })}
        >
          <Icon name="share" />
          {t('shareOnWhatsApp')}
        </a>
      </div>
    </div>
  )
}
