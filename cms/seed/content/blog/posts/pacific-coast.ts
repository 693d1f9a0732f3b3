import type { PostSeed } from '../post'

export const pacificCoast: PostSeed = {
  slug: { en: 'black-sand-the-pacific-coast', es: 'arena-negra-la-costa-del-pacifico' },
  categories: ['places', 'outdoors'],
  author: 'paola-giron',
  picture: 'place-monterrico',
  publicationDate: -102,
  name: {
    en: 'Black sand: how to enjoy the Pacific coast',
    es: 'Arena negra: cómo disfrutar la costa',
  },
  shortDescription: {
    en: 'Turtles in Monterrico, waves in El Paredón, sailfish in Iztapa: what the Pacific gives, and the respect its currents ask for.',
    es: 'Tortugas en Monterrico, olas en El Paredón, pez vela en Iztapa: lo que da el Pacífico y el respeto que piden sus corrientes.',
  },
  description: {
    en: `The first thing to know about the Pacific coast is that you cannot walk barefoot on it at noon. The sand comes from the volcanoes. It is black, fine, beautiful in the evening when it reflects the sky like wet slate, and at midday it would fry an egg. The second thing is that the sea is not a pool. Once these two things are accepted, the coast is the easiest weekend in the country.

## Choose your beach

**Monterrico** is the classic: a village of sand streets between the ocean and a mangrove canal, two and a half hours from Antigua. Houses have thatched *ranchos*, hammocks and pools. Take a boat at dawn through the mangroves of the Hawaii and Monterrico reserve and you will see herons, four-eyed fish and, on clear mornings, the volcanoes standing in a row.

**El Paredón** is younger, with surfers, hostels and good pizza. The waves suit beginners in the morning foam and experts everywhere else.

**Iztapa and Puerto San José** are for fishing: sailfish are caught there, and put back, in numbers that bring people from Florida. **Chulamar** has the big family villas.

**Las Lisas**, near El Salvador, is an island of palms behind a canal. You leave the car and cross by launch. Nothing happens there, all day, perfectly.

**Champerico**, far west, serves the best fried shrimp of the coast on a pier built for coffee.

## The turtles

From about July to December olive ridleys, here called *parlamas*, come ashore at night to lay their eggs. Hatcheries buy or receive part of each nest, and let the young ones go. In Monterrico releases take place most evenings from September to January or so. Your entrance pays for the guards. Stand behind the line, leave the flash off, do not carry a turtle to the water: those ten metres of sand are how it learns the way home.

## The sea

The shore drops quickly, and currents run along it and outwards. Swim where others swim, go in to the waist, never after rum. If it pulls you out, let it, float, and come back at an angle. Nearly every house has a pool for a reason, and children belong in it.

## When

- **November to April:** dry, hot, with sunsets.
- **May to October:** green, storms at night, lower prices, turtles.
- **Holy Week:** the whole country is there. Book in January or go elsewhere.

## In the house

Ask whether the bedrooms have air conditioning or fans; in April it matters. Water from wells tastes salty, so a five-gallon *garrafón* for drinking is part of the inventory. The keeper lives next door, cleans the pool before you wake, and fries fish if you ask him on the day before. Bring ice, coffee, fruit and cards. You will not need shoes again before Sunday.`,
    es: `Lo primero que hay que saber de la costa es que al mediodía no se puede caminar descalzo. La arena viene de los volcanes: negra, fina, preciosa en la tarde, cuando refleja el cielo como pizarra mojada; a las doce se fríe un huevo. Lo segundo es que el mar no es piscina. Aceptadas las dos cosas, no hay fin de semana más fácil.

## Escoja su playa

**Monterrico** es la de siempre: un pueblo de calles de arena entre el mar y el canal, a dos horas y media de Antigua. Las casas tienen rancho, hamacas y piscina. Al amanecer tome una lancha por el manglar de la reserva y verá garzas, pez cuatro ojos y, si está claro, los volcanes en fila.

**El Paredón** es más joven, con surfistas y buena pizza. En la espuma de la mañana aprende cualquiera; lo demás es para quien sabe.

**Iztapa y Puerto San José** son de pesca: ahí se saca y se devuelve tanto pez vela que viene gente de Florida. En **Chulamar** están las villas grandes, de familia.

**Las Lisas**, casi en El Salvador, es una isla de palmeras detrás del canal. Se deja el carro y se cruza en lancha. No pasa nada, todo el día, perfectamente.

**Champerico**, al otro extremo, sirve los mejores camarones junto a un muelle que se hizo para el café.

## Las tortugas

Más o menos de julio a diciembre salen de noche las parlamas a desovar. Los tortugarios reciben parte de cada nido y sueltan a las crías. En Monterrico hay liberación casi todas las tardes entre septiembre y enero. Con su entrada se paga a los cuidadores. Quédese detrás de la línea, sin flash, y no lleve la tortuguita al agua: en esos diez metros de arena aprende el camino de regreso.

## El mar

La playa se hunde rápido y hay corrientes que van a lo largo y hacia adentro. Báñese donde se baña la gente, hasta la cintura y nunca con tragos encima. Si lo jala, no pelee: flote y salga en diagonal. Por algo casi todas las casas tienen piscina, y ahí van los niños.

## Cuándo ir

- **De noviembre a abril:** seco, caliente y con atardeceres.
- **De mayo a octubre:** verde, tormentas de noche, mejores precios y tortugas.
- **Semana Santa:** ahí está todo el país. Aparte en enero o váyase a otro lado.

## En la casa

Pregunte si los cuartos tienen aire o ventilador; en abril importa. El agua de pozo sabe a sal, por eso el garrafón es parte del inventario. El guardián vive a la par, limpia la piscina antes de que usted despierte y le fríe pescado si se lo pide un día antes. Lleve hielo, café, fruta y baraja. Zapatos no va a necesitar hasta el domingo.`,
  },
}
