import type { Words } from '../types'

export type SectionSeed = { title: Words; markdown: Words; picture: string }

export const listWithUs = {
  title: {
    en: 'Your house, in the hands of people who know it',
    es: 'Su casa, en manos de gente que la conoce',
  },
  text: {
    en: 'We visit, photograph, describe, answer and hand over the keys. You decide dates and prices, and get one honest page a month.',
    es: 'Nosotros visitamos, fotografiamos, describimos, contestamos y entregamos llaves. Usted decide fechas y precios, y cada mes recibe una página honrada.',
  },
  image: 'owners-courtyard',
  sections: [
    {
      title: { en: 'Guests who were asked first', es: 'Huéspedes a quienes ya se les preguntó' },
      markdown: {
        en: `Nobody books your house with a click. People tell us who they are, how many, with which dog. We speak with them, then with you, and only then is there a contract.

- You keep the last word on every stay.
- Deposit and rules are agreed before anybody packs.
- If something breaks, we are the ones who call.`,
        es: `Nadie reserva su casa con un clic. La gente nos cuenta quiénes son, cuántos y con qué perro. Hablamos con ellos, después con usted, y sólo entonces hay contrato.

- La última palabra de cada estadía es suya.
- El depósito y las reglas se acuerdan antes de que alguien haga maleta.
- Si algo se quiebra, quienes llamamos somos nosotros.`,
      },
      picture: 'blog-reception',
    },
    {
      title: { en: 'Seen where people look', es: 'A la vista de quien busca' },
      markdown: {
        en: `More than 18,000 people a month look for a place with us, in two languages. Your house stands on our pages, on six distribution channels and seven social networks, always with the same calendar and the same price.

Photographs and description are made by us, at the hour at which your garden is best.`,
        es: `Más de 18,000 personas al mes buscan lugar con nosotros, en dos idiomas. Su casa está en nuestras páginas, en seis canales de distribución y en siete redes sociales, siempre con el mismo calendario y el mismo precio.

Las fotos y la descripción las hacemos nosotros, a la hora en que su jardín se ve mejor.`,
      },
      picture: 'section-uniqueStays',
    },
    {
      title: { en: 'For a night, a year or for good', es: 'Por noche, por año o para siempre' },
      markdown: {
        en: `Holiday guests in the dry season, a teacher for ten months, a buyer one day: many houses change their kind in the course of time. With us you need not start again. We know the papers for each.`,
        es: `Vacacionistas en verano, una maestra por diez meses, un comprador algún día: muchas casas cambian de oficio con el tiempo. Con nosotros no hay que empezar de cero. Conocemos los papeles de cada cosa.`,
      },
      picture: 'section-longTermRentals',
    },
  ] satisfies SectionSeed[],
  stepsTitle: { en: 'How it goes', es: 'Cómo es el proceso' },
  steps: [
    {
      title: { en: 'You write', es: 'Usted escribe' },
      text: {
        en: 'Name, e-mail and two sentences about the house are enough.',
        es: 'Con su nombre, correo y dos frases sobre la casa alcanza.',
      },
    },
    {
      title: { en: 'We visit', es: 'La visitamos' },
      text: {
        en: 'With a list: beds, water, light, internet, neighbours. You get it, whatever you decide.',
        es: 'Con lista: camas, agua, luz, internet, vecinos. La lista es suya, decida lo que decida.',
      },
    },
    {
      title: { en: 'We agree', es: 'Nos ponemos de acuerdo' },
      text: {
        en: 'Commission, prices by season, rules. Two pages, no small print, to be ended with a month’s notice.',
        es: 'Comisión, precios por temporada, reglas. Dos páginas sin letra chiquita, que se terminan con un mes de aviso.',
      },
    },
    {
      title: { en: 'It goes online', es: 'Sale al aire' },
      text: {
        en: 'About ten days after the photographs. The first inquiry usually comes within the week.',
        es: 'Unos diez días después de las fotos. La primera consulta suele llegar esa misma semana.',
      },
    },
  ],
  titleForm: { en: 'Tell us about your house', es: 'Cuéntenos de su casa' },
  textForm: {
    en: 'Paola reads it herself and answers within two working days.',
    es: 'Lo lee Paola y le contesta en dos días hábiles.',
  },
  btnName: { en: 'Have it visited', es: 'Quiero que la visiten' },
  waLabel: { en: 'Ask on WhatsApp', es: 'Preguntar por WhatsApp' },
  waLink: null,
  waText: {
    en: 'Hello! I have a house and would like to know how you work.',
    es: '¡Buen día! Tengo una casa y quisiera saber cómo trabajan.',
  },
  seo: {
    metaTitle: {
      en: 'List your house or hotel with Ceiba Stays',
      es: 'Anuncie su casa u hotel con Ceiba Stays',
    },
    metaDescription: {
      en: 'We visit, photograph and let houses all over Guatemala: over 400 properties, six channels, seven networks. You keep dates, prices and the last word.',
      es: 'Visitamos, fotografiamos y alquilamos casas en toda Guatemala: más de 400 propiedades, seis canales, siete redes. Usted decide fechas y precios.',
    },
  },
}
