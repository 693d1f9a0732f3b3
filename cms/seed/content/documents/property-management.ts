import type { DocumentSeed } from './document-seed'

export const propertyManagement: DocumentSeed = {
  kind: 'propertyManagement',
  isDocument: false,
  slug: { en: 'property-management', es: 'administracion-de-propiedades' },
  name: { en: 'Property management', es: 'Administración de propiedades' },
  title: {
    en: 'Your house is looked after, also on a Tuesday in June',
    es: 'Su casa está atendida, también un martes de junio',
  },
  text: {
    en: 'Keys, linen, gardener, light bill, the guest who cannot find the gate at eleven at night. We do it for more than 400 properties, and have done it for over 16 years.',
    es: 'Llaves, blancos, jardinero, recibo de luz y el huésped que a las once de la noche no encuentra el portón. Lo hacemos en más de 400 propiedades, desde hace más de 16 años.',
  },
  image: 'service-management',
  descriptionOne: null,
  descriptions: [
    {
      title: { en: 'Before, during and after every stay', es: 'Antes, durante y después' },
      markdown: {
        en: `- **Before:** we speak with the guest, agree on rules and deposit, and send the contract.
- **The day itself:** somebody opens the door who knows how the water heater works.
- **Meanwhile:** one telephone number, answered by people, in English and Spanish.
- **After:** we walk through with a list, photograph what is amiss, and settle the deposit within ten working days.`,
        es: `- **Antes:** hablamos con el huésped, acordamos reglas y depósito, y enviamos el contrato.
- **El día mismo:** le abre la puerta alguien que sabe cómo funciona el calentador.
- **Mientras tanto:** un solo número de teléfono, que contestan personas, en español y en inglés.
- **Después:** recorremos la casa con lista, fotografiamos lo que no está bien y liquidamos el depósito en diez días hábiles.`,
      },
      picture: 'service-management-door',
    },
    {
      title: { en: 'The house when nobody is in it', es: 'La casa cuando no hay nadie' },
      markdown: {
        en: `An empty house grows old faster than a full one. Every week somebody opens the windows, lets the water run, looks at roof and fridge, and writes down what they saw. In the rainy season they come twice.

Repairs under the amount that you set are simply done. For all others you get two offers and a photograph.`,
        es: `Una casa vacía envejece más rápido que una llena. Cada semana alguien abre ventanas, deja correr el agua, revisa techo y refrigeradora, y anota lo que vio. En invierno va dos veces.

Las reparaciones por debajo del monto que usted fije simplemente se hacen. Para las demás recibe dos cotizaciones y una foto.`,
      },
      picture: 'service-management-garden',
    },
    {
      title: { en: 'One page a month', es: 'Una página al mes' },
      markdown: {
        en: `What came in, what went out, what is planned, with every receipt behind it. By the fifth working day the money is with you, in quetzales or dollars. Whoever reads it needs no accountant.`,
        es: `Qué entró, qué salió y qué viene, con cada recibo detrás. A más tardar el quinto día hábil el dinero está con usted, en quetzales o en dólares. Para leerla no hace falta contador.`,
      },
      picture: 'service-management-page',
    },
  ],
  stepsTitle: { en: 'How we take a house over', es: 'Cómo recibimos una casa' },
  steps: [
    {
      title: { en: 'We visit', es: 'La visitamos' },
      text: {
        en: 'With a list of 120 points. It is yours, whatever you decide.',
        es: 'Con una lista de 120 puntos. Es suya, decida lo que decida.',
      },
    },
    {
      title: { en: 'You set the rules', es: 'Usted pone las reglas' },
      text: {
        en: 'Prices by season, your own weeks, pets or not, and up to what amount we repair.',
        es: 'Precios por temporada, sus propias semanas, mascotas sí o no, y hasta qué monto reparamos.',
      },
    },
    {
      title: { en: 'We sign two pages', es: 'Firmamos dos páginas' },
      text: {
        en: 'No small print, and a month’s notice for both sides.',
        es: 'Sin letra chiquita, y con un mes de aviso para ambas partes.',
      },
    },
    {
      title: { en: 'We take the keys', es: 'Recibimos las llaves' },
      text: {
        en: 'With an inventory in pictures. The first guest may come after ten days.',
        es: 'Con inventario en fotos. El primer huésped puede llegar a los diez días.',
      },
    },
  ],
  titleForm: { en: 'Hand us the keys', es: 'Déjenos las llaves' },
  textForm: {
    en: 'Write where the house is and how you use it today. We answer within two working days with a date for the visit.',
    es: 'Escriba dónde queda la casa y cómo la usa hoy. En dos días hábiles le proponemos fecha para visitarla.',
  },
  btnName: { en: 'Have it visited', es: 'Quiero que la visiten' },
  waLabel: { en: 'Ask on WhatsApp', es: 'Preguntar por WhatsApp' },
  waText: {
    en: 'Hello! I have a house and would like to know how you look after it.',
    es: '¡Buen día! Tengo una casa y quisiera saber cómo la administran.',
  },
  seo: {
    metaTitle: {
      en: 'Property management in Guatemala',
      es: 'Administración de propiedades en Guatemala',
    },
    metaDescription: {
      en: 'We look after more than 400 houses in Guatemala: guests, keys, cleaning, repairs and one clear page a month. Over 16 years of experience.',
      es: 'Cuidamos más de 400 casas en Guatemala: huéspedes, llaves, limpieza, reparaciones y una página clara al mes. Más de 16 años de experiencia.',
    },
  },
}
