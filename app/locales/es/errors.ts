import type { errors as english } from '../en/errors'
import type { Translated } from '../translated'

export const errors: Translated<typeof english> = {
  notFoundTitle: 'Página no encontrada',
  notFound: 'Lo sentimos, la página que visitó no existe',
  notFoundHint: 'Puede que la dirección haya cambiado o que el lugar ya no se ofrezca.',
  serverTitle: 'Error del servidor',
  server: 'Lo sentimos, el servidor tiene un problema',
  serverHint: 'Intente de nuevo en un momento. Nuestro equipo ya fue avisado.',
  refusedTitle: 'No permitido',
  refused: 'No pudimos aceptar esto',
  refusedHint: 'Regrese e intente de nuevo. Si vuelve a pasar, escríbanos, por favor.',
  tooManyHint: 'Hubo demasiados intentos. Espere unos minutos e intente de nuevo, por favor.',
  unavailableTitle: 'No disponible por ahora',
  unavailable: 'Ahora no podemos mostrar esta página. Intente de nuevo en un minuto.',
  loadFailure: 'Error {{status}}',
  offlineTitle: 'Sin conexión',
  offline: 'No se pudo llegar a esta página',
  offlineHint:
    'Su dispositivo parece estar sin red. Lo que eligió está en la dirección: intente de nuevo en cuanto vuelva la red.',
  partMissing: 'Esta parte no se pudo cargar. Revise su conexión.',
  tryAgain: 'Intentar de nuevo',
  goHome: 'Volver al inicio',
}
