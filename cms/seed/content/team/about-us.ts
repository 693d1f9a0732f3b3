import type { Words } from '../types'

export const aboutUs = {
  title: {
    en: 'A house is a promise somebody keeps',
    es: 'Una casa es una promesa que alguien cumple',
  },
  intro: {
    en: `It began with a folder. In it lay the keys of four houses in Antigua whose owners lived abroad, a list of neighbours, and the telephone number of a plumber who came on Sundays. That was more than sixteen years ago. The folder has become an office on 5a Avenida, four houses have become over four hundred, and the plumber is still the same.

We are not a machine that shows free nights. We are twelve people who visit what they offer, write down what is good and what is awkward, speak with the owner when you ask for dates, and pick up the telephone when the pump fails.`,
    es: `Empezó con una carpeta. Adentro estaban las llaves de cuatro casas de Antigua cuyos dueños vivían afuera, una lista de vecinos y el teléfono de un fontanero que llegaba los domingos. De eso hace más de dieciséis años. La carpeta se volvió oficina en la 5a. avenida, las cuatro casas son más de cuatrocientas y el fontanero sigue siendo el mismo.

No somos una máquina que enseña noches libres. Somos doce personas que visitan lo que ofrecen, apuntan lo bueno y lo que conviene saber, hablan con el dueño cuando usted pide fechas y contestan el teléfono cuando falla la bomba.`,
  },
  image: 'section-vacationRentals',
  missionTitle: { en: 'Our mission', es: 'Nuestra misión' },
  mission: {
    en: 'To bring together people who look for a place in Guatemala and people who look after one, with true words, fair prices and somebody who answers.',
    es: 'Juntar a quien busca un lugar en Guatemala con quien cuida uno, con palabras ciertas, precios justos y alguien que conteste.',
  },
  visionTitle: { en: 'Our vision', es: 'Nuestra visión' },
  vision: {
    en: 'A country in which a guest goes home knowing the name of the woman who opened the door, and in which her street lives better because he came.',
    es: 'Un país en el que el huésped regrese a su casa sabiendo cómo se llama la señora que le abrió, y en el que esa cuadra viva mejor porque él vino.',
  },
  valuesTitle: { en: 'What we hold to', es: 'En lo que no cedemos' },
  values: [
    {
      title: { en: 'We have been there', es: 'Hemos estado ahí' },
      text: {
        en: 'No house enters the list before one of us has slept in it or spent an afternoon with its showers.',
        es: 'Ninguna casa entra a la lista sin que alguno haya dormido en ella o pasado una tarde con sus duchas.',
      },
    },
    {
      title: { en: 'The awkward first', es: 'Lo incómodo, primero' },
      text: {
        en: 'Rooster, stairs, dark third bedroom: it stands in the description. Surprises are for birthdays.',
        es: 'El gallo, las gradas, el cuarto oscuro: está en la descripción. Las sorpresas son para los cumpleaños.',
      },
    },
    {
      title: { en: 'A person answers', es: 'Contesta una persona' },
      text: {
        en: 'Mostly the same day, in the language in which you wrote.',
        es: 'Casi siempre el mismo día, y en el idioma en que usted escribió.',
      },
    },
    {
      title: { en: 'Good work, paid well', es: 'Trabajo bueno, bien pagado' },
      text: {
        en: 'Keepers, cooks and cleaners are registered, paid in time and named to guests.',
        es: 'Guardianes, cocineras y quienes limpian están inscritos, cobran a tiempo y el huésped sabe su nombre.',
      },
    },
  ] satisfies { title: Words; text: Words }[],
  teamTitle: { en: 'The people', es: 'La gente' },
  teamText: {
    en: 'Nine languages between us; three of them were spoken here before Spanish was.',
    es: 'Entre todos hablamos nueve idiomas; tres de ellos son más viejos aquí que el español.',
  },
  seo: {
    metaTitle: {
      en: 'About Ceiba Stays: who looks after the houses',
      es: 'Ceiba Stays: quiénes cuidan las casas',
    },
    metaDescription: {
      en: 'Twelve people in Antigua, at Lake Atitlán and in Cobán who visit every house they offer. Our mission, what we hold to, and the faces behind the answers.',
      es: 'Doce personas en Antigua, Atitlán y Cobán que visitan cada casa que ofrecen. Nuestra misión, en qué no cedemos y las caras detrás de las respuestas.',
    },
  },
}
