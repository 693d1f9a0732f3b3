import type { favorites as english } from '../en/favorites'
import type { Translated } from '../translated'

export const favorites: Translated<typeof english> = {
  metaTitle: 'Favoritos',
  metaDescription:
    'Los lugares que guarda, lado a lado: cuánto cuestan en sus fechas y en qué se diferencian.',
  title: 'Favoritos, lado a lado',
  lead: 'Elija las fechas una vez y vea cuánto cuesta cada lugar en total. Sus corazones se quedan en este dispositivo.',
  ignored_one: '{{count}} lugar de este enlace no existe o sobra, y se omitió.',
  ignored_other: '{{count}} lugares de este enlace no existen o sobran, y se omitieron.',
  gone_one: 'Este lugar ya no se ofrece:',
  gone_other: 'Estos lugares ya no se ofrecen:',
  remove: 'Quitar',

  emptyTitle: 'Todavía no tiene favoritos',
  emptyText:
    'Presione el corazón de un lugar que le guste. Aquí le esperará, y podrá comparar precios, compartir la lista y consultar por varios lugares a la vez.',
  needsScript:
    'Los corazones necesitan JavaScript, que está desactivado en su navegador. Los enlaces que otros le compartan funcionan sin él.',

  stayForAll: 'Fechas y huéspedes para todos los lugares',
  showTotals: 'Ver totales',

  keepAll_one: 'Guardar este lugar',
  keepAll_other: 'Guardar estos {{count}} lugares',
  allKept: 'Guardados en este dispositivo',
  shareOnWhatsApp: 'Compartir por WhatsApp',
  shareText: 'Lugares que me gustan en Guatemala:',

  askOnWhatsApp: 'Consúltenos por WhatsApp',
  askText: 'Hola, quisiera saber más de estos lugares: {{places}}. {{link}}',

  noStayFits: 'No está libre en ninguno de estos días.',
  comparison: 'Comparación de los lugares',
  rows: {
    guests: 'Huéspedes',
    bedrooms: 'Habitaciones',
    beds: 'Camas',
    bathrooms: 'Baños',
    distance: 'Distancia en línea recta',
    cancellation: 'Cancelación',
  },
  landmarkAt: '{{name}}: {{distance}}',
  refund_one: '{{percent}} % de vuelta hasta {{count}} día antes',
  refund_other: '{{percent}} % de vuelta hasta {{count}} días antes',
  allHave: 'Todos tienen:',
}
