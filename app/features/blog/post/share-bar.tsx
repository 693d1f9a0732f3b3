import { useTranslation } from 'react-i18next'
import { buttonClass, iconButtonClass } from '~/ui/button/button-class'
import { Icon } from '~/ui/icons/icon'
import { CopyLink } from '~/ui/share/copy-link'
import { shareLinks } from '~/ui/share/share-links'
import classes from './share-bar.module.css'

/** Four networks and the link itself: plain links without third-party scripts. */
export function ShareBar({ url, title }: { url: string; title: string }) {
  const { t } = useTranslation(['layout', 'blog'])
  return (
    <>
      <p className={classes.title}>{t('blog:share')}</p>
      <ul className={classes.links}>
        {shareLinks(url, title).map(({ network, icon, href }) => (
          <li key={network}>
            <a
              href={href}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${t('shareOn', { network })} ${t('opensInNewTab')}`}
              className={iconButtonClass({ kind: 'secondary' })}
            >
              <Icon name={icon} size={22} />
            </a>
          </li>
        ))}
      </ul>
      <CopyLink url={url} className={buttonClass({ size: 'small', className: classes.copy })} />
    </>
  )
}
