import { useTranslation } from 'react-i18next'
import { providerModalId } from '~/features/site/provider-modal-id'
import { useSite } from '~/features/site/use-site'
import { Button } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import classes from '../sections/other-way.module.css'

/** The partner's portal, for owners who would rather enter their house themselves. */
export function PortalBox() {
  const { t } = useTranslation('owners')
  const { settings } = useSite()
  return (
    <section aria-labelledby="portal" className={classes.box}>
      <h2 id="portal" className={classes.title}>
        {settings.providerTitle}
      </h2>
      <p className={classes.text}>{settings.providerText}</p>
      <Button kind="text" className={classes.link} popovertarget={providerModalId}>
        {t('portalButton')}
        <Icon name="external" size={18} />
      </Button>
    </section>
  )
}
