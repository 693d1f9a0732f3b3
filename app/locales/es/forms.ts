import type { forms as english } from '../en/forms'
import type { Translated } from '../translated'

export const forms: Translated<typeof english> = {
  messages: {
    enterName: 'Por favor, escriba su nombre',
    enterLastName: 'Por favor, escriba su apellido',
    enterEmail: 'Por favor, escriba su correo electrónico',
    enterPhone: 'Por favor, escriba su teléfono',
    writeRequest: 'Por favor, escriba su solicitud',
    required: '¡es obligatorio!',
    invalidEmail: 'No es un correo electrónico válido',
    invalidNumber: 'No es un número válido',
    acceptPrivacy: 'Confirme que ha leído y acepta las políticas de privacidad',
    tooLong: 'Este texto es demasiado largo',
    invalidValue: 'Por favor, revise este campo',
    formIncomplete: 'No se pudo enviar, revise que la información esté completa',
    sendDataError: 'No se pudo enviar la información, por favor intente de nuevo',
    tooManyTries:
      'Ha enviado este formulario muchas veces. Espere unos minutos e intente de nuevo, por favor',
    botCheckFailed:
      'No pudimos confirmar que usted es una persona. Espere la verificación que aparece bajo el formulario e intente de nuevo',
    alreadySent:
      'Este formulario ya se envió con otra información. Recargue la página para enviarlo de nuevo',
  },
  optional: 'opcional',
  firstName: 'Nombre',
  lastName: 'Apellido',
  email: 'Correo electrónico',
  phone: 'Teléfono',
  phoneCountry: 'Código de país',
  preferredCountries: 'Más frecuentes',
  allCountries: 'Todos los países',
  noPhone: 'No tengo número de teléfono',
  noPhoneWarning: 'Le responderemos solo por correo. Revise también su carpeta de spam.',
  contactMethod: '¿Cómo prefiere que le respondamos?',
  contactByEmail: 'Correo electrónico',
  contactByPhone: 'Llamada telefónica',
  contactByWhatsapp: 'WhatsApp',
  specialRequirement: 'Solicitud especial',
  consent: 'He leído y acepto las políticas de privacidad',
  readPolicies: 'Leer las políticas de privacidad',
  sending: 'Enviando…',
  trap: 'Deje este campo vacío',
  botCheckNeedsScript:
    'Este formulario verifica que escribe una persona y para eso necesita JavaScript. Actívelo o contáctenos por teléfono o WhatsApp.',
}
