import type { overload as english } from '../en/overload'
import type { Translated } from '../translated'

export const overload: Translated<typeof english> = {
  tooManyTitle: 'Demasiadas páginas a la vez',
  tooMany: 'Desde su conexión se abrieron demasiadas páginas en poco tiempo.',
  tooManyForms:
    'Desde su conexión llegaron varios formularios en poco tiempo. Espere un poco, por favor.',
  busyTitle: 'Hay mucha gente en este momento',
  busy: 'Muchas personas están buscando dónde hospedarse en este momento.',
  tooLargeTitle: 'Es demasiado grande para enviarlo',
  tooLarge:
    'Lo que envió es más grande de lo que este formulario recibe. Regrese, elija archivos más pequeños o un texto más corto y envíelo de nuevo, por favor.',
  waitSeconds: 'Por favor, intente de nuevo en {{count}} segundos.',
  waitMinutes: 'Por favor, intente de nuevo en {{count}} minutos.',
  back: 'Si estaba llenando un formulario, regrese en su navegador: lo que escribió sigue ahí.',
  again: 'Intentar de nuevo',
  home: 'Ir al inicio',
}
