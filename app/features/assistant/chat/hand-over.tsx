import { useTranslation } from 'react-i18next'
import { useSite } from '~/features/site/use-site'
import { whatsAppLink } from '~/features/site/contact/whatsapp-link'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'

type HandOverProps = { question: string; /** The main thing to do. */ isFirst?: boolean }

/** A chat with the team, in which the visitor's sentence stands already. */
export function HandOver({ question, isFirst = false }: HandOverProps) {
  const { t } = useTranslation('assistant')
  const { t: tLayout } = useTranslation('layout')
  const { settings } = useSite()
  return (
    <ButtonLink
      kind={isFirst ? 'chat' : 'text'}
      size={isFirst ? 'small' : undefined}
      href={whatsAppLink(settings.whatsappNumber, t('whatsAppText', { question }))}
      target="_blank"
      rel="noopener noreferrer"
    >
      <Icon name="whatsapp" size={20} />
      {t('whatsApp')}
      <span className="visually-hidden"> {tLayout('opensInNewTab')}</span>
    </ButtonLink>
  )
}
