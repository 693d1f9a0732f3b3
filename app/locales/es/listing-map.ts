import type { listingMap as english } from '../en/listing-map'
import type { Translated } from '../translated'

export const listingMap: Translated<typeof english> = {
  title: 'Mapa de los lugares',
  move: 'Mapa. Las flechas lo mueven, más y menos lo acercan y alejan.',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
  count_one: '{{count}} lugar en el mapa.',
  count_other: '{{count}} lugares en el mapa.',
  unplaced_one: '{{count}} lugar más no tiene posición en el mapa.',
  unplaced_other: '{{count}} lugares más no tienen posición en el mapa.',
  approximate: 'Los círculos muestran la zona de un lugar.',
  searchArea: 'Buscar en esta zona',
  cluster_one: '{{count}} lugar, acercar',
  cluster_other: '{{count}} lugares, acercar',
  pin: 'Lugar {{number}}',
  ask: 'Consultar',
  inView: 'Lugares a la vista',
  closeCard: 'Cerrar la tarjeta',
  failed: 'No se pudieron cargar los lugares del mapa.',
  tryAgain: 'Intentar de nuevo',
}
