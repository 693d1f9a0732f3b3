import type { ServiceUnit } from '../../../content-types/service-unit'
import type { Words } from './types'

export type ServiceSeed = {
  slug: string
  name: Words
  description: Words
  /** US dollars a unit; absent where it is on request. */
  price?: number
  unit: ServiceUnit
}

/** In the order in which the inquiry form offers them. */
export const services: ServiceSeed[] = [
  {
    slug: 'airport-ride',
    name: { en: 'Ride from the airport', es: 'Traslado desde el aeropuerto' },
    description: {
      en: 'A driver waits at La Aurora with your name on a sign, whatever the hour, and takes up to four people to the door.',
      es: 'Un piloto le espera en La Aurora con su nombre en un rótulo, a la hora que sea, y lleva hasta cuatro personas a la puerta.',
    },
    price: 45,
    unit: 'stay',
  },
  {
    slug: 'guide',
    name: { en: 'Local guide', es: 'Guía local' },
    description: {
      en: 'A licensed guide from the town for eight hours: markets, ruins, villages, at your pace.',
      es: 'Un guía del lugar, con carné del Inguat, durante ocho horas: mercados, ruinas y pueblos, a su paso.',
    },
    price: 65,
    unit: 'day',
  },
  {
    slug: 'car-rental',
    name: { en: 'Car rental', es: 'Alquiler de carro' },
    description: {
      en: 'A small SUV with insurance and unlimited kilometres, brought to the house.',
      es: 'Una camionetilla con seguro y kilometraje libre, entregada en la casa.',
    },
    price: 48,
    unit: 'day',
  },
  {
    slug: 'cook',
    name: { en: 'Dinner by a cook', es: 'Cena con cocinera' },
    description: {
      en: 'Pepián, tortillas from the comal and dessert, cooked in your kitchen; the shopping is included.',
      es: 'Pepián, tortillas del comal y postre, preparados en su cocina; incluye las compras.',
    },
    price: 22,
    unit: 'person',
  },
  {
    slug: 'flights',
    name: { en: 'Flights', es: 'Vuelos' },
    description: {
      en: 'To Guatemala or inside the country, to Flores for Tikal for example. We look for them and send you the price.',
      es: 'A Guatemala o dentro del país, por ejemplo a Flores para visitar Tikal. Los buscamos y le enviamos el precio.',
    },
    unit: 'person',
  },
]
