import type { Words } from '../types'
import type { TeamKey } from '../team/team-keys'

/** Authors work here: their portraits are those of the team. */
export const authorKeys = [
  'lucia-xicay',
  'kevin-batz',
  'paola-giron',
  'jose-ic',
] as const satisfies readonly TeamKey[]

export type AuthorKey = (typeof authorKeys)[number]

export type AuthorSeed = { key: AuthorKey; firstName: string; lastName: string; about: Words }

export const authors: AuthorSeed[] = [
  {
    key: 'lucia-xicay',
    firstName: 'Lucía',
    lastName: 'Xicay',
    about: {
      en: 'Answers guests from our office in Antigua and knows which street has the loudest rooster.',
      es: 'Atiende a los huéspedes desde la oficina de Antigua y sabe en qué calle canta más fuerte el gallo.',
    },
  },
  {
    key: 'kevin-batz',
    firstName: 'Kevin',
    lastName: 'Batz',
    about: {
      en: 'Grew up in San Juan la Laguna, writes our blog and takes any excuse for a boat ride.',
      es: 'Creció en San Juan la Laguna, escribe el blog y aprovecha cualquier pretexto para subirse a una lancha.',
    },
  },
  {
    key: 'paola-giron',
    firstName: 'Paola',
    lastName: 'Girón',
    about: {
      en: 'Looks after forty houses and can tell the age of a water heater by its sound.',
      es: 'Cuida cuarenta casas y por el ruido sabe cuántos años tiene un calentador.',
    },
  },
  {
    key: 'jose-ic',
    firstName: 'José',
    lastName: 'Ic',
    about: {
      en: 'Lives in Cobán, guided travelers in Petén and the Verapaces for ten years before he joined us.',
      es: 'Vive en Cobán; antes de trabajar con nosotros guio diez años a viajeros por Petén y las Verapaces.',
    },
  },
]
