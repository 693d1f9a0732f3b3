import type { RentalSeed } from '../types'

/** Houses for sale in the capital, on the coast, at the lake and in the highlands. */
export const forSaleCountry: RentalSeed[] = [
  {
    slug: 'noveno-piso-las-americas',
    type: 3,
    town: 'guatemala-city',
    subLocation: 'Avenida Las Américas, Zona 14',
    setting: 'city',
    typeOfProperty: 'apartment',
    name: { en: 'Ninth Floor, Las Américas', es: 'Noveno Piso en Las Américas' },
    title: {
      en: 'A whole floor of three bedrooms, with planes to the west and volcanoes to the south.',
      es: 'Un piso completo de tres dormitorios, con aviones al poniente y volcanes al sur.',
    },
    description: {
      en: `There are nine flats in the building, one to a floor, and this is the top one. The lift opens inside, with a key.

You get 164 square metres plus a balcony of 22 around two sides. The three bedrooms face south, towards Pacaya and Agua; the living room looks along the avenue and catches the last sun. Two bathrooms and a guest toilet, a service room with its own shower, a kitchen that was opened to the dining room in 2020 with the structural engineer's consent, on file. Double glazing on the airport side: with the windows shut you see the planes and do not hear them.

In the deed: the flat, two parking spaces side by side, a storeroom of eight square metres, and one ninth of the garden with the avocado. Built in 1992, façade and lift renewed in 2019, no levies outstanding. Fee 210 dollars. The roof belongs to all, so a leak would be everyone's business, and the last survey found none. IUSI on the fiscal value is about 480 dollars a year.`,
      es: `El edificio tiene nueve apartamentos, uno por piso, y este es el de hasta arriba. El elevador abre adentro, con llave.

Son 164 metros cuadrados más 22 de balcón por dos lados. Los tres dormitorios ven al sur, hacia el Pacaya y el Agua; la sala va con la avenida y recibe el último sol. Hay dos baños, baño de visitas, cuarto de servicio con ducha y una cocina que en 2020 se abrió al comedor con el visto bueno del estructural, que consta por escrito. Del lado del aeropuerto el vidrio es doble: con la ventana cerrada los aviones se ven y no se oyen.

En la escritura van el apartamento, dos parqueos juntos, una bodega de ocho metros y la novena parte del jardín del aguacate. Es de 1992; fachada y elevador se renovaron en 2019 y no hay cuotas extraordinarias. El mantenimiento es de 210 dólares. El techo es de todos, y en la última revisión no salió ninguna gotera. De IUSI se pagan unos 480 dólares al año.`,
    },
    highlights: {
      en: ['One flat to a floor', 'Two parking spaces, storeroom', 'Double glazing to the west'],
      es: ['Un apartamento por piso', 'Dos parqueos y bodega', 'Vidrio doble al poniente'],
    },
    capacityOfPeople: 6,
    noBathroom: 3.5,
    flatSurfaceM2: 164,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0499, dLongitude: -0.0091 },
    amenities: [
      'volcano-view',
      'terrace',
      'full-kitchen',
      'washer',
      'dryer',
      'night-guard',
      'parking',
      'generator',
    ],
    houseRules: [],
    provider: 'ciudad-nueva-living',
    salePrice: 348000,
    listedDaysAgo: 136,
    cover: 'city-tower',
    gallery: [
      'living-room',
      'city-view',
      'terrace',
      'dining-room',
      'kitchen',
      'bedroom',
      'bathroom',
      'bedroom-twin',
      'reception',
    ],
    light: 'dusk',
  },
  {
    slug: 'art-deco-simeon-canas',
    type: 3,
    town: 'guatemala-city',
    subLocation: 'Avenida Simeón Cañas, Zona 2',
    setting: 'city',
    typeOfProperty: 'house',
    name: { en: 'The Curved Balcony', es: 'El Balcón Curvo' },
    title: {
      en: 'Four bedrooms of 1937 near the Hippodrome, with the floors as they were laid.',
      es: 'Cuatro dormitorios de 1937 cerca del Hipódromo, con los pisos como los pusieron.',
    },
    description: {
      en: `Families in zone 2 still walk: to school, to mass, round the Relief Map on a Sunday with an ice cream. The jacarandas of the avenue flower in February and the pavement turns purple below the balcony that gave this house its nickname.

The plan is generous for a plot of 345 square metres (494 square varas). Hall with terrazzo star, two living rooms, dining room, breakfast room, kitchen, patio; upstairs four bedrooms, a bathroom with the green fittings of the period and another from 2014. 296 square metres built. Steel windows, all opening. The cement-tile floors have eleven patterns and three broken tiles.

Work to foresee: the wiring of the ground floor is from the sixties, and the kitchen is functional, no more. A quotation of 19,000 dollars for both is attached to the file. The house lies outside the protected inner centre but is on the municipal inventory, category C, so the façade stays and the inside is yours to alter. Used until 2023 as a dentist's practice; the commercial permit can be renewed.`,
      es: `En la zona 2 todavía se camina: al colegio, a misa y los domingos a dar la vuelta al Mapa en Relieve con un helado. Las jacarandas de la avenida florean en febrero, y la banqueta se pone morada debajo del balcón que le dio el apodo a esta casa.

Para un terreno de 345 metros cuadrados (494 varas), los espacios son amplios. Vestíbulo con estrella de terrazo, dos salas, comedor, desayunador, cocina y patio; arriba, cuatro dormitorios, un baño con los artefactos verdes de la época y otro de 2014. Son 296 metros construidos. Las ventanas son de hierro y todas abren. El piso de cemento líquido tiene once dibujos y tres losetas quebradas.

Lo que toca prever: la instalación eléctrica de abajo es de los sesenta y la cocina apenas cumple. En el expediente hay cotización de 19,000 dólares por las dos cosas. Está fuera del casco protegido pero figura en el inventario municipal, categoría C: la fachada se respeta y adentro usted decide. Hasta 2023 fue clínica dental y el permiso comercial se puede renovar.`,
    },
    highlights: {
      en: [
        'Cement tiles in eleven patterns',
        'Steel windows that open',
        'Commercial permit renewable',
      ],
      es: ['Once dibujos de piso', 'Ventanas de hierro originales', 'Permiso comercial renovable'],
    },
    capacityOfPeople: 7,
    noBathroom: 3,
    flatSurfaceM2: 296,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0181, dLongitude: -0.0051 },
    amenities: ['courtyard-fountain', 'full-kitchen', 'hot-water', 'terrace', 'parking'],
    houseRules: [],
    provider: 'ciudad-nueva-living',
    salePrice: 228000,
    listedDaysAgo: 352,
    cover: 'townhouse',
    gallery: [
      'corridor',
      'living-room',
      'dining-room',
      'bathroom',
      'bedroom',
      'kitchen',
      'city-view',
      'bedroom-twin',
      'patio-fountain',
    ],
    light: 'noon',
  },
  {
    slug: 'liquidambar-fraijanes',
    type: 3,
    town: 'fraijanes',
    subLocation: 'Carretera a Fraijanes',
    setting: 'forest',
    typeOfProperty: 'house',
    name: { en: 'Sweetgum House', es: 'Casa Liquidámbar' },
    title: {
      en: 'Four bedrooms on one level around three great trees, with a study that looks at them.',
      es: 'Cuatro dormitorios en un solo nivel alrededor de tres árboles grandes, con estudio que los mira.',
    },
    description: {
      en: `In November the three sweetgums turn red, and for two weeks visitors go straight to the glass without saying hello.

An L of concrete, brick and glass embraces them: 364 square metres on one level, finished in 2015, on a plot of 800 (1,145 square varas). In the long arm you have four bedrooms, of which three with bathroom, and a family room; in the short arm the kitchen, dining and living room, eleven metres without a column. A study stands apart at the corner, reached under a roof. Floors of polished concrete warmed by the sun until noon, a pellet stove for the evening, solar water, softener, cistern of 25,000 litres.

For a family the sums are these: three schools within ten minutes, zone 10 in thirty-five before 6.15 or an hour and ten after. Condominium fee 165 dollars, 48 houses, two gates, a football field. There is space and approved power for a car charger. The owners have been posted abroad and will sell with or without furniture; the deed is in their two names with a bank's release ready to be registered.`,
      es: `En noviembre los tres liquidámbares se ponen rojos, y durante dos semanas las visitas se van derechito al vidrio sin saludar.

Los rodea una L de concreto, ladrillo y vidrio: 364 metros cuadrados en un nivel, terminados en 2015, sobre un terreno de 800 (1,145 varas). En el brazo largo están los cuatro dormitorios, tres de ellos con baño, y la sala familiar; en el corto, cocina, comedor y sala, once metros sin una columna. El estudio queda aparte, en la esquina, y se llega bajo techo. El piso de concreto pulido se calienta con el sol hasta mediodía; para la noche hay estufa de pellets. Agua solar, suavizador y cisterna de 25,000 litros.

Para una familia las cuentas son así: tres colegios a menos de diez minutos; la zona 10, a treinta y cinco antes de las 6:15 o a una hora diez después. Cuota de 165 dólares, 48 casas, dos garitas y cancha. Hay espacio y potencia para cargador de carro. A los dueños los trasladaron y venden con muebles o sin ellos; la liberación del banco está lista para inscribirse.`,
    },
    highlights: {
      en: [
        'All on one level',
        'Living space without columns',
        'Study apart from the house',
        'Three schools nearby',
      ],
      es: [
        'Todo en un nivel',
        'Sala de once metros',
        'Estudio independiente',
        'Tres colegios cerca',
      ],
    },
    capacityOfPeople: 8,
    noBathroom: 4.5,
    flatSurfaceM2: 364,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0061, dLongitude: -0.0079 },
    amenities: [
      'gated-community',
      'night-guard',
      'garden',
      'solar-power',
      'fireplace',
      'full-kitchen',
      'desk',
      'parking',
      'step-free',
      'playground',
    ],
    houseRules: [],
    provider: 'ciudad-nueva-living',
    salePrice: 495000,
    topListing: true,
    listedDaysAgo: 39,
    cover: 'modern-flat',
    gallery: [
      'garden',
      'living-room',
      'kitchen',
      'workspace',
      'bedroom',
      'dining-room',
      'bathroom',
      'jungle-view',
      'bedroom-twin',
    ],
    light: 'golden',
  },
  {
    slug: 'primera-llave-mixco',
    type: 3,
    town: 'mixco',
    subLocation: 'Lo de Coy, Zona 1 de Mixco',
    setting: 'city',
    typeOfProperty: 'townhouse',
    name: { en: 'First Key', es: 'Primera Llave' },
    title: {
      en: 'Two bedrooms in a guarded row, at a price that a salary can pay.',
      es: 'Dos dormitorios en un residencial con garita, a un precio que un sueldo alcanza.',
    },
    description: {
      en: `Let us begin with the numbers, since they decide. Price 68,000 dollars. With ten per cent down and a loan of twenty-five years, the instalment is around 480 dollars a month, insurance included; the present tenant pays 390 in rent. Fee: 22 dollars, for gatehouse, rubbish and the green strip. Water is metered, six dollars or so.

The house is the middle one of a row from 2012, two levels, 71 square metres on a plot of 90 (129 square varas). Below, the living and dining room, a kitchen with a window, a guest toilet and a yard with pila under a clear roof. Above, two bedrooms and a bathroom with a heater. One car in front. The foundations allow a third bedroom over the yard, and the drawings are free from the association.

Lo de Coy lies above Mixco, so the nights are cool and the buses start at four. A primary school is inside the estate, a health centre outside the gate. The FHA file of the first loan is still active and can be transferred, which saves you months. Registered, one owner, no debts to the association.`,
      es: `Empecemos por los números, que son los que deciden. Precio: 68,000 dólares. Con diez por ciento de enganche y crédito a veinticinco años, la cuota anda por 480 dólares al mes con seguro; el inquilino actual paga 390 de renta. El mantenimiento cuesta 22 y cubre garita, basura y área verde. El agua va por contador, unos cincuenta quetzales.

La casa es la de en medio de una fila de 2012: dos niveles, 71 metros cuadrados en un terreno de 90 (129 varas). Abajo, sala y comedor, cocina con ventana, baño de visitas y patio con pila bajo lámina transparente. Arriba, dos dormitorios y un baño con calentador. Enfrente cabe un carro. El cimiento aguanta un tercer dormitorio sobre el patio, y los planos los da gratis la asociación.

Lo de Coy queda arriba de Mixco: las noches son frescas y los buses empiezan a las cuatro. Adentro hay escuela primaria y a la salida, centro de salud. El expediente FHA sigue activo y se puede traspasar, lo que ahorra meses. Inscrita, un solo dueño, solvente con la asociación.`,
    },
    highlights: {
      en: ['Transferable FHA file', 'Low monthly fee', 'Room for a third bedroom'],
      es: ['Resguardo FHA traspasable', 'Mantenimiento bajo', 'Crece a tres dormitorios'],
    },
    capacityOfPeople: 4,
    noBathroom: 1.5,
    flatSurfaceM2: 71,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'bunk']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0021, dLongitude: -0.0074 },
    amenities: [
      'gated-community',
      'night-guard',
      'hot-water',
      'full-kitchen',
      'parking',
      'playground',
    ],
    houseRules: [],
    provider: 'ciudad-nueva-living',
    salePrice: 68000,
    newProduct: true,
    listedDaysAgo: 15,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'kitchen',
      'bedroom',
      'bathroom',
      'bedroom-twin',
      'dining-room',
      'terrace',
      'city-view',
    ],
    light: 'rain',
  },
  {
    slug: 'casa-de-lava-palopo',
    type: 3,
    town: 'santa-catarina-palopo',
    subLocation: 'Carretera a San Antonio, km 5',
    setting: 'lake',
    typeOfProperty: 'villa',
    name: { en: 'Lava Stone House', es: 'Casa de Lava' },
    title: {
      en: 'Four bedrooms stepped down a slope to the lake, built from the stone dug out for them.',
      es: 'Cuatro dormitorios escalonados hacia el lago, hechos con la piedra que salió del mismo cerro.',
    },
    description: {
      en: `Before the view, the law, because at Atitlán it decides what you can own. The upper 1,050 square metres (1,503 square varas), on which the house stands, are registered private property since 1948. The strip below, down to the water, is State land and is held on a lease from OCRET that runs until 2041; the dock has a permit of its own. Foreign buyers should let a lawyer confirm what applies to them; we can name three who do little else.

And the view: San Pedro, Tolimán and Atitlán, seen from every room. The house goes down the slope in four steps. Entrance and garage; kitchen and living room with a fireplace of lava; two bedrooms; two more with a terrace and a hot tub. Four and a half bathrooms, 338 square metres, 2012. One hundred and thirty-four stairs from the road to the dock, and a small funicular that carries four people or the shopping.

Lake water for the garden, a spring for the house, fibre, generator. Two caretakers from the village have worked here since it was built. The owner receives offers through us and does not publish a price.`,
      es: `Antes que la vista, la ley, porque en Atitlán es la que dice qué se puede tener. Los 1,050 metros de arriba (1,503 varas cuadradas), donde está la casa, son propiedad privada inscrita desde 1948. La franja de abajo, hasta el agua, es reserva del Estado y se tiene en arrendamiento de OCRET hasta 2041; el muelle cuenta con permiso aparte. Si usted es extranjero, que un abogado le confirme lo que le toca; le damos el nombre de tres que casi solo se dedican a eso.

Y la vista: el San Pedro, el Tolimán y el Atitlán desde todos los ambientes. La casa baja en cuatro gradas: entrada y garaje; cocina y sala con chimenea de piedra volcánica; dos dormitorios; otros dos con terraza y jacuzzi. Cuatro baños y medio, 338 metros, de 2012. De la carretera al muelle hay ciento treinta y cuatro escalones y un funicular chico, donde caben cuatro personas o el mandado.

Agua del lago para el jardín, nacimiento para la casa, fibra y planta. Los dos guardianes, del pueblo, están desde que se construyó. El dueño recibe ofertas por medio nuestro y no publica precio.`,
    },
    highlights: {
      en: [
        'Registered title since 1948',
        'Dock with its own permit',
        'Funicular to the water',
        'Three volcanoes from every room',
      ],
      es: [
        'Título inscrito desde 1948',
        'Muelle con permiso propio',
        'Funicular hasta el agua',
        'Tres volcanes desde todo cuarto',
      ],
    },
    warning: {
      en: '134 stairs between the road and the dock; the funicular carries four people.',
      es: 'Hay 134 escalones entre la carretera y el muelle; el funicular lleva a cuatro personas.',
    },
    distributionOfLevel: {
      en: 'Four levels going down: garage; living areas; two bedrooms; two bedrooms with terrace.',
      es: 'Cuatro niveles hacia abajo: garaje; áreas sociales; dos dormitorios; dos dormitorios con terraza.',
    },
    capacityOfPeople: 8,
    noBathroom: 4.5,
    flatSurfaceM2: 338,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: false,
    amenities: [
      'lake-view',
      'private-dock',
      'jacuzzi',
      'fireplace',
      'terrace',
      'garden',
      'generator',
      'fast-wifi',
      'full-kitchen',
      'parking',
    ],
    houseRules: [],
    provider: 'atitlan-shores',
    salePrice: 0,
    sharedSell: true,
    listedDaysAgo: 402,
    cover: 'lake-house',
    gallery: [
      'lake-view',
      'terrace',
      'living-room',
      'dock',
      'fireplace',
      'bedroom',
      'bathroom',
      'kitchen',
      'garden',
      'bedroom-twin',
    ],
    light: 'dawn',
  },
  {
    slug: 'caseron-de-la-neblina-xela',
    type: 3,
    town: 'quetzaltenango',
    subLocation: 'Zona 1, Barrio El Calvario',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'The House in the Mist', es: 'El Caserón de la Neblina' },
    title: {
      en: 'Four bedrooms and a ballroom from coffee times, three blocks from the park of Xela.',
      es: 'Cuatro dormitorios y un salón de los tiempos del café, a tres cuadras del parque de Xela.',
    },
    description: {
      en: `When coffee paid for theatres and telegraphs, a merchant from Hamburg built himself this house in Quetzaltenango, lost it in 1902 when Santa María erupted on his plantation, and went home. Since then it has belonged to a family of marimba players. The ballroom, they swear, sounds better than the theatre.

Walls of cut stone from Cerro Quemado on the ground floor, timber and plaster above; that lighter upper floor is the reason it stood in 1902 and in 1976. Four bedrooms, two bathrooms, ballroom of 54 square metres, kitchen, two patios, a cellar that is dry. 288 square metres on 285 of land (408 square varas). Roof of galvanised sheet, repainted in 2021. Windows rattle; curtains help.

It is inside the historic centre, so the technical office of the municipality must approve façade, doors and signs. It tends to like hotels, schools and cafés. The registered owners are three siblings, all of age, all in Xela. Electricity is municipal, in two meters. A coat in the evenings is advisable, even for buyers.`,
      es: `Cuando el café pagaba teatros y telégrafos, un comerciante de Hamburgo se hizo esta casa en Quetzaltenango; la perdió en 1902, cuando el Santa María le sepultó la finca, y se regresó. Desde entonces es de una familia de marimbistas, que jura que el salón suena mejor que el teatro.

Abajo los muros son de piedra labrada del Cerro Quemado y arriba, de madera y repello; ese segundo piso liviano explica que siga parada después de 1902 y de 1976. Cuatro dormitorios, dos baños, salón de 54 metros, cocina, dos patios y un sótano seco: 288 metros construidos en 285 de terreno (408 varas cuadradas). La lámina se pintó en 2021. Las ventanas vibran; con cortina se nota menos.

Está en el centro histórico, así que la oficina técnica de la muni tiene que aprobar fachada, puertas y rótulos. Suelen ver con buenos ojos hoteles, escuelas y cafés. Los dueños inscritos son tres hermanos, mayores de edad y todos en Xela. La luz es municipal, con dos contadores. Véngase con chumpa, porque en la tarde baja la neblina.`,
    },
    highlights: {
      en: ['Ballroom of 54 m²', 'Cut stone from Cerro Quemado', 'Two patios and a dry cellar'],
      es: ['Salón de 54 m²', 'Piedra del Cerro Quemado', 'Dos patios y sótano seco'],
    },
    capacityOfPeople: 8,
    noBathroom: 2,
    flatSurfaceM2: 288,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0016, dLongitude: -0.0024 },
    amenities: ['courtyard-fountain', 'fireplace', 'full-kitchen', 'hot-water'],
    houseRules: [],
    provider: 'owner-marta-ajanel',
    salePrice: 210000,
    listedDaysAgo: 690,
    cover: 'courtyard',
    gallery: [
      'living-room',
      'corridor',
      'patio-fountain',
      'bedroom',
      'dining-room',
      'kitchen',
      'bathroom',
      'bedroom-twin',
      'street-arch',
    ],
    light: 'noon',
  },
  {
    slug: 'cuatro-cuerdas-tecpan',
    type: 3,
    town: 'tecpan',
    subLocation: 'Camino a Iximché',
    setting: 'highland',
    typeOfProperty: 'cabin',
    name: { en: 'Four Cuerdas', es: 'Cuatro Cuerdas' },
    title: {
      en: 'A three-bedroom log house with wheat on one side and pine on the other.',
      es: 'Casa de troncos de tres dormitorios, con trigo de un lado y pino del otro.',
    },
    description: {
      en: `Land around Tecpán is counted in cuerdas, and here a cuerda is 25 varas by 25. Four of them make 2,500 square varas, or 1,747 square metres: a meadow, a vegetable plot, thirty pines and a house.

A carpenter from the town built it of cypress logs in 2013, on a stone base, 132 square metres with three bedrooms and two bathrooms. The chimney stands between kitchen and living room and heats both; last winter it burned two loads of wood, eighty dollars. The logs were oiled this May. Under the eaves to the south a bench catches the sun from seven until it sets behind the ruins of Iximché, three kilometres away.

What it costs to keep: electricity 14 dollars a month, water from the hamlet's project two dollars and one day of communal work a year, which you may send someone to do. The property is registered in the Registro, not only in the municipal book, which in this area you should always ask. On Sundays the highway fills with people who come to eat steak; the lane does not.`,
      es: `En Tecpán la tierra se cuenta por cuerdas, y aquí la cuerda es de 25 por 25 varas. Cuatro hacen 2,500 varas cuadradas, o 1,747 metros: un potrero, una hortaliza, treinta pinos y una casa.

La levantó en 2013 un carpintero del pueblo, con trozas de ciprés sobre base de piedra: 132 metros, tres dormitorios y dos baños. La chimenea va entre cocina y sala y calienta las dos; el invierno pasado se fueron dos cargas de leña, unos seiscientos quetzales. En mayo se aceitó la madera. Bajo el alero del sur hay una banca donde pega el sol desde las siete hasta que se mete por las ruinas de Iximché, a tres kilómetros.

Los gastos son pocos: de luz, 110 quetzales al mes; de agua, quince y un día de faena al año con el proyecto de la aldea, que puede mandar a hacer. Está inscrita en el Registro y no solo en el libro municipal, algo que por aquí siempre conviene preguntar. Los domingos la carretera se llena de gente que viene a comer carne; por el camino no pasa nadie.`,
    },
    highlights: {
      en: ['2,500 square varas', 'Cypress logs, oiled this year', 'Low running costs'],
      es: ['2,500 varas cuadradas', 'Trozas de ciprés recién aceitadas', 'Pocos gastos fijos'],
    },
    season: {
      en: 'Frost is common from December to February; the road is dry then and the sky clear.',
      es: 'De diciembre a febrero suele helar; el camino está seco y el cielo, despejado.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 132,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0074, dLongitude: 0.0029 },
    amenities: [
      'fireplace',
      'garden',
      'full-kitchen',
      'hot-water',
      'fire-pit',
      'parking',
      'hammocks',
    ],
    houseRules: [],
    provider: 'owner-julio-pirir',
    salePrice: 138000,
    listedDaysAgo: 221,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'garden',
      'living-room',
      'jungle-view',
      'bedroom',
      'kitchen',
      'bathroom',
      'bedroom-twin',
      'terrace',
    ],
    light: 'rain',
  },
  {
    slug: 'palafito-de-las-garzas',
    type: 3,
    town: 'rio-dulce',
    subLocation: 'Brazo del río, frente a Fronteras',
    setting: 'lake',
    typeOfProperty: 'bungalow',
    name: { en: 'Heron House on Stilts', es: 'Palafito de las Garzas' },
    title: {
      en: 'Three bedrooms over the water, reached by boat, with a berth for a sailing yacht.',
      es: 'Tres dormitorios sobre el agua, con llegada en lancha y puesto para velero.',
    },
    description: {
      en: `Sailors find this one first. Two and a half metres of water at low season, a dock of eighteen metres with shore power, and the river as a hurricane shelter between June and November: for a boat owner the house comes almost as an extra.

For everybody else: a bungalow of santa maría wood on forty-two concrete piles, 146 square metres, three bedrooms with screens and fans, two bathrooms with a bio-digester, and a kitchen that faces the mangrove, where the herons sleep. Air moves through; only the main bedroom has an air conditioner, and it runs on sun and batteries. Rainwater and a filtered well. Five minutes to the supermarket in Fronteras with the launch, which is included, 40 horsepower.

The 900 square metres (1,288 square varas) lie within the hundred-metre river reserve, so what is sold are the improvements and the lease with the State, transferable with OCRET's consent. It is paid up to 2027 and costs 310 dollars a year. Your lawyer should read it; ours already has. No point on the map, because a path does not exist.`,
      es: `Los navegantes son los primeros en preguntar. Dos metros y medio de calado en seco, muelle de dieciocho metros con corriente, y el río de refugio en temporada de huracanes: para quien tiene velero, la casa viene casi de pilón.

Para los demás: un bungalow de santa maría sobre cuarenta y dos pilotes de concreto, 146 metros cuadrados, tres dormitorios con cedazo y ventilador, dos baños con biodigestor y una cocina que da al manglar, donde duermen las garzas. El aire corre solo; únicamente el dormitorio principal tiene aire acondicionado, con sol y baterías. Agua de lluvia y pozo con filtro. Al súper de Fronteras se llega en cinco minutos con la lancha, que va incluida, de 40 caballos.

Los 900 metros (1,288 varas cuadradas) están dentro de los cien metros de reserva del río: lo que se vende son las mejoras y el arrendamiento con el Estado, que se cede con permiso de OCRET. Está pagado hasta 2027 y vale 310 dólares al año. Que lo lea su abogado; el nuestro ya lo leyó. No se marca en el mapa porque por tierra no hay paso.`,
    },
    highlights: {
      en: ['Dock with shore power', 'Launch included', 'Solar power and batteries'],
      es: ['Muelle con corriente', 'Lancha incluida', 'Energía solar con baterías'],
    },
    warning: {
      en: 'Reached by boat only. The land is leased from the State, not owned.',
      es: 'Solo se llega en lancha. El terreno es arrendado al Estado, no propio.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 146,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: false,
    amenities: [
      'private-dock',
      'solar-power',
      'air-conditioning',
      'ceiling-fans',
      'water-filter',
      'hammocks',
      'terrace',
      'full-kitchen',
      'kayaks',
    ],
    houseRules: [],
    provider: 'selva-stays',
    salePrice: 215000,
    listedDaysAgo: 268,
    cover: 'lake-house',
    gallery: [
      'dock',
      'hammock',
      'kitchen',
      'jungle-view',
      'bedroom',
      'terrace',
      'living-room',
      'bathroom',
      'bedroom-twin',
    ],
    light: 'dawn',
  },
  {
    slug: 'rancho-de-manaca-monterrico',
    type: 3,
    town: 'monterrico',
    subLocation: 'Camino a El Pumpo',
    setting: 'coast',
    typeOfProperty: 'house',
    name: { en: 'The Palm-Thatch Rancho', es: 'El Rancho de Manaca' },
    title: {
      en: 'Three bedrooms behind the black-sand beach, with a roof changed last summer.',
      es: 'Tres dormitorios detrás de la playa de arena negra, con el techo cambiado este verano.',
    },
    description: {
      en: `A roof of manaca palm lasts eight years if the smoke of a kitchen reaches it and six if not. This one is from last March, so the clock has just started, and the receipt for 4,200 palms is in the drawer.

Under it is the place where you will actually live: a rancho of 80 square metres with table, hammocks and stove, open to the breeze on three sides. Beside it stand three bedrooms of block with air conditioning, two bathrooms, and a pool of four by eight. 152 square metres under roof altogether, on 600 of sand and coconut (859 square varas), two hundred metres from the sea. At night you hear the surf, and from July to December you may see turtle patrols go by with red lamps.

Salt is the enemy here: hinges are stainless, the pump is new, and the wiring runs in PVC. A couple from El Pumpo looks after the house for 180 dollars a month. The land is State reserve under lease, in the seller's name, with OCRET's approval for transfer under way; nobody on this beach sells you more than that, whatever they say.`,
      es: `Un techo de manaca dura ocho años si le llega humo de cocina, y seis si no. Este se puso en marzo, así que apenas empieza la cuenta; la factura de las 4,200 palmas está en la gaveta.

Debajo se hace la vida: un rancho de 80 metros con mesa, hamacas y estufa, abierto a la brisa por tres lados. Junto a él hay tres dormitorios de block con aire acondicionado, dos baños y una piscina de cuatro por ocho. En total son 152 metros techados en 600 de arena y cocales (859 varas cuadradas), a doscientos metros del mar. De noche se oye el tumbo, y de julio a diciembre pasan las patrullas de tortugas con su luz roja.

Aquí el enemigo es la sal: bisagras de acero inoxidable, bomba nueva y cableado entubado. Una pareja de El Pumpo cuida por 180 dólares al mes. El terreno es reserva del Estado en arrendamiento, a nombre del vendedor, con el traspaso en trámite en OCRET; en esta playa nadie vende más que eso, le digan lo que le digan.`,
    },
    highlights: {
      en: ['Thatch renewed in March', 'Pool of four by eight', 'Caretakers willing to stay'],
      es: ['Manaca nueva de marzo', 'Piscina de cuatro por ocho', 'Guardianes que pueden seguir'],
    },
    capacityOfPeople: 8,
    noBathroom: 2,
    flatSurfaceM2: 152,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      {
        beds: [
          [1, 'double'],
          [1, 'single'],
        ],
        typeBathroom: 'none',
      },
      {
        beds: [
          [1, 'bunk'],
          [1, 'single'],
        ],
        typeBathroom: 'none',
      },
    ],
    place: { dLatitude: -0.0007, dLongitude: -0.0076 },
    amenities: [
      'pool',
      'air-conditioning',
      'hammocks',
      'sea-access',
      'full-kitchen',
      'barbecue',
      'parking',
    ],
    houseRules: [],
    provider: 'costa-tranquila',
    salePrice: 125000,
    listedDaysAgo: 103,
    cover: 'beach-house',
    gallery: [
      'hammock',
      'pool',
      'beach-view',
      'kitchen',
      'bedroom',
      'bathroom',
      'bedroom-twin',
      'dining-room',
    ],
    light: 'golden',
  },
  {
    slug: 'cinco-manzanas-pino-dulce',
    type: 3,
    town: 'mataquescuintla',
    subLocation: 'Aldea Pino Dulce',
    setting: 'coffee',
    typeOfProperty: 'farmhouse',
    name: { en: 'Pino Dulce Farm', es: 'Finca de Pino Dulce' },
    title: {
      en: 'Coffee below, pine above and a farmhouse with a mule stable in between.',
      es: 'Café abajo, pino arriba y en medio la casa, con caballeriza para mulas.',
    },
    description: {
      en: `Ask anyone in Mataquescuintla for the house where the marimba stopped and they will tell you the story of the wedding of 1961; you have to come to hear it. The house is the same: a square of adobe and timber with a corridor on all four sides, 210 square metres, three bedrooms, one bathroom outside the corridor and another, newer, within.

Five manzanas belong to it (50,000 square varas, 34,936 square metres) in one piece. The lower two carry coffee at 1,650 metres, mostly catuaí, with 60 quintals in a fair year. The upper three are pine under a forestry incentive with six years to run, whose payments pass to the buyer. There is a stable, a shed with a de-pulper, and water from two springs that the village shares by written agreement.

The road is dirt for nine kilometres and closed for a day or two in September. Mobile signal on the hill only. Heirs of the third generation sell jointly, through a notary in Jalapa; they have not agreed on a price and have agreed to listen, so write to us with what you have in mind.`,
      es: `Pregunte en Mataquescuintla por la casa donde se calló la marimba y le cuentan la boda de 1961; para oírla hay que venir. La casa es la misma: un cuadro de adobe y madera con corredor por los cuatro lados, 210 metros, tres dormitorios, un baño afuera y otro, más nuevo, adentro.

Le pertenecen cinco manzanas en un solo cuerpo (50,000 varas cuadradas, 34,936 metros). Las dos de abajo son de café a 1,650 metros, casi todo catuaí, con 60 quintales en año regular. Las tres de arriba son pino con incentivo forestal, al que le quedan seis años y que pasa al comprador. Hay caballeriza, galera con despulpador y agua de dos nacimientos que se comparten con la aldea por convenio escrito.

El camino tiene nueve kilómetros de terracería y en septiembre se cierra uno o dos días. Señal de teléfono, solo en la loma. Venden juntos los herederos de la tercera generación, con notario en Jalapa; en el precio no se han puesto de acuerdo, pero en escuchar sí, de modo que escríbanos con su idea.`,
    },
    highlights: {
      en: [
        'Five manzanas in one piece',
        'Forestry incentive for six years',
        'Two springs by agreement',
      ],
      es: [
        'Cinco manzanas en un cuerpo',
        'Incentivo forestal por seis años',
        'Dos nacimientos por convenio',
      ],
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 210,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0079, dLongitude: 0.0061 },
    amenities: ['garden', 'hammocks', 'full-kitchen', 'fire-pit', 'parking'],
    houseRules: [],
    provider: 'owner-julio-pirir',
    salePrice: 0,
    listedDaysAgo: 744,
    cover: 'coffee-finca',
    gallery: [
      'corridor',
      'jungle-view',
      'kitchen',
      'bedroom',
      'hammock',
      'garden',
      'living-room',
      'bathroom',
      'bedroom-twin',
    ],
    light: 'dusk',
  },
]
