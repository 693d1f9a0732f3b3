import type { freePlaces as english } from '../en/free-places'
import type { Translated } from '../translated'

export const freePlaces: Translated<typeof english> = {
  title: 'Libres en sus fechas, cerca de aquí',
  status_one: '{{count}} lugar parecido está libre en sus fechas',
  status_other: '{{count}} lugares parecidos están libres en sus fechas',
}
