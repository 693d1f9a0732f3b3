import { templateHelp } from '../template-help'
import { answerHelp } from '../answer-help'
import { inquiryStageHelp, leadStageHelp } from '../stage-help'

/** Sentences under the fields of contracts, booking confirmations and what visitors send. */
export const contractHelp = {
  [templateHelp.en]: templateHelp.es,
  [answerHelp.en]: answerHelp.es,
  'Of the e-mail.': 'Del correo.',
  [leadStageHelp.en]: leadStageHelp.es,
  [inquiryStageHelp.en]: inquiryStageHelp.es,
  'Staff choose by it; guests do not see it.':
    'El equipo la elige por él; los huéspedes no lo ven.',
  'Guests, photo and identity document.': 'Huéspedes, foto y documento de identidad.',
  'Countersigns as the guest signs. Empty: nobody does.':
    'Firma en cuanto firma el huésped. Vacío: nadie lo hace.',
  'Stands below the name.': 'Va debajo del nombre.',
  'By hand: once all guests have signed, staff see it on Today and sign in the contract.':
    'A mano: cuando todos los huéspedes han firmado, el equipo lo ve en Hoy y firma en el contrato.',
  'Days from the day it is sent.': 'Días desde el día en que se envía.',
  'Days after sending: 1, 3, 7. Empty: none.': 'Días después del envío: 1, 3, 7. Vacío: ninguno.',
  'Percent of the full price.': 'Porcentaje del precio total.',
  'Days before arrival. The rest is due on the day of arrival.':
    'Días antes de la entrada. El resto se paga a más tardar el día de entrada.',
  'If cancelled more days before arrival.': 'Si se cancela con más días de anticipación.',
  'Percent.': 'Porcentaje.',
  'If cancelled fewer days before arrival.': 'Si se cancela con menos días de anticipación.',
  'Covers expenses.': 'Cubre los gastos.',
  'As people say it: 1 PM.': 'Como se dice: 1 PM.',
  'As people say it: 10 AM.': 'Como se dice: 10 AM.',
  'Contracts are made and changed in the staff area of the site.':
    'Los contratos se hacen y se cambian en el área del personal del sitio.',
  'Its house rules and its place on the map are shown.':
    'Se muestran sus reglas de la casa y su lugar en el mapa.',
  'Empty: as the property is called.': 'Vacío: como se llama la propiedad.',
  'Suggested when others have nights of the stay.':
    'Se propone cuando otros tienen noches de la estadía.',
  "Empty: the property's own hour.": 'Vacío: la hora de la propiedad misma.',
  'Empty: the guest reads the Spanish text.': 'Vacío: el huésped lee el texto en español.',
  'For the team alone.': 'Solo para el equipo.',
  'The other site, e.g. Airbnb.': 'El otro sitio, por ejemplo Airbnb.',
  'Read every 15 minutes. Empty: they read ours alone.':
    'Se lee cada 15 minutos. Vacío: solo ellos leen el nuestro.',
  'The address beside stops working; give them the new one.':
    'La dirección de al lado deja de funcionar; deles la nueva.',
  'The nights of the last good reading stay taken.':
    'Las noches de la última lectura buena siguen ocupadas.',
  '= the same dates: probably our own booking, sent back to us.':
    '= las mismas fechas: probablemente nuestra propia reserva, que nos devuelven.',
  'What the team calls it; visitors never see it.':
    'Como la llama el equipo; los visitantes nunca lo ven.',
  'C-…: kind and end follow it from then on; a signature makes the hold a booking.':
    'C-…: desde entonces tipo y fin siguen al contrato; la firma hace del apartado una reserva.',
  'The first night taken.': 'La primera noche ocupada.',
  'The night before it is the last one taken.': 'La noche anterior es la última ocupada.',
  'For a hold: the nights are free again from then on.':
    'Para un apartado: desde entonces las noches quedan libres.',
  'The sender may change the form by its link.':
    'Quien tenga el enlace puede cambiar lo que envió.',
  'Cancel it here. It is shared and closed on the site: staff area, booking confirmations.':
    'Aquí se cancela. Se comparte y se cierra en el sitio: área del personal, confirmaciones de reserva.',
  'By a button of the site. Until then the guest reads neither of both texts.':
    'Con un botón del sitio. Hasta entonces el huésped no lee ninguno de los dos textos.',
}
