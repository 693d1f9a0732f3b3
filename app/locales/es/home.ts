import type { home as english } from '../en/home'
import type { Translated } from '../translated'

export const home: Translated<typeof english> = {
  searchTitle: 'Encuentre dónde quedarse',
  guests: 'Huéspedes',
  search: 'Buscar',
  sectionsTitle: '¿Qué está buscando?',
  featuredLink: 'Ver todas las casas vacacionales',
  offersTitle: 'Ofertas vigentes',
  offersLink: 'Busque casa por precio',
  offerUntil: 'Hasta el {{date}}',
  postsTitle: 'Antes de venir',
  postsLink: 'Todo el blog',
}
