import type { where as english } from '../en/where'
import type { Translated } from '../translated'

export const where: Translated<typeof english> = {
  nearby: 'Cerca de mí',
  nearbyHint: 'Pueblos cerca de donde está',
  nearest: 'Lo más cercano a usted',
  places: 'Pueblos y departamentos',
  rentals: 'Lugares por su nombre',
  everywhere: 'Todos los pueblos y departamentos',
  searching: 'Buscando…',
  locating: 'Buscando dónde está…',
  noPosition: 'Su navegador no dice dónde está. Elija un pueblo, por favor.',
  failed: 'Por ahora no se pueden cargar sugerencias. Aun así puede buscar lo que escribió.',
  nothing:
    'No encontramos nada con el nombre «{{text}}». Revise cómo está escrito o elija entre todos los pueblos.',
  found_one: '{{count}} sugerencia',
  found_other: '{{count}} sugerencias',
  section: {
    vacationRentals: 'Casa vacacional',
    longTermRentals: 'Casa en alquiler',
    housesForSale: 'En venta',
    uniqueStays: 'Estadía única',
    hotels: 'Hotel',
  },
}
