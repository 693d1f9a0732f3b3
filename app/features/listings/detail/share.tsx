import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useCalculator } from '~/features/calculator/use-calculator'
import { useSite } from '~/features/site/use-site'
import { Icon, type IconName } from '~/ui/icons/icon'
import classes from './share.module.css'
import { shareLinks } from './share-links'

const confirmedForMs = 3000

/** Share popover: four networks and the link itself, which opens the stay that is chosen and confirms its copy. */
export function Share({ title }: { title: string }) {
  const { t } = useTranslation('detail')
  const { origin } = useSite()
  const url = new URL(useCalculator().link, origin).href
  return (
    <div className={classes.share}>
      <button type="button" className={classes.button} popovertarget="share-popover">
        <Icon name="share" />
        {t('share')}
      </button>
      <div id="share-popover" popover="auto" className={classes.panel}>
        {shareLinks(url, title).map(({ network, href }) => (
          <a
            key={network}
            href={href}
            target="_blank"
            rel="noopener noreferrer"
            className={classes.item}
          >
            <Icon name={network.toLowerCase() as IconName} />
            {t('shareOn', { network })}
          </a>
        ))}
        <CopyLink url={url} />
      </div>
    </div>
  )
}

function CopyLink({ url }: { url: string }) {
  const { t } = useTranslation('detail')
  const [copied, setCopied] = useState(false)

  async function copy() {
    await navigator.clipboard.writeText(url)
    setCopied(true)
    setTimeout(() => setCopied(false), confirmedForMs)
  }

  return (
    <button type="button" className={`needs-script ${classes.item}`} onClick={() => void copy()}>
      <Icon name={copied ? 'check' : 'copy'} />
      <span aria-live="polite">{copied ? t('copied') : t('copyLink')}</span>
    </button>
  )
}
