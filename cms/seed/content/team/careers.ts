import type { employmentTypes } from '../../../../content-types/career'
import type { TownSlug } from '../keys'
import type { SeedDay, Words } from '../types'

export type CareerSeed = {
  slug: Words
  title: Words
  summary: Words
  /** Markdown. */
  description: Words
  employmentType: (typeof employmentTypes)[number]
  town: TownSlug
  remote: boolean
  /** Quetzales a month. */
  salary: { from: number; to: number } | null
  publicationDate: SeedDay
  /** Applications close at the end of this day. */
  lastDay: SeedDay | null
}

export const careers: CareerSeed[] = [
  {
    slug: { en: 'guest-host-antigua', es: 'atencion-a-huespedes-antigua' },
    title: { en: 'Guest host in Antigua', es: 'Atención a huéspedes en Antigua' },
    summary: {
      en: 'You answer before guests have to ask twice, in two languages, by message, telephone and at the door.',
      es: 'Usted contesta antes de que el huésped tenga que preguntar dos veces: por mensaje, por teléfono y en la puerta.',
    },
    description: {
      en: `## What you do

- Answer inquiries, compare dates with owners and write offers that a person understands at first reading.
- Receive guests on arrival days, show them gas, water and keys, and find out what they did not dare to ask.
- Visit two houses a week with a list: beds, showers, internet, what has changed.
- Keep the notes on each house true, in Spanish and English.

## Who you are

- You write English and Spanish without a translator and enjoy it.
- You stay friendly at ten in the evening, and you can say no so that it sounds like help.
- You live in or near Antigua and know at least three ways out of it on a Good Friday.
- Experience in a hotel, an agency or a school for visitors helps. Curiosity helps more.

## What we offer

Six days, of which every second weekend is free; all benefits of the law including IGSS, *aguinaldo* and *bono 14*; a telephone; English or French lessons; and one night a year in any of our houses, with family.`,
      es: `## Qué va a hacer

- Contestar consultas, cuadrar fechas con propietarios y escribir cotizaciones que se entiendan a la primera.
- Recibir huéspedes en día de llegada, enseñarles gas, agua y llaves, y averiguar lo que no se animaron a preguntar.
- Visitar dos casas por semana con lista en mano: camas, duchas, internet, qué cambió.
- Mantener al día los apuntes de cada casa, en español y en inglés.

## A quién buscamos

- Escribe español e inglés sin traductor, y le gusta.
- A las diez de la noche sigue siendo amable y sabe decir que no de manera que suene a ayuda.
- Vive en Antigua o cerca y conoce por lo menos tres salidas en Viernes Santo.
- Ayuda la experiencia en hotel, agencia o escuela de español. La curiosidad ayuda más.

## Qué ofrecemos

Seis días, con un fin de semana libre de por medio; prestaciones de ley con IGSS, aguinaldo y bono 14; teléfono; clases de inglés o francés; y una noche al año en la casa que quiera, con su familia.`,
    },
    employmentType: 'fullTime',
    town: 'antigua-guatemala',
    remote: false,
    salary: { from: 5200, to: 6800 },
    publicationDate: -21,
    lastDay: 40,
  },
  {
    slug: { en: 'property-manager-lake-atitlan', es: 'administracion-de-propiedades-atitlan' },
    title: {
      en: 'Property manager at Lake Atitlán',
      es: 'Administrador de propiedades en Atitlán',
    },
    summary: {
      en: 'Eighteen houses, nine docks, four boatmen: you keep them in order and owners informed.',
      es: 'Dieciocho casas, nueve muelles, cuatro lancheros: usted los mantiene en orden y al propietario informado.',
    },
    description: {
      en: `## What you do

- Look after eighteen houses between Santa Catarina Palopó and San Pedro: keepers, gardens, docks, water, solar panels.
- Plan repairs with a budget and see them finished. Photographs before and after.
- Send each owner one honest page a month.
- Be the voice that stays calm when the *Xocomil* takes a roof.

## Who you are

- You have run houses, a hotel or building sites, and you know what a pump sounds like before it fails.
- Spanish, and Tz’utujil or Kaqchikel; English to write to owners.
- At home in boats and spreadsheets alike.

## What we offer

A permanent contract with all benefits, an office in Panajachel, transport by land and water, and a share in what the houses under your care earn above plan.`,
      es: `## Qué va a hacer

- Cuidar dieciocho casas entre Santa Catarina Palopó y San Pedro: guardianes, jardines, muelles, agua, paneles.
- Planificar reparaciones con presupuesto y verlas terminadas. Fotos de antes y de después.
- Mandarle a cada propietario una página honrada al mes.
- Ser la voz tranquila cuando el Xocomil se lleva una lámina.

## A quién buscamos

- Ha manejado casas, un hotel u obras, y reconoce por el ruido una bomba que va a fallar.
- Español, y tz’utujil o kaqchikel; inglés para escribirle al propietario.
- Se siente igual de bien en una lancha que en una hoja de cálculo.

## Qué ofrecemos

Contrato fijo con todas las prestaciones, oficina en Panajachel, transporte por tierra y por agua, y participación en lo que sus casas ganen arriba de lo planeado.`,
    },
    employmentType: 'fullTime',
    town: 'panajachel',
    remote: false,
    salary: { from: 7500, to: 9500 },
    publicationDate: -14,
    lastDay: 30,
  },
  {
    slug: { en: 'house-photographer', es: 'fotografia-de-casas' },
    title: { en: 'House photographer', es: 'Fotógrafa o fotógrafo de casas' },
    summary: {
      en: 'Six to eight houses a month, anywhere in the country, as they are at their best hour.',
      es: 'De seis a ocho casas al mes, en cualquier parte del país, como son a su mejor hora.',
    },
    description: {
      en: `## What you do

- Photograph rooms, gardens and neighbourhoods: about thirty finished pictures a house, with a sentence for each that tells people who cannot see it what is there.
- Film one minute without music.
- Tidy before you shoot; put everything back afterwards.

## Who you are

- You own a camera, a wide lens that does not lie, a tripod and patience with clouds.
- You know how to correct lines, and when to leave them.
- You have a driving licence and like small roads.

## What we offer

A fee per house, paid within ten days, with travel, bed and meals. Your name under your pictures. Winters are full; in September you have time for your own work.`,
      es: `## Qué va a hacer

- Fotografiar cuartos, jardines y barrios: unas treinta fotos terminadas por casa, cada una con una frase que le cuente a quien no ve qué hay ahí.
- Grabar un minuto sin música.
- Ordenar antes de disparar y dejar todo en su lugar después.

## A quién buscamos

- Tiene cámara, un gran angular que no mienta, trípode y paciencia con las nubes.
- Sabe corregir líneas y cuándo dejarlas.
- Tiene licencia y le gustan los caminos chiquitos.

## Qué ofrecemos

Honorarios por casa, pagados en diez días contra factura, con viaje, cama y comida. Su nombre debajo de sus fotos. De noviembre a abril hay mucho; en septiembre le queda tiempo para lo suyo.`,
    },
    employmentType: 'contractor',
    town: 'antigua-guatemala',
    remote: false,
    salary: null,
    publicationDate: -35,
    lastDay: null,
  },
  {
    slug: { en: 'marketing-internship', es: 'practica-en-mercadeo' },
    title: { en: 'Marketing internship', es: 'Práctica en mercadeo' },
    summary: {
      en: 'Six months of writing, measuring and learning, for students of communication or tourism.',
      es: 'Seis meses de escribir, medir y aprender, para estudiantes de comunicación o turismo.',
    },
    description: {
      en: `## What you do

- Write captions, small articles and landing pages with Kevin, and see what people do with them.
- Prepare our letter by e-mail, in two languages.
- Learn to read the numbers, and to distrust them politely.
- Answer comments as a person would.

## Who you are

- You study communication, design, tourism or something that made you curious.
- You write Spanish without mistakes and English with courage.
- You have an opinion about at least one hotel’s website.

## What we offer

Half days, Monday to Friday, two of them from home; minimum wage in proportion; a certificate that says what you really did; and your name under what you wrote. Of our last four interns two stayed.`,
      es: `## Qué va a hacer

- Escribir pies de foto, artículos cortos y páginas de oferta con Kevin, y ver qué hace la gente con ellos.
- Preparar nuestra carta por correo, en dos idiomas.
- Aprender a leer los números y a desconfiar de ellos con educación.
- Contestar comentarios como contestaría una persona.

## A quién buscamos

- Estudia comunicación, diseño, turismo o algo que le despertó la curiosidad.
- Escribe español sin faltas e inglés con valor.
- Tiene una opinión sobre la página de por lo menos un hotel.

## Qué ofrecemos

Media jornada de lunes a viernes, dos días desde su casa; salario mínimo en proporción; una constancia que diga lo que de verdad hizo; y su nombre debajo de lo que escribió. De los últimos cuatro practicantes, dos se quedaron.`,
    },
    employmentType: 'internship',
    town: 'antigua-guatemala',
    remote: true,
    salary: { from: 1800, to: 1800 },
    publicationDate: -7,
    lastDay: 60,
  },
  {
    slug: { en: 'arrivals-helper-high-season', es: 'apoyo-de-llegadas-temporada-alta' },
    title: { en: 'Arrivals helper, high season', es: 'Apoyo de llegadas, temporada alta' },
    summary: {
      en: 'Ten weeks of keys, luggage and first answers, from the kites of November to the Three Kings.',
      es: 'Diez semanas de llaves, maletas y primeras respuestas, desde los barriletes hasta los Reyes.',
    },
    description: {
      en: `## What you do

- Wait at the house before the guests do, with light, water and a telephone that works.
- Carry what is heavy, explain what is odd, and write down what they ask.

## What we offer

A contract for ten weeks with all benefits, transport at night, and the first call when we look for somebody for good.`,
      es: `## Qué va a hacer

- Llegar a la casa antes que los huéspedes, con luz, agua y un teléfono que funcione.
- Cargar lo que pesa, explicar lo raro y apuntar lo que pregunten.

## Qué ofrecemos

Contrato de diez semanas con todas las prestaciones, transporte de noche y la primera llamada cuando busquemos a alguien fijo.`,
    },
    employmentType: 'temporary',
    town: 'antigua-guatemala',
    remote: false,
    salary: { from: 4300, to: 4300 },
    publicationDate: -80,
    lastDay: -9,
  },
]
