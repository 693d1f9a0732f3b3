import type { hearts as english } from '../en/hearts'
import type { Translated } from '../translated'

export const hearts: Translated<typeof english> = {
  link: 'Favoritos',
  keepNamed: 'Guardar {{name}} en sus favoritos',
  full_one: 'Sus favoritos admiten {{count}} lugar. Quite uno antes de guardar otro.',
  full_other: 'Sus favoritos admiten {{count}} lugares. Quite uno antes de guardar otro.',
  notStored:
    'Su navegador no guarda nada de este sitio, así que no puede conservar sus favoritos. Permita guardar datos o salga del modo privado.',
  seenTitle: 'Vistos hace poco',
  forgetSeen: 'Borrar',
}
