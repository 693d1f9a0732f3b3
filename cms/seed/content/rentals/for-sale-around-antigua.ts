import type { RentalSeed } from '../types'

/** Houses for sale in the towns around Antigua. */
export const forSaleAroundAntigua: RentalSeed[] = [
  {
    slug: 'la-maestra-jocotenango',
    type: 3,
    town: 'jocotenango',
    subLocation: 'Colonia Los Llanos',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Teacher’s House', es: 'La Casa de la Maestra' },
    title: {
      en: 'Three bedrooms, one owner since 1988, and every receipt in a shoe box.',
      es: 'Tres dormitorios, una sola dueña desde 1988 y todos los recibos en una caja de zapatos.',
    },
    description: {
      en: `Profesora Aura Marina kept everything: the building permit, the invoice for the steel, the plan of the drains in her brother's handwriting. Before you make an offer you can sit at her table and read the biography of the house.

It was built in 1988 of reinforced block with a concrete slab, and enlarged in 1999 when the third bedroom was added upstairs. 136 square metres in all, on a plot of 192 (275 square varas). Downstairs are the living room, kitchen, two bedrooms and a bathroom; upstairs a bedroom, a bathroom and the terrace where clothes dry in two hours. Garage for one car, patio with pila and a guava tree.

What it needs: paint, new kitchen cupboards, and a decision about the pink tiles. What it does not need: roof, pipes (replaced in copper and PVC in 2015) or lawyers. Water every night, sewer, electricity in 120 and 240 volts. She is moving in with her daughter in Mixco and can hand over the keys sixty days after the deed.`,
      es: `La profesora Aura Marina guardó todo: la licencia de construcción, la factura del hierro, el plano de los drenajes con la letra de su hermano. Antes de ofrecer, usted puede sentarse en su comedor y leer la vida entera de la casa.

Se construyó en 1988 de block reforzado con terraza fundida, y se amplió en 1999, cuando se hizo el tercer dormitorio arriba. Son 136 metros cuadrados sobre un terreno de 192 (275 varas). Abajo, sala, cocina, dos dormitorios y baño; arriba, un dormitorio, otro baño y la terraza, donde la ropa se seca en dos horas. Garaje para un carro, patio con pila y un palo de guayaba.

Le hace falta pintura, gabinetes de cocina y que alguien decida qué hacer con el azulejo rosado. No le hace falta techo, tubería (cambiada en 2015) ni abogado. Tiene agua todas las noches, drenaje y luz 120 y 240. La profesora se va a vivir con su hija a Mixco y entrega llaves sesenta días después de la escritura.`,
    },
    highlights: {
      en: ['One owner since 1988', 'Pipes renewed in 2015', 'Sunny drying terrace'],
      es: ['Una dueña desde 1988', 'Tubería nueva de 2015', 'Terraza soleada para tender'],
    },
    capacityOfPeople: 5,
    noBathroom: 2,
    flatSurfaceM2: 136,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0022, dLongitude: -0.0037 },
    amenities: ['terrace', 'garden', 'full-kitchen', 'hot-water', 'parking'],
    houseRules: [],
    provider: 'owner-marta-ajanel',
    salePrice: 148000,
    listedDaysAgo: 57,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'dining-room',
      'kitchen',
      'bedroom',
      'terrace',
      'bathroom',
      'bedroom-twin',
      'cobbled-street',
    ],
    light: 'rain',
  },
  {
    slug: 'aguacatal-ciudad-vieja',
    type: 3,
    town: 'ciudad-vieja',
    subLocation: 'Carretera a San Miguel Dueñas',
    setting: 'coffee',
    typeOfProperty: 'house',
    name: { en: 'House in the Avocado Grove', es: 'Casa del Aguacatal' },
    title: {
      en: 'New three-bedroom house in a residential estate of eighteen, with a builder’s guarantee.',
      es: 'Casa nueva de tres dormitorios en un residencial de dieciocho, con garantía del constructor.',
    },
    description: {
      en: `Number fourteen was handed over in March and nobody has slept in it yet. It is the last of the eighteen, the one the developer kept as a show house, so the lamps, curtains and kitchen appliances stay.

The walls are of reinforced block, the roof of tile over a concrete slab, and the building is guaranteed for five years against cracks and leaks in a document that goes with the deed. On the ground floor there is a living room with a fireplace, a kitchen, a guest toilet and a bedroom with bathroom, useful for grandparents. Upstairs, two more bedrooms with a bathroom each. 204 square metres built; land 350 (501 square varas), including three Hass avocados that bear in January.

Being a first sale it carries 12 per cent VAT on part of the price, which is already included in the figure you see. FHA insurance has been approved, so banks lend up to 90 per cent over twenty-five years. Fee 80 dollars: gatehouse, well, playground, treatment plant. Antigua is fifteen minutes away, longer on Sunday afternoons.`,
      es: `La catorce se terminó en marzo y todavía nadie ha dormido en ella. Es la última de las dieciocho, la que el constructor dejó de muestra; por eso se quedan las lámparas, las cortinas y la línea blanca.

Es de block reforzado, con teja sobre losa, y tiene garantía de cinco años contra grietas y filtraciones en un documento que acompaña la escritura. Abajo hay sala con chimenea, cocina, baño de visitas y un dormitorio con baño, que sirve para los abuelos. Arriba, otros dos dormitorios con su baño. Construcción de 204 metros; terreno de 350 (501 varas cuadradas) con tres aguacates Hass que cargan en enero.

Por ser primera venta lleva 12 por ciento de IVA sobre una parte, y ya está en el precio que ve. Tiene resguardo FHA aprobado: el banco presta hasta el 90 por ciento a veinticinco años. La cuota es de 80 dólares y cubre garita, pozo, juegos y planta de tratamiento. A Antigua hay quince minutos; los domingos en la tarde, más.`,
    },
    highlights: {
      en: [
        'Never lived in',
        'Five-year builder’s guarantee',
        'Bank loan up to 90%',
        'Bedroom on the ground floor',
      ],
      es: [
        'Sin estrenar',
        'Cinco años de garantía',
        'FHA hasta el 90%',
        'Dormitorio en planta baja',
      ],
    },
    capacityOfPeople: 6,
    noBathroom: 3.5,
    flatSurfaceM2: 204,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0058, dLongitude: -0.0061 },
    amenities: [
      'gated-community',
      'garden',
      'fireplace',
      'full-kitchen',
      'playground',
      'parking',
      'volcano-view',
      'hot-water',
    ],
    houseRules: [],
    provider: 'volcan-homes',
    salePrice: 285000,
    newProduct: true,
    sharedSell: true,
    listedDaysAgo: 12,
    cover: 'villa',
    gallery: [
      'living-room',
      'kitchen',
      'fireplace',
      'garden',
      'bedroom',
      'bathroom',
      'bedroom-twin',
      'volcano-view',
      'terrace',
    ],
    light: 'dawn',
  },
  {
    slug: 'casita-almolonga-vieja',
    type: 3,
    town: 'ciudad-vieja',
    subLocation: 'Cantón San Lorenzo',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Little Almolonga House', es: 'Casita de Almolonga' },
    title: {
      en: 'A first house: two bedrooms, a strong roof and water that arrives by itself.',
      es: 'Una primera casa: dos dormitorios, buena terraza y agua que llega sola.',
    },
    description: {
      en: `If you have been saving for a house within reach of Antigua, start your visits here, if only to compare.

Two bedrooms, one bathroom, living room, kitchen and a patio of nine square metres; 74 square metres of floor on a plot of 128 (183 square varas). Block walls from 1994, slab calculated for another level, with the steel already standing out of the columns under plastic bottles, as the custom is. The spring of Almolonga feeds the quarter by gravity, so the tap runs during power cuts too. Drains and electricity are municipal, and the street was paved in 2021.

On paper: registered title, property tax of nine dollars a quarter, paid. It used to be possessory title; the owner went through the six years of making it a registered one, and kept the file in order. Price open to an honest conversation, in cash or with a bank; the bank has visited and had no objections. The school is round the corner and the bus stop in front of it.`,
      es: `Si usted viene ahorrando para una casa cerca de Antigua, empiece sus visitas por aquí, aunque sea para comparar.

Dos dormitorios, un baño, sala, cocina y un patio de nueve metros cuadrados: 74 de construcción en un terreno de 128 (183 varas). Es de block, de 1994, con terraza calculada para otro nivel; las varillas ya están salidas y tapadas con su envase, como se acostumbra. El nacimiento de Almolonga abastece el cantón por gravedad, de modo que hay agua aunque se vaya la luz. El drenaje y el alumbrado son municipales y la calle se pavimentó en 2021.

En papeles: finca inscrita, IUSI de setenta quetzales al trimestre y solvente. Antes eran derechos de posesión; el dueño hizo la titulación supletoria, que le tomó seis años, y guarda el expediente completo. El precio se puede platicar, al contado o con banco; el banco ya la visitó y no puso peros. La escuela queda a la vuelta y enfrente pasa la camioneta.`,
    },
    highlights: {
      en: ['Registered title', 'Water by gravity', 'Slab ready for another level'],
      es: ['Finca inscrita', 'Agua por gravedad', 'Terraza lista para otro nivel'],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 74,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0027, dLongitude: 0.0016 },
    amenities: ['full-kitchen', 'hot-water', 'rooftop'],
    houseRules: [],
    provider: 'owner-julio-pirir',
    salePrice: 84000,
    listedDaysAgo: 164,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'kitchen',
      'bedroom',
      'rooftop',
      'bathroom',
      'bedroom-twin',
      'cobbled-street',
      'volcano-view',
    ],
    light: 'noon',
  },
  {
    slug: 'quinta-los-jocotales',
    type: 3,
    town: 'san-pedro-las-huertas',
    subLocation: 'Camino al Calvario',
    setting: 'coffee',
    typeOfProperty: 'villa',
    name: { en: 'Quinta Los Jocotales', es: 'Quinta Los Jocotales' },
    title: {
      en: 'Four bedrooms on two thousand square varas, with an orchard and a guest house.',
      es: 'Cuatro dormitorios en dos mil varas, con frutales y casa de huéspedes.',
    },
    description: {
      en: `The orchard came first. Seventeen jocote trees, some loquats, two macadamias and a row of coffee under them were growing here when the present owners, both retired nurses, bought the land in 2003 and asked an architect to fell nothing.

So the house bends. Its three wings leave room for the trees, and each room looks into a different part of the garden: three bedrooms with bathrooms in one wing, kitchen and living room with a wood-fired oven in the second, a workshop and garage in the third. The fourth bedroom is a guest house of 46 square metres at the gate, with kitchenette. All together 352 square metres built on 1,400 of land, equal to 2,004 square varas.

Village water twice a day, plus 40,000 litres of rainwater for the garden. Thirty-two solar panels feed the grid, and the electricity bill of last year came to 61 dollars. A man works two days a week on the trees and would like to stay. The deed is in order, unmortgaged; the boundaries were measured again and registered in 2022 with all four neighbours present.`,
      es: `Primero fueron los árboles. Cuando los dueños actuales, enfermeros jubilados los dos, compraron en 2003, ya había diecisiete jocotes, unos nísperos, dos macadamias y un surco de café; al arquitecto le pidieron que no botara nada.

Por eso la casa se dobla. Sus tres alas dejan lugar a los palos y cada ambiente mira a otra parte del jardín: en la primera, tres dormitorios con baño; en la segunda, cocina y sala con horno de leña; en la tercera, taller y garaje. El cuarto dormitorio es una casa de huéspedes de 46 metros junto al portón, con su cocineta. En total son 352 metros construidos y 1,400 de terreno, es decir 2,004 varas cuadradas.

Hay agua del pueblo dos veces al día y 40,000 litros de lluvia para el riego. Treinta y dos paneles le venden a la red, y de luz se pagaron 61 dólares en todo el año pasado. Un señor trabaja los árboles dos días por semana y quisiera quedarse. La escritura está limpia, y en 2022 se remidió con los cuatro colindantes presentes.`,
    },
    highlights: {
      en: [
        'Orchard of mature trees',
        'Guest house at the gate',
        'Solar panels feeding the grid',
        'Boundaries measured in 2022',
      ],
      es: [
        'Frutales adultos',
        'Casa de huéspedes aparte',
        'Paneles que venden a la red',
        'Remedida en 2022',
      ],
    },
    capacityOfPeople: 8,
    noBathroom: 5,
    flatSurfaceM2: 352,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0044, dLongitude: -0.0021 },
    amenities: [
      'garden',
      'solar-power',
      'volcano-view',
      'fireplace',
      'full-kitchen',
      'terrace',
      'parking',
      'step-free',
      'fire-pit',
    ],
    houseRules: [],
    provider: 'casa-y-calle',
    salePrice: 560000,
    topListing: true,
    listedDaysAgo: 118,
    cover: 'coffee-finca',
    gallery: [
      'garden',
      'corridor',
      'kitchen',
      'living-room',
      'volcano-view',
      'bedroom',
      'hammock',
      'bathroom',
      'bedroom-twin',
      'workspace',
    ],
    light: 'golden',
  },
  {
    slug: 'frente-al-palacio-obispo',
    type: 3,
    town: 'san-juan-del-obispo',
    subLocation: 'Calle del Palacio',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'House below the Bishop’s Palace', es: 'Casa del Palacio Abajo' },
    title: {
      en: 'Three bedrooms on a village street that Bishop Marroquín would still recognise.',
      es: 'Tres dormitorios en una calle que el obispo Marroquín todavía reconocería.',
    },
    description: {
      en: `**The house.** Three bedrooms, two bathrooms and a long kitchen, 149 square metres on one and a half levels. The lower walls are of stone from a house that fell in 1976; the upper ones, from 1979, are brick with concrete columns. Tile roof, redone with a waterproof layer in 2016.

**The land.** 240 square metres, or 343 square varas, on a slope that has been terraced in two. Upper terrace: patio, pila, hot sun. Lower terrace: loquats, a shed, and the view over Antigua to the hill of the cross. Between them, eleven stone steps.

**The papers.** One finca with its own folio since 1962, in the names of a married couple who both sign. No debts. The municipality's certificate of no objection has been requested and takes three weeks.

**The village.** Cool, clean and on foot. Chocolate workshops, a bishop's palace that is now a convent and museum, a football field at 1,700 metres. Twelve minutes to Antigua by car, and the road is good. There is no supermarket, and nobody misses it; the vegetable truck comes by on Wednesdays and Saturdays, with loudspeaker.`,
      es: `**La casa.** Tres dormitorios, dos baños y una cocina larga: 149 metros cuadrados en nivel y medio. Los muros de abajo son de la piedra de una casa que se cayó en el 76; los de arriba, de 1979, son de ladrillo con columnas. El techo de teja se rehizo con impermeabilizante en 2016.

**El terreno.** 240 metros cuadrados, o 343 varas, en pendiente y con dos terrazas. En la de arriba, patio, pila y sol fuerte. En la de abajo, nísperos, una galerita y la vista sobre Antigua hasta el Cerro de la Cruz. De una a otra hay once gradas de piedra.

**Los papeles.** Una sola finca con folio propio desde 1962, a nombre de una pareja que firma junta. Sin deudas. El aval de la municipalidad ya se pidió y tarda tres semanas.

**El pueblo.** Fresco, limpio y de andar a pie. Hay talleres de chocolate, el palacio que hoy es convento y museo, y un campo de fut a 1,700 metros de altura. Son doce minutos a Antigua en carro. No hay supermercado ni falta que hace: el camión de la verdura pasa miércoles y sábado con su bocina.`,
    },
    highlights: {
      en: ['View over all Antigua', 'Roof redone in 2016', 'Own folio since 1962'],
      es: ['Vista a toda Antigua', 'Techo rehecho en 2016', 'Folio propio desde 1962'],
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 149,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0023, dLongitude: 0.0011 },
    amenities: ['garden', 'terrace', 'volcano-view', 'full-kitchen', 'hot-water'],
    houseRules: [],
    provider: 'casa-y-calle',
    salePrice: 198000,
    listedDaysAgo: 433,
    cover: 'townhouse',
    gallery: [
      'terrace',
      'kitchen',
      'volcano-view',
      'bedroom',
      'garden',
      'living-room',
      'bathroom',
      'bedroom-twin',
      'cobbled-street',
    ],
    light: 'dusk',
  },
  {
    slug: 'callejon-del-agua-santa-ana',
    type: 3,
    town: 'santa-ana',
    subLocation: 'Callejón del Agua',
    setting: 'colonial',
    typeOfProperty: 'townhouse',
    name: { en: 'Water Lane House', es: 'Casa del Callejón del Agua' },
    title: {
      en: 'Two bedrooms with a gallery kitchen, rebuilt from the ground in 2022.',
      es: 'Dos dormitorios con cocina de corredor, rehecha desde el suelo en 2022.',
    },
    description: {
      en: `The lane is named after the channel that once brought water to Antigua's mills; you still hear it under the stones when it rains. A car cannot enter. You park at the corner, in a gated yard where your space is part of the sale, and walk forty metres.

In 2021 there was an adobe room and a roof that had given up. What you see is the work of one family and a good mason: steel frame, brick infill, cedar windows, a kitchen laid out along the corridor and open to the patio, two bedrooms upstairs with a bathroom each, a wood stove for January. 118 square metres built, on 150 (215 square varas).

Is it legal? Yes: licence from the municipality, approval by the Council, and the rebuilt area is declared in the deed, which is less common than it should be. Utilities are separate and new. The neighbours are older people; parties end early here because somebody's aunt will come and ask you to end them.`,
      es: `El callejón se llama así por el canal que llevaba agua a los molinos de Antigua; cuando llueve todavía se oye debajo de las piedras. Carro no entra. Usted parquea en la esquina, en un predio con portón donde su espacio va en la venta, y camina cuarenta metros.

En 2021 aquí había un cuarto de adobe y un techo rendido. Lo de hoy es obra de una familia y un buen albañil: estructura de hierro, ladrillo, ventanas de cedro, una cocina tendida a lo largo del corredor y abierta al patio, dos dormitorios arriba con baño cada uno y una estufa de leña para enero. Son 118 metros construidos en 150 de terreno (215 varas cuadradas).

¿Está en regla? Sí: licencia municipal, visto bueno del Consejo y la construcción nueva declarada en la escritura, cosa menos común de lo que debería. Los servicios son nuevos e independientes. Los vecinos son gente mayor y las fiestas terminan temprano, porque alguna tía llega a pedirlo.`,
    },
    highlights: {
      en: ['Rebuilt in 2022 with licence', 'Parking space included', 'Cedar windows throughout'],
      es: ['Rehecha en 2022 con licencia', 'Espacio de parqueo incluido', 'Ventanas de cedro'],
    },
    warning: {
      en: 'No car reaches the door; the parking yard is forty metres away.',
      es: 'El carro no llega a la puerta; el parqueo queda a cuarenta metros.',
    },
    capacityOfPeople: 4,
    noBathroom: 2.5,
    flatSurfaceM2: 118,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0011, dLongitude: 0.0019 },
    amenities: ['courtyard-fountain', 'fireplace', 'full-kitchen', 'hot-water', 'parking'],
    houseRules: [],
    provider: 'volcan-homes',
    salePrice: 189000,
    newProduct: true,
    listedDaysAgo: 1,
    cover: 'facade',
    gallery: [
      'kitchen',
      'patio-fountain',
      'corridor',
      'bedroom',
      'bathroom',
      'fireplace',
      'bedroom-twin',
      'street-arch',
    ],
    light: 'rain',
  },
  {
    slug: 'adobe-ancho-san-felipe',
    type: 3,
    town: 'san-felipe-de-jesus',
    subLocation: 'Barrio El Chajón',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Wide Adobe', es: 'El Adobe Ancho' },
    title: {
      en: 'Three bedrooms between earth walls that came through 1976 and were then made stronger.',
      es: 'Tres dormitorios entre muros de tierra que aguantaron el 76 y después se reforzaron.',
    },
    description: {
      en: `Adobe frightens buyers, and it should when nobody has looked after it. Here is what was done. In 2013 an engineer from San Carlos had the walls, eighty centimetres wide, wrapped on both sides in geogrid under lime plaster and tied to a ring beam of timber; the heavy roof was taken down and a lighter one put up, with the same tiles fixed one by one. In the tremors since then, not a crack. You may have your own engineer check.

Within these walls it is 19 degrees in May and 17 in January. Three bedrooms, two bathrooms, a living room of nine metres, a kitchen with an old oven and a new stove, and a studio in the former stable. 187 square metres of house, 275 of land (394 square varas), with a patio that holds the sun until four.

Municipal water and drains. The façade, white with a grey skirting, is on the village's register, so windows stay where they are. The deed goes back to a purchase in 1954 and the tax is paid.`,
      es: `El adobe da miedo, y con razón cuando nadie lo cuida. Esto es lo que se hizo aquí. En 2013 un ingeniero de la San Carlos mandó forrar los muros, de ochenta centímetros, con geomalla por los dos lados bajo repello de cal, y amarrarlos con una solera de madera; se bajó el techo pesado y se puso otro más liviano, con la misma teja fijada una por una. Con los temblores que ha habido, ni una rajadura. Traiga a su propio ingeniero si quiere.

Entre esos muros se está a 19 grados en mayo y a 17 en enero. Hay tres dormitorios, dos baños, una sala de nueve metros, cocina con horno viejo y estufa nueva, y un estudio donde fue la caballeriza. Son 187 metros de casa y 275 de terreno (394 varas cuadradas), con un patio que guarda el sol hasta las cuatro.

Agua y drenaje municipales. La fachada, blanca con zócalo gris, está en el registro del pueblo, así que las ventanas se quedan donde están. La escritura viene de una compra de 1954 y el IUSI está pagado.`,
    },
    highlights: {
      en: ['Reinforced adobe, documented', 'Even temperature all year', 'Studio in the old stable'],
      es: [
        'Adobe reforzado y documentado',
        'Temperatura pareja todo el año',
        'Estudio en la caballeriza',
      ],
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 187,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0024, dLongitude: -0.0018 },
    amenities: ['courtyard-fountain', 'full-kitchen', 'desk', 'hot-water', 'step-free'],
    houseRules: [],
    provider: 'casa-y-calle',
    salePrice: 235000,
    listedDaysAgo: 277,
    cover: 'courtyard',
    gallery: [
      'living-room',
      'corridor',
      'kitchen',
      'workspace',
      'bedroom',
      'bathroom',
      'bedroom-twin',
      'street-arch',
      'patio-fountain',
    ],
    light: 'noon',
  },
  {
    slug: 'encinal-bajo-la-nube',
    type: 3,
    town: 'el-hato',
    subLocation: 'Finca El Encinal',
    setting: 'forest',
    typeOfProperty: 'house',
    name: { en: 'Oaks under the Cloud', es: 'Encinal bajo la Nube' },
    title: {
      en: 'Three thousand square varas of oak wood and a house that runs on its own roof.',
      es: 'Tres mil varas de encino y una casa que vive de su propio techo.',
    },
    description: {
      en: `No pipe and no cable reaches this plot, and the house works. Rain from 240 square metres of metal roof fills 60,000 litres under the terrace, enough from November to May for two careful people. Eighteen panels and lithium batteries, new in 2023, carry the refrigerator, the pump, the lights and a washing machine by day. Cooking is with gas; heat comes from a stove in the middle of the house, with a flue that warms the two bedrooms above.

Downstairs there is a third bedroom, a bathroom, and one big room with glass to the south-west, where Agua appears when the cloud lifts, generally by eight. Built: 168 square metres in steel and pine, 2010. Land: 2,100 square metres, or 3,006 square varas, of which four fifths are oak and orchid and registered as a private conservation area with a small yearly payment from the forestry institute.

Access is by a cobbled lane, 1.2 kilometres from the asphalt, shared by nine owners who repair it together each May. Antigua is twenty-five minutes away on good tyres.`,
      es: `A este terreno no llega tubo ni cable, y la casa camina. La lluvia de 240 metros de lámina llena 60,000 litros debajo de la terraza y alcanza de noviembre a mayo para dos personas cuidadosas. Dieciocho paneles y baterías de litio, de 2023, mueven refrigeradora, bomba, luces y, de día, lavadora. Se cocina con gas, y la calefacción es una estufa en medio de la casa cuyo tubo entibia los dos dormitorios de arriba.

Abajo están el tercer dormitorio, un baño y un ambiente grande con vidrio al suroeste, donde aparece el Agua cuando sube la nube, por lo general a las ocho. Construcción: 168 metros de hierro y pino, de 2010. Terreno: 2,100 metros, o sea 3,006 varas cuadradas; cuatro quintas partes son encino con orquídeas, inscritas como reserva privada, con un incentivo anual del INAB.

Se entra por un camino empedrado de 1.2 kilómetros que arreglan cada mayo los nueve vecinos. A Antigua son veinticinco minutos, con buenas llantas.`,
    },
    highlights: {
      en: ['Independent water and power', 'Private oak reserve', 'Stove heats both floors'],
      es: ['Agua y luz independientes', 'Reserva privada de encino', 'Estufa para ambos niveles'],
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 168,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0066, dLongitude: 0.0071 },
    amenities: [
      'solar-power',
      'water-filter',
      'fireplace',
      'terrace',
      'volcano-view',
      'garden',
      'full-kitchen',
      'parking',
    ],
    houseRules: [],
    provider: 'volcan-homes',
    salePrice: 310000,
    listedDaysAgo: 589,
    cover: 'highland-house',
    gallery: [
      'jungle-view',
      'living-room',
      'fireplace',
      'terrace',
      'bedroom-loft',
      'kitchen',
      'volcano-view',
      'bathroom',
      'bedroom-twin',
    ],
    light: 'rain',
  },
  {
    slug: 'hortensias-san-lucas',
    type: 3,
    town: 'san-lucas-sacatepequez',
    subLocation: 'Choacorral',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'Hydrangea House', es: 'Casa Hortensia' },
    title: {
      en: 'Four bedrooms for a big family, on the cool side of the road to the capital.',
      es: 'Cuatro dormitorios para familia grande, del lado fresco del camino a la capital.',
    },
    description: {
      en: `Saturday lunches for twenty were held here for twenty-two years, and the house is shaped accordingly: a dining room that opens to a covered terrace with a *churrasquera*, a kitchen with two sinks, a lawn large enough for football with small goals. The children have grown, the lunches have moved, and the owners want something with fewer stairs.

There are four bedrooms upstairs, two of them with bathrooms, a family bathroom, and a linen room that could be a study. Below: living room with chimney, service bedroom with bathroom, laundry, garage for three. 272 square metres built in 2001 (block, beams, tile on slab), on 480 metres of land (687 square varas). The hydrangeas along the drive bloom from May to September in the blue that acid soil gives them.

Choacorral has its own exit to the highway, which spares you the traffic light of San Lucas. The water is from the village committee; the right passes to the buyer in a signed act. There is a balance of 88,000 dollars on a mortgage, to be cancelled at signing from the price: the bank's letter is ready.`,
      es: `Veintidós años se hicieron aquí almuerzos de sábado para veinte, y la casa tiene esa forma: comedor que se abre a una terraza techada con churrasquera, cocina de dos lavatrastos y grama donde se puede jugar fut con porterías chiquitas. Los hijos crecieron, los almuerzos cambiaron de casa y los dueños quieren menos gradas.

Arriba hay cuatro dormitorios, dos con baño, un baño familiar y un cuarto de blancos que puede ser estudio. Abajo, sala con chimenea, cuarto de servicio con baño, lavandería y garaje para tres. Son 272 metros construidos en 2001 (block, vigas, teja sobre losa) en un terreno de 480 (687 varas cuadradas). Las hortensias del ingreso florean de mayo a septiembre, azules por la tierra ácida.

Choacorral tiene salida propia a la carretera y así se ahorra el semáforo de San Lucas. El agua es del comité de la aldea y el derecho se traspasa en acta. Queda un saldo hipotecario de 88,000 dólares que se cancela con el mismo precio al firmar; la carta del banco ya está.`,
    },
    highlights: {
      en: ['Covered terrace for twenty', 'Own exit to the highway', 'Garage for three cars'],
      es: [
        'Terraza techada para veinte',
        'Salida propia a la carretera',
        'Garaje para tres carros',
      ],
    },
    distributionOfLevel: {
      en: 'Ground level: living and dining rooms, terrace, service room, garage. Upper level: four bedrooms, three bathrooms.',
      es: 'Primer nivel: sala, comedor, terraza, servicio y garaje. Segundo nivel: cuatro dormitorios y tres baños.',
    },
    capacityOfPeople: 8,
    noBathroom: 4.5,
    flatSurfaceM2: 272,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
      { beds: [[1, 'bunk']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0071, dLongitude: 0.0034 },
    amenities: [
      'garden',
      'barbecue',
      'fireplace',
      'terrace',
      'full-kitchen',
      'hot-water',
      'parking',
    ],
    houseRules: [],
    provider: 'ciudad-nueva-living',
    salePrice: 265000,
    listedDaysAgo: 195,
    cover: 'highland-house',
    gallery: [
      'dining-room',
      'garden',
      'living-room',
      'kitchen',
      'fireplace',
      'bedroom',
      'bathroom',
      'terrace',
      'bedroom-twin',
    ],
    light: 'dusk',
  },
  {
    slug: 'cafetal-de-don-chepe',
    type: 3,
    town: 'san-miguel-duenas',
    subLocation: 'Aldea San José Calderas',
    setting: 'coffee',
    typeOfProperty: 'farmhouse',
    name: { en: 'Don Chepe’s Coffee', es: 'El Cafetal de Don Chepe' },
    title: {
      en: 'Three manzanas of bearing coffee with a farmhouse, a spring and a buyer for the crop.',
      es: 'Tres manzanas de café en producción, con casa, nacimiento y quien compre la cosecha.',
    },
    description: {
      en: `Don Chepe is eighty-one and has walked these rows every morning since he was nine. His sons have trades of their own. He will sell to somebody who keeps the coffee, he says, and he will know by the questions you ask.

Three manzanas, that is 20,960 square metres or 30,000 square varas, between 1,640 and 1,720 metres above the sea. Bourbon and caturra, a third replanted in 2019, shaded by gravilea. The last four harvests averaged 92 quintals of parchment, sold to a cooperative with a contract that runs three more years. A spring rises within the boundary and its use is registered. Wet mill for 20 quintals a day, drying patio, tool shed.

The house is simple, 124 square metres of block and timber: three bedrooms, one bathroom, kitchen with smoke outlet, corridor towards Acatenango. Electricity from the grid, a pick-up can reach it all year. Two fincas registered together, taxes paid, no workers with pending claims, as the labour inspectorate's letter confirms.`,
      es: `Don Chepe tiene ochenta y un años y camina estos surcos desde los nueve, todas las mañanas. Sus hijos tienen otros oficios. Dice que le vende a quien se quede con el café, y que lo va a saber por las preguntas que le hagan.

Son tres manzanas, es decir 30,000 varas cuadradas o 20,960 metros, entre 1,640 y 1,720 metros sobre el mar. Bourbon y caturra, un tercio resembrado en 2019, con sombra de gravilea. Las últimas cuatro cosechas promediaron 92 quintales pergamino, vendidos a una cooperativa con contrato por tres años más. Adentro del lindero brota un nacimiento, con el uso inscrito. Tiene beneficio húmedo para 20 quintales al día, patio de secado y bodega.

La casa es sencilla, 124 metros de block y madera: tres dormitorios, un baño, cocina con salida de humo y corredor hacia el Acatenango. Hay luz eléctrica y el pick-up llega todo el año. Son dos fincas inscritas, solventes y sin reclamos laborales, según carta de la inspección de trabajo.`,
    },
    highlights: {
      en: [
        '92 quintals a year',
        'Spring inside the boundary',
        'Crop contract for three years',
        'Wet mill and patio',
      ],
      es: [
        '92 quintales al año',
        'Nacimiento dentro del lindero',
        'Cosecha contratada tres años',
        'Beneficio húmedo y patio',
      ],
    },
    season: {
      en: 'Harvest from December to March: the best months to see the farm at work.',
      es: 'Cosecha de diciembre a marzo: la mejor época para ver la finca trabajando.',
    },
    capacityOfPeople: 6,
    noBathroom: 1,
    flatSurfaceM2: 124,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0064, dLongitude: -0.0072 },
    amenities: ['garden', 'volcano-view', 'hammocks', 'full-kitchen', 'parking'],
    houseRules: [],
    provider: 'owner-julio-pirir',
    salePrice: 415000,
    listedDaysAgo: 876,
    cover: 'coffee-finca',
    gallery: [
      'volcano-view',
      'garden',
      'corridor',
      'kitchen',
      'hammock',
      'bedroom',
      'living-room',
      'bathroom',
    ],
    light: 'dawn',
  },
]
