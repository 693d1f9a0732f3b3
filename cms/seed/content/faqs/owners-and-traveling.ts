import type { FaqSeed } from './faq'

export const ownersAndTravelingFaqs: FaqSeed[] = [
  {
    topic: 'owners',
    question: {
      en: 'How do I list my house with you?',
      es: '¿Cómo anuncio mi casa con ustedes?',
    },
    answer: {
      en: 'Fill in the form on “List with us”. We visit, photograph and describe the house; about ten days later it is online.',
      es: 'Llene el formulario de “Anuncie su propiedad”. La visitamos, la fotografiamos y la describimos; unos diez días después está publicada.',
    },
    keywords: {
      en: 'owner, advertise, publish, property, rent out, list',
      es: 'propietario, publicar, anunciar, propiedad, rentar mi casa',
    },
  },
  {
    topic: 'owners',
    question: {
      en: 'What do you earn for a recommendation?',
      es: '¿Cuánto se gana por recomendar una casa?',
    },
    answer: {
      en: 'Three, four or five percent of what we sell with that owner in the first year: bronze up to 1,000 dollars, silver up to 5,000, gold above.',
      es: 'Tres, cuatro o cinco por ciento de lo que vendamos con ese propietario en el primer año: bronce hasta 1,000 dólares, plata hasta 5,000 y oro de ahí en adelante.',
    },
    keywords: {
      en: 'referral, commission, medal, recommend, bronze, silver, gold',
      es: 'referidos, comisión, medalla, recomendar, bronce, plata, oro',
    },
  },
  {
    topic: 'owners',
    question: {
      en: 'Do you also look after houses?',
      es: '¿También administran casas?',
    },
    answer: {
      en: 'Yes: keepers, garden, pool, repairs, bills, and one report a month. It can be combined with letting or stand alone.',
      es: 'Sí: guardián, jardín, piscina, reparaciones, recibos y un informe al mes. Se puede juntar con el alquiler o contratar aparte.',
    },
    keywords: {
      en: 'property management, administration, maintenance, caretaker',
      es: 'administración, mantenimiento, cuidar, guardián',
    },
  },
  {
    topic: 'traveling',
    question: {
      en: 'When is the best time to come?',
      es: '¿Cuál es la mejor época para venir?',
    },
    answer: {
      en: 'November to April is dry and sunny; from May to October mornings are bright and it rains in the afternoon, with lower prices. Holy Week and New Year are full months ahead.',
      es: 'De noviembre a abril no llueve; de mayo a octubre la mañana es clara y llueve en la tarde, con mejores precios. Semana Santa y fin de año se llenan con meses de anticipación.',
    },
    keywords: {
      en: 'season, weather, rain, dry, month, climate',
      es: 'temporada, clima, lluvia, invierno, verano, mes',
    },
  },
  {
    topic: 'traveling',
    question: { en: 'Is it safe?', es: '¿Es seguro?' },
    answer: {
      en: 'In the places where our houses stand, with common sense: no walks on lonely paths, no roads at night, valuables in the safe. The tourist assistance answers day and night on 1500.',
      es: 'Donde están nuestras casas, con sentido común: nada de veredas solas ni carretera de noche, y lo de valor en la caja fuerte. Asistencia al turista, día y noche: 1500.',
    },
    keywords: {
      en: 'security, danger, safety, crime, police, at night, walk alone',
      es: 'seguridad, peligro, robo, policía, de noche, caminar',
    },
  },
  {
    topic: 'traveling',
    question: {
      en: 'Do I need a visa?',
      es: '¿Necesito visa para venir?',
    },
    answer: {
      en: 'Most Europeans and citizens of the Americas enter for ninety days without one. Check with your embassy; the ninety days count for Guatemala, El Salvador, Honduras and Nicaragua together.',
      es: 'La mayoría de europeos y americanos entra sin visa por noventa días. Confírmelo con su embajada; esos días valen juntos para Guatemala, El Salvador, Honduras y Nicaragua.',
    },
    keywords: {
      en: 'passport, immigration, entry, ninety days, embassy',
      es: 'pasaporte, migración, entrada, noventa días, embajada',
    },
  },
  {
    topic: 'traveling',
    question: {
      en: 'Can you book tours and guides for us?',
      es: '¿Nos consiguen tours y guías?',
    },
    answer: {
      en: 'Yes. Tick guide, car or flights when you inquire about a house, or ask our travel partner, who also has hotels and rides.',
      es: 'Sí. Marque guía, carro o vuelos cuando consulte por una casa, o pregunte a nuestra agencia aliada, que también tiene hoteles y traslados.',
    },
    keywords: {
      en: 'tour, guide, excursion, volcano, car rental, flights',
      es: 'tour, guía, excursión, volcán, renta de carro, vuelos',
    },
  },
]
