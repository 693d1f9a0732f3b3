import type { ConfirmationKey } from '../../../content-types/confirmation-text'
import type { Words } from './types'

export type ConfirmationSeed = {
  key: ConfirmationKey
  title: Words
  message: Words
  buttons: { label: Words; target: 'home' | 'explore' }[]
}

const home = { label: { en: 'Back home', es: 'Volver al inicio' }, target: 'home' } as const
const explore = {
  label: { en: 'Explore houses', es: 'Explorar casas' },
  target: 'explore',
} as const

export const confirmationTexts: ConfirmationSeed[] = [
  {
    key: 'landing-page',
    title: { en: 'We have your message', es: 'Ya tenemos su mensaje' },
    message: {
      en: 'Somebody on our team reads it now and writes back, usually the same day. We have sent you a copy by e-mail; if it does not arrive, look in the spam folder.',
      es: 'Alguien del equipo lo está leyendo y le responde, casi siempre el mismo día. Le mandamos una copia por correo; si no la ve, revise la carpeta de spam.',
    },
    buttons: [explore, home],
  },
  {
    key: 'referral',
    title: { en: 'Thank you for thinking of us', es: 'Gracias por pensar en nosotros' },
    message: {
      en: 'Paola calls you before we speak with the owner. Within two working days you know whether the house counts for your medal.',
      es: 'Paola le llama a usted antes de hablar con el propietario. En dos días hábiles sabrá si la casa cuenta para su medalla.',
    },
    buttons: [home, explore],
  },
  {
    key: 'contract',
    title: { en: 'We have what you sent', es: 'Recibimos lo que nos envió' },
    message: {
      en: 'Your details and documents are safe with us. A copy with a link of your own is on its way to your e-mail; we read everything and answer within two working days.',
      es: 'Sus datos y documentos están seguros con nosotros. Una copia con un enlace propio va en camino a su correo; lo leemos todo y respondemos en dos días hábiles.',
    },
    buttons: [home],
  },
  {
    key: 'career',
    title: { en: 'Your application has arrived', es: 'Recibimos su solicitud' },
    message: {
      en: 'We read every one, and answer every one, also when the answer is no. Give us ten working days.',
      es: 'Las leemos todas y las contestamos todas, también cuando la respuesta es no. Denos diez días hábiles.',
    },
    buttons: [home, explore],
  },
  {
    key: 'inquire',
    title: { en: 'Your inquiry is with us', es: 'Ya recibimos su consulta' },
    message: {
      en: 'Nothing is booked yet. We ask the owner about your dates and write to you with the price and how to pay, usually the same day.',
      es: 'Todavía no hay nada reservado. Le consultamos al propietario por sus fechas y le escribimos con el precio y la forma de pago, casi siempre el mismo día.',
    },
    buttons: [explore, home],
  },
  {
    key: 'unique-stays',
    title: { en: 'A good choice, and not an ordinary one', es: 'Buena elección, y nada común' },
    message: {
      en: 'Tree houses and domes are few and their keepers are often up a ladder. We ask for your dates and answer within a day.',
      es: 'Casas de árbol y domos hay pocos, y quien los cuida suele estar subido en una escalera. Preguntamos por sus fechas y le contestamos en un día.',
    },
    buttons: [home, explore],
  },
  {
    key: 'top-listing',
    title: { en: 'Your wish is noted', es: 'Anotamos lo que busca' },
    message: {
      en: 'We look for houses that fit and write to you with two or three, not with twenty.',
      es: 'Buscamos casas que le queden y le escribimos con dos o tres, no con veinte.',
    },
    buttons: [{ label: { en: 'Continue exploring', es: 'Seguir explorando' }, target: 'explore' }],
  },
  {
    key: 'list-with-us',
    title: { en: 'We would like to see your house', es: 'Queremos conocer su casa' },
    message: {
      en: 'Paola reads your message and writes within two working days to arrange a visit.',
      es: 'Paola lee su mensaje y le escribe en dos días hábiles para acordar una visita.',
    },
    buttons: [home, explore],
  },
  {
    key: 'subscribe',
    title: { en: 'One more step: look into your mail', es: 'Falta un paso: revise su correo' },
    message: {
      en: 'We have sent you an e-mail with a button. Press it, and the letter comes to you once a month, with a link in each that ends it. Nothing there? Please look into your spam folder, too.',
      es: 'Le enviamos un correo con un botón. Presiónelo y le llegará la carta una vez al mes, cada una con un enlace para darse de baja. ¿No le llegó? Revise también su carpeta de spam.',
    },
    buttons: [explore, home],
  },
]
