import { useTranslation } from 'react-i18next'
import { href } from '~/routing/href'
import { useSite } from '~/features/site/use-site'
import { ButtonLink } from '~/ui/button/button'

/** Leads to the owners' page. */
export function ListWithUs({ className }: { className?: string | undefined }) {
  const { locale } = useSite()
  const { t } = useTranslation()
  return (
    <ButtonLink size="small" to={href('listWithUs', locale)} className={className}>
      {t('listWithUs')}
    </ButtonLink>
  )
}
