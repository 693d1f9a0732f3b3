import type { ReviewAspect } from '../../../../content-types/review-ratings'
import type { AmenitySlug } from '../keys'
import type { Setting, Words } from '../types'

/** How a review begins. `{house}` is the name of the house, `guests` for how many it has to have room. */
export const openings: readonly (Words & { guests?: number })[] = [
  {
    en: 'We stayed four nights and would have liked to stay longer.',
    es: 'Nos quedamos cuatro noches y nos hubiera gustado quedarnos más.',
  },
  {
    en: '{house} is just as in the pictures.',
    es: '{house} es tal como se ve en las fotos.',
  },
  {
    guests: 6,
    en: 'We came with my parents and two children, and there was room for everybody.',
    es: 'Vinimos con mis papás y dos niños, y hubo espacio para todos.',
  },
  {
    en: 'Our second time here, and not the last.',
    es: 'Nuestra segunda vez aquí, y no será la última.',
  },
  {
    en: 'A quiet place to rest after a week of travelling.',
    es: 'Un lugar tranquilo para descansar después de una semana de viaje.',
  },
  {
    en: 'We celebrated a birthday here, and the house made it easy.',
    es: 'Celebramos un cumpleaños aquí, y la casa lo hizo fácil.',
  },
  {
    en: 'Everything worked from the first evening: keys, lights, hot shower.',
    es: 'Todo funcionó desde la primera noche: llaves, luces, ducha caliente.',
  },
  {
    guests: 4,
    en: 'A long weekend with friends, just what we needed.',
    es: 'Un fin de semana largo con amigos, justo lo que necesitábamos.',
  },
  {
    en: 'The photos are honest, and the place smells better than they can show.',
    es: 'Las fotos son honestas, y huele mejor de lo que ellas pueden mostrar.',
  },
  {
    en: 'We arrived late and tired, and somebody waited for us with a smile.',
    es: 'Llegamos tarde y cansados, y alguien nos esperaba con una sonrisa.',
  },
  {
    en: 'A house with character, well kept and well thought out.',
    es: 'Una casa con carácter, bien cuidada y bien pensada.',
  },
  {
    en: 'Good beds, good light, and nobody in a hurry.',
    es: 'Buenas camas, buena luz y nadie con prisa.',
  },
]

/** About something that the house has. */
export const aboutAmenities: readonly (Words & { amenity: AmenitySlug })[] = [
  {
    amenity: 'fast-wifi',
    en: 'I worked two mornings from there, and the connection held every call.',
    es: 'Trabajé dos mañanas desde ahí, y la conexión aguantó todas las llamadas.',
  },
  {
    amenity: 'fireplace',
    en: 'In the evening they had wood ready for the fireplace.',
    es: 'Por la noche había leña lista para la chimenea.',
  },
  {
    amenity: 'air-conditioning',
    en: 'At midday the air conditioning saved us.',
    es: 'Al mediodía nos salvó el aire acondicionado.',
  },
  {
    amenity: 'full-kitchen',
    en: 'The kitchen has what one needs to cook for everybody.',
    es: 'La cocina tiene lo necesario para cocinar para todos.',
  },
  {
    amenity: 'coffee-maker',
    en: 'The coffee in the morning is reason enough to come back.',
    es: 'El café de la mañana es razón suficiente para volver.',
  },
  {
    amenity: 'breakfast',
    en: 'Breakfast with black beans, plantain and fresh tortillas, every day different.',
    es: 'Desayuno con frijoles, plátano y tortillas recién hechas, distinto cada día.',
  },
  {
    amenity: 'private-chef',
    en: 'The cook made us a pepián that we still talk about.',
    es: 'La cocinera nos hizo un pepián del que seguimos hablando.',
  },
  {
    amenity: 'garden',
    en: 'The garden is well kept, and hummingbirds come in the morning.',
    es: 'El jardín está bien cuidado, y por la mañana llegan colibríes.',
  },
  {
    amenity: 'courtyard-fountain',
    en: 'We read for hours beside the fountain.',
    es: 'Leímos horas junto a la fuente.',
  },
  {
    amenity: 'terrace',
    en: 'We had every meal on the terrace.',
    es: 'Comimos todos los días en la terraza.',
  },
  {
    amenity: 'rooftop',
    en: 'From the roof we saw the sun go down behind the towers.',
    es: 'Desde la azotea vimos ponerse el sol detrás de las torres.',
  },
  {
    amenity: 'volcano-view',
    en: 'At night we saw Fuego glow from bed.',
    es: 'De noche vimos brillar el Fuego desde la cama.',
  },
  {
    amenity: 'lake-view',
    en: 'The lake changes its colour all day; we could not stop looking.',
    es: 'El lago cambia de color todo el día; no podíamos dejar de mirarlo.',
  },
  {
    amenity: 'private-dock',
    en: 'The boat picked us up at our own dock.',
    es: 'La lancha nos recogió en el propio muelle.',
  },
  {
    amenity: 'pool',
    en: 'The children did not leave the pool.',
    es: 'Los niños no salieron de la piscina.',
  },
  {
    amenity: 'heated-pool',
    en: 'The pool was warm even in January.',
    es: 'La piscina estaba tibia incluso en enero.',
  },
  {
    amenity: 'jacuzzi',
    en: 'After the climb the jacuzzi was the best idea.',
    es: 'Después de la subida, el jacuzzi fue la mejor idea.',
  },
  {
    amenity: 'barbecue',
    en: 'We used the grill on both evenings; there was charcoal.',
    es: 'Usamos el churrasquero las dos noches; había carbón.',
  },
  {
    amenity: 'fire-pit',
    en: 'Around the fire at night, with all the stars.',
    es: 'Alrededor del fuego por la noche, con todas las estrellas.',
  },
  {
    amenity: 'hammocks',
    en: 'The hammocks were never empty.',
    es: 'Las hamacas nunca estuvieron vacías.',
  },
  {
    amenity: 'kayaks',
    en: 'We took the kayaks out before breakfast, when the water is still.',
    es: 'Salimos en kayak antes del desayuno, cuando el agua está quieta.',
  },
  {
    amenity: 'crib',
    en: 'A crib stood ready for our baby.',
    es: 'Había una cuna lista para nuestro bebé.',
  },
  {
    amenity: 'pets-welcome',
    en: 'Our dog was as welcome as we were.',
    es: 'Nuestro perro fue tan bienvenido como nosotros.',
  },
  {
    amenity: 'parking',
    en: 'Our car stood safe inside.',
    es: 'El carro quedó seguro adentro.',
  },
  {
    amenity: 'board-games',
    en: 'One afternoon of rain, and the board games came out.',
    es: 'Una tarde de lluvia, y salieron los juegos de mesa.',
  },
  {
    amenity: 'step-free',
    en: 'My mother uses a walker and went everywhere without a step.',
    es: 'Mi mamá usa andador y llegó a todas partes sin una grada.',
  },
]

/** About where it stands. */
export const aboutSettings: Record<Setting, readonly Words[]> = {
  colonial: [
    {
      en: 'To the park it is a short walk over the cobbles.',
      es: 'Al parque se llega con una caminata corta por el empedrado.',
    },
    {
      en: 'In the morning one hears the bells, and then nothing.',
      es: 'Por la mañana se oyen las campanas, y después nada.',
    },
  ],
  coffee: [
    {
      en: 'One walks among coffee shrubs right from the door.',
      es: 'Se camina entre cafetales desde la puerta.',
    },
    {
      en: 'The air is cool and smells of coffee in flower.',
      es: 'El aire es fresco y huele a café en flor.',
    },
  ],
  lake: [
    {
      en: 'The wind comes at noon; swim before.',
      es: 'El viento llega al mediodía; báñese antes.',
    },
    {
      en: 'With the public boat one is in every village in minutes.',
      es: 'Con la lancha pública se llega a cada pueblo en minutos.',
    },
  ],
  forest: [
    {
      en: 'Bring a torch and shoes that may get muddy.',
      es: 'Lleve linterna y zapatos que se puedan enlodar.',
    },
    {
      en: 'We woke up with the birds and fell asleep with the frogs.',
      es: 'Despertamos con los pájaros y nos dormimos con las ranas.',
    },
  ],
  coast: [
    {
      en: 'The black sand is hot at noon; the evenings are magic.',
      es: 'La arena negra quema al mediodía; las tardes son mágicas.',
    },
    {
      en: 'We fell asleep with the sound of the waves.',
      es: 'Nos dormimos con el sonido de las olas.',
    },
  ],
  city: [
    {
      en: 'Restaurants and shops are around the corner.',
      es: 'Hay restaurantes y tiendas a la vuelta.',
    },
    {
      en: 'For a night before the flight there is nothing better.',
      es: 'Para una noche antes del vuelo no hay nada mejor.',
    },
  ],
  highland: [
    {
      en: 'The nights are cold; there are blankets enough.',
      es: 'Las noches son frías; hay suficientes frazadas.',
    },
    {
      en: 'The market of the town is worth the early morning.',
      es: 'El mercado del pueblo vale la madrugada.',
    },
  ],
}

/** What was less good, by what got fewer stars. */
export const remarks: Record<ReviewAspect, readonly Words[]> = {
  place: [
    {
      en: 'One room is darker than we thought.',
      es: 'Una habitación es más oscura de lo que pensábamos.',
    },
    {
      en: 'On Saturday there was music next door until eleven.',
      es: 'El sábado hubo música al lado hasta las once.',
    },
  ],
  cleanliness: [
    {
      en: 'The kitchen could have been cleaner on arrival; they came at once.',
      es: 'La cocina pudo estar más limpia al llegar; vinieron enseguida.',
    },
  ],
  accuracy: [
    {
      en: 'The way there is longer than it looks on the map.',
      es: 'El camino es más largo de lo que parece en el mapa.',
    },
  ],
  host: [
    { en: 'Answers took a while on Sunday.', es: 'El domingo tardaron un poco en responder.' },
  ],
  value: [
    {
      en: 'In high season it is not cheap, but it is worth it.',
      es: 'En temporada alta no es barato, pero lo vale.',
    },
    {
      en: 'With the cleaning fee a single night comes out dear.',
      es: 'Con el cargo de limpieza, una sola noche sale cara.',
    },
  ],
}

export const endings: readonly Words[] = [
  { en: 'We will be back.', es: 'Vamos a volver.' },
  { en: 'Thank you for everything!', es: '¡Gracias por todo!' },
  { en: 'Recommended without a but.', es: 'Recomendado sin peros.' },
  { en: 'Whoever looks for calm finds it here.', es: 'Quien busca calma la encuentra aquí.' },
  {
    en: 'The team answered every question within the hour.',
    es: 'El equipo respondió cada pregunta dentro de la hora.',
  },
  { en: 'Ask them where to eat; they know.', es: 'Pregúnteles dónde comer; ellos saben.' },
  {
    en: 'A week would be better than three nights.',
    es: 'Una semana sería mejor que tres noches.',
  },
  { en: 'Greetings to those who take care of the house.', es: 'Saludos a quienes cuidan la casa.' },
  { en: 'Our best stay in Guatemala.', es: 'Nuestra mejor estadía en Guatemala.' },
]

/** What the house answers to praise, and to a remark. */
export const answers: { praise: readonly Words[]; remark: readonly Words[] } = {
  praise: [
    {
      en: 'Thank you, {name}. The house waits for you.',
      es: 'Gracias, {name}. La casa les espera.',
    },
    {
      en: 'How good to read this, {name}. Come back soon!',
      es: 'Qué bueno leer esto, {name}. ¡Vuelvan pronto!',
    },
  ],
  remark: [
    {
      en: 'Thank you for telling us, {name}. We have looked after it.',
      es: 'Gracias por decirlo, {name}. Ya lo atendimos.',
    },
  ],
}

export const guestNames: Record<'en' | 'es', readonly string[]> = {
  en: [
    'Emma',
    'James L.',
    'Sophie',
    'Daniel K.',
    'Olivia',
    'Mark T.',
    'Hannah',
    'Chris',
    'Laura B.',
    'Peter',
    'Grace',
    'Tom H.',
    'Julia',
    'Ben',
    'Rachel M.',
    'Anneke',
    'Lukas',
    'Nora',
    'Sam W.',
  ],
  es: [
    'Ana Lucía',
    'José M.',
    'María',
    'Luis Pedro',
    'Andrea G.',
    'Carlos',
    'Sofía',
    'Diego R.',
    'Gabriela',
    'Juan Pablo',
    'Rosa',
    'Mynor',
    'Lucía C.',
    'Estuardo',
    'Paola',
    'Ixchel',
    'Rodrigo',
    'Marta X.',
    'Óscar',
    'Claudia P.',
  ],
}
