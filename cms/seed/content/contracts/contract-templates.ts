import { stayAgreementEn } from './stay-agreement-en'
import { stayAgreementEs } from './stay-agreement-es'

/** Figures that are absent begin as the type's defaults, which are the house's own. */
export const contractTemplates = [
  {
    name: { en: 'Stay in a vacation rental', es: 'Estadía en casa vacacional' },
    enabled: true,
    descriptionOne: { en: stayAgreementEn, es: stayAgreementEs },
    showGuestInfo: true,
    showInfoCreditCard: true,
    signatoryName: 'Lucía Ajquejay',
    signatoryRole: { en: 'Reservations', es: 'Reservas' },
  },
]
