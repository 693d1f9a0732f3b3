import type { Words } from '../types'

export const referralPlan = {
  title: {
    en: 'Do you know a house we should know?',
    es: '¿Conoce una casa que deberíamos conocer?',
  },
  text: {
    en: 'Bring an owner and us together, and earn a share of what the house brings in its first year. No contract, no targets.',
    es: 'Presente a un propietario con nosotros y gane una parte de lo que la casa produzca en su primer año. Sin contrato y sin metas.',
  },
  image: 'owners-street',
  commissionPercent: 5,
  commissionText: {
    en: 'Up to five percent of our sales with every owner you bring.',
    es: 'Hasta el cinco por ciento de lo que vendamos con cada propietario que usted presente.',
  },
  tiersTitle: { en: 'Three medals', es: 'Tres medallas' },
  tiers: [
    {
      medal: 'bronze',
      name: { en: 'Bronze', es: 'Bronce' },
      percent: 3,
      salesFrom: 1,
      salesTo: 1000,
      text: {
        en: 'From the first stay on.',
        es: 'Desde la primera estadía.',
      },
    },
    {
      medal: 'silver',
      name: { en: 'Silver', es: 'Plata' },
      percent: 4,
      salesFrom: 1001,
      salesTo: 5000,
      text: {
        en: 'For most houses that is reached in one good season.',
        es: 'La mayoría de casas llega en una buena temporada.',
      },
    },
    {
      medal: 'gold',
      name: { en: 'Gold', es: 'Oro' },
      percent: 5,
      salesFrom: 5001,
      salesTo: null,
      text: {
        en: 'And an invitation to lunch at the office, which Elena cooks.',
        es: 'Y una invitación a almorzar a la oficina; cocina Elena.',
      },
    },
  ] satisfies {
    medal: 'bronze' | 'silver' | 'gold'
    name: Words
    percent: number
    salesFrom: number
    salesTo: number | null
    text: Words
  }[],
  stepsTitle: { en: 'Three steps', es: 'Tres pasos' },
  steps: [
    {
      title: { en: 'Ask the owner', es: 'Pídale permiso al dueño' },
      text: {
        en: 'Nobody likes to be called by strangers. Tell them that we will.',
        es: 'A nadie le gusta que lo llame un desconocido. Avísele que lo vamos a llamar.',
      },
    },
    {
      title: { en: 'Write to us', es: 'Escríbanos' },
      text: {
        en: 'Your name, theirs, and where the house stands.',
        es: 'Su nombre, el del dueño y dónde queda la casa.',
      },
    },
    {
      title: { en: 'Follow it', es: 'Sígale la pista' },
      text: {
        en: 'We tell you when we have visited, when it is online, and what it has earned for you each quarter.',
        es: 'Le avisamos cuando la visitamos, cuando sale al aire y, cada trimestre, cuánto ha ganado usted.',
      },
    },
  ],
  conditions: {
    en: `- The percentage counts on what guests or buyers pay us for the house within twelve months of its first publication, without taxes and cleaning.
- The medal is the one reached by all houses you brought together.
- It is paid each quarter by transfer, against an invoice or with the withholding that the law asks for.
- Houses that are already with us, or whose owner wrote to us before, do not count. We answer within two days whether yours does.
- Employees and their households are excluded.`,
    es: `- El porcentaje se calcula sobre lo que huéspedes o compradores nos paguen por la casa en los doce meses después de publicada, sin impuestos ni limpieza.
- La medalla es la que alcancen juntas todas las casas que usted haya presentado.
- Se paga cada trimestre por transferencia, contra factura o con la retención de ley.
- No cuentan las casas que ya están con nosotros ni los dueños que ya nos habían escrito. En dos días le decimos si la suya cuenta.
- No participan empleados ni sus familias.`,
  },
  titleForm: { en: 'Recommend a house', es: 'Recomiende una casa' },
  textForm: {
    en: 'Two sentences are enough. We call you before we call the owner.',
    es: 'Con dos frases alcanza. Lo llamamos a usted antes que al dueño.',
  },
  btnName: { en: 'Recommend it', es: 'Recomendarla' },
  waLabel: { en: 'Ask on WhatsApp', es: 'Preguntar por WhatsApp' },
  waLink: null,
  waText: {
    en: 'Hello! I know somebody with a house and would like to hear about the referral plan.',
    es: '¡Buen día! Conozco a alguien que tiene una casa y quisiera saber del plan de referidos.',
  },
  seo: {
    metaTitle: {
      en: 'Referral plan: earn up to 5 percent',
      es: 'Plan de referidos: gane hasta el 5 por ciento',
    },
    metaDescription: {
      en: 'Recommend a house in Guatemala to Ceiba Stays and earn 3, 4 or 5 percent of what it brings in its first year. Bronze, silver and gold explained.',
      es: 'Recomiende una casa a Ceiba Stays y gane 3, 4 o 5 por ciento de lo que produzca en su primer año. Bronce, plata y oro, bien explicados.',
    },
  },
}
