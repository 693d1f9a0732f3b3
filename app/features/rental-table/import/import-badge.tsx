import { useTranslation } from 'react-i18next'
import type { ImportStage } from '~content/rental-import'
import { StageBadge, type Tone } from '~/features/staff/lists/stage-badge'

const tones: Record<ImportStage, Tone> = {
  planning: 'waiting',
  planned: 'waiting',
  importing: 'waiting',
  stopped: 'waiting',
  done: 'done',
  unreadable: 'quiet',
}

/** The stage of an import, on its own page and in the list of imports. */
export function ImportBadge({ stage }: { stage: ImportStage }) {
  const { t } = useTranslation('rentalTable')
  return <StageBadge tone={tones[stage]}>{t(`stages.${stage}`)}</StageBadge>
}
