import type { RentalSeed } from '../types'

/** Long-term rentals in the capital, its surroundings, the lake and the highlands. */
export const longTermCountry: RentalSeed[] = [
  {
    slug: 'reforma-piso-once',
    type: 2,
    town: 'guatemala-city',
    subLocation: 'Zona 10',
    setting: 'city',
    typeOfProperty: 'apartment',
    name: { en: 'Reforma, Eleventh Floor', es: 'Reforma, Piso Once' },
    title: {
      en: 'A one-bedroom flat above the trees of the avenue, where Sundays belong to bicycles.',
      es: 'Un dormitorio sobre los árboles de la avenida, que los domingos es de las bicicletas.',
    },
    description: {
      en: `On Sunday mornings the Avenida de la Reforma is closed to cars, and from the eleventh floor you watch the city go by on wheels. During the week you may be glad of the opposite: you live in zone 10 and can leave the car where it is. Offices, embassies, two hospitals and a cinema are within fifteen minutes on foot.

The flat has 68 square metres: bedroom, bathroom, a living room with a kitchen along one wall, a corner for a desk, a small balcony to the west. The afternoon sun is strong, and the blinds are thick. A washing machine and a dryer are stacked in a cupboard.

The building has two lifts, a generator that feeds everything and not just the corridors, a gymnasium, a reception desk day and night and one parking space for you in the second basement. The maintenance fee is included. Electricity, internet and gas are not; together they come to about 110 dollars. A clean credit report replaces the guarantor.`,
      es: `Los domingos en la mañana la Reforma se cierra para los carros y desde el piso once usted ve pasar la ciudad en bicicleta. Entre semana la ventaja es otra: vive en la zona 10 y puede dejar el carro guardado. Hay oficinas, embajadas, dos hospitales y un cine a menos de quince minutos a pie.

Son 68 metros cuadrados: dormitorio, baño, sala con la cocina a lo largo de una pared, esquina para escritorio y un balconcito al poniente. El sol de la tarde pega fuerte, por eso las persianas son gruesas. La lavadora y la secadora van en torre, dentro de un clóset.

El edificio tiene dos elevadores, planta eléctrica para todo y no solo para los pasillos, gimnasio, recepción las 24 horas y un parqueo suyo en el segundo sótano. El mantenimiento va incluido. Luz, internet y gas no; entre los tres suman unos 110 dólares. Si su historial de crédito está limpio, no pedimos fiador.`,
    },
    highlights: {
      en: [
        'Full generator in the building',
        'Walk to offices and hospitals',
        'Parking and fee included',
      ],
      es: [
        'Planta eléctrica completa',
        'Oficinas y hospitales a pie',
        'Parqueo y mantenimiento incluidos',
      ],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 68,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'private' }],
    place: { dLatitude: -0.0319, dLongitude: -0.0071 },
    amenities: [
      'fast-wifi',
      'washer',
      'dryer',
      'full-kitchen',
      'desk',
      'smart-tv',
      'generator',
      'parking',
      'night-guard',
      'step-free',
    ],
    houseRules: ['no-smoking', 'no-parties', 'register-visitors', 'no-pets'],
    extraFees: ['cleaning-35'],
    provider: 'ciudad-nueva-living',
    pricePerMonth: 950,
    monthlyRates: [
      { fromMonths: 6, price: 890 },
      { fromMonths: 12, price: 850 },
    ],
    minMonths: 3,
    cancellation: 'long-stay',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '18:00',
    topListing: true,
    listedDaysAgo: 43,
    cover: 'city-tower',
    gallery: [
      'living-room',
      'city-view',
      'bedroom',
      'kitchen',
      'workspace',
      'bathroom',
      'terrace',
      'reception',
    ],
    light: 'golden',
  },
  {
    slug: 'los-encinos-zona-16',
    type: 2,
    town: 'guatemala-city',
    subLocation: 'Zona 16, Acatán',
    setting: 'city',
    typeOfProperty: 'apartment',
    name: { en: 'Encinos Garden Flat', es: 'Apartamento Los Encinos' },
    title: {
      en: 'Ground-floor flat with its own lawn, close to the schools and offices of zone 16.',
      es: 'Apartamento en planta baja con grama propia, cerca de colegios y oficinas de la zona 16.',
    },
    description: {
      en: `A lawn in the city, sixty square metres with two oaks, and it belongs to this flat alone. The previous tenants had a toddler and a beagle; both were happy, and the grass has recovered.

There are two bedrooms with bathrooms inside, a guest toilet, an open kitchen with quartz worktops and an island for four, and a laundry room with daylight, which in new buildings is worth mentioning. Sliding doors join the living room and the terrace. Everything is on one level, from the parking space to the shower, and the doors are ninety centimetres wide.

From here you reach the shops of Cayalá in six minutes by car and the universities of zones 15 and 16 in ten to fifteen, as long as you leave before 6.45 or after 8.15. The building has well water, a generator and solar lighting in the common areas. Rent includes the maintenance fee. You can take the flat with furniture or without, at the same price, from six months.`,
      es: `Grama en plena ciudad, sesenta metros cuadrados con dos encinos, y es solo de este apartamento. Los inquilinos anteriores tenían un nene de dos años y un beagle; los dos fueron felices y la grama ya se recuperó.

Cuenta con dos dormitorios con baño adentro, baño de visitas, cocina abierta con cuarzo e isla para cuatro, y lavandería con luz natural, que en edificio nuevo no es poca cosa. La sala se une a la terraza con puertas corredizas. Todo está a un mismo nivel, del parqueo a la ducha, y las puertas miden noventa centímetros.

A Cayalá se llega en seis minutos en carro y a las universidades de las zonas 15 y 16 en diez o quince, siempre que salga antes de las 6:45 o después de las 8:15. El edificio tiene pozo, planta y luz solar en áreas comunes. La renta incluye mantenimiento. Amueblado o vacío vale lo mismo, desde seis meses.`,
    },
    highlights: {
      en: ['Private lawn with two oaks', 'One level, wide doors', 'Well water and generator'],
      es: ['Grama propia con dos encinos', 'Un nivel, puertas anchas', 'Pozo y planta eléctrica'],
    },
    capacityOfPeople: 4,
    noBathroom: 2.5,
    flatSurfaceM2: 124,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0279, dLongitude: 0.0269 },
    amenities: [
      'garden',
      'terrace',
      'full-kitchen',
      'washer',
      'dryer',
      'fast-wifi',
      'generator',
      'step-free',
      'pets-welcome',
      'parking',
      'gated-community',
    ],
    houseRules: ['children-welcome', 'pets-on-request', 'no-parties', 'register-visitors'],
    extraFees: ['pet-stay-25'],
    provider: 'ciudad-nueva-living',
    pricePerMonth: 1650,
    minMonths: 6,
    cancellation: 'long-stay',
    newProduct: true,
    listedDaysAgo: 3,
    cover: 'modern-flat',
    gallery: [
      'garden',
      'living-room',
      'kitchen',
      'bedroom',
      'terrace',
      'bathroom',
      'bedroom-twin',
      'dining-room',
      'city-view',
    ],
    light: 'noon',
  },
  {
    slug: 'casa-jade-vista-hermosa',
    type: 2,
    town: 'guatemala-city',
    subLocation: 'Vista Hermosa I, Zona 15',
    setting: 'city',
    typeOfProperty: 'house',
    name: { en: 'Jade House', es: 'Casa Jade' },
    title: {
      en: 'Four bedrooms from 1968 with a pool, brought up to date without losing its lines.',
      es: 'Cuatro dormitorios de 1968 con piscina, puestos al día sin perder sus líneas.',
    },
    description: {
      en: `An architect built it for his own parents in 1968, and it shows: low roof, long windows, a floor of green terrazzo that gave the house its name and has been repolished twice.

What is new since 2021: pipes, wiring, the kitchen, laminated glass on the street side, a water softener, twelve solar panels and a charging point for a car. What was kept: the terrazzo, the cedar wardrobes in the four bedrooms, the pool of nine metres with its diving stone. A gardener and a pool technician come once a week, at the owners' cost.

Vista Hermosa is the hill of schools. A German, an American and several Guatemalan ones are within a radius of four kilometres, and the university is at the top of the boulevard. The street has a barrier and two guards, paid for by the neighbours; your share is 60 dollars a month.

The owners live abroad and set the rent according to the length of the contract and whether you keep the furniture. Tell us both and we will send you the figure. Twelve months is the minimum.`,
      es: `La hizo un arquitecto para sus papás en 1968, y se nota: techo bajo, ventanas largas y un piso de terrazo verde que le dio el nombre y que ya se pulió dos veces.

Desde 2021 es nuevo lo siguiente: tuberías, cableado, cocina, vidrio laminado hacia la calle, suavizador de agua, doce paneles solares y cargador para carro eléctrico. Se conservó el terrazo, los roperos de cedro de los cuatro dormitorios y la piscina de nueve metros con su piedra para tirarse. Un jardinero y un técnico de piscina llegan cada semana por cuenta de los dueños.

Vista Hermosa es la loma de los colegios: hay uno alemán, uno americano y varios nacionales a menos de cuatro kilómetros, y la universidad está al final del bulevar. La calle tiene talanquera y dos agentes que pagan los vecinos; a usted le tocan 60 dólares al mes.

Los dueños viven fuera y fijan la renta según el plazo y si usted se queda con los muebles. Díganos las dos cosas y le mandamos la cifra. El mínimo son doce meses.`,
    },
    highlights: {
      en: [
        'Nine-metre pool',
        'Terrazzo and cedar from 1968',
        'Solar panels and car charger',
        'Gardener and pool care included',
      ],
      es: [
        'Piscina de nueve metros',
        'Terrazo y cedro de 1968',
        'Paneles y cargador eléctrico',
        'Jardinero y piscinero incluidos',
      ],
    },
    customTerms: {
      en: 'The owners’ contract applies, in Spanish with an English translation. Two deposits.',
      es: 'Rige el contrato de los propietarios, en español con traducción al inglés. Dos depósitos.',
    },
    capacityOfPeople: 8,
    noBathroom: 4.5,
    flatSurfaceM2: 410,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0469, dLongitude: 0.0139 },
    amenities: [
      'pool',
      'garden',
      'solar-power',
      'full-kitchen',
      'washer',
      'dryer',
      'fast-wifi',
      'parking',
      'night-guard',
      'barbecue',
    ],
    houseRules: ['children-welcome', 'no-parties', 'pets-on-request'],
    provider: 'ciudad-nueva-living',
    minMonths: 12,
    typeOfTerms: 2,
    calendar: 1,
    listedDaysAgo: 154,
    cover: 'villa',
    gallery: [
      'pool',
      'living-room',
      'garden',
      'dining-room',
      'kitchen',
      'bedroom',
      'bathroom',
      'terrace',
      'bedroom-twin',
      'workspace',
    ],
    light: 'noon',
  },
  {
    slug: 'loft-la-imprenta',
    type: 2,
    town: 'guatemala-city',
    subLocation: 'Centro Histórico, Zona 1',
    setting: 'city',
    typeOfProperty: 'loft',
    name: { en: 'The Print Shop Loft', es: 'Loft La Imprenta' },
    title: {
      en: 'High ceilings and iron columns in a former print shop, two blocks from the Sexta.',
      es: 'Techos altos y columnas de hierro en una imprenta de antes, a dos cuadras de la Sexta.',
    },
    description: {
      en: `Type cases still hang on one wall, empty now and used for spices. From 1931 to 1989 wedding invitations and election posters were printed here, and the ceiling had to be five metres high for the machines. Today a mezzanine of steel and wood carries the bed, and below it are the kitchen, a bathroom and a room of 45 square metres with two windows to the passage.

You are in the old centre: the pedestrian Sexta Avenida two blocks away, the Transmetro three, the national library and the central market a little further. The neighbours are a bookbinder, a dance school that stops at eight, and five other lofts.

Be honest with yourself about zone 1. It is lively by day and thin by night; people who live here take a taxi after ten. The passage has a gate with a guard from six in the evening to six in the morning. Municipal water is irregular in April, so each loft has its own tank of 1,100 litres. Bicycles sleep inside; for cars there is a garage opposite, 50 dollars a month.`,
      es: `En una pared todavía cuelgan los chibaletes, ahora sin letras y llenos de especias. De 1931 a 1989 aquí se imprimieron invitaciones de boda y afiches de campaña, y las máquinas pedían cinco metros de altura. Hoy la cama va en un mezanine de hierro y madera; debajo están la cocina, el baño y un espacio de 45 metros cuadrados con dos ventanas al pasaje.

Vive usted en pleno centro: a dos cuadras la Sexta, a tres el Transmetro y, un poco más allá, la Biblioteca Nacional y el Mercado Central. De vecinos tiene a un encuadernador, una escuela de baile que termina a las ocho y otros cinco lofts.

Sea sincero con usted mismo sobre la zona 1. De día es alegre y de noche se queda sola; quien vive aquí pide taxi después de las diez. El pasaje tiene portón y guardián de seis a seis. En abril el agua municipal falla, por eso cada loft tiene su tinaco de 1,100 litros. Las bicicletas duermen adentro; para carro, el parqueo de enfrente cobra 50 dólares al mes.`,
    },
    highlights: {
      en: ['Five-metre ceilings', 'Gate with night guard', 'Three blocks to the Transmetro'],
      es: ['Techos de cinco metros', 'Portón con guardián nocturno', 'Transmetro a tres cuadras'],
    },
    distributionOfLevel: {
      en: 'Below: living space, kitchen, bathroom. Mezzanine: bed and wardrobe, reached by a steel stair.',
      es: 'Abajo: sala, cocina y baño. Mezanine: cama y ropero, con gradas de hierro.',
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 76,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'none' }],
    place: { dLatitude: 0.0026, dLongitude: -0.0056 },
    amenities: ['fast-wifi', 'hot-water', 'full-kitchen', 'desk', 'night-guard', 'coffee-maker'],
    houseRules: ['no-smoking', 'quiet-hours', 'register-visitors'],
    provider: 'ciudad-nueva-living',
    pricePerMonth: 540,
    monthlyRates: [{ fromMonths: 6, price: 500 }],
    minMonths: 2,
    listedDaysAgo: 266,
    cover: 'facade',
    gallery: [
      'bedroom-loft',
      'living-room',
      'kitchen',
      'workspace',
      'bathroom',
      'corridor',
      'city-view',
      'street-arch',
    ],
    light: 'dusk',
  },
  {
    slug: 'robledal-km-24',
    type: 2,
    town: 'fraijanes',
    subLocation: 'Carretera a El Salvador, km 24',
    setting: 'forest',
    typeOfProperty: 'house',
    name: { en: 'Robledal House', es: 'Casa del Robledal' },
    title: {
      en: 'Four bedrooms among oaks, with schools on this side of the traffic.',
      es: 'Cuatro dormitorios entre robles, con los colegios de este lado del tráfico.',
    },
    description: {
      en: `The reason to live at kilometre 24 is that you need not go down to the city every day. Seven schools, a hospital, two supermarkets and a shopping centre are on this side, and the children's bus leaves from the gatehouse at 6.50 instead of 5.30.

Behind the gate there are 34 houses on large plots. This one has 900 square metres, half of it oak wood that nobody may cut, with a swing, a clearing for a tent and squirrels that steal from the terrace. Indoors you will find four bedrooms, each with its bathroom, a family room upstairs, a kitchen with a pantry, a maid's room with bathroom next to the laundry, and a double-sided fireplace between living and dining room.

Water comes from a shared well and is softened at the house. The wind of November can bring a branch down on the power line, and for that there is a gas generator. Two families of former tenants will talk to you on the phone if you wish. Available from the date shown; the painters go in before you.`,
      es: `La razón para vivir en el kilómetro 24 es no tener que bajar a la capital todos los días. De este lado hay siete colegios, hospital, dos supermercados y centro comercial, y el bus de los patojos sale de la garita a las 6:50 y no a las 5:30.

Adentro del residencial son 34 casas en lotes grandes. Este mide 900 metros cuadrados y la mitad es robledal que no se puede talar, con columpio, un claro donde cabe una carpa y ardillas que roban en la terraza. La casa tiene cuatro dormitorios con baño cada uno, sala familiar arriba, cocina con alacena, cuarto de servicio con baño junto a la lavandería, y una chimenea de dos caras entre sala y comedor.

El agua es de pozo compartido y pasa por un suavizador. Los vientos de noviembre a veces botan una rama sobre la línea; para eso hay planta de gas. Si gusta, dos familias que ya vivieron aquí le cuentan por teléfono cómo les fue. Antes de que usted entre, se pinta.`,
    },
    highlights: {
      en: [
        'Plot with its own oak wood',
        'Bathroom for every bedroom',
        'Generator and softened water',
      ],
      es: ['Lote con robledal propio', 'Cada dormitorio con baño', 'Planta y agua suavizada'],
    },
    capacityOfPeople: 8,
    noBathroom: 5.5,
    flatSurfaceM2: 385,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0048, dLongitude: -0.0066 },
    amenities: [
      'gated-community',
      'night-guard',
      'garden',
      'fireplace',
      'generator',
      'full-kitchen',
      'washer',
      'dryer',
      'fast-wifi',
      'playground',
      'parking',
    ],
    houseRules: ['children-welcome', 'pets-on-request', 'no-parties'],
    provider: 'ciudad-nueva-living',
    pricePerMonth: 1950,
    monthlyRates: [{ fromMonths: 24, price: 1800 }],
    minMonths: 12,
    cancellation: 'long-stay',
    availableAfter: 35,
    listedDaysAgo: 27,
    cover: 'highland-house',
    gallery: [
      'garden',
      'living-room',
      'fireplace',
      'kitchen',
      'bedroom',
      'jungle-view',
      'bathroom',
      'terrace',
      'bedroom-twin',
      'dining-room',
    ],
    light: 'dawn',
  },
  {
    slug: 'muxbal-numero-siete',
    type: 2,
    town: 'santa-catarina-pinula',
    subLocation: 'Muxbal',
    setting: 'city',
    typeOfProperty: 'townhouse',
    name: { en: 'Muxbal Number Seven', es: 'Muxbal Número Siete' },
    title: {
      en: 'A three-level townhouse on the ridge, cool in April and above the city’s lights.',
      es: 'Casa de tres niveles en la loma, fresca en abril y por encima de las luces.',
    },
    description: {
      en: `It is four degrees cooler here than in zone 10 and, without traffic, twelve minutes away. With traffic, nobody promises anything; you learn to go down before a quarter past six or to have breakfast first.

Number seven is the third of ten houses in a row behind one gate. You park two cars at the bottom, beside the storeroom and the bathroom of the service room. The middle level is one long space, from the kitchen at the street end to a balcony over the ravine, where the sun sets. On the top level are three bedrooms; the main one has a walk-in wardrobe and its own bathroom, the two others share one with a double basin.

The heaters run on gas from a central tank with a meter for each house. Water comes from the municipality of Santa Catarina Pinula, backed by a cistern for the ten. Guards at the gate write down visitors, and deliveries stay outside after nine. The rent covers the maintenance fee and the land tax. No furniture except kitchen equipment, lamps, blinds and the beds.`,
      es: `Aquí hace cuatro grados menos que en la zona 10 y, sin tráfico, queda a doce minutos. Con tráfico nadie promete nada: uno aprende a bajar antes de las seis y cuarto o a desayunar primero.

La siete es la tercera de diez casas en fila, detrás de un solo portón. Abajo se parquean dos carros, junto a la bodega y el cuarto de servicio con baño. El nivel de en medio es un solo espacio, desde la cocina hacia la calle hasta un balcón sobre el barranco, por donde se pone el sol. Arriba, tres dormitorios: el principal con walk-in clóset y baño; los otros dos comparten uno de doble lavamanos.

Los calentadores usan gas de tanque central, con contador por casa. El agua es municipal, con cisterna para las diez. En la garita apuntan a las visitas, y después de las nueve los repartidores no entran. La renta incluye mantenimiento e IUSI. Se entrega con cocina equipada, lámparas, persianas y camas; los demás muebles los trae usted.`,
    },
    highlights: {
      en: ['Balcony over the ravine', 'Maintenance and land tax included', 'Parking for two'],
      es: ['Balcón sobre el barranco', 'Mantenimiento e IUSI incluidos', 'Parqueo para dos'],
    },
    distributionOfLevel: {
      en: 'Lower level: parking, storeroom, service room. Middle: living room, dining room, kitchen, balcony. Upper: three bedrooms, two bathrooms.',
      es: 'Sótano: parqueo, bodega, cuarto de servicio. Nivel medio: sala, comedor, cocina, balcón. Nivel alto: tres dormitorios, dos baños.',
    },
    capacityOfPeople: 5,
    noBathroom: 3.5,
    flatSurfaceM2: 228,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0052, dLongitude: 0.0079 },
    amenities: [
      'gated-community',
      'night-guard',
      'terrace',
      'full-kitchen',
      'hot-water',
      'parking',
      'playground',
    ],
    houseRules: ['no-parties', 'children-welcome', 'register-visitors', 'pets-on-request'],
    provider: 'ciudad-nueva-living',
    pricePerMonth: 1480,
    minMonths: 12,
    cancellation: 'long-stay',
    listedDaysAgo: 203,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'terrace',
      'city-view',
      'kitchen',
      'bedroom',
      'bathroom',
      'dining-room',
      'bedroom-twin',
    ],
    light: 'dusk',
  },
  {
    slug: 'buganvilia-san-cristobal',
    type: 2,
    town: 'mixco',
    subLocation: 'Ciudad San Cristóbal',
    setting: 'city',
    typeOfProperty: 'house',
    name: { en: 'Bougainvillea Corner', es: 'La Esquina de la Buganvilia' },
    title: {
      en: 'Three bedrooms on a corner plot in a district with schools, gyms and Sunday markets.',
      es: 'Tres dormitorios en lote de esquina, en un sector con colegios, gimnasios y mercadito.',
    },
    description: {
      en: `People in San Cristóbal give directions by our bougainvillea. It covers the corner wall, it is pruned every July, and the tenant before you won a neighbourhood prize with it.

Behind it stands a house of the 1990s with three bedrooms, two and a half bathrooms, and a light well in the middle that the last renovation covered with glass, so the stairs and the dining room have daylight without leaking. The kitchen was replaced in 2022. There is a yard for laundry, a small front garden and a garage for two cars, one behind the other.

The boulevard, with two shopping centres, clinics and bank branches, is five minutes on foot. For the capital you take the Periférico; zone 11 is twenty minutes away at ten in the morning and fifty at seven. Water comes from the district's own wells at a fixed rate. The street has a gate that closes at ten. Six months' contract, one deposit, and cats are as welcome as children.`,
      es: `En San Cristóbal la gente da direcciones con nuestra buganvilia. Cubre toda la pared de la esquina, se poda cada julio y con ella la inquilina anterior ganó un concurso de vecinos.

Atrás hay una casa de los noventa con tres dormitorios, dos baños y medio y un pozo de luz al centro, que en la última remodelación se techó con vidrio: las gradas y el comedor tienen claridad y no entra el agua. La cocina se cambió en 2022. Tiene patio de lavandería, jardincito al frente y garaje para dos carros, uno detrás del otro.

El bulevar, con dos centros comerciales, clínicas y bancos, está a cinco minutos caminando. A la capital se va por el Periférico: la zona 11 queda a veinte minutos a las diez de la mañana y a cincuenta a las siete. El agua es de los pozos del sector, con cuota fija. La calle cierra su talanquera a las diez. Contrato de seis meses, un depósito, y los gatos son tan bienvenidos como los niños.`,
    },
    highlights: {
      en: ['Kitchen renewed in 2022', 'Garage for two cars', 'Shops five minutes on foot'],
      es: ['Cocina nueva de 2022', 'Garaje para dos carros', 'Comercios a cinco minutos'],
    },
    capacityOfPeople: 5,
    noBathroom: 2.5,
    flatSurfaceM2: 158,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0283, dLongitude: 0.0184 },
    amenities: ['garden', 'full-kitchen', 'hot-water', 'washer', 'parking', 'pets-welcome', 'wifi'],
    houseRules: ['children-welcome', 'pets-on-request', 'no-parties'],
    extraFees: ['pet-stay-25', 'cleaning-55'],
    provider: 'ciudad-nueva-living',
    pricePerMonth: 720,
    monthlyRates: [{ fromMonths: 12, price: 680 }],
    minMonths: 6,
    cancellation: 'long-stay',
    locks: [{ from: 0, to: 12 }],
    listedDaysAgo: 112,
    cover: 'townhouse',
    gallery: [
      'dining-room',
      'living-room',
      'kitchen',
      'bedroom',
      'garden',
      'bathroom',
      'bedroom-twin',
      'workspace',
    ],
    light: 'noon',
  },
  {
    slug: 'piedra-de-rio-pana',
    type: 2,
    town: 'panajachel',
    subLocation: 'Camino al Río',
    setting: 'lake',
    typeOfProperty: 'house',
    name: { en: 'River Stone House', es: 'Casa de Piedra de Río' },
    title: {
      en: 'Two bedrooms with a garden of herbs, ten minutes on foot from the boats.',
      es: 'Dos dormitorios con jardín de hierbas, a diez minutos a pie de las lanchas.',
    },
    description: {
      en: `Two kinds of people rent in Panajachel: foreigners who come for a winter and teachers who stay for a school year. This house is let to either, at the same price.

Its walls are of rounded stone from the San Francisco river, fifty centimetres thick, which keeps the rooms at twenty degrees while the street is at twenty-eight. The two bedrooms are at the back. The kitchen opens to a garden where a previous tenant planted basil, hoja santa and far too much mint. One bathroom, gas heater, a wash house outside, and a hammock between the two avocado trees.

What about the lake? You see a corner of it from the roof. The public beach and the boats to the other villages are ten minutes down the lane, and every day around noon the Xocomil wind cools the place better than a fan. Panajachel has banks, a clinic, a produce market and, since last year, fibre. Water is stored for four days, for the week in May when it fails.`,
      es: `Aquí alquilan dos clases de gente: extranjeros que vienen por el invierno de ellos y maestros que se quedan el ciclo escolar. Esta casa se le da a cualquiera de los dos, al mismo precio.

Los muros son de piedra bola del río San Francisco, de medio metro de grueso, y mantienen los cuartos a veinte grados aunque la calle esté a veintiocho. Los dos dormitorios quedan al fondo. La cocina sale a un jardín donde alguien sembró albahaca, hoja santa y demasiada hierbabuena. Un baño, calentador de gas, pila afuera y una hamaca entre los dos aguacates.

¿Y el lago? Desde la terraza se ve una esquina. La playa pública y las lanchas a los otros pueblos están a diez minutos bajando por el callejón, y a mediodía el Xocomil refresca mejor que un ventilador. En Pana hay bancos, clínica, mercado y, desde el año pasado, fibra. El agua se guarda para cuatro días, por la semana de mayo en que falla.`,
    },
    highlights: {
      en: ['Stone walls, cool rooms', 'Herb garden and hammock', 'Ten minutes to the boats'],
      es: [
        'Muros de piedra, cuartos frescos',
        'Jardín de hierbas y hamaca',
        'Lanchas a diez minutos',
      ],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 105,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0036, dLongitude: 0.0027 },
    amenities: ['garden', 'hammocks', 'fast-wifi', 'hot-water', 'full-kitchen', 'terrace', 'desk'],
    houseRules: ['smoking-outside', 'no-parties', 'pets-on-request'],
    provider: 'atitlan-shores',
    pricePerMonth: 680,
    monthlyRates: [
      { fromMonths: 3, price: 640 },
      { fromMonths: 6, price: 600 },
    ],
    minMonths: 1,
    cancellation: 'long-stay',
    sharedSell: true,
    listedDaysAgo: 187,
    cover: 'lake-house',
    gallery: [
      'garden',
      'kitchen',
      'hammock',
      'bedroom',
      'living-room',
      'bathroom',
      'lake-view',
      'bedroom-twin',
    ],
    light: 'dawn',
  },
  {
    slug: 'cuarto-sacatinta',
    type: 2,
    town: 'san-juan-la-laguna',
    subLocation: 'Calle a la Cofradía',
    setting: 'lake',
    typeOfProperty: 'apartment',
    name: { en: 'Sacatinta Rooms', es: 'Cuartos Sacatinta' },
    title: {
      en: 'A simple flat above a weavers’ cooperative, with the lake at the end of the lane.',
      es: 'Apartamento sencillo sobre una cooperativa de tejedoras, con el lago al final de la calle.',
    },
    description: {
      en: `Blue comes from the leaves of sacatinta, yellow from chilca, brown from coconut husk. If you rent the two rooms above the cooperative you will know the whole list by the second month, because the pots boil in the yard and the women like to explain.

You have a bedroom, a kitchen with a table for four, a bathroom with an electric shower and a flat roof for drying clothes and watching the boats. There is a desk, and the internet carries a call without freezing unless the whole village is on it at seven in the evening. The rent, which goes to the cooperative, includes water, internet and light.

San Juan is small, swept and calm. A public boat to Panajachel takes forty minutes; a pick-up to San Pedro, where you find a bank machine and a larger market, takes ten. Expect rain every afternoon from June to September, and damp clothes with it. You can stay from one month, quietly: on Sundays the service in the church next door begins at seven.`,
      es: `El azul sale de la hoja de sacatinta, el amarillo de la chilca, el café del coco. Si usted alquila los dos cuartos de arriba de la cooperativa, al segundo mes se sabe la lista completa, porque las ollas hierven en el patio y a las señoras les gusta explicar.

Tiene dormitorio, cocina con mesa para cuatro, baño con ducha eléctrica y una terraza para tender y ver las lanchas. Hay escritorio, y el internet aguanta una llamada sin trabarse, salvo a las siete de la noche cuando todo el pueblo está conectado. La renta es para la cooperativa e incluye agua, internet y luz.

San Juan es chiquito, barrido y tranquilo. La lancha pública a Panajachel tarda cuarenta minutos; el pick-up a San Pedro, donde hay cajero y un mercado más grande, diez. De junio a septiembre llueve todas las tardes y la ropa no se seca. Se puede quedar desde un mes, sin bulla: los domingos el culto de al lado empieza a las siete.`,
    },
    highlights: {
      en: [
        'Light, water, internet included',
        'Roof for clothes and boats',
        'Rent goes to the cooperative',
      ],
      es: [
        'Luz, agua e internet incluidos',
        'Terraza con vista al muelle',
        'La renta apoya la cooperativa',
      ],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 46,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'private' }],
    place: false,
    amenities: ['wifi', 'hot-water', 'kitchenette', 'desk', 'rooftop', 'lake-view'],
    houseRules: ['no-smoking', 'no-parties', 'quiet-hours', 'no-pets'],
    provider: 'atitlan-shores',
    pricePerMonth: 380,
    minMonths: 1,
    listedDaysAgo: 78,
    cover: 'lake-house',
    gallery: [
      'bedroom',
      'kitchen',
      'rooftop',
      'lake-view',
      'workspace',
      'bathroom',
      'cobbled-street',
      'corridor',
    ],
    light: 'rain',
  },
  {
    slug: 'xela-patio-minerva',
    type: 2,
    town: 'quetzaltenango',
    subLocation: 'Zona 3, La Democracia',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'Minerva Glass Patio', es: 'Patio Minerva' },
    title: {
      en: 'A glazed patio that catches the sun of Xela, between the market and the university.',
      es: 'Un patio de vidrio que agarra el sol de Xela, entre el mercado y la universidad.',
    },
    description: {
      en: `At 2,330 metres the question is not where the shade is but where the sun goes. In this house it goes into the middle: the patio was roofed with glass in 2018, and from nine in the morning it warms the dining table, the corridor and the three bedrooms around it. In January, when there is frost on the park, you will read your mail there in a shirt.

The house dates from 1954, with wooden floors on joists and tall doors. It has two bathrooms, one with a tub; a kitchen with a gas stove beside the old *poyo* of brick, which still draws; and a small yard for bicycles.

Zone 3 is practical. La Democracia market is two streets away, microbuses to the university stop on the corner, and the hospitals are within ten minutes. Electricity is municipal and cheap; count on 20 dollars. The owner, a retired Spanish teacher, asks for three months at least and will correct your subjunctive at no charge.`,
      es: `A 2,330 metros uno no pregunta dónde hay sombra sino por dónde entra el sol. En esta casa entra por en medio: el patio se techó con vidrio en 2018 y desde las nueve calienta el comedor, el corredor y los tres dormitorios. En enero, cuando amanece escarcha en el parque, ahí se está en camisa.

Es de 1954, con piso de duela y puertas altas. Tiene dos baños, uno con tina; cocina con estufa de gas al lado del poyo de ladrillo, que todavía jala bien; y un patiecito para las bicicletas.

La zona 3 es práctica. El mercado de La Democracia queda a dos calles, los microbuses a la universidad paran en la esquina y hay hospitales a diez minutos. La luz es municipal y barata, calcule 150 quetzales. La dueña, maestra de español jubilada, pide tres meses como mínimo y a los extranjeros les corrige el subjuntivo sin cobrar.`,
    },
    highlights: {
      en: ['Patio roofed with glass', 'Wooden floors from 1954', 'Market two streets away'],
      es: ['Patio techado con vidrio', 'Piso de duela de 1954', 'Mercado a dos calles'],
    },
    season: {
      en: 'Nights near freezing from December to February; heaters and wool blankets are in the house.',
      es: 'De diciembre a febrero las noches rondan los cero grados; en casa hay calefactores y ponchos de Momostenango.',
    },
    capacityOfPeople: 5,
    noBathroom: 2,
    flatSurfaceM2: 172,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0057, dLongitude: -0.0043 },
    amenities: [
      'fireplace',
      'full-kitchen',
      'hot-water',
      'fast-wifi',
      'desk',
      'board-games',
      'step-free',
    ],
    houseRules: ['no-smoking', 'children-welcome', 'quiet-hours'],
    provider: 'owner-marta-ajanel',
    pricePerMonth: 590,
    monthlyRates: [{ fromMonths: 6, price: 540 }],
    minMonths: 3,
    listedDaysAgo: 534,
    cover: 'courtyard',
    gallery: [
      'dining-room',
      'corridor',
      'bedroom',
      'kitchen',
      'living-room',
      'bathroom',
      'bedroom-twin',
      'workspace',
      'street-arch',
    ],
    light: 'dawn',
  },
  {
    slug: 'lamina-verde-coban',
    type: 2,
    town: 'coban',
    subLocation: 'Barrio Santo Domingo',
    setting: 'forest',
    typeOfProperty: 'house',
    name: { en: 'The Green Roof House', es: 'La Casa del Techo Verde' },
    title: {
      en: 'German-style timber house with a veranda for the drizzle of Cobán.',
      es: 'Casa de madera al estilo de los alemanes, con corredor para el chipichipi de Cobán.',
    },
    description: {
      en: `Chipichipi is the word for rain so fine that it does not fall. In Cobán you get it for half of the year, and a house is judged by its veranda. This one runs along the entire front, two and a half metres deep, with room for a table, a sewing machine and all the laundry.

A coffee exporter had it built in the 1920s of pine on a stone base. The three bedrooms have plank ceilings of three metres; a dehumidifier stands in the passage and you will use it. The bathroom and the kitchen were redone in 2017, in a new wing at the back. The garden slopes down to a stream and keeps about forty orchids, which flower without help.

The centre is six blocks uphill. Monthly costs are low: water two dollars, electricity about eighteen. If you would like help in the house, we can introduce you to a neighbour who works for a fair wage. The map shows no point because the lane has no number: we fetch new tenants at the park.`,
      es: `El chipichipi es esa lluvia tan fina que no termina de caer. En Cobán la tenemos medio año, y por eso a una casa se le conoce por el corredor. El de esta ocupa todo el frente y mide dos metros y medio de fondo: cabe una mesa, la máquina de coser y la ropa tendida completa.

La mandó hacer un exportador de café en los años veinte, de pino sobre base de piedra. Los tres dormitorios tienen cielo de tabla a tres metros; en el pasillo hay un deshumidificador y lo va a usar. El baño y la cocina se rehicieron en 2017, en un ala nueva atrás. El jardín baja hasta un riachuelo y guarda unas cuarenta orquídeas que florean solas.

El centro está a seis cuadras de subida. Los gastos son bajos: agua quince quetzales, luz unos ciento cuarenta. Si quiere ayuda en la casa, le presentamos a una vecina de confianza, con sueldo justo. En el mapa no aparece porque el callejón no tiene número: lo vamos a traer al parque.`,
    },
    highlights: {
      en: ['Veranda along the front', 'Garden with forty orchids', 'Low monthly costs'],
      es: ['Corredor a todo el frente', 'Jardín con cuarenta orquídeas', 'Gastos mensuales bajos'],
    },
    capacityOfPeople: 5,
    noBathroom: 1,
    flatSurfaceM2: 134,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: false,
    amenities: ['garden', 'hammocks', 'full-kitchen', 'hot-water', 'wifi', 'parking'],
    houseRules: ['children-welcome', 'smoking-outside', 'pets-on-request'],
    provider: 'selva-stays',
    pricePerMonth: 460,
    minMonths: 6,
    listedDaysAgo: 812,
    cover: 'highland-house',
    gallery: [
      'corridor',
      'garden',
      'bedroom',
      'living-room',
      'kitchen',
      'bathroom',
      'jungle-view',
      'bedroom-twin',
    ],
    light: 'rain',
  },
  {
    slug: 'portal-del-parque-jalapa',
    type: 2,
    town: 'jalapa',
    subLocation: 'Barrio El Centro',
    setting: 'highland',
    typeOfProperty: 'apartment',
    name: { en: 'Flat over the Arcade', es: 'Apartamento del Portal' },
    title: {
      en: 'Three bedrooms over the arcade of the central park, mainly let to doctors and engineers.',
      es: 'Tres dormitorios sobre el portal del parque, donde suelen vivir médicos e ingenieros.',
    },
    description: {
      en: `Whoever is posted to Jalapa for a year looks for three things: a place where the water does not fail, a table to work at, and a landlord who answers the telephone. Here are all three. The building belongs to the pharmacy downstairs, and the pharmacist lives across the square.

The flat is on the upper floor and takes up the whole width of the house. Three bedrooms, two bathrooms, a living room with three windows above the arcade, a kitchen with everything down to the tortilla griddle. A tank of 5,000 litres on the roof and a pump supply only this flat. Furniture is complete, sheets included; two desks.

Sunday is market day, and by five in the morning the lorries are unloading below you; the back bedroom hardly hears them. The national hospital is ten minutes by car and the bus to the capital takes three hours. Invoices are issued, if your company pays. There is a lock-up garage one block away, included in the rent.`,
      es: `Quien se viene un año a Jalapa por trabajo busca tres cosas: que no falte el agua, una mesa donde trabajar y un dueño que conteste el teléfono. Aquí están las tres. El edificio es de la farmacia de abajo y la licenciada vive al otro lado del parque.

El apartamento ocupa todo el ancho del segundo nivel: tres dormitorios, dos baños, sala con tres ventanas sobre el portal y una cocina completa, hasta con comal. En la terraza hay un depósito de 5,000 litros con bomba, solo para este apartamento. Se entrega amueblado, con sábanas y dos escritorios.

El domingo es día de plaza y a las cinco de la mañana ya están descargando camiones abajo; en el cuarto de atrás casi no se oye. El hospital nacional queda a diez minutos en carro y el bus a la capital tarda tres horas. Si paga su empresa, damos factura. El garaje con llave está a una cuadra y va incluido en la renta.`,
    },
    highlights: {
      en: [
        'Tank and pump of its own',
        'Furnished, sheets included',
        'Invoices for companies',
        'Garage one block away',
      ],
      es: [
        'Depósito y bomba propios',
        'Amueblado, con sábanas',
        'Factura para empresas',
        'Garaje a una cuadra',
      ],
    },
    capacityOfPeople: 4,
    noBathroom: 2,
    flatSurfaceM2: 128,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0004, dLongitude: 0.0006 },
    amenities: [
      'wifi',
      'desk',
      'full-kitchen',
      'hot-water',
      'washer',
      'parking',
      'ceiling-fans',
      'iron',
    ],
    houseRules: ['no-smoking', 'no-parties', 'register-visitors'],
    provider: 'owner-julio-pirir',
    pricePerMonth: 510,
    monthlyRates: [{ fromMonths: 12, price: 470 }],
    minMonths: 3,
    cancellation: 'long-stay',
    listedDaysAgo: 298,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'workspace',
      'kitchen',
      'bedroom',
      'bathroom',
      'corridor',
      'street-arch',
      'bedroom-twin',
    ],
    light: 'golden',
  },
]
