/** The mails about contracts. */
export const contractMail = {
  signedSubject: 'El contrato {{reference}} está firmado',
  signedHeading: 'El contrato está firmado',
  signedGuest:
    'Gracias, {{name}}. El contrato para {{property}} está firmado; adjuntamos su copia.',
  signedNext:
    'En él está qué se paga y cuándo. Antes de su llegada le decimos cómo llegar y cómo entrar.',
  signedStaff: 'El contrato para {{property}} está firmado por {{name}}; adjuntamos la copia.',
  takenSubject: 'El contrato {{reference}} no se pudo firmar',
  takenHeading: 'Las noches están ocupadas',
  takenStaff:
    '{{name}} quiso firmar el contrato para {{property}}, del {{startDate}} al {{endDate}}, pero otra reserva o fechas bloqueadas ocupan esas noches. No se firmó nada. Libere las noches o cambie el contrato, y escriba al huésped.',
  askedSubject: 'Pregunta sobre el contrato {{reference}}',
  askedHeading: 'Un huésped pregunta',
  askedStaff: '{{name}} pregunta sobre el contrato para {{property}}.',
  guestWords: 'Lo que escribió el huésped',
  declinedSubject: 'El contrato {{reference}} fue rechazado',
  declinedHeading: 'Un huésped rechazó el contrato',
  declinedStaff: '{{name}} rechazó el contrato para {{property}} y dice por qué.',
  progressSubject: 'Tenemos su firma: contrato para {{property}}',
  progressHeading: 'Tenemos su firma',
  progress: 'Gracias, {{name}}. Usted firmó el contrato para {{property}}.',
  waitsFor: 'Todavía faltan las firmas de: {{names}}.',
  houseNext: 'Todos los huéspedes firmaron; ahora firmamos nosotros.',
  progressCopy: 'Recibirá el PDF en cuanto todos hayan firmado el contrato.',
  countersignSubject: 'El contrato {{reference}} espera nuestra firma',
  countersignHeading: 'Firme por la casa, por favor',
  countersignStaff:
    'El contrato para {{property}} ya está firmado por {{names}}. Ábralo y firme por la casa: entonces el PDF se sella y se envía.',
  open: 'Abrir el contrato',
  ownLink: 'El enlace es solo suyo: no lo comparta, por favor.',
  hash: 'Huella digital (SHA-256)',
  linkSubject: 'Su contrato para {{property}}',
  linkHeading: 'Su contrato está listo',
  link: 'Hola, {{name}}: este es el contrato para {{property}}. Por favor, léalo y complete su parte; toma unos dos minutos, también en su teléfono.',
  changedSubject: 'Su contrato para {{property}} cambió',
  changedHeading: 'Firme la nueva versión, por favor',
  changed:
    'Hola, {{name}}: cambiamos el contrato para {{property}} que usted firmó: esta es la versión {{version}}. La página marca lo que cambió; la versión nueva vale cuando usted la firme.',
  signedStays: 'Lo que firmó antes queda como está.',
  signedLinkSubject: 'El contrato para {{property}} que usted firmó',
  signedLinkHeading: 'El contrato que usted firmó',
  signedLink:
    'Hola, {{name}}: este es el contrato para {{property}} que usted firmó. No tiene que hacer nada más.',
  reminderSubject: 'Su contrato para {{property}} le espera',
  reminderHeading: 'Su contrato le espera',
  reminder:
    'Hola, {{name}}: el contrato para {{property}} todavía no está firmado. Toma unos dos minutos, también en su teléfono.',
  until: 'El enlace está abierto hasta el {{day}}.',
}
