import type { goneRental as english } from '../en/gone-rental'
import type { Translated } from '../translated'

export const goneRental: Translated<typeof english> = {
  title: 'Este lugar ya no se ofrece',
  hint: 'Ya no está en nuestra lista. Estos quedan cerca y son de un tamaño parecido.',
  hintAlone: 'Ya no está en nuestra lista. Hay otros.',
  similar: 'Lugares parecidos',
  places: 'Lugares',
  home: 'Volver al inicio',
}
