import type { leads as english } from '../en/leads'
import type { Translated } from '../translated'

export const leads: Translated<typeof english> = {
  alreadySubscribed: 'Usted ya está suscrito',
  landing: {
    send: 'Pedir una propuesta',
    wishes: '¿Algo más que debamos saber?',
    place: '¿Dónde le gustaría hospedarse?',
    anyPlace: 'En cualquier lugar de Guatemala',
    startDate: 'Primer día',
    endDate: 'Último día',
    guests: 'Huéspedes',
    adults: 'Adultos',
    children: 'Niños',
    maxCapacity: 'Se alcanzó la capacidad máxima',
  },
}
