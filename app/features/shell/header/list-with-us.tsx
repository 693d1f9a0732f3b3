import { useTranslation } from 'react-i18next'
import { href } from '~/routing/href'
import { providerModalId } from '~/features/site/provider-modal-id'
import { useSite } from '~/features/site/use-site'
import { Button, ButtonLink } from '~/ui/button/button'

/** Leads to the owners' page, or in a language in which that is not published to the partner's portal. */
export function ListWithUs({ className }: { className?: string | undefined }) {
  const { locale, missingPages } = useSite()
  const { t } = useTranslation()
  return missingPages.includes('listWithUs') ? (
    <Button size="small" popovertarget={providerModalId} className={className}>
      {t('listWithUs')}
    </Button>
  ) : (
    <ButtonLink size="small" to={href('listWithUs', locale)} className={className}>
      {t('listWithUs')}
    </ButtonLink>
  )
}
