import type { where as english } from '../en/where'
import type { Translated } from '../translated'

export const where: Translated<typeof english> = {
  nearby: 'Cerca de mí',
  nearbyHint: 'Poblaciones cerca de donde está',
  nearest: 'Lo más cercano a usted',
  places: 'Poblaciones y departamentos',
  rentals: 'Lugares por su nombre',
  everywhere: 'Todas las poblaciones y departamentos',
  searching: 'Buscando…',
  locating: 'Buscando dónde está…',
  noPosition: 'Su navegador no dice dónde está. Por favor, elija una población.',
  failed: 'Por ahora no se pueden cargar sugerencias. Aun así puede buscar lo que escribió.',
  nothing:
    'Nada se llama «{{text}}». Revise cómo está escrito o elija entre todas las poblaciones.',
  found_one: '{{count}} sugerencia',
  found_other: '{{count}} sugerencias',
  section: {
    vacationRentals: 'Casa vacacional',
    longTermRentals: 'Alquiler por mes',
    housesForSale: 'En venta',
    uniqueStays: 'Estadía única',
    hotels: 'Hotel',
  },
}
