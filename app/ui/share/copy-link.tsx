import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { needs } from '~/ui/layout/needs-scripts'
import classes from './copy-link.module.css'

/**
 * A button that copies an absolute address and says so for three seconds. The first script does both, before and after
 * React runs (`app/first-script/copy-link.ts`), so all that it may say stands in it.
 */
export function CopyLink({ url, className }: { url: string; className: string | undefined }) {
  const { t } = useTranslation()
  return (
    <button
      type="button"
      className={`needs-script ${classes.copy} ${className ?? ''}`}
      data-copy={url}
      {...needs('never')}
    >
      <Icon name="copy" className={classes.before} />
      <Icon name="check" className={classes.copied} />
      <span aria-live="polite">
        <span className={classes.before}>{t('copyLink')}</span>
        <span className={classes.copied}>{t('copied')}</span>
        <span className={classes.notCopied}>{t('notCopied')}</span>
      </span>
    </button>
  )
}
