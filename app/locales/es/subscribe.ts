import type { subscribe as english } from '../en/subscribe'
import type { Translated } from '../translated'

export const subscribe: Translated<typeof english> = {
  title: 'Una carta desde Guatemala',
  lead: 'Una vez al mes, por correo: casas nuevas, fechas libres a mejor precio y una historia del camino.',
  metaTitle: 'Noticias por correo',
  metaDescription:
    'Suscríbase a nuestra carta: casas nuevas en Guatemala, fechas libres a mejor precio e historias del camino, una vez al mes por correo.',
  promises: 'Con qué puede contar',
  houses: 'Las casas nuevas, antes de que salgan en la lista',
  prices: 'Fechas libres y promociones que sí son más baratas',
  stories: 'Una historia de alguien que vive aquí',
  leave: 'En cada carta, un enlace para darse de baja; su correo no se lo damos a nadie',
  formTitle: '¿A dónde se la mandamos?',
}
