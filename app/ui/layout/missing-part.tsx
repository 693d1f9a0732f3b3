import { useTranslation } from 'react-i18next'
import { Button, IconButton } from '../button/button'
import classes from './missing-part.module.css'

type MissingPartProps = {
  onRetry: () => void
  /** It is loaded again just now. */
  isBusy: boolean
  onClose?: (() => void) | undefined
}

/** Says in the place of a part, or over the page, that the part could not be loaded. */
export function MissingPart({ onRetry, isBusy, onClose }: MissingPartProps) {
  const { t } = useTranslation(['errors', 'layout'])
  return (
    <div
      role="alert"
      aria-busy={isBusy}
      className={onClose ? `panel ${classes.over}` : classes.missing}
    >
      <p>{t('partMissing')}</p>
      <Button kind="text" onClick={onRetry}>
        {t('tryAgain')}
      </Button>
      {onClose && (
        <IconButton icon="close" iconSize={18} label={t('layout:closeMenu')} onClick={onClose} />
      )}
    </div>
  )
}
