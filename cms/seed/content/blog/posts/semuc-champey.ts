import type { PostSeed } from '../post'

export const semucChampey: PostSeed = {
  slug: { en: 'semuc-champey-and-lanquin', es: 'semuc-champey-y-lanquin' },
  categories: ['outdoors', 'places'],
  author: 'jose-ic',
  picture: 'place-lanquin',
  publicationDate: -109,
  name: {
    en: 'Semuc Champey: the river that goes underground',
    es: 'Semuc Champey: el río que se mete bajo tierra',
  },
  shortDescription: {
    en: 'Turquoise pools on a natural bridge, caves by candlelight and a road that keeps it calm: how to visit Semuc Champey well.',
    es: 'Pozas turquesa sobre un puente natural, cuevas con candela y un camino que espanta al gentío: cómo visitar Semuc.',
  },
  description: {
    en: `In Q’eqchi’ *Semuc Champey* means roughly “where the river hides in the earth”, and that is an exact description. The Cahabón, brown and furious, reaches a wall of limestone and disappears beneath it. Three hundred metres farther it comes out again. On the roof of that tunnel, quite calm, lie the pools that everybody knows from photographs, fed by clear springs from the hillside. You swim, so to speak, on top of a river.

## Getting there is part of it

From Cobán it is two hours to Lanquín and another forty minutes in the back of a pick-up to the entrance, standing, holding on to a rail, over a road that is being improved each year and never finished. From Antigua by shuttle you need nine hours. People who come for one night arrive tired and leave tired. Stay two nights, better three.

## The day

1. **Be there at eight.** Tours from Lanquín arrive about half past nine.
2. **Climb first.** A path of steps and roots leads up to *El Mirador* in thirty to forty minutes. It is steep, slippery and worth every drop: from the platform you see the string of pools from above, in all their colours.
3. **Then swim.** The pools go down like stairs. The upper ones are shallow; in the lower ones you may jump where guards allow it. Small fish will nibble your feet.
4. **See the mouth** where the river falls into the rock. Keep behind the rope. It has not given back everybody.
5. **Eat** what the women sell at the entrance: grilled chicken, tortillas, cacao in bars.

## The caves of K’an Ba

Just before the bridge a family leads visitors into a cave with a river in it. You wade, swim and climb with a candle in your hand, up ladders, through a waterfall if you like. It is the best hour of the day for those who swim well, and no place for those who do not or who fear the dark. Wear shoes that stay on. After heavy rain they close it; take that seriously.

## Lanquín at dusk

Outside the village another, drier cave breathes out its bats every evening around six. You stand at the mouth and they pass between the people like smoke, hundreds of thousands, without touching anyone.

## Good to know

- Bring cash. There is one machine in Lanquín, and it rests often.
- Food and glass bottles may not be taken to the pools. A litre of water may.
- From January to May the colour is strongest. After days of rain the upper river can spill over and turn everything brown for a week.
- The people here speak Q’eqchi’. *B’antiox* is thank you.

## The park belongs to somebody

For years the communities around it have argued with the state about who keeps the place and who earns from it, and now and then it has been closed because of that. Ask before you travel. We do, each time.`,
    es: `En q’eqchi’, *Semuc Champey* quiere decir más o menos “donde el río se esconde en la tierra”, y es una descripción exacta. El Cahabón, café y furioso, llega a una pared de piedra caliza y desaparece debajo. Trescientos metros adelante vuelve a salir. En el techo de ese túnel, tan tranquilas, están las pozas que todos conocemos por foto, llenas de agua clara que baja del cerro. Uno se baña, por así decirlo, encima de un río.

## Llegar es parte del asunto

De Cobán son dos horas a Lanquín y otros cuarenta minutos parado en la palangana de un picop, agarrado del barandal, por un camino que cada año mejoran y nunca terminan. De Antigua en shuttle son nueve horas. Quien viene por una noche llega cansado y se va cansado. Quédese dos; mejor tres.

## El día

1. **Llegue a las ocho.** Los grupos de Lanquín entran como a las nueve y media.
2. **Primero suba.** Una vereda de gradas y raíces lleva al mirador en treinta o cuarenta minutos. Es parada y resbalosa, y vale cada gota: desde arriba se ve la hilera de pozas con todos sus colores.
3. **Después, al agua.** Las pozas bajan como gradas. Las de arriba son bajitas; en las de abajo se puede brincar donde los guardas lo permitan. Los pececitos le van a picar los pies.
4. **Vaya al sumidero**, donde el río cae a la piedra. No pase el lazo. No a todos los ha devuelto.
5. **Coma** lo que venden las señoras en la entrada: pollo asado, tortillas, cacao en tablilla.

## Las cuevas de K’an Ba

Antes del puente, una familia guía a la gente por una cueva con río adentro. Se vadea, se nada y se sube con la candela en la mano, por escaleras y, si uno quiere, por una catarata. Es la mejor hora del día para quien nada bien, y no es lugar para quien no nada o le teme a la oscuridad. Zapatos que no se salgan. Cuando llueve mucho la cierran; hágales caso.

## Lanquín al anochecer

Afuera del pueblo hay otra cueva, más seca, que a eso de las seis suelta a sus murciélagos. Uno se para en la boca y pasan entre la gente como humo, cientos de miles, sin tocar a nadie.

## Conviene saber

- Lleve efectivo. En Lanquín hay un cajero y descansa seguido.
- A las pozas no se entra con comida ni botellas de vidrio. Con un litro de agua, sí.
- De enero a mayo el color es más fuerte. Después de varios días de lluvia el río puede pasar por encima y todo queda café una semana.
- La gente habla q’eqchi’. *B’antiox* es gracias.

## El parque es de alguien

Desde hace años las comunidades vecinas discuten con el Estado quién lo cuida y quién vive de él, y alguna vez por eso ha estado cerrado. Pregunte antes de viajar. Nosotros preguntamos cada vez.`,
  },
}
