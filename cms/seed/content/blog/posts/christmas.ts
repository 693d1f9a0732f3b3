import type { PostSeed } from '../post'

export const christmas: PostSeed = {
  slug: { en: 'christmas-in-guatemala', es: 'navidad-en-guatemala' },
  categories: ['culture', 'food'],
  author: 'lucia-xicay',
  picture: 'blog-lantern-terrace',
  publicationDate: -1,
  name: {
    en: 'From the devil’s bonfire to the Three Kings',
    es: 'De la quema del diablo a los Reyes',
  },
  shortDescription: {
    en: 'Bonfires on 7 December, posadas with turtle shells, tamales at midnight: what Christmas in Guatemala sounds, smells and tastes like.',
    es: 'La quema del diablo, las posadas con tortuga y chinchines, el tamal de medianoche y lo que conviene saber si viene a pasarla.',
  },
  description: {
    en: `Christmas begins on the seventh of December at six in the evening, and it begins with a fire. All over the country people carry out what has piled up in a year, broken chairs, old papers, and burn it before the house, often together with a red cardboard devil. It is the eve of the Immaculate Conception: one cleans for the Virgin. Cities ask people to burn less plastic each year. They do, a little.

## The nine evenings

From the fifteenth to the twenty-fourth Mary and Joseph look for a room. A small procession carries them through the quarter on shoulders, with lanterns of cellophane and the *tortuga*, a turtle shell that is struck with a stick and gives out two dry notes. Before a door half of the people sing asking for shelter and the other half, inside, refuse, until at last they open. Then there is hot punch, and everyone who followed is a guest, foreigners included. If you hear the turtle, go out.

## Manzanilla

The smell of the season is no fir tree. It is a small yellow apple, *manzanilla*, strung on threads like beads and hung around door frames and cribs, together with pine needles on the floor and green *pacaya* leaves. The crib fills half of the living room: mountains of painted paper, a lake of mirror, shepherds in local dress, a bus. The child is laid in at midnight. Fir branches of *pinabete* come with a tag that shows they were grown legally; buy no other.

## Ponche

Pineapple, papaya, apple, plums, raisins, coconut, cinnamon, brown sugar. Half fruit, half liquid, very hot, eaten with a spoon, with rum for those who wish. Every market sells it from steaming pots.

## The twenty-fourth

Shops close at four, buses stop at six. Families go to mass, dress in new clothes and wait. At **midnight** the whole country lights its fireworks at the same moment. Seen from a roof terrace in Antigua or from the hills above the capital it is a horizon of sparks from one edge to the other, with smoke like fog afterwards. Then one embraces everybody, eats a **tamal**, red or sweet black, with bread and chocolate, and goes to bed about three. The twenty-fifth is for leftovers, and silent. Something of the fireworks is repeated at noon.

## If you come

- Book by September for 20 December to 3 January; most houses require five nights or more.
- Dogs and babies suffer at midnight. Ask for a bedroom at the back, far from the street.
- Order tamales from a neighbour with a red lamp by the twentieth.
- Nights are the coldest of the year. Fireplace.
- On New Year’s Eve there is a party at the arch of Antigua; walk there, and leave your telephone.

It ends on the sixth of January, or on the second of February when the child is lifted from the crib. In our office the turtle shell hangs on a nail all year. In December nobody manages to walk past it without knocking twice.`,
    es: `La Navidad empieza el siete de diciembre a las seis de la tarde, y empieza con fuego. Cada quien saca lo que se juntó en el año, sillas rotas y papeles viejos, y lo quema frente a la casa, muchas veces con un diablo de cartón encima. Es la víspera de la Concepción: se limpia para recibir a la Virgen. Cada año piden quemar menos plástico. Se va haciendo caso, de a poco.

## Los nueve días

Del quince al veinticuatro, María y José piden posada. Los llevan en hombros por el barrio, con faroles de celofán, chinchines y la tortuga, ese carapacho que se golpea con un palito y da dos notas secas. Frente a una puerta la mitad canta pidiendo posada y la otra mitad, adentro, dice que no, hasta que abren. Entonces hay ponche, y todo el que venía detrás es invitado, sea de donde sea. Si oye la tortuga, salga.

## El olor

No es el pino. Es la manzanilla, amarilla y chiquita, ensartada como collar y colgada en las puertas y en el nacimiento, con pino regado en el piso y hojas de pacaya. El nacimiento ocupa media sala: cerros de papel pintado, un lago de espejo, pastores con traje de pueblo, una camioneta. Al Niño lo acuestan a medianoche. El pinabete, sólo con marchamo del Conap.

## El ponche

Piña, papaya, manzana, ciruela, pasas, coco, canela y rapadura. Mitad fruta, mitad caldo, hirviendo y con cuchara; con piquete para quien quiera. Lo venden en todas las plazas.

## El veinticuatro

A las cuatro cierran las tiendas y a las seis ya no hay camionetas. La gente va a misa, estrena y espera. A las **doce** todo el país enciende sus cohetillos al mismo tiempo. Visto desde una terraza de Antigua o desde los cerros de la capital, es un horizonte de chispas de punta a punta, y después humo como neblina. Luego el abrazo a todos, el **tamal**, colorado o negro, con pan y chocolate, y a la cama como a las tres. El veinticinco es de recalentado y de silencio, con otra tanda de cohetes al mediodía.

## Si viene a pasarla con nosotros

- Para el 20 de diciembre al 3 de enero aparte en septiembre; casi todas las casas piden cinco noches o más.
- Los perros y los bebés la pasan mal a medianoche. Pida cuarto al fondo.
- Encargue tamales antes del veinte donde haya foco rojo.
- Son las noches más frías del año. Chimenea.
- El treinta y uno hay fiesta en la calle del Arco; vaya a pie y deje el teléfono.

Se termina el seis de enero o, para los de antes, el dos de febrero, cuando se levanta al Niño. En la oficina la tortuga pasa todo el año colgada de un clavo. En diciembre nadie logra pasar enfrente sin darle dos golpecitos.`,
  },
}
