import type { careers as english } from '../en/careers'
import type { Translated } from '../translated'

export const careers: Translated<typeof english> = {
  openTitle: 'Plazas abiertas',
  otherTitle: 'Otras plazas abiertas',
  facts: 'De un vistazo',
  employment: 'Jornada',
  employmentTypes: {
    fullTime: 'Tiempo completo',
    partTime: 'Medio tiempo',
    contractor: 'Por honorarios',
    temporary: 'Temporal',
    internship: 'Práctica',
  },
  place: 'Lugar',
  remote: 'en parte desde casa',
  remoteAlone: 'Desde casa',
  salary: 'Salario',
  salaryRange: 'de {{from}} a {{to}} al mes',
  salaryOne: '{{amount}} al mes',
  salaryFrom: 'desde {{amount}} al mes',
  salaryTo: 'hasta {{amount}} al mes',
  closing: 'Se reciben solicitudes hasta',
  closingFilled: 'que se llene la plaza',
  apply: 'Enviar su solicitud',
  closedTag: 'Cerrada',
  closedTitle: 'Esta plaza ya se llenó',
  closedText:
    'Ya no recibimos solicitudes para «{{title}}». Gracias por su interés; tal vez alguna de las otras sea para usted.',
  about: 'Quiénes somos',
}
