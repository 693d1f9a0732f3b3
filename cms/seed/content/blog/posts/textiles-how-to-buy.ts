import type { PostSeed } from '../post'

export const textilesHowToBuy: PostSeed = {
  slug: { en: 'how-to-buy-woven-cloth', es: 'como-comprar-tejido' },
  categories: ['culture'],
  author: 'kevin-batz',
  picture: 'blog-woven-bedroom',
  publicationDate: -130,
  name: {
    en: 'Reading a huipil, and how to buy one fairly',
    es: 'Cómo leer un huipil y comprarlo con justicia',
  },
  shortDescription: {
    en: 'Backstrap or treadle loom, natural dye or not, three weeks or three months: what you see in Guatemalan cloth, and what it should cost.',
    es: 'Telar de cintura o de pie, tinte natural o no, tres semanas o tres meses: qué se ve en un tejido y cuánto debería valer.',
  },
  description: {
    en: `My mother ties one end of her loom to the jocote tree and the other around her hips. If she leans back the threads are tight, if she leans forward they are loose; her body is part of the machine. A *huipil* for a feast takes her about three months, in the hours that the kitchen leaves over. When a visitor asks whether she can do it for two hundred quetzales, she is polite. I am less so.

## What you are looking at

A huipil is a blouse of two or three panels sewn together. Each town has its own ground, colours and figures. From Santiago Atitlán come birds on white and violet stripes; from Nebaj, rows of green and red horses; from San Antonio Aguas Calientes, panels that are equally perfect on both sides, so that only the weaver knows which is the inside. People here see at twenty metres where a woman comes from, often whether the piece is for every day or for a saint’s.

## Three looms

- **Backstrap**, women’s work: narrow cloth, firm selvages on all sides, figures brocaded thread by thread. No two are alike.
- **Treadle loom**, men’s work since the Spaniards: metres of cloth for skirts and curtains, often with *jaspe*, threads that were tied and dyed beforehand.
- **Machine.** Prints that imitate both. There is nothing wrong with a printed bag as long as it is sold as one.

Turn the piece over. A hand brocade has small floats and beginnings on the back. Pull at an edge: a real selvage cannot be unravelled.

## Dyes

In San Juan la Laguna associations of women dye with carrots, *sacatinta*, avocado bark, cochineal and coconut, and fix the colour with banana trunk. Such tones are quiet. The loud ones, which our mothers love, are acrylic or cotton thread from a factory, and just as genuine.

## What it should cost

Count hours. A weaver in an association aims at a day’s farm wage. A plain scarf takes two to four days, a good table runner one or two weeks, a ceremonial huipil months. If the price does not cover that, somebody is paying the difference, and it is not the shop. Worn huipils from the market are the affordable way to own a masterpiece; nobody minds, the family bought thread for a new one.

## Where

At the weaver’s house, best of all: San Antonio and Santa Catarina near Antigua, San Juan and Santiago at the lake, Zunil, Cobán for white *picbil* lace, fine as breath. In Guatemala City see the **Museo Ixchel** first, and you will look differently afterwards. Cooperatives put a name on the label; write to her, it is possible.

## How to treat it

Wash by hand, cold, alone, with the soap in a ball that is sold in markets. Dry in the shade. Hang it on a wall away from the sun, or use it. Cloth that lies in a drawer gets moths; cloth on a bed gets stories.`,
    es: `Mi mamá amarra una punta del telar al palo de jocote y la otra a su cintura. Si se echa para atrás, los hilos se tensan; si se inclina, se aflojan. Su cuerpo es parte de la máquina. Un huipil de fiesta le lleva unos tres meses, en las horas que le deja la cocina. Cuando alguien pregunta si se lo deja en doscientos, ella contesta con educación. Yo, con menos.

## Qué está viendo

El huipil es una blusa de dos o tres lienzos unidos. Cada pueblo tiene su fondo, sus colores y sus figuras. De Santiago Atitlán, pájaros sobre rayas moradas y blancas; de Nebaj, hileras de caballitos verdes y rojos; de San Antonio Aguas Calientes, lienzos iguales por los dos lados, tanto que sólo la tejedora sabe cuál es el revés. La gente sabe a veinte metros de dónde es una señora y, muchas veces, si la pieza es de diario o de cofradía.

## Tres telares

- **De cintura**, trabajo de mujeres: lienzo angosto, con orilla en los cuatro lados y figuras puestas hilo por hilo. No hay dos iguales.
- **De pie**, trabajo de hombres desde los españoles: metros de tela para cortes y cortinas, muchas veces con jaspe, o sea, hilo amarrado y teñido antes de tejer.
- **De máquina.** Estampados que imitan a los otros dos. No tiene nada de malo una bolsa estampada, si se vende como estampada.

Voltee la pieza. El brocado a mano deja por atrás flotes y principios de hilo. Jale la orilla: la verdadera no se deshila.

## Los tintes

En San Juan la Laguna las asociaciones de mujeres tiñen con zanahoria, sacatinta, corteza de aguacate, cochinilla y coco, y fijan el color con tronco de banano. Salen tonos callados. Los gritones, que tanto les gustan a nuestras mamás, son de hilo de fábrica, y son igual de auténticos.

## Cuánto debería valer

Cuente las horas. Una tejedora asociada aspira a ganar lo de un jornal. Una bufanda sencilla son de dos a cuatro días; un buen camino de mesa, una o dos semanas; un huipil ceremonial, meses. Si el precio no alcanza para eso, alguien está pagando la diferencia, y no es la tienda. Los huipiles usados del mercado son la manera de tener una obra maestra sin gastar tanto; nadie se ofende: con eso la familia compró hilo para otro.

## Dónde

En la casa de quien teje, lo mejor: San Antonio y Santa Catarina cerca de Antigua, San Juan y Santiago en el lago, Zunil, y Cobán para el *picbil* blanco, que parece de aliento. En la capital vaya primero al **Museo Ixchel** y después va a mirar distinto. Las cooperativas ponen el nombre en la etiqueta: escríbale, se puede.

## Cómo cuidarlo

A mano, en agua fría, solo y con jabón de bola. A la sombra. Colgado lejos del sol o, mejor, en uso. La tela guardada cría polilla; la que está sobre una cama cría historias.`,
  },
}
