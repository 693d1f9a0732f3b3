import { useTranslation } from 'react-i18next'
import { useCalculator } from '~/features/calculator/panel/use-calculator'
import { useSite } from '~/features/site/use-site'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { opensAtButton } from '~/ui/layout/open-popovers'
import { CopyLink } from '~/ui/share/copy-link'
import { shareLinks } from '~/ui/share/share-links'
import classes from './share.module.css'

/** Share popover: four networks and the link itself, which opens the stay that is chosen and confirms its copy. */
export function Share({ title }: { title: string }) {
  const { t } = useTranslation()
  const { origin } = useSite()
  const url = new URL(useCalculator().link, origin).href
  return (
    <div className={classes.share}>
      <Button kind="quiet" size="small" popovertarget="share-popover">
        <Icon name="share" />
        {t('share')}
      </Button>
      <div
        id="share-popover"
        popover="auto"
        className={`panel ${classes.panel}`}
        {...{ [opensAtButton]: '' }}
      >
        {shareLinks(url, title).map(({ network, icon, href }) => (
          <a
            key={network}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={classes.item}
          >
            <Icon name={icon} />
            {t('shareOn', { network })}
          </a>
        ))}
        <CopyLink url={url} className={classes.item} />
      </div>
    </div>
  )
}
