import type { legal as english } from '../en/legal'
import type { Translated } from '../translated'

export const legal: Translated<typeof english> = {
  allTexts: 'Todos los textos legales',
  accommodation: 'Según el tipo de lugar',
  inForce: 'Vigente desde el',
  readMore: 'Leer más',
  readLess: 'Leer menos',
  cookies: {
    title: 'Cookies',
    text: 'Guardamos unas pocas notas en su navegador: su moneda, sus favoritos, los lugares que vio y la estadía que está consultando. Sin publicidad y sin rastreadores.',
    privacy: 'Privacidad',
    policy: 'Política de cookies',
    accept: 'Aceptar',
  },
}
