import type { assistant as english } from '../en/assistant'
import type { Translated } from '../translated'

export const assistant: Translated<typeof english> = {
  name: 'Renty',
  open: 'Pregúntele a Renty',
  conversation: 'Conversación',
  ask: 'Su pregunta',
  placeholder: 'Una casa para 6 en Antigua…',
  send: 'Preguntar',
  you: 'Usted',
  searching: 'Renty está buscando…',
  failed: 'No funcionó. Inténtelo otra vez, por favor.',
  limited: 'Fueron muchas preguntas seguidas. Espere un minuto, por favor.',
  tryThese: 'Por ejemplo',
  examples: {
    house: 'Casa para 6 en Antigua con chimenea por menos de $200',
    cabin: 'Cabaña en Atitlán para dos con vista al lago',
    beach: 'Casa en la playa con piscina para 8 personas',
    pets: '¿Puedo llevar a mi perro?',
    pay: '¿Cómo puedo pagar?',
  },
  understood: 'Entendí:',
  places: 'Lugares',
  otherQuestions: 'Preguntas parecidas',
  whatsApp: 'Preguntar por WhatsApp',
  whatsAppText: 'Hola, le pregunté a Renty: «{{question}}»',
  instead: '¿O tal vez así?',
  startOver: 'Empezar de nuevo',
  close: 'Cerrar',
  startChat: 'Iniciar el chat',
  chatFailed: 'No se pudo cargar el chat. Intente de nuevo, por favor.',
}
