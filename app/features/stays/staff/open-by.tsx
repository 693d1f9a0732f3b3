import { useTranslation } from 'react-i18next'
import desk from '~/features/private-pages/private-page.module.css'

/** Tells that others look at the same stay. */
export function OpenBy({ names }: { names: readonly string[] }) {
  const { t } = useTranslation('desk')
  if (names.length === 0) return null
  return (
    <p className={desk.done}>{t('openBy', { names: names.join(', '), count: names.length })}</p>
  )
}
