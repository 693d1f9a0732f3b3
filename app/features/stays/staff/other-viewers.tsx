import { useTranslation } from 'react-i18next'
import privatePage from '~/features/private-pages/private-page.module.css'

/** Tells that others look at the same stay. */
export function OtherViewers({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('desk')
  if (names.length === 0) return null
  return (
    <p className={privatePage.done}>
      {t('openBy', { names: names.join(', '), count: names.length })}
    </p>
  )
}
