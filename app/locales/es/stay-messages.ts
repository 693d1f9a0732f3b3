/** What a message about a stay is called, by its kind in the outbox. */
export const stayMessages = {
  inquiry: 'Consulta',
  lead: 'Mensaje de un formulario',
  'subscription-change': 'Suscripción',
  'subscription-reminder': 'Recordatorio de confirmar una suscripción',
  'stay-answer': 'Respuesta',
  offer: 'Oferta',
  'offer-accepted': 'Oferta aceptada',
  'offer-declined': 'Oferta rechazada',
  'offer-question': 'Pregunta sobre una oferta',
  'contract-link': 'Enlace del contrato',
  'contract-reminder': 'Recordatorio del contrato',
  'contract-progress': 'Avance de las firmas del contrato',
  'contract-message': 'Pregunta sobre el contrato',
  'contract-countersign': 'Contrato por firmar por la casa',
  'signed-contract': 'Contrato firmado',
  'signed-contract-copy': 'Copia del contrato firmado',
  'nights-taken': 'Noches ocupadas al firmar',
  'payment-receipt': 'Recibo',
  'payment-reminder': 'Recordatorio de pago',
  'instructions-ready': 'Instrucciones de llegada',
  'review-request': 'Solicitud de opinión',
  'review-received': 'Opinión nueva',
} as const

/** Where a step of its delivery leads. */
export const stayMessageSteps = {
  cms: 'al CMS',
  'mail-guest': 'al huésped',
  'mail-visitor': 'al visitante',
  'mail-staff': 'al equipo',
} as const
