import type { IconName } from './icons'
import type { HouseRuleSeed } from './types'

export const houseRules: (HouseRuleSeed & { icon: IconName })[] = [
  {
    slug: 'no-smoking',
    icon: 'no-smoking',
    name: { en: 'No smoking', es: 'No se permite fumar' },
    isFilter: true,
  },
  {
    slug: 'smoking-outside',
    icon: 'smoking',
    name: { en: 'Smoking outdoors only', es: 'Se permite fumar solo afuera' },
  },
  {
    slug: 'no-parties',
    icon: 'moon',
    name: { en: 'No parties', es: 'No se permiten fiestas' },
  },
  {
    slug: 'events-on-request',
    icon: 'people',
    name: { en: 'Events if agreed beforehand', es: 'Eventos con autorización previa' },
    isFilter: true,
  },
  {
    slug: 'pets-on-request',
    icon: 'paw',
    name: { en: 'Ask us before bringing a pet', es: 'Mascotas con previa consulta' },
    isFilter: true,
  },
  { slug: 'no-pets', icon: 'no-paw', name: { en: 'No pets', es: 'No se aceptan mascotas' } },
  {
    slug: 'children-welcome',
    icon: 'child',
    name: { en: 'Children are welcome', es: 'Los niños son bienvenidos' },
    isFilter: true,
  },
  {
    slug: 'adults-only',
    icon: 'people',
    name: { en: 'Adults only', es: 'Solo para adultos' },
    isFilter: true,
  },
  {
    slug: 'quiet-hours',
    icon: 'moon',
    name: { en: 'Quiet from 10 pm to 7 am', es: 'Silencio de 22:00 a 7:00' },
  },
  {
    slug: 'no-shoes',
    icon: 'shoe',
    name: { en: 'Shoes stay at the door', es: 'Los zapatos se quedan en la entrada' },
  },
  {
    slug: 'register-visitors',
    icon: 'people',
    name: { en: 'Visitors sign in at the gate', es: 'Las visitas se anuncian en garita' },
  },
  {
    slug: 'respect-neighbours',
    icon: 'people',
    name: { en: 'Be considerate of the neighbours', es: 'Consideración con los vecinos' },
  },
]
