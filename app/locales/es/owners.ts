import type { owners as english } from '../en/owners'
import type { Translated } from '../translated'

export const owners: Translated<typeof english> = {
  listWithUs: 'Anuncie su propiedad',
  referralPlan: 'Plan de referidos',
  toForm: 'Ir al formulario',
  commission: 'Hasta {{percent}} %',
  percent: '{{percent}} %',
  salesBetween: 'Ventas de {{from}} a {{to}}',
  salesFrom: 'Ventas de {{from}} o más',
  conditions: 'Las condiciones',
  portalButton: 'Ir al portal de propietarios',
  referralTitle: '¿La casa no es suya?',
  referralText: 'Preséntenos con su dueño y gane una parte de lo que la casa produzca.',
  referralLink: 'Ver el plan de referidos',
  comingSoon: 'Próximamente',
  comingSoonText:
    'Todavía estamos escribiendo esta página. Mientras tanto, pregúntenos: le responde alguien que conoce el tema.',
  comingSoonAsk: 'Preguntar por WhatsApp',
  otherServices: 'Qué más hacemos por los propietarios',
  ownerTitle: '¿La casa es suya?',
  ownerText: 'Entonces no le hace falta el plan de referidos. Cuéntenos de ella y vamos a verla.',
  ownerLink: 'Anunciarla con nosotros',
}
