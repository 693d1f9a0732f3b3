import type { PostSeed } from '../post'

export const pacayaHalfDay: PostSeed = {
  slug: { en: 'pacaya-in-half-a-day', es: 'el-pacaya-en-media-jornada' },
  categories: ['outdoors'],
  author: 'jose-ic',
  picture: 'blog-volcano-golden',
  publicationDate: -144,
  name: {
    en: 'Pacaya: a volcano for a free afternoon',
    es: 'El Pacaya: un volcán para una tarde libre',
  },
  shortDescription: {
    en: 'Two hours up, a lava field, marshmallows and a sunset over four volcanoes: how to do Pacaya, with horses for tired legs.',
    es: 'Dos horas de subida, un campo de lava, angelitos asados y cuatro volcanes al atardecer: cómo subir el Pacaya.',
  },
  description: {
    en: `If Acatenango is an examination, Pacaya is a lesson. It is 2,552 metres high, you start at about 1,900, and an eight-year-old in the right mood will reach the lava field before you do. In an afternoon you see how a volcano is made: black glass, warm stones, a cone that grew a hundred metres within the memory of your guide.

## The walk

The usual entrance is **San Francisco de Sales**, an hour and a half from Antigua, as far from the capital. At the gate you pay for the park and are given a local guide; it is compulsory, and right: the village lives from it. Children rent out walking sticks. Behind you come boys with horses, calling “*taxi, taxi*”. They know exactly at which bend you will say yes.

The first forty minutes are the steepest, on concrete and then earth, through forest. Then the trees thin out and the views begin: the lagoon of Calderas, the lights of the capital on one side, Agua, Fuego and Acatenango on the other. After about an hour and a half you stand at the edge of the lava.

## On the lava

What lies there came out in 2021, when a flow burned coffee plots and stopped short of two villages. Here and there it is still warm in the cracks. Guides toast marshmallows in them, which is silly and quite delightful. Walk only where they walk. The crust is sharp as a broken bottle.

Visitors are no longer led up to the active crater, whatever an old guidebook says. If the volcanologists of Insivumeh report new activity, the park closes the upper part, and sometimes all of it.

## Morning or afternoon?

- **Morning tours** leave Antigua about six. Clear air, cool climb, back for lunch.
- **Afternoon tours** leave about two and come down by head torch. From November to April the sunset from the plateau is one of the great ones. From May on the rain has usually got there first.

## What to take

Closed shoes with grip; a windbreaker; a litre and a half of water; small money for stick, horse and sweets; a torch for the afternoon. Gloves are good to have if you tend to fall: lava is a grater.

## Who should go

Anybody who can climb to the fourth floor ten times in a row. For those who cannot, a horse costs a reasonable sum each way; look at its back before you pay. Small children in a carrier, fine. Asthmatics should ask about the gas that day.

## And then

On the way back, in **San Vicente Pacaya**, stop for a jug of *atol de elote*. Take off your shoes before you enter the house, please: the dust is fine, black and faithful. We still find it in the carpet of the Casa del Botero two years after a very happy group of twelve.`,
    es: `Si el Acatenango es un examen, el Pacaya es una clase. Mide 2,552 metros, se empieza como a 1,900, y un niño de ocho años de buen humor llega al campo de lava antes que usted. En una tarde se ve cómo se hace un volcán: vidrio negro, piedra tibia y un cono que ha crecido lo que el guía se acuerda.

## La caminata

La entrada de siempre es **San Francisco de Sales**, a hora y media de Antigua y otro tanto de la capital. En la caseta se paga el parque y le asignan guía local; es obligatorio y está bien: de eso vive la aldea. Los niños alquilan bordones. Detrás vienen los muchachos con caballos, que dicen “taxi, taxi”. Saben exactamente en qué vuelta les va a decir que sí.

Los primeros cuarenta minutos son los más parados, primero sobre cemento y después sobre tierra, entre el bosque. Luego se abren los árboles y empieza la vista: la laguna de Calderas y las luces de la capital de un lado; Agua, Fuego y Acatenango del otro. Más o menos a la hora y media está uno al borde de la lava.

## En la lava

Lo que hay ahí salió en 2021, cuando una colada quemó cafetales y se detuvo cerca de dos aldeas. En algunas grietas todavía está caliente. Los guías asan ahí angelitos, cosa muy tonta y muy sabrosa. Camine sólo por donde ellos caminan: la costra corta como botella quebrada.

Al cráter activo ya no se sube, diga lo que diga la guía vieja. Si el Insivumeh reporta actividad, el parque cierra la parte de arriba, y a veces todo.

## ¿Mañana o tarde?

- **De mañana** se sale de Antigua como a las seis. Aire limpio, subida fresca y de regreso al almuerzo.
- **De tarde** se sale como a las dos y se baja con linterna. De noviembre a abril el atardecer desde la meseta es de los grandes. De mayo en adelante casi siempre llega primero la lluvia.

## Qué llevar

Zapato cerrado con agarre, rompevientos, litro y medio de agua, sencillo para el bordón, el caballo y los dulces, y linterna si va en la tarde. Si es de los que se caen, guantes: la lava es un rallador.

## Para quién es

Para cualquiera que pueda subir diez veces seguidas a un cuarto piso. Para quien no, el caballo cuesta algo razonable por viaje; antes de pagar, véale el lomo. Los niños de brazos, en mochila portabebés, sin problema. Quien tenga asma, que pregunte por los gases de ese día.

## Y después

De regreso, en **San Vicente Pacaya**, tómese un atol de elote. Y por favor quítese los zapatos antes de entrar a la casa: el polvo es fino, negro y fiel. En la alfombra de la Casa del Botero todavía lo encontramos, dos años después de un grupo muy contento de doce personas.`,
  },
}
