import type { newsletter as english } from '../en/newsletter'
import type { Translated } from '../translated'

export const newsletter: Translated<typeof english> = {
  title: 'Cartas desde Guatemala',
  lead: 'Lo que les escribimos a quienes nos leen, una vez al mes: casas nuevas, fechas libres y una historia del camino.',
  metaTitle: 'Cartas desde Guatemala',
  metaDescription:
    'Todas las cartas que enviamos: casas nuevas en Guatemala, fechas libres a mejor precio y una historia del camino, una vez al mes.',
  letters: 'Cartas',
  none: 'La primera carta todavía se está escribiendo.',
  earlier: 'La carta anterior:',
  later: 'La carta siguiente:',
  all: 'Todas las cartas',
  signUpTitle: 'Reciba la próxima por correo',
  signUpText: 'Una vez al mes, y cada carta trae un enlace para darse de baja.',
}
