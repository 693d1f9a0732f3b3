import type { PostSeed } from '../post'

export const acatenangoOvernight: PostSeed = {
  slug: { en: 'acatenango-overnight-hike', es: 'subir-el-acatenango' },
  categories: ['outdoors'],
  author: 'jose-ic',
  picture: 'blog-volcano-dusk',
  publicationDate: -32,
  name: {
    en: 'A night on Acatenango, without heroics',
    es: 'Una noche en el Acatenango, sin hazañas',
  },
  shortDescription: {
    en: 'What the hike to the base camp above 3,500 metres is really like, what to carry, what to leave out, and when to turn round.',
    es: 'Cómo es de verdad la subida al campamento, qué llevar, qué dejar en casa y en qué momento hay que regresar.',
  },
  description: {
    en: `The photographs show a red fountain against the stars. They do not show the first hour, in which a loose black path climbs between maize fields at an angle that makes conversation impossible. Acatenango is the third highest volcano of Central America, 3,976 metres, and it does not care how fit you are at sea level. It can be done by ordinary people. It should not be done carelessly.

## How it goes

Most groups start from La Soledad, at about 2,400 metres, around nine or ten in the morning. There are four climates on the way: fields, cloud forest with dripping moss, pines, and finally ash. After four to six hours you reach the camps, somewhere near 3,600 metres, where tents or wooden huts look straight across a saddle to Fuego.

Fuego has been in nearly constant eruption for years. Most evenings it throws glowing rock every fifteen to thirty minutes, and you hear the sound seconds after you see the light. Some days it is silent. No guide can promise you anything, and one who does is not a good guide.

At about four in the morning those who want to go on climb the last, steepest part in the dark to see the sun rise over Agua and the lake. It takes an hour and a half. Nobody thinks less of those who stay in the sleeping bag.

## What to carry

- Four litres of water. There is none on the mountain.
- Layers: it may be five below zero before dawn, with wind. Gloves and a hat are not decoration.
- A head torch with fresh batteries.
- Shoes with a profile, already walked in.
- Food you like. At that height many people lose their appetite for everything except sweets.
- A second pair of dry socks, for the night alone.

Companies lend jackets and sleeping bags. Look at them the day before, not at the trailhead. Porters can be hired in La Soledad, and it is a fair way of spending money there.

## What to leave out

The detour to Fuego’s own ridge. It is sold as an extra in camp, it brings you within range of falling rock, and the disaster agency Conred regularly advises against it. In June 2018 an eruption of this volcano buried villages on its other side. It is a beautiful thing to look at from where you are.

## Prepare for the height

Sleep two or three nights in Antigua, at 1,500 metres, before you go; drink water, skip the rum. Headache that grows, vomiting or confusion mean going down, at once, with somebody. The rainy season is possible, but in September you may carry your boots full of water to see a grey wall. From late November to February nights are clear and very cold.

## Afterwards

Descent takes three hours and is hard on the knees; take a stick. Book a house with a bath and hot water for that night. We are quite serious: tell us that you come down from the volcano, and we will not send you to the one with the electric shower.`,
    es: `Las fotos muestran una fuente roja contra las estrellas. No muestran la primera hora, en la que un camino negro y suelto sube entre milpas con una pendiente que no deja ni platicar. El Acatenango es el tercer volcán más alto de Centroamérica, con 3,976 metros, y no le importa qué tan en forma esté uno al nivel del mar. Lo puede subir gente común. Lo que no se vale es subirlo a la ligera.

## Cómo es

Casi todos los grupos salen de La Soledad, a unos 2,400 metros, entre nueve y diez de la mañana. En el camino hay cuatro climas: milpas, bosque nuboso con musgo que gotea, pinos y al final arena. En cuatro a seis horas se llega a los campamentos, por los 3,600 metros, con carpas o cabañitas de madera que ven de frente al Fuego.

El Fuego lleva años en erupción casi constante. La mayoría de las noches lanza piedra encendida cada quince o treinta minutos, y el retumbo llega unos segundos después de la luz. Hay días en que calla. Nadie puede prometerle nada, y el guía que promete no es buen guía.

A eso de las cuatro de la mañana, quien quiere sube a oscuras el último tramo, el más parado, para ver salir el sol detrás del volcán de Agua. Es hora y media. Nadie va a pensar mal de quien se queda en la bolsa de dormir.

## Qué llevar

- Cuatro litros de agua. En el cerro no hay.
- Ropa por capas: antes de amanecer puede haber cinco grados bajo cero, con viento. El gorro y los guantes no son adorno.
- Linterna de cabeza con baterías nuevas.
- Zapatos con buena suela, ya domados.
- Comida que le guste. Allá arriba a muchos se les quita el hambre para todo menos para lo dulce.
- Un segundo par de calcetines secos, sólo para la noche.

Las empresas prestan chumpa y bolsa de dormir. Revíselas el día anterior, no al empezar la vereda. En La Soledad se pueden contratar cargadores, y es dinero bien gastado.

## Qué no hacer

El desvío hasta la propia cresta del Fuego. Lo venden como extra en el campamento, lo deja a uno al alcance de la piedra que cae, y la Conred lo desaconseja cada tanto. En junio de 2018 una erupción de este volcán enterró comunidades del otro lado. Es algo hermoso para verlo desde donde uno está.

## Prepararse para la altura

Duerma antes dos o tres noches en Antigua, a 1,500 metros; tome agua y deje el ron para después. Un dolor de cabeza que crece, vómitos o confusión quieren decir bajar, de una vez y acompañado. En invierno se puede subir, pero en septiembre tal vez cargue las botas llenas de agua para ver una pared gris. De finales de noviembre a febrero las noches son claras y heladas.

## Después

La bajada dura tres horas y castiga las rodillas; lleve bastón. Para esa noche aparte una casa con agua caliente de verdad. Lo decimos en serio: cuéntenos que baja del volcán y no le vamos a dar la de la ducha eléctrica.`,
  },
}
