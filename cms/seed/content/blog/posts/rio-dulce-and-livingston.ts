import type { PostSeed } from '../post'

export const rioDulceAndLivingston: PostSeed = {
  slug: { en: 'rio-dulce-and-livingston', es: 'rio-dulce-y-livingston' },
  categories: ['places'],
  author: 'jose-ic',
  picture: 'place-rio-dulce',
  publicationDate: -95,
  name: {
    en: 'Río Dulce: a house that you leave by boat',
    es: 'Río Dulce: una casa de la que se sale en lancha',
  },
  shortDescription: {
    en: 'From the castle of San Felipe through the canyon to Garífuna Livingston: three slow days on Guatemala’s warm side.',
    es: 'Del castillo de San Felipe por el cañón hasta el Lívingston garífuna: tres días sin prisa en el lado caliente del país.',
  },
  description: {
    en: `There is a moment in the canyon when the boatman stops the motor. Walls of rock and vine rise on both sides, higher than a church. Pelicans glide past at eye level. Somebody in a dugout is fishing with a hand line and lifts two fingers without turning round. Then the motor starts again, the walls open, and it smells of salt. Forty kilometres of fresh water have become the Caribbean.

## Where you are

Lake Izabal, the largest of the country, empties into a river, the river widens into a small gulf, and the gulf squeezes through a gorge to the sea. There are few roads. Children go to school by *cayuco*. In Fronteras, the town under the great bridge, yachts from half the world wait for the hurricane season to pass, since hardly a storm reaches this far inland.

## Day one: the castle and the warm stream

The **Castillo de San Felipe** was built in the seventeenth century against pirates and looks exactly as a child would draw it. Its lawn ends in the lake, and you may swim there. In the afternoon drive or ride along the northern shore to **Finca El Paraíso**, where a hot waterfall drops into a cold stream: you stand in one and lean back into the other.

## Day two: down the river

Take the morning boat from Fronteras to Livingston, two hours with stops. It passes **Isla de los Pájaros** with its cormorants, a garden of water lilies and hot springs at the foot of the canyon. Those who have time leave it half-way and sleep at a lodge up a side creek such as the Tatín, where nights consist of frogs.

## Day three: Livingston

*Labuga*, as its people say, can be reached only over water. Here live Garífuna, descendants of Africans and Caribs who came from Saint Vincent around 1800, next to Q’eqchi’ families and shopkeepers from everywhere. Listen for drums towards evening; on the 26th of November the whole town celebrates the landing with a dawn procession of boats.

Eat **tapado**: fish, crab and shrimps in coconut milk, with green plantain. Order it an hour ahead, because it cannot be hurried. Walk or ride to **Siete Altares**, a staircase of pools in the forest, best after rain, and go with somebody from the town. For a beach take a boat to Playa Blanca; the one in front of Livingston is for football.

## What to know

- It is hot all year, and it rains all year, less from February to April. A fan over the bed is not a luxury.
- Electricity in houses over the water comes from panels; charge things at noon.
- Bring cash from Fronteras.
- Manatees exist. So do ghosts. Both are seen about as often.

Our houses on the river have their own dock and a *lanchero* whose number hangs at the fridge. He brings groceries, gas and the news, and he is the most important thing about the house.`,
    es: `Hay un momento en el cañón en que el lanchero apaga el motor. A los dos lados suben paredes de piedra y bejuco, más altas que una iglesia. Los pelícanos pasan a la altura de los ojos. Alguien pesca con cordel en un cayuco y levanta dos dedos sin voltear. Luego arranca otra vez, las paredes se abren y huele a sal. Cuarenta kilómetros de agua dulce se volvieron Caribe.

## Dónde queda

El lago de Izabal, el más grande del país, se vacía en un río; el río se hace golfete, y el golfete se aprieta en un cañón antes de llegar al mar. Hay pocas carreteras. Los niños van a la escuela en cayuco. En Fronteras, el pueblo debajo del gran puente, esperan veleros de medio mundo a que pase la temporada de huracanes, porque hasta aquí adentro casi no llegan.

## Primer día: el castillo y el río caliente

El **castillo de San Felipe** se hizo en el siglo XVII contra los piratas y es idéntico al que dibujaría un niño. Su grama termina en el lago y se puede nadar. En la tarde, por la orilla norte, está **Finca El Paraíso**, donde una catarata caliente cae sobre un río frío: uno se para en el frío y se recuesta en el caliente.

## Segundo día: río abajo

La lancha de la mañana de Fronteras a Lívingston tarda dos horas con paradas. Pasa por la **isla de los Pájaros**, por un jardín de ninfas y por aguas calientes al pie del cañón. Quien tiene tiempo se baja a medio camino y duerme en alguna posada del Tatín, donde la noche es de ranas.

## Tercer día: Lívingston

A *Labuga*, como le dice su gente, sólo se llega por agua. Ahí viven los garífunas, que vinieron de San Vicente hacia 1800, junto a familias q’eqchi’es y tenderos de todas partes. Al caer la tarde se oyen los tambores; el 26 de noviembre el pueblo entero celebra la llegada con un desembarco al amanecer.

Coma **tapado**: pescado, jaiba y camarón en leche de coco con plátano verde. Pídalo con una hora de anticipación, porque no acepta prisas. Camine a **Siete Altares**, una escalera de pozas en el monte, mejor después de la lluvia y con alguien del lugar. Para playa, lancha a Playa Blanca; la de enfrente del pueblo es para la pelota.

## Lo que hay que saber

- Hace calor todo el año y llueve todo el año, menos de febrero a abril. El ventilador sobre la cama no es un lujo.
- En las casas sobre el agua la luz es de panel: cargue todo al mediodía.
- Traiga efectivo desde Fronteras.
- Manatíes hay. Espantos también. Se ven más o menos lo mismo.

Nuestras casas del río tienen muelle propio y un lanchero cuyo número está pegado en la refrigeradora. Lleva el súper, el gas y las noticias, y es lo más importante de la casa.`,
  },
}
