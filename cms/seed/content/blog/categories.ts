import type { Words } from '../types'

export const categoryKeys = [
  'places',
  'culture',
  'food',
  'outdoors',
  'tips',
  'living',
  'owners',
] as const

export type CategoryKey = (typeof categoryKeys)[number]

export const categories: { key: CategoryKey; name: Words; slug: Words }[] = [
  {
    key: 'places',
    name: { en: 'Places', es: 'Lugares' },
    slug: { en: 'places', es: 'lugares' },
  },
  {
    key: 'culture',
    name: { en: 'Culture', es: 'Costumbres' },
    slug: { en: 'culture', es: 'costumbres' },
  },
  {
    key: 'food',
    name: { en: 'Food and coffee', es: 'Comida y café' },
    slug: { en: 'food-and-coffee', es: 'comida-y-cafe' },
  },
  {
    key: 'outdoors',
    name: { en: 'Outdoors', es: 'Naturaleza' },
    slug: { en: 'outdoors', es: 'naturaleza' },
  },
  {
    key: 'tips',
    name: { en: 'Travel tips', es: 'Consejos de viaje' },
    slug: { en: 'travel-tips', es: 'consejos-de-viaje' },
  },
  {
    key: 'living',
    name: { en: 'Living here', es: 'Vivir aquí' },
    slug: { en: 'living-here', es: 'vivir-aqui' },
  },
  {
    key: 'owners',
    name: { en: 'For owners', es: 'Para propietarios' },
    slug: { en: 'for-owners', es: 'para-propietarios' },
  },
]
