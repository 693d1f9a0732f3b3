import type { availableRentals as english } from '../en/available-rentals'
import type { Translated } from '../translated'

export const availableRentals: Translated<typeof english> = {
  title: 'Libres en sus fechas, cerca de aquí',
  status_one: '{{count}} lugar parecido está libre en sus fechas',
  status_other: '{{count}} lugares parecidos están libres en sus fechas',
}
