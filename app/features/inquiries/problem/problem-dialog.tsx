import { useTranslation } from 'react-i18next'
import { Icon } from '~/ui/icons/icon'
import { Modal, ModalClose } from '~/ui/overlays/modal'
import type { Requirement } from '../requirement/requirement'
import { ProblemActions } from './problem-actions'
import classes from './problem-dialog.module.css'
import { ProblemItem } from './problem-item'

type ProblemDialogProps = {
  requirement: Requirement
  /** What is wrong, in words. */
  message: string
  onDelete: () => void
  onClose: () => void
}

/**
 * The warning that a product cannot be had as it was chosen (browsing.md §8). The page itself says so too,
 * for when the dialog is closed.
 */
export function ProblemDialog({ requirement, message, onDelete, onClose }: ProblemDialogProps) {
  const { t } = useTranslation('inquiry')
  return (
    <Modal
      labelledBy="problem-title"
      describedBy="problem-text"
      className={classes.dialog}
      onClose={onClose}
    >
      <div className={classes.head}>
        <Icon name="warning" size={28} className={classes.sign} />
        <h2 id="problem-title" className={classes.title}>
          {t('problemTitle')}
        </h2>
      </div>
      <div id="problem-text">
        <ProblemItem requirement={requirement} message={message} />
      </div>
      <ProblemActions requirement={requirement} onDelete={onDelete} />
      {/* Last, so that the dialog opens with the focus on what helps. */}
      <ModalClose label={t('problemClose')} className={classes.close} />
    </Modal>
  )
}
