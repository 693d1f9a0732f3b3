import type { DocumentSeed } from './document-seed'

export const propertyMarketing: DocumentSeed = {
  kind: 'propertyMarketing',
  isDocument: false,
  slug: { en: 'property-marketing', es: 'mercadeo-de-propiedades' },
  name: { en: 'Property marketing', es: 'Mercadeo de propiedades' },
  title: {
    en: 'Your house, in front of 18,000 people a month',
    es: 'Su casa, ante 18,000 personas al mes',
  },
  text: {
    en: 'You keep the keys and the guests; we fill the calendar. Six distribution channels, seven social networks, two languages, one price everywhere.',
    es: 'Usted se queda con las llaves y los huéspedes; nosotros llenamos el calendario. Seis canales de distribución, siete redes sociales, dos idiomas y un mismo precio en todas partes.',
  },
  image: 'service-marketing',
  descriptionOne: null,
  descriptions: [
    {
      title: { en: 'Told well, in two languages', es: 'Bien contada, en dos idiomas' },
      markdown: {
        en: `A description that was translated by a machine sounds like it. Ours are written twice, by somebody who has slept in the house: what one hears in the morning, how far the bread is, and what the house is not made for.

Honest pages bring fewer questions and better reviews.`,
        es: `Una descripción traducida por una máquina suena a eso. Las nuestras se escriben dos veces, por alguien que ya durmió en la casa: qué se oye en la mañana, a cuánto queda el pan y para qué no sirve la casa.

Las páginas honradas traen menos preguntas y mejores reseñas.`,
      },
      picture: 'service-marketing-told',
    },
    {
      title: { en: 'Everywhere, with one calendar', es: 'En todas partes, con un solo calendario' },
      markdown: {
        en: `Six channels show your house next to each other, and a booking on one closes the dates on all of them within minutes. Prices are changed once.

- Seven social networks, with films of your house and not of somebody else’s.
- A newsletter to people who have stayed in Guatemala before.
- Landing pages for holidays, weddings and long stays.`,
        es: `Seis canales muestran su casa al mismo tiempo, y una reserva en uno cierra las fechas en todos en cuestión de minutos. Los precios se cambian una sola vez.

- Siete redes sociales, con videos de su casa y no de otra.
- Un boletín para quienes ya se hospedaron en Guatemala.
- Páginas para feriados, bodas y estadías largas.`,
      },
      picture: 'service-marketing-everywhere',
    },
    {
      title: { en: 'You see what it brings', es: 'Usted ve qué produce' },
      markdown: {
        en: `Each month: how many people saw the house, how many asked, how many stayed, and what the neighbours’ houses cost in the same week. If something does not bring guests, we stop it and tell you.`,
        es: `Cada mes: cuánta gente vio la casa, cuánta preguntó, cuánta se quedó y cuánto costaron las casas vecinas en la misma semana. Si algo no trae huéspedes, lo dejamos de hacer y se lo decimos.`,
      },
      picture: 'service-marketing-numbers',
    },
  ],
  stepsTitle: {
    en: 'Four weeks to a full calendar',
    es: 'Cuatro semanas para llenar el calendario',
  },
  steps: [
    {
      title: { en: 'First week', es: 'Primera semana' },
      text: {
        en: 'We stay a night and compare the house with its neighbours.',
        es: 'Dormimos una noche y comparamos la casa con sus vecinas.',
      },
    },
    {
      title: { en: 'Second week', es: 'Segunda semana' },
      text: {
        en: 'Photographs, film, and two descriptions that you approve.',
        es: 'Fotos, video y dos descripciones que usted aprueba.',
      },
    },
    {
      title: { en: 'Third week', es: 'Tercera semana' },
      text: {
        en: 'Prices by season, and all channels at once.',
        es: 'Precios por temporada y todos los canales a la vez.',
      },
    },
    {
      title: { en: 'Fourth week', es: 'Cuarta semana' },
      text: {
        en: 'The first report, and what we change because of it.',
        es: 'El primer reporte y lo que cambiamos a partir de él.',
      },
    },
  ],
  titleForm: { en: 'Have your calendar filled', es: 'Llenemos su calendario' },
  textForm: {
    en: 'Send us the link of your house, or tell us about it. We answer with three things that we would change first.',
    es: 'Mándenos el enlace de su casa o cuéntenos de ella. Le contestamos con tres cosas que cambiaríamos primero.',
  },
  btnName: { en: 'Show us the house', es: 'Mostrarles la casa' },
  waLabel: { en: 'Ask on WhatsApp', es: 'Preguntar por WhatsApp' },
  waText: {
    en: 'Hello! I would like to know how you market a house.',
    es: '¡Buen día! Quisiera saber cómo promocionan una casa.',
  },
  seo: {
    metaTitle: {
      en: 'Property marketing: fill your calendar',
      es: 'Mercadeo de propiedades: llene su calendario',
    },
    metaDescription: {
      en: 'Six channels, seven social networks and 18,000 potential clients a month for your house in Guatemala, in two languages and with one calendar.',
      es: 'Seis canales, siete redes sociales y 18,000 clientes potenciales al mes para su casa en Guatemala, en dos idiomas y con un solo calendario.',
    },
  },
}
