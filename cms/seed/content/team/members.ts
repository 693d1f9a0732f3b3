import type { Words } from '../types'
import type { TeamKey } from './team-keys'

export type MemberSeed = {
  key: TeamKey
  name: string
  position: Words
  languages: Words
}

export const members: MemberSeed[] = [
  {
    key: 'elena-barrios',
    name: 'Elena Barrios',
    position: { en: 'Founder and director', es: 'Fundadora y directora' },
    languages: { en: 'Spanish, English, French', es: 'Español, inglés y francés' },
  },
  {
    key: 'rodrigo-sic',
    name: 'Rodrigo Sic',
    position: { en: 'Head of operations', es: 'Jefe de operaciones' },
    languages: { en: 'Spanish, English, Kaqchikel', es: 'Español, inglés y kaqchikel' },
  },
  {
    key: 'lucia-xicay',
    name: 'Lucía Xicay',
    position: { en: 'Guest host, Antigua', es: 'Atención a huéspedes, Antigua' },
    languages: { en: 'Spanish, English, Italian', es: 'Español, inglés e italiano' },
  },
  {
    key: 'diego-cumes',
    name: 'Diego Cumes',
    position: { en: 'Arrivals and transport', es: 'Llegadas y transporte' },
    languages: { en: 'Spanish, English, Kaqchikel', es: 'Español, inglés y kaqchikel' },
  },
  {
    key: 'marlen-tzoc',
    name: 'Marlen Tzoc',
    position: { en: 'Guest host, Lake Atitlán', es: 'Atención a huéspedes, Atitlán' },
    languages: { en: 'Tz’utujil, Spanish, English', es: 'Tz’utujil, español e inglés' },
  },
  {
    key: 'jose-ic',
    name: 'José Ic',
    position: {
      en: 'Guest host, Verapaces and Petén',
      es: 'Atención a huéspedes, Verapaces y Petén',
    },
    languages: { en: 'Q’eqchi’, Spanish, English', es: 'Q’eqchi’, español e inglés' },
  },
  {
    key: 'paola-giron',
    name: 'Paola Girón',
    position: { en: 'Head of property care', es: 'Jefa de administración de propiedades' },
    languages: { en: 'Spanish, English', es: 'Español e inglés' },
  },
  {
    key: 'oswaldo-pirir',
    name: 'Oswaldo Pirir',
    position: { en: 'Maintenance', es: 'Mantenimiento' },
    languages: { en: 'Spanish, some English', es: 'Español y algo de inglés' },
  },
  {
    key: 'karla-ovalle',
    name: 'Karla Ovalle',
    position: { en: 'Sales and long-term rentals', es: 'Ventas y alquileres por mes' },
    languages: { en: 'Spanish, English, German', es: 'Español, inglés y alemán' },
  },
  {
    key: 'kevin-batz',
    name: 'Kevin Batz',
    position: { en: 'Marketing and blog', es: 'Mercadeo y blog' },
    languages: { en: 'Tz’utujil, Spanish, English', es: 'Tz’utujil, español e inglés' },
  },
  {
    key: 'andrea-sotomayor',
    name: 'Andrea Sotomayor',
    position: { en: 'Photography and video', es: 'Fotografía y video' },
    languages: { en: 'Spanish, English, Portuguese', es: 'Español, inglés y portugués' },
  },
  {
    key: 'sofia-lemus',
    name: 'Sofía Lemus',
    position: { en: 'Bookkeeping and contracts', es: 'Contabilidad y contratos' },
    languages: { en: 'Spanish, English', es: 'Español e inglés' },
  },
]
