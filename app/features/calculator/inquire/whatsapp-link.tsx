import { useTranslation } from 'react-i18next'
import { ButtonLink } from '~/ui/button/button'
import { Icon } from '~/ui/icons/icon'
import { useRequestedStay } from './use-requested-stay'
import { useCalculator } from '../panel/use-calculator'

/** A chat with the team, its text prepared with all that is chosen. */
export function WhatsAppLink() {
  const { t } = useTranslation('detail')
  const { whatsApp } = useRequestedStay(useCalculator())
  return (
    <ButtonLink href={whatsApp} target="_blank" rel="noopener noreferrer">
      <Icon name="whatsapp" size={20} />
      {t('askWhatsApp')}
    </ButtonLink>
  )
}
