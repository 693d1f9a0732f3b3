import type { PostSeed } from '../post'

export const withChildren: PostSeed = {
  slug: { en: 'guatemala-with-children', es: 'guatemala-con-ninos' },
  categories: ['tips', 'places'],
  author: 'paola-giron',
  picture: 'blog-pool',
  publicationDate: -137,
  name: {
    en: 'With children: ten days that work',
    es: 'Con niños: diez días que sí funcionan',
  },
  shortDescription: {
    en: 'A route for families with short drives, chocolate, butterflies, turtles and a pool, and the questions to ask about a house.',
    es: 'Una ruta con trayectos cortos, chocolate, mariposas, tortugas y piscina, y lo que hay que preguntar de la casa.',
  },
  description: {
    en: `I have two, seven and ten years old, and a drive that is announced as “three hours” ends at our place with somebody being sick at kilometre 67. So this route is made by a mother, not by a map. It has four beds, no transfer above three hours, and something with animals or water on nearly every day.

## Days 1 to 4: Antigua

Take a house with a patio that closes, outside the loudest streets. Children wake up at five with the time difference; that is when Antigua is loveliest.

- **Chocolate workshop.** They roast, peel and grind cacao, and eat most of it.
- **Cerro de la Cruz** at eight, by the stairs, with the whole city underneath.
- **A macadamia farm** near San Miguel Dueñas with pancakes, and a bicycle path among coffee.
- **Kites** on the football field of any village from October on.
- **Caoba Farms** or the garden of Santo Domingo for an hour without cars.

In restaurants children are welcome at every hour, and no waiter minds noise. They will be called *mi amor*.

## Days 5 to 7: the lake

Two and a half hours, with a stop at the big restaurants near Tecpán that have slides and rabbits. Sleep on the side you can reach by car. Then:

- **Reserva Natural Atitlán** above Panajachel: hanging bridges, coatis, a butterfly house, cables for the brave.
- A **private boat** in the calm of the morning, three villages, back for lunch.
- In San Juan, bees without stings and painters who hand over a brush.

Docks have no railings. Life vests for children are not in every boat: we lend ours, ask for the size.

## Days 8 to 10: the coast

Via Antigua, down to **Monterrico** or a villa in Chulamar with a fenced pool. From September to January little turtles run to the sea at sunset. On the way lies **Auto Safari Chapín**, where giraffes look into your car. Families with bigger children drive west instead, to the parks **Xocomil and Xetulul** near Retalhuleu, which are run by the private sector’s workers’ institute and are as clean as a hospital.

## What to ask about a house

1. Is the patio fountain deep? Can the pool be closed?
2. Are there stairs without a rail, or a roof terrace with a low wall?
3. Is there a bathtub, a high chair, a crib? (We list them as amenities.)
4. How far is the next pharmacy?
5. May we heat milk at night without crossing a courtyard in the rain?

## Food and health

Beans, eggs, plantain, tortillas, pasta: nobody goes hungry. Only bottled or filtered water, for teeth as well. Wash hands with the same severity as the sun protection. Our doctor in Antigua answers messages, and her number is on the fridge.

And plan one day with nothing in it. Mine remember the whole lake for a hammock that could be turned right over.`,
    es: `Tengo dos, de siete y diez años, y un viaje que se anuncia “de tres horas” termina, en mi familia, con alguien vomitando en el kilómetro 67. Por eso esta ruta la hizo una mamá y no un mapa. Son pocas camas, ningún trayecto de más de tres horas y, casi todos los días, algo con animales o con agua.

## Días 1 a 4: Antigua

Tome una casa con patio que se pueda cerrar, fuera de las calles más ruidosas. Los niños se despiertan temprano; es cuando Antigua está más linda.

- **Taller de chocolate.** Tuestan, pelan y muelen cacao, y se comen la mayor parte.
- **Cerro de la Cruz** a las ocho, por las gradas, con toda la ciudad abajo.
- **La finca de macadamia** de San Miguel Dueñas, con panqueques, y vuelta en bicicleta entre cafetales.
- **Barriletes** en el campo de cualquier aldea, de octubre en adelante.
- **Caoba Farms** o los jardines de Santo Domingo, para una hora sin carros.

En los restaurantes reciben niños a toda hora y a ningún mesero le molesta el ruido.

## Días 5 a 7: el lago

Dos horas y media, con parada en los restaurantes grandes de Tecpán, que tienen resbaladeros y conejos. Duerma del lado al que se llega en carro. Después:

- **Reserva Natural Atitlán**, arriba de Panajachel: puentes colgantes, pizotes, mariposario y cables para los valientes.
- Una **lancha privada** en la calma de la mañana: tres pueblos y de regreso al almuerzo.
- En San Juan, abejas sin aguijón y pintores que prestan el pincel.

Los muelles no tienen baranda. No todas las lanchas llevan chalecos de niño: nosotros prestamos, díganos la talla.

## Días 8 a 10: la costa

Por Antigua hacia abajo, a **Monterrico** o a una villa de Chulamar con piscina cercada. De septiembre a enero las tortuguitas corren al mar al atardecer. En el camino está **Auto Safari Chapín**, donde la jirafa mete la cabeza al carro. Con niños más grandes vale la pena irse para Retalhuleu, a **Xocomil y Xetulul**, los parques del IRTRA, limpios como hospital.

## Qué preguntar de la casa

1. ¿La fuente es honda? ¿La piscina se puede cerrar?
2. ¿Hay gradas sin pasamanos o terraza con muro bajo?
3. ¿Tiene silla de bebé y cuna? (Están en la lista de comodidades.)
4. ¿A cuánto queda la farmacia?
5. ¿Se puede calentar una pacha de noche sin cruzar el patio bajo la lluvia?

## Comida y salud

Frijol, huevo, plátano, tortilla, fideos: nadie pasa hambre. Agua sólo de garrafón o de filtro, también para los dientes. El lavado de manos, con la misma disciplina que el bloqueador. Nuestra pediatra de Antigua contesta mensajes y su número está en la refrigeradora.

Y deje un día sin nada. A los míos, de todo el lago, lo que se les quedó fue una hamaca que daba la vuelta entera.`,
  },
}
