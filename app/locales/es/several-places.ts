import type { severalPlaces as english } from '../en/several-places'
import type { Translated } from '../translated'

export const severalPlaces: Translated<typeof english> = {
  title: 'Consulte por varios lugares a la vez',
  lead: 'Una sola consulta, una sola referencia: confirmamos todos con sus propietarios y le escribimos.',
  back: 'Volver a sus favoritos',
  change: 'Cambiar fechas, huéspedes o lugares',
  leaveOut: 'No incluir',
  lines: 'Precio línea por línea',
  withFee: 'con el recargo por pago',
  notAsked: 'No es parte de esta consulta',
  noneTitle: 'Todavía no puede consultar por ninguno de estos lugares',
  noneText: 'Elija otras fechas u otros lugares y vuelva aquí.',
  ignored_one: '{{count}} lugar de este enlace no existe o sobra, y se omitió.',
  ignored_other: '{{count}} lugares de este enlace no existen o sobran, y se omitieron.',
  askForAll_zero:
    'Ninguno de estos lugares sirve para esta estadía: elija otras fechas u otro número de huéspedes.',
  askForAll_one: 'Consultar por este lugar',
  askForAll_other: 'Consultar por los {{count}} lugares',
  datesFirst: 'Elija las fechas y luego consulte por todos con una sola consulta.',
}
