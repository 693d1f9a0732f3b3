import type { blog as english } from '../en/blog'
import type { Translated } from '../translated'

export const blog: Translated<typeof english> = {
  title: 'Blog de viaje',
  lead: 'Lo que les contamos a los amigos antes de que vengan: lugares, comida, caminos y cómo se hacen las cosas aquí.',
  metaTitle: 'Blog de viaje de Guatemala',
  metaDescription:
    'Pueblos, volcanes, comida, costumbres y consejos prácticos para viajar por Guatemala, escritos por gente que vive aquí y cuida sus casas.',
  categories: 'Temas',
  allPosts: 'Todos',
  posts: 'Artículos',
  minutes: '{{count}} min de lectura',
  by: 'Por {{name}}',
  more: 'Más artículos',
  left_one: '{{count}} más',
  left_other: '{{count}} más',
  noResults: 'No hay resultados',
  noResultsHint: 'Todavía no hemos escrito de eso.',
  share: 'Comparta este artículo',
  related: 'Siga leyendo',
  neighbours: 'Otros artículos',
  earlier: 'Anterior',
  later: 'Siguiente',
  backToBlog: 'Todos los artículos del blog',
  stayTitle: 'Ahora falta la casa donde leerlo',
  stayText: 'Lugares donde hemos dormido nosotros, con alguien que contesta.',
  stayLink: 'Ver las casas',
  feed: 'Artículos por RSS',
}
