import type { Words } from '../types'
import type { TeamKey } from './team-keys'

export type JobAreaSeed = {
  name: Words
  text: Words
  /** Members in a row on wide screens. */
  col: number
  workteams: TeamKey[]
}

export const jobAreas: JobAreaSeed[] = [
  {
    name: { en: 'Direction', es: 'Dirección' },
    text: {
      en: 'They opened the first four houses and still carry keys.',
      es: 'Abrieron las primeras cuatro casas y todavía andan con llaves.',
    },
    col: 2,
    workteams: ['elena-barrios', 'rodrigo-sic'],
  },
  {
    name: { en: 'With our guests', es: 'Con los huéspedes' },
    text: {
      en: 'Whoever answers your message knows the house and the road to it.',
      es: 'Quien le contesta conoce la casa y el camino para llegar.',
    },
    col: 4,
    workteams: ['lucia-xicay', 'diego-cumes', 'marlen-tzoc', 'jose-ic'],
  },
  {
    name: { en: 'With the houses', es: 'Con las casas' },
    text: {
      en: 'Roofs, pumps, gardens, leases and sales.',
      es: 'Techos, bombas, jardines, contratos y ventas.',
    },
    col: 3,
    workteams: ['paola-giron', 'oswaldo-pirir', 'karla-ovalle'],
  },
  {
    name: { en: 'Words, pictures and numbers', es: 'Palabras, fotos y números' },
    text: {
      en: 'They make sure that a house looks as it is and that sums are right.',
      es: 'Cuidan que la casa se vea como es y que las cuentas cuadren.',
    },
    col: 3,
    workteams: ['kevin-batz', 'andrea-sotomayor', 'sofia-lemus'],
  },
]
