import type { SiteSettings } from '../../../content-types/site-settings'
import type { Words } from './types'

/** Words that the CMS keeps per language; everything else is shared. Pictures are keys of the picture plan. */
export type SiteSettingsSeed = {
  brandName: string
  tagline: Words
  phone: string
  whatsappNumber: string
  whatsappGreeting: Words
  email: string
  address: Words
  officeHours: Words
  socialLinks: SiteSettings['socialLinks']
  copyrightYear: string
  footerText: Words
  bookingNotice: Words
  partnerName: string
  partnerUrl: string
  partnerTitle: Words
  partnerText: Words
  partnerButton: Words
  partnerPicture: string
  providerPortalUrl: string
  providerTitle: Words
  providerText: Words
  awardName: Words
  awardPicture: string
  claims: { value: string; label: Words }[]
  defaultMetaDescription: Words
  sharePicture: string
}

export const siteSettings: SiteSettingsSeed = {
  brandName: 'Ceiba Stays',
  tagline: {
    en: 'Houses and places to stay in Guatemala',
    es: 'Casas y estadías en Guatemala',
  },
  phone: '+502 7832 0146',
  whatsappNumber: '50255500146',
  whatsappGreeting: {
    en: 'Hello Ceiba Stays! I am looking for a place in Guatemala and have a question.',
    es: '¡Buen día, Ceiba Stays! Estoy buscando dónde quedarme en Guatemala y tengo una consulta.',
  },
  email: 'hola@ceiba-stays.example',
  address: {
    en: '5a Avenida Norte 24, Antigua Guatemala, Sacatepéquez, Guatemala',
    es: '5a. avenida norte 24, Antigua Guatemala, Sacatepéquez',
  },
  officeHours: {
    en: 'Monday to Saturday, 8 am to 6 pm (Guatemala time)',
    es: 'Lunes a sábado, de 8:00 a 18:00',
  },
  socialLinks: [
    { network: 'facebook', url: 'https://facebook.example/ceibastays' },
    { network: 'instagram', url: 'https://instagram.example/ceibastays' },
    { network: 'tiktok', url: 'https://tiktok.example/@ceibastays' },
    { network: 'youtube', url: 'https://youtube.example/@ceibastays' },
    { network: 'linkedin', url: 'https://linkedin.example/company/ceibastays' },
  ],
  copyrightYear: '2025',
  footerText: {
    en: 'We live in Antigua and know the houses we list: who waters the garden, which room gets the morning sun, and how long the water stays hot.',
    es: 'Vivimos en Antigua y conocemos las casas que anunciamos: quién cuida el jardín, a qué cuarto le pega el sol y cuánto dura el agua caliente.',
  },
  bookingNotice: {
    en: 'Booking is not automatic. Send us your dates and a person on our team checks with the owner, then answers you with the price and how to pay. You are charged nothing until you say yes.',
    es: 'La reserva no es automática. Envíenos sus fechas: una persona de nuestro equipo consulta con el propietario y le responde con el precio y la forma de pago. No se le cobra nada hasta que usted confirme.',
  },
  partnerName: 'Quetzal Rutas',
  partnerUrl: 'https://quetzal-rutas.example/',
  partnerTitle: {
    en: 'The rest of the trip, in one place',
    es: 'El resto del viaje, en un solo lugar',
  },
  partnerText: {
    en: 'Our travel partner Quetzal Rutas books hotel rooms, guided tours, airport rides and flights, and answers in English too.',
    es: 'Quetzal Rutas, nuestra agencia aliada, le reserva habitaciones de hotel, tours con guía, traslados al aeropuerto y vuelos.',
  },
  partnerButton: {
    en: 'Hotels, tours, rides and flights',
    es: 'Ver hoteles, tours, transporte y vuelos',
  },
  partnerPicture: 'partner',
  providerPortalUrl: 'https://portal.ceiba-stays.example/',
  providerTitle: {
    en: 'Do you have a house to let or to sell?',
    es: '¿Tiene una casa para alquilar o vender?',
  },
  providerText: {
    en: 'List it in the owners’ portal. You write down the rooms and the price, we visit, take the photographs and bring you the guests.',
    es: 'Publíquela en el portal de propietarios. Usted anota los cuartos y el precio; nosotros la visitamos, tomamos las fotos y le llevamos a los huéspedes.',
  },
  awardName: {
    en: 'Guatemala Hospitality Award',
    es: 'Premio Guatemala a la Hospitalidad',
  },
  awardPicture: 'award',
  claims: [
    { value: '400+', label: { en: 'properties in our care', es: 'propiedades a nuestro cargo' } },
    { value: '16+', label: { en: 'years of experience', es: 'años de experiencia' } },
    {
      value: '7',
      label: { en: 'social networks where we advertise', es: 'redes sociales donde anunciamos' },
    },
    { value: '6', label: { en: 'distribution channels', es: 'canales de distribución' } },
    {
      value: '18,000',
      label: { en: 'potential clients every month', es: 'clientes potenciales cada mes' },
    },
  ],
  defaultMetaDescription: {
    en: 'Vacation rentals, long-term houses, houses for sale, unique stays and whole hotels in Antigua Guatemala, at Lake Atitlán and all over the country.',
    es: 'Casas vacacionales, alquiler por mes, casas en venta, estadías únicas y hoteles completos en Antigua Guatemala, Atitlán y todo el país.',
  },
  sharePicture: 'share',
}
