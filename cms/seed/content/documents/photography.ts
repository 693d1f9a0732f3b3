import type { DocumentSeed } from './document-seed'

export const photography: DocumentSeed = {
  kind: 'photography',
  isDocument: false,
  slug: { en: 'photography-and-video-services', es: 'servicios-de-fotografia-y-video' },
  name: { en: 'Photography and video', es: 'Fotografía y video' },
  title: {
    en: 'Photographs that make people pack',
    es: 'Fotos que dan ganas de hacer maleta',
  },
  text: {
    en: 'One morning at your house, one photographer who knows its light, and pictures that you may use wherever you like.',
    es: 'Una mañana en su casa, un fotógrafo que conoce su luz e imágenes que usted puede usar donde quiera.',
  },
  image: 'service-photography',
  descriptionOne: null,
  descriptions: [
    {
      title: { en: 'The hour, not the lens', es: 'La hora, no el lente' },
      markdown: {
        en: `A patio in Antigua has forty good minutes a day. We visit first, without a camera, and note when the sun comes over the wall, which lamp hums and which door looks better open. Then we choose the hour.

- 25 finished photographs, each room from its best corner.
- The street, the gate and the way in, so that nobody gets lost.
- Straight walls, true colours, no furniture that is not yours.`,
        es: `Un patio en Antigua tiene cuarenta minutos buenos al día. Primero vamos sin cámara y anotamos cuándo pasa el sol sobre el muro, qué lámpara zumba y qué puerta se ve mejor abierta. Después escogemos la hora.

- 25 fotografías terminadas, cada ambiente desde su mejor esquina.
- La calle, el portón y la entrada, para que nadie se pierda.
- Paredes rectas, colores de verdad y ningún mueble que no sea suyo.`,
      },
      picture: 'service-photography-light',
    },
    {
      title: { en: 'A film of ninety seconds', es: 'Una película de noventa segundos' },
      markdown: {
        en: `Coffee on the stove, the gate, the volcano from the roof. We film the house as a guest walks through it, with its own sounds, and cut it twice: lying down for your page, upright for telephones.

Where the law and the neighbours allow it, we fly. Lake houses and farms are understood from above.`,
        es: `El café en la estufa, el portón, el volcán desde la azotea. Filmamos la casa como la camina un huésped, con sus propios sonidos, y hacemos dos cortes: horizontal para su página y vertical para teléfonos.

Donde la ley y los vecinos lo permiten, volamos. Las casas del lago y las fincas se entienden desde arriba.`,
      },
      picture: 'service-photography-above',
    },
    {
      title: { en: 'They are yours', es: 'Son suyas' },
      markdown: {
        en: `You get everything in full size, with a licence for every purpose and no logo in the corner. For houses in our care we keep them current: when the bougainvillea has covered the pergola, we come again.`,
        es: `Usted recibe todo en tamaño completo, con licencia para cualquier uso y sin logotipo en la esquina. En las casas a nuestro cargo las mantenemos al día: cuando la buganvilia ya cubrió la pérgola, volvemos.`,
      },
      picture: 'service-photography-yours',
    },
  ],
  stepsTitle: { en: 'From the call to the pictures', es: 'De la llamada a las fotos' },
  steps: [
    {
      title: { en: 'You write', es: 'Usted escribe' },
      text: {
        en: 'Where the house stands and how many rooms it has.',
        es: 'Dónde queda la casa y cuántos ambientes tiene.',
      },
    },
    {
      title: { en: 'We look', es: 'La vemos' },
      text: {
        en: 'A visit of an hour, and a list of what to move, mend or iron.',
        es: 'Una visita de una hora y una lista de qué mover, arreglar o planchar.',
      },
    },
    {
      title: { en: 'We shoot', es: 'La fotografiamos' },
      text: {
        en: 'Half a day, at the hour that we chose together.',
        es: 'Medio día, a la hora que escogimos juntos.',
      },
    },
    {
      title: { en: 'You choose', es: 'Usted escoge' },
      text: {
        en: 'After five working days, in a gallery that you can share.',
        es: 'A los cinco días hábiles, en una galería que puede compartir.',
      },
    },
  ],
  titleForm: { en: 'Have your house photographed', es: 'Pida que fotografiemos su casa' },
  textForm: {
    en: 'Tell us where it is and what you need. You get a date and a price within two working days.',
    es: 'Cuéntenos dónde queda y qué necesita. En dos días hábiles le damos fecha y precio.',
  },
  btnName: { en: 'Ask for a date', es: 'Pedir una fecha' },
  waLabel: { en: 'Ask on WhatsApp', es: 'Preguntar por WhatsApp' },
  waText: {
    en: 'Hello! I would like to have my house photographed.',
    es: '¡Buen día! Quisiera que fotografíen mi casa.',
  },
  seo: {
    metaTitle: {
      en: 'Photography and video for houses in Guatemala',
      es: 'Fotografía y video para casas en Guatemala',
    },
    metaDescription: {
      en: 'Photographs, film and aerial pictures of your house in Guatemala: a visit first, the right hour, 25 finished photographs, and everything is yours.',
      es: 'Fotos, video y tomas aéreas de su casa en Guatemala: primero la visita, después la mejor hora, 25 fotos terminadas, y todo es suyo.',
    },
  },
}
