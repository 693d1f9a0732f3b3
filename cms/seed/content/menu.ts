import type { MenuPage } from '../../../content-types/menu'
import type { Words } from './types'

export type MenuEntrySeed = { page: MenuPage; label: Words; hint?: Words }

export type MenuSeed = {
  sections: MenuEntrySeed[]
  burger: MenuEntrySeed[]
  footer: MenuEntrySeed[]
}

export const menu: MenuSeed = {
  sections: [
    {
      page: 'vacationRentals',
      label: { en: 'Vacation rentals', es: 'Casas vacacionales' },
      hint: { en: 'A house for a few nights or weeks', es: 'Una casa por noches o por semanas' },
    },
    {
      page: 'longTermRentals',
      label: { en: 'Houses for rent', es: 'Casas en alquiler' },
      hint: { en: 'By the month, furnished or not', es: 'Por mes, con muebles o sin ellos' },
    },
    {
      page: 'housesForSale',
      label: { en: 'Houses for sale', es: 'Casas en venta' },
      hint: { en: 'To live in or to let', es: 'Para vivir o para invertir' },
    },
    {
      page: 'uniqueStays',
      label: { en: 'Unique stays', es: 'Estadías únicas' },
      hint: { en: 'Tree houses, domes, cabins on the lake', es: 'Casas de árbol, domos y cabañas' },
    },
    {
      page: 'hotels',
      label: { en: 'Rent a hotel', es: 'Rente un hotel' },
      hint: { en: 'All the rooms for your group', es: 'Todas las habitaciones para su grupo' },
    },
  ],
  burger: [
    {
      page: 'listWithUs',
      label: { en: 'List with us', es: 'Anuncie su propiedad' },
      hint: { en: 'For owners and agents', es: 'Para propietarios y agentes' },
    },
    { page: 'blog', label: { en: 'Blog', es: 'Blog de viaje' } },
    { page: 'aboutUs', label: { en: 'About us', es: 'Quiénes somos' } },
    { page: 'photography', label: { en: 'Photography', es: 'Fotografía' } },
    {
      page: 'propertyManagement',
      label: { en: 'Property management', es: 'Administración de propiedades' },
    },
    {
      page: 'propertyMarketing',
      label: { en: 'Property marketing', es: 'Mercadeo de propiedades' },
    },
    { page: 'referralPlan', label: { en: 'Referral plan', es: 'Plan de referidos' } },
  ],
  footer: [
    { page: 'aboutUs', label: { en: 'About us', es: 'Quiénes somos' } },
    { page: 'blog', label: { en: 'Blog', es: 'Blog de viaje' } },
    { page: 'landingPrices', label: { en: 'Houses by price', es: 'Casas por precio' } },
    { page: 'listWithUs', label: { en: 'List with us', es: 'Anuncie su propiedad' } },
    { page: 'referralPlan', label: { en: 'Referral plan', es: 'Plan de referidos' } },
    { page: 'assistant', label: { en: 'Ask Renty', es: 'Pregúntele a Renty' } },
    { page: 'subscribe', label: { en: 'News by e-mail', es: 'Noticias por correo' } },
    { page: 'terms', label: { en: 'Terms and privacy', es: 'Términos y privacidad' } },
  ],
}
