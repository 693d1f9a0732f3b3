import type { nearestAnswers as english } from '../en/nearest-answers'
import type { Translated } from '../translated'

export const nearestAnswers: Translated<typeof english> = {
  dates: '{{from}} – {{to}}',
  town: 'En {{town}}',
  guests_one: 'Para {{count}} huésped',
  guests_other: 'Para {{count}} huéspedes',
  without: 'Sin «{{filter}}»',
  alone: 'Solo «{{filter}}»',
  place: 'En toda Guatemala',
}
