import type { search as english } from '../en/search'
import type { Translated } from '../translated'

export const search: Translated<typeof english> = {
  titleOf: 'Resultados para «{{question}}»',
  nothing: 'No encontramos nada para «{{question}}»',
  metaDescription: 'Busque pueblos, casas, artículos y respuestas sobre su estadía en Guatemala.',
  label: '¿Qué busca?',
  placeholder: 'Un pueblo, una casa, un tema',
  lead: 'Pueblos y departamentos, casas por su nombre, historias del blog y respuestas.',
  places: 'Lugares',
  houses: 'Casas',
  posts: 'Del blog',
  questions: 'Preguntas y respuestas',
  nothingHint: 'Pruebe con menos palabras o con otras, o empiece por un tipo de estadía:',
  ask: 'Dígale a Renty lo que busca, por ejemplo «una casa con piscina para seis junto al lago»',
  askLink: 'Preguntar a Renty «{{question}}»',
}
