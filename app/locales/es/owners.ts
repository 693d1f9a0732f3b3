import type { owners as english } from '../en/owners'
import type { Translated } from '../translated'

export const owners: Translated<typeof english> = {
  listWithUs: 'Únase a nosotros',
  referralPlan: 'Plan de referidos',
  toForm: 'Ir al formulario',
  commission: 'Hasta {{percent}} %',
  percent: '{{percent}} %',
  salesBetween: 'Ventas de {{from}} a {{to}}',
  salesFrom: 'Ventas de {{from}} o más',
  conditions: 'Las condiciones',
  portalButton: 'Abrir el portal de propietarios',
  referralTitle: '¿La casa no es suya?',
  referralText: 'Preséntenos con su dueño y gane una parte de lo que la casa produzca.',
  referralLink: 'Ver el plan de referidos',
  comingSoon: 'Próximamente',
  comingSoonText:
    'Todavía estamos escribiendo esta página. Mientras tanto, pregúntenos: lo lee alguien que conoce la respuesta.',
  comingSoonAsk: 'Preguntar por WhatsApp',
  otherServices: 'Qué más hacemos por los propietarios',
  ownerTitle: '¿La casa es suya?',
  ownerText: 'Entonces no necesita medalla. Cuéntenos de ella y vamos a verla.',
  ownerLink: 'Anunciarla con nosotros',
}
