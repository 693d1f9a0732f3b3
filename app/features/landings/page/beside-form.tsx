import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { BlockButton } from '~/ui/blocks/block-button'
import { phoneLink } from '~/features/site/contact/phone-link'
import { ButtonLink } from '~/ui/button/button'
import classes from './beside-form.module.css'

/** The other ways to the team, for whoever would rather talk than write. */
export function BesideForm({ chat }: { chat: string }) {
  const { t } = useTranslation('landings')
  const { settings } = useSite()
  const { phone, officeHours } = settings
  return (
    <div className={classes.beside}>
      <p className={classes.title}>{t('ratherTalk')}</p>
      <BlockButton button={{ label: t('writeOnWhatsApp'), kind: 'whatsapp', href: chat }} />
      <ButtonLink kind="text" href={phoneLink(phone)}>
        {t('call', { phone })}
      </ButtonLink>
      {officeHours && <p className={classes.hours}>{officeHours}</p>}
    </div>
  )
}
