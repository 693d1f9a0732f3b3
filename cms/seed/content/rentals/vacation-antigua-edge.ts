import type { RentalSeed } from '../types'

/** Vacation rentals around the old grid of Antigua Guatemala, from Chipilapa to San Bartolo. */
export const vacationAntiguaEdge: RentalSeed[] = [
  {
    slug: 'estudio-chipilapa',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Chipilapa',
    setting: 'colonial',
    typeOfProperty: 'apartment',
    name: { en: 'Chipilapa Garden Studio', es: 'Estudio Jardín Chipilapa' },
    title: {
      en: 'A new ground-floor studio with its own parking space and a strip of garden',
      es: 'Estudio en primer nivel con parqueo propio y una franja de jardín',
    },
    description: {
      en: `Drivers, this one is for you. Chipilapa lies on the east side, where the road from the capital comes in, so you park in front of your own door without ever meeting the one-way streets of the centre. A guard sits at the gate day and night.

Inside is a single room with a polished concrete floor, a queen bed, a table for two that serves as desk, and a kitchenette with an induction hob. The glass door slides open onto a strip of garden with a bench and a wall of green fern. In the rainy months that wall drips all afternoon and the whole studio turns green.

On foot it is twelve minutes along 4a Calle Oriente to the Central Park, level all the way, with the ruins of Santo Domingo one block to the side. A supermarket stands four minutes in the other direction. Laundry is in a shared room; the machine takes tokens, and two come with your key.`,
      es: `Si usted viene manejando, este le conviene. Chipilapa queda al oriente, por donde entra la carretera de la capital; parquea frente a su puerta sin meterse nunca en las calles de una sola vía del centro. En la garita hay guardia de día y de noche.

Adentro es un solo ambiente con piso de cemento pulido, cama queen, una mesa para dos que hace de escritorio y cocineta con estufa de inducción. La puerta de vidrio se corre hacia una franja de jardín con su banca y una pared de helechos. En los meses de lluvia esa pared gotea toda la tarde y el estudio entero se pone verde.

Caminando por la 4a Calle Oriente, plano todo el trayecto y con Santo Domingo a una cuadra, son doce minutos al Parque Central. Para el otro lado hay un supermercado a cuatro. La lavadora es compartida y funciona con fichas; con la llave le entregamos dos.`,
    },
    highlights: {
      en: ['Park at your own door', 'Guard day and night', 'Level walk to the centre'],
      es: ['Parqueo en su puerta', 'Guardia día y noche', 'Camino plano al centro'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 38,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'ensuite' }],
    place: { dLatitude: -0.0007, dLongitude: 0.0079 },
    amenities: [
      'wifi',
      'fast-wifi',
      'hot-water',
      'kitchenette',
      'coffee-maker',
      'garden',
      'desk',
      'smart-tv',
      'washer',
      'parking',
      'gated-community',
      'night-guard',
      'step-free',
    ],
    houseRules: ['no-smoking', 'no-parties', 'pets-on-request', 'register-visitors'],
    promotions: ['rainy-season-15'],
    extraFees: ['cleaning-35', 'pet-night-8'],
    provider: 'ciudad-nueva-living',
    basePrice: 55,
    minNight: 1,
    weeklyDiscount: 10,
    pricePerMonth: 890,
    seasons: [
      { season: 'holy-week', price: 95, minDays: 3 },
      { season: 'christmas', price: 68 },
    ],
    locks: [{ from: 3, to: 8 }],
    cancellation: 'long-stay',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '23:00',
    checkOutTime: '11:00',
    listedDaysAgo: 92,
    cover: 'modern-flat',
    gallery: [
      'garden',
      'bedroom',
      'kitchen',
      'workspace',
      'bathroom',
      'living-room',
      'facade',
      'cobbled-street',
    ],
    light: 'rain',
  },
  {
    slug: 'quinta-santa-ines',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Santa Inés',
    setting: 'colonial',
    typeOfProperty: 'villa',
    name: { en: 'Quinta Santa Inés', es: 'Quinta Santa Inés' },
    title: {
      en: 'A walled garden of half a hectare with five bedrooms, a pool and permission to celebrate',
      es: 'Media hectárea de jardín con muro, cinco habitaciones, piscina y permiso para celebrar',
    },
    description: {
      en: `Parties are allowed here. We say so first because they hardly are anywhere else in Antigua: the quinta stands alone behind its wall on the Calle Real de Santa Inés, the nearest bedroom window that is not yours is ninety metres off, and music may play until eleven.

The lawn takes a marquee for a hundred and twenty. There is power at three points, a service kitchen with its own gate for the caterers, and parking on grass for twenty cars. The pool is fenced, so children can run.

In the house itself twelve of you can sleep: four rooms with king or queen beds and one, over the old stable, with two doubles. Every room has a bathroom. A fireplace as tall as a door warms the living room, and from the garden Agua fills the south.

Because of the events, the owners have you sign their own contract with a deposit; you find its main points under the terms.`,
      es: `Aquí sí se permiten fiestas. Lo decimos de entrada porque en Antigua casi nadie las acepta: la quinta está sola detrás de su muro, en la Calle Real de Santa Inés; la ventana ajena más cercana queda a noventa metros y la música puede sonar hasta las once.

En la grama se arma un toldo para ciento veinte personas. Hay tomas de corriente en tres puntos, cocina de servicio con portón aparte para el banquete y parqueo sobre grama para veinte carros. La piscina está cercada, así que los niños corren sin pena.

En la casa duermen doce: cuatro habitaciones con cama king o queen y una, encima de la antigua caballeriza, con dos matrimoniales. Todas tienen baño. La sala se calienta con una chimenea del alto de una puerta, y desde el jardín el volcán de Agua ocupa todo el sur.

Por tratarse de eventos, los dueños firman con usted su propio contrato y piden depósito; los puntos principales están en los términos.`,
    },
    highlights: {
      en: [
        'Music until eleven',
        'Lawn for a hundred and twenty',
        'Fenced pool',
        'Parking for twenty cars',
      ],
      es: [
        'Música hasta las once',
        'Jardín para ciento veinte',
        'Piscina cercada',
        'Parqueo para veinte carros',
      ],
    },
    customTerms: {
      en: `You sign the owners' contract when you book and leave a refundable deposit of $500, returned within five working days after the key is handed back.

- Music outdoors ends at 23:00, without exception.
- Caterers use the side gate and take their rubbish with them.
- For more than forty guests an event fee is agreed in writing.
- Fireworks and sky lanterns are not allowed.`,
      es: `Al reservar se firma el contrato de los dueños y se deja un depósito de $500, que se devuelve en los cinco días hábiles siguientes a la entrega de la llave.

- La música al aire libre termina a las 23:00, sin excepción.
- El servicio de banquetes entra por el portón lateral y se lleva su basura.
- Para más de cuarenta invitados se acuerda por escrito una cuota de evento.
- No se permiten fuegos pirotécnicos ni globos de papel.`,
    },
    capacityOfPeople: 12,
    noBathroom: 6.5,
    flatSurfaceM2: 540,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0019, dLongitude: 0.0078 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'pool',
      'garden',
      'volcano-view',
      'full-kitchen',
      'coffee-maker',
      'barbecue',
      'fire-pit',
      'playground',
      'parking',
      'night-guard',
      'generator',
      'first-aid',
      'pets-welcome',
    ],
    houseRules: ['events-on-request', 'smoking-outside', 'children-welcome', 'register-visitors'],
    promotions: ['midweek-10'],
    extraFees: ['cleaning-90', 'extra-guest-15-over-8', 'pet-stay-25'],
    provider: 'volcan-homes',
    basePrice: 480,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 850, minDays: 4 },
      { season: 'christmas', price: 690, minDays: 4 },
    ],
    locks: [
      { from: 12, to: 14 },
      { from: 26, to: 28 },
      { from: 54, to: 57 },
    ],
    cancellation: 'firm',
    typeOfTerms: 2,
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '12:00',
    listedDaysAgo: 690,
    cover: 'villa',
    gallery: [
      'garden',
      'pool',
      'volcano-view',
      'living-room',
      'fireplace',
      'bedroom',
      'kitchen',
      'bathroom',
      'dining-room',
    ],
    light: 'noon',
  },
  {
    slug: 'villa-siete-hermanas',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'El Panorama',
    setting: 'colonial',
    typeOfProperty: 'villa',
    name: { en: 'Villa Siete Hermanas', es: 'Villa Siete Hermanas' },
    title: {
      en: 'Four bedrooms, a lap pool and Fuego on the horizon, in the gated streets of El Panorama',
      es: 'Cuatro habitaciones, piscina de nado y el Fuego en el horizonte, en las calles cerradas de El Panorama',
    },
    description: {
      en: `Seven sisters inherited the land, six sold and one built. Clara, an architect, drew the villa so that every bed has a view: two rooms towards Agua in the south, two towards Acatenango and Fuego in the west.

Upstairs are the four bedrooms, all with their own bathroom, and a terrace running the length of the house. Downstairs everything is one space, kitchen, table for ten and living room, with a wall of glass that folds away. Step out and you are at the pool. It is fifteen metres long and unheated, about twenty-two degrees, good for swimming rather than soaking.

Towards seven on dry evenings people carry their glasses up to the terrace without being told. If Fuego is active you see it breathe: first the glow, then some seconds later the sound.

El Panorama is residential, with guards, speed bumps and dogs on leads. The Central Park is twenty minutes on foot or a 25-quetzal tuc-tuc.`,
      es: `Siete hermanas heredaron el terreno, seis vendieron y una construyó. Clara, que es arquitecta, dibujó la villa para que desde todas las camas se viera algo: dos habitaciones hacia el Agua, al sur, y dos hacia el Acatenango y el Fuego, al poniente.

Arriba están las cuatro habitaciones, cada una con su baño, y una terraza del largo de la casa. Abajo todo es un solo espacio, cocina, mesa para diez y sala, con un ventanal que se abre por completo. Da usted un paso y está en la piscina. Mide quince metros y no se calienta; anda por los veintidós grados, más para nadar que para remojarse.

En las tardes secas, como a las siete, la gente sube su copa a la terraza sin que nadie le diga. Si el Fuego está activo se le ve respirar: primero el resplandor y unos segundos después el ruido.

El Panorama es residencial, con garitas, túmulos y perros con correa. El Parque Central queda a veinte minutos a pie o a veinticinco quetzales en tuc-tuc.`,
    },
    highlights: {
      en: [
        'Pool of fifteen metres',
        'Volcano from every bed',
        'Terrace facing Fuego',
        'Guarded residential streets',
      ],
      es: [
        'Piscina de quince metros',
        'Volcán desde cada cama',
        'Terraza hacia el Fuego',
        'Calles con garita',
      ],
    },
    distributionOfLevel: {
      en: 'Ground floor: kitchen, dining and living room in one, guest toilet, pool. Upper floor: four bedrooms with bathrooms, terrace.',
      es: 'Primer nivel: cocina, comedor y sala en un solo espacio, medio baño y piscina. Segundo nivel: cuatro habitaciones con baño y terraza.',
    },
    capacityOfPeople: 8,
    noBathroom: 4.5,
    flatSurfaceM2: 410,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0072, dLongitude: -0.0058 },
    amenities: [
      'fast-wifi',
      'wifi',
      'hot-water',
      'pool',
      'terrace',
      'volcano-view',
      'garden',
      'barbecue',
      'full-kitchen',
      'coffee-maker',
      'smart-tv',
      'washer',
      'dryer',
      'daily-cleaning',
      'parking',
      'gated-community',
      'night-guard',
      'solar-power',
      'smoke-detector',
    ],
    houseRules: [
      'smoking-outside',
      'no-parties',
      'children-welcome',
      'no-pets',
      'register-visitors',
    ],
    promotions: ['last-minute-12', 'end-of-year-10'],
    extraFees: ['cleaning-90', 'late-check-in-25'],
    provider: 'volcan-homes',
    basePrice: 345,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 640, minDays: 4 },
      { season: 'christmas', price: 490, minDays: 4 },
      { season: 'july-holidays', price: 380, minDays: 2 },
    ],
    locks: [
      { from: 5, to: 8 },
      { from: 29, to: 36 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 415,
    cover: 'villa',
    gallery: [
      'pool',
      'terrace',
      'volcano-view',
      'living-room',
      'kitchen',
      'bedroom',
      'bedroom-twin',
      'bathroom',
      'dining-room',
      'garden',
    ],
    light: 'golden',
  },
  {
    slug: 'casa-candelaria',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'La Candelaria',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Casa Candelaria', es: 'Casa Candelaria' },
    title: {
      en: 'Two bedrooms on the slope below the Cerro de la Cruz, with the whole town at your feet',
      es: 'Dos habitaciones en la ladera del Cerro de la Cruz, con todo el pueblo a sus pies',
    },
    description: {
      en: `Uphill. There is no way round that word: from the Arch you climb for fifteen minutes, the last three on cobbles. What you get in return is height. Antigua lies below the corridor like a drawing, its domes in a row, Agua behind them, and on clear mornings mist still lying along 1a Calle.

The house has four rooms in line, all facing the view: kitchen, living room, a bedroom with a queen bed and one with a double and a cot. They share one large bathroom with a window you will want to leave open. The terrace in front is paved with old brick. It has two benches, a clothes rack and herbs you may pick.

Wilmer, the neighbour's son, walks dogs, fetches tortillas and knows which tuc-tuc drivers are willing to come this far after nine. The forest path to the viewpoint starts eighty metres above; go between eight and five, when the tourist police are there.`,
      es: `De subida. No hay forma de darle vuelta a la palabra: desde el Arco son quince minutos cuesta arriba, los últimos tres sobre empedrado. A cambio tiene altura. Antigua queda abajo como un dibujo, con sus cúpulas en fila y el Agua detrás, y en las mañanas despejadas todavía hay neblina acostada sobre la 1a Calle.

La casa son cuatro cuartos en hilera, todos hacia la vista: cocina, sala, una habitación con cama queen y otra con matrimonial y cuna. Comparten un baño grande con una ventana que va a querer dejar abierta. La terraza de enfrente es de ladrillo viejo y tiene dos bancas, tendedero y hierbas que puede cortar.

Wilmer, el hijo de la vecina, saca a pasear a los perros, va por las tortillas y sabe qué tuctuqueros suben hasta acá después de las nueve. La vereda al mirador empieza ochenta metros más arriba; vaya entre ocho y cinco, que es cuando está la policía de turismo.`,
    },
    highlights: {
      en: ['The town below your corridor', 'Path to the Cerro viewpoint', 'Dogs are welcome'],
      es: ['El pueblo bajo su corredor', 'Vereda al mirador del Cerro', 'Se reciben perros'],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 92,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      {
        beds: [
          [1, 'double'],
          [1, 'crib'],
        ],
        typeBathroom: 'none',
      },
    ],
    place: { dLatitude: 0.0064, dLongitude: 0.0041 },
    amenities: [
      'wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'terrace',
      'volcano-view',
      'crib',
      'pets-welcome',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'respect-neighbours'],
    promotions: ['last-minute-20', 'spring-preview-18'],
    extraFees: ['cleaning-35', 'pet-stay-25'],
    provider: 'owner-marta-ajanel',
    basePrice: 104,
    minNight: 2,
    weeklyDiscount: 15,
    seasons: [
      { season: 'holy-week', price: 180, minDays: 3 },
      { season: 'christmas', price: 135, minDays: 2 },
    ],
    locks: [{ from: 17, to: 21 }],
    checkInTimeStart: '13:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 181,
    cover: 'facade',
    gallery: [
      'volcano-view',
      'terrace',
      'corridor',
      'bedroom',
      'kitchen',
      'living-room',
      'bathroom',
      'city-view',
    ],
    light: 'dawn',
  },
  {
    slug: 'casa-de-la-jacaranda',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'San Bartolo',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Jacaranda House', es: 'Casa de la Jacaranda' },
    title: {
      en: 'Three bedrooms, a pool and a fire pit under one tree, a quarter of an hour from the market',
      es: 'Tres habitaciones, piscina y fogata bajo un solo árbol, a un cuarto de hora del mercado',
    },
    description: {
      en: `February and March belong to the tree. It flowers before it has leaves, the lawn turns violet, and for three weeks nobody sweeps because the owner, Ingrid, forbids it.

For the rest of the year you have a long, low family house in San Bartolo, southwest of the centre. Three bedrooms open onto the garden: a king with bathroom, a queen with bathroom, and a children's room with a bunk and a single bed next to the third bathroom. Toys, paper and crayons are in the trunk at the end of the corridor. The fire pit is ringed with basalt from Fuego and the woodpile is included, within reason. Past it lies the pool, six metres by three, unheated, with a fence and a gate that small hands cannot open.

San Bartolo still has coffee rows between the houses, and horses pass in the morning on their way to pasture. Fifteen minutes' walk brings you to the market. Cars stand in the garden, two of them, on the gravel.`,
      es: `Febrero y marzo son del árbol. Florece antes de echar hoja, la grama se pone morada y durante tres semanas nadie barre, porque Ingrid, la dueña, lo tiene prohibido.

El resto del año es una casa de familia, larga y baja, en San Bartolo, al suroccidente del centro. Tres habitaciones dan al jardín: una king con baño, una queen con baño y la de los niños, con litera y cama individual, a la par del tercer baño. En el baúl del fondo del corredor hay juguetes, papel y crayones. La fogata está rodeada de piedra del Fuego y la leña va incluida, con mesura. Más allá está la piscina, de seis metros por tres, sin calefacción, con reja y una puerta que las manos pequeñas no abren.

En San Bartolo todavía hay surcos de café entre las casas, y por la mañana pasan los caballos rumbo al potrero. El mercado queda a quince minutos caminando. Los carros se quedan en el jardín; caben dos sobre el piedrín.`,
    },
    highlights: {
      en: [
        'Fenced pool in the garden',
        'Fire pit with wood included',
        'Toys and crayons in the trunk',
      ],
      es: [
        'Piscina con reja en el jardín',
        'Fogata con leña incluida',
        'Baúl de juguetes y crayones',
      ],
    },
    season: {
      en: 'The jacaranda usually flowers from mid-February to the end of March.',
      es: 'La jacaranda suele florecer de mediados de febrero a finales de marzo.',
    },
    capacityOfPeople: 7,
    noBathroom: 3,
    flatSurfaceM2: 185,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'bunk'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: -0.0048, dLongitude: -0.0071 },
    amenities: [
      'wifi',
      'hot-water',
      'garden',
      'pool',
      'fire-pit',
      'barbecue',
      'full-kitchen',
      'coffee-maker',
      'washer',
      'board-games',
      'playground',
      'high-chair',
      'parking',
      'pets-welcome',
      'step-free',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome'],
    promotions: ['valentine-14', 'rainy-season-15'],
    extraFees: ['cleaning-55', 'pet-night-8', 'extra-guest-12-over-4'],
    provider: 'casa-y-calle',
    basePrice: 165,
    minNight: 2,
    weeklyDiscount: 12,
    pricePerMonth: 2600,
    seasons: [
      { season: 'holy-week', price: 290, minDays: 4 },
      { season: 'christmas', price: 215, minDays: 3 },
    ],
    locks: [
      { from: 7, to: 11 },
      { from: 44, to: 51 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    sharedSell: true,
    listedDaysAgo: 276,
    cover: 'villa',
    gallery: [
      'garden',
      'pool',
      'bedroom',
      'living-room',
      'corridor',
      'kitchen',
      'bedroom-twin',
      'bathroom',
      'dining-room',
    ],
    light: 'dusk',
  },
  {
    slug: 'mirador-santa-rosa',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Santa Rosa',
    setting: 'colonial',
    typeOfProperty: 'townhouse',
    name: { en: 'Santa Rosa Lookout', es: 'Mirador Santa Rosa' },
    title: {
      en: 'Two bedrooms stacked in a tower of a house, with a rooftop for sunsets',
      es: 'Dos habitaciones apiladas en una casa como torre, con azotea para los atardeceres',
    },
    description: {
      en: `Count the levels: garage and entrance, then the living room with the kitchen, then the bedrooms, then the sky. The plot is five metres wide and its builder had nowhere to go but up.

You will live mostly at the ends. On the rooftop there is a pergola, a gas barbecue, cushions in a dry box and a view that takes in the Cerro de la Cruz behind you and Agua in front. On the bedroom floor, a queen bed looks towards the ruins of Santa Rosa and two singles look towards the hill; the bathroom between them has a tub, rare in this town.

Evenings here are domestic. Somebody practises trumpet for the Holy Week band, badly in January and rather well by March. The baker at the end of the street takes *champurradas* out of the oven at half past four.

You are seven minutes on foot from Capuchinas, ten from the Central Park.`,
      es: `Cuente los niveles: garaje y entrada, luego la sala con la cocina, después las habitaciones y al final el cielo. El terreno tiene cinco metros de frente y al constructor no le quedó otra que irse para arriba.

Donde más va a estar es en las puntas. En la azotea hay pérgola, churrasquera de gas, cojines en un cajón seco y una vista con el Cerro de la Cruz a la espalda y el volcán de Agua al frente. En el nivel de las habitaciones, una cama queen mira hacia las ruinas de Santa Rosa y dos individuales hacia el cerro; el baño que queda en medio tiene tina, cosa rara por aquí.

Las noches son de barrio. Alguien ensaya trompeta para la banda de Semana Santa, mal en enero y bastante bien en marzo. El panadero del final de la calle saca las champurradas a las cuatro y media.

Capuchinas le queda a siete minutos caminando y el Parque Central a diez.`,
    },
    highlights: {
      en: ['Rooftop with pergola', 'Gas barbecue', 'Bathroom with a tub', 'Garage under the house'],
      es: ['Azotea con pérgola', 'Churrasquera de gas', 'Baño con tina', 'Garaje bajo la casa'],
    },
    warning: {
      en: 'Forty-one steps in all from the garage to the rooftop, and no lift.',
      es: 'Del garaje a la azotea son cuarenta y una gradas, y no hay elevador.',
    },
    distributionOfLevel: {
      en: 'First level: garage and toilet. Second: living room and kitchen. Third: two bedrooms and bathroom. Roof: pergola and barbecue.',
      es: 'Primer nivel: garaje y medio baño. Segundo: sala y cocina. Tercero: dos habitaciones y baño. Azotea: pérgola y churrasquera.',
    },
    capacityOfPeople: 4,
    noBathroom: 1.5,
    flatSurfaceM2: 130,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0053, dLongitude: 0.0022 },
    amenities: [
      'wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'rooftop',
      'volcano-view',
      'barbecue',
      'smart-tv',
      'parking',
      'smoke-detector',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'quiet-hours', 'no-pets'],
    promotions: ['new-year-surcharge-25', 'midweek-10', 'last-minute-12'],
    extraFees: ['cleaning-35', 'service-5', 'late-check-in-25'],
    provider: 'owner-julio-pirir',
    basePrice: 120,
    minNight: 2,
    seasons: [{ season: 'holy-week', price: 235, minDays: 3 }],
    locks: [{ from: 20, to: 25 }],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '10:30',
    listedDaysAgo: 133,
    cover: 'townhouse',
    gallery: [
      'rooftop',
      'volcano-view',
      'bedroom',
      'living-room',
      'bathroom',
      'kitchen',
      'bedroom-twin',
      'cobbled-street',
    ],
    light: 'golden',
  },
  {
    slug: 'la-casita-de-belen',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Barrio de Belén',
    setting: 'colonial',
    typeOfProperty: 'bungalow',
    name: { en: 'The Little House in Belén', es: 'La Casita de Belén' },
    title: {
      en: 'A one-bedroom cottage at the bottom of a garden, with a fireplace and no television',
      es: 'Casita de una habitación al fondo de un jardín, con chimenea y sin televisión',
    },
    description: {
      en: `No television, no clock on the wall, and a bookshelf that goes up to the beams. The translator who built the cottage lent it to friends for ten years before she let strangers in, and her only request is that you put books back where they were, or take one and leave one.

You come in through her garden, forty steps of stone between hydrangeas. The cottage stands at the end: a bedroom with a double bed, a sitting room where a sofa opens for a third person, a kitchen corner and a bathroom with a skylight. From June the fireplace is lit more for the damp than for the cold, and a basket of dry ocote waits beside it.

She lives in the front house with two cats and a parrot that says good night. Since it is her home too, the exact place is told once you have booked. It is in Belén, five minutes behind San Francisco; a car can stay in the street, which has a watchman.`,
      es: `Ni televisión ni reloj en la pared, y una librera que llega hasta las vigas. La traductora que hizo la casita se la prestó diez años a sus amigos antes de abrirla a desconocidos; lo único que pide es que los libros vuelvan a su lugar, o que se lleve uno y deje otro.

Se entra por su jardín, cuarenta pasos de piedra entre hortensias. La casita está al final: una habitación con cama matrimonial, una salita donde el sofá se abre para una tercera persona, un rincón de cocina y un baño con tragaluz. De junio en adelante la chimenea se enciende más por la humedad que por el frío, y a la par queda siempre una canasta de ocote seco.

Ella vive en la casa de adelante con dos gatos y un loro que da las buenas noches. Como también es su hogar, la ubicación exacta se la damos cuando reserve. Es en Belén, cinco minutos atrás de San Francisco; el carro puede quedarse en la calle, que tiene vigilante.`,
    },
    highlights: {
      en: ['Shelves up to the beams', 'Fireplace with ocote', 'Garden of hydrangeas'],
      es: ['Librera hasta las vigas', 'Chimenea con ocote', 'Jardín de hortensias'],
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 58,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'private' }],
    place: false,
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'garden',
      'kitchenette',
      'coffee-maker',
      'water-filter',
      'desk',
      'board-games',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'quiet-hours'],
    promotions: ['green-season-forced', 'valentine-14'],
    extraFees: ['cleaning-35'],
    provider: 'owner-marta-ajanel',
    basePrice: 76,
    minNight: 3,
    weeklyDiscount: 14,
    pricePerMonth: 1150,
    seasons: [{ season: 'holy-week', price: 140, minDays: 4 }],
    locks: [
      { from: 22, to: 26 },
      { from: 60, to: 67 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 564,
    cover: 'courtyard',
    gallery: [
      'fireplace',
      'garden',
      'bedroom',
      'living-room',
      'workspace',
      'kitchen',
      'bathroom',
      'street-arch',
    ],
    light: 'rain',
  },
  {
    slug: 'casa-de-los-herreros',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Calle Ancha',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Blacksmiths’ House', es: 'Casa de los Herreros' },
    title: {
      en: 'Three bedrooms on two floors on Calle Ancha, with a garage high enough for a van',
      es: 'Tres habitaciones en dos niveles sobre la Calle Ancha, con garaje donde cabe una van',
    },
    description: {
      en: `Everything iron in this house was made on this street: window grilles, lamp hooks, the banister with its row of quetzals, even the fire tongs. Calle Ancha was the blacksmiths' quarter, and one forge is still alight four doors down. Ask for Don Neto if you would like to see a hinge being born.

For families the plan is practical. Below, a big kitchen, a living room and one bedroom with a queen bed and a bathroom that grandparents can use without stairs. Above, a king bed with its own bathroom and a room for three with single beds, next to the third bathroom. The garage door is two metres eighty high, so a van with a roof rack goes in, and there is a tap to wash the mud off.

The street is broad and gets sun all day. From here you stroll to La Merced in six minutes; vans to the capital and the lake leave from the same corner every morning.`,
      es: `Todo lo que es hierro en esta casa se hizo en esta calle: los balcones, los ganchos de las lámparas, el pasamanos con su fila de quetzales y hasta las tenazas de la chimenea. La Calle Ancha fue el barrio de los herreros y a cuatro puertas todavía hay una fragua encendida. Pregunte por don Neto si quiere ver cómo nace una bisagra.

Para familias la distribución es práctica. Abajo, cocina grande, sala y una habitación con cama queen y baño, que los abuelos usan sin subir gradas. Arriba, una con cama king y baño propio y un cuarto de tres camas individuales, a la par del tercer baño. El portón del garaje mide dos ochenta de alto; entra una van con parrilla, y hay chorro para quitarle el lodo.

La calle es ancha de verdad y le da el sol todo el día. A La Merced se llega paseando en seis minutos, y de la misma esquina salen cada mañana los transportes a la capital y al lago.`,
    },
    highlights: {
      en: ['Garage for a tall van', 'Bedroom on the ground floor', 'Hand-forged ironwork'],
      es: ['Garaje para van alta', 'Habitación en primer nivel', 'Herrería hecha a mano'],
    },
    distributionOfLevel: {
      en: 'Ground floor: kitchen, living room, queen bedroom with bathroom, garage. Upper floor: king bedroom with bathroom, room with three beds, bathroom.',
      es: 'Primer nivel: cocina, sala, habitación queen con baño y garaje. Segundo nivel: habitación king con baño, cuarto de tres camas y otro baño.',
    },
    capacityOfPeople: 7,
    noBathroom: 3,
    flatSurfaceM2: 198,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[3, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0066, dLongitude: -0.0031 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'washer',
      'dryer',
      'smart-tv',
      'crib',
      'parking',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'pets-on-request'],
    promotions: ['last-minute-20'],
    extraFees: ['cleaning-55', 'pet-stay-25'],
    provider: 'casa-y-calle',
    basePrice: 155,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 300, minDays: 4 },
      { season: 'july-holidays', price: 175 },
    ],
    locks: [
      { from: 6, to: 8 },
      { from: 35, to: 42 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '11:00',
    listedDaysAgo: 358,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'kitchen',
      'bedroom',
      'fireplace',
      'bedroom-twin',
      'dining-room',
      'bathroom',
      'cobbled-street',
      'corridor',
    ],
    light: 'noon',
  },
  {
    slug: 'casa-escuela-de-cristo',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Escuela de Cristo',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'House at the Escuela de Cristo', es: 'Casa de la Escuela de Cristo' },
    title: {
      en: 'Three bedrooms facing a small plaza at the beginning of the Calle de los Pasos',
      es: 'Tres habitaciones frente a una placita, donde empieza la Calle de los Pasos',
    },
    description: {
      en: `Workmen have the house until the middle of the season: we are replacing the roof beams, which had carried their tiles since 1936, and it opens again with the first date you see in the calendar. We mention it so that you know the wood smell is fresh.

What does not change is the plaza. Your three front windows look onto a church, a fountain, one taxi and a bench where the same four gentlemen sit from nine to eleven. Children can play there while you watch from the sill.

Behind come a patio with a stone fountain and the three bedrooms, each different. One is large, with a king bed and a bathroom of green tile. One has a queen and a writing desk. The smallest has a double, and its bathroom is across the corridor.

Calle de los Pasos, with its chapels, leads out to El Calvario under tall trees, the best morning walk in town. To the Central Park it is nine minutes. Parking for one car on the patio side.`,
      es: `Los albañiles tienen la casa hasta media temporada: estamos cambiando las vigas, que venían cargando teja desde 1936, y se abre de nuevo en la primera fecha que aparece libre en el calendario. Se lo contamos para que sepa que el olor a madera es nuevo.

Lo que no cambia es la placita. Las tres ventanas del frente dan a una iglesia, una fuente, un taxi y una banca donde los mismos cuatro señores se sientan de nueve a once. Los niños juegan ahí mientras usted los mira desde el poyo de la ventana.

Atrás siguen un patio con fuente de piedra y las tres habitaciones, todas distintas. Una grande, con cama king y baño de azulejo verde; otra con cama queen y escritorio; la más pequeña, con matrimonial, tiene su baño cruzando el corredor.

La Calle de los Pasos, con sus capillas, va hasta El Calvario bajo árboles altos; es la mejor caminata de la mañana. Al Parque Central son nueve minutos. Hay parqueo para un carro del lado del patio.`,
    },
    highlights: {
      en: ['Windows onto the plaza', 'New roof, old walls', 'Walk to El Calvario'],
      es: ['Ventanas a la placita', 'Techo nuevo, muros viejos', 'Caminata a El Calvario'],
    },
    season: {
      en: 'The procession of the Escuela de Cristo leaves on Good Friday afternoon from the church across the plaza; the windows are the best seats in town.',
      es: 'El Viernes Santo por la tarde sale la procesión de la Escuela de Cristo de la iglesia de enfrente; las ventanas son el mejor palco del pueblo.',
    },
    capacityOfPeople: 6,
    noBathroom: 3,
    flatSurfaceM2: 205,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0059, dLongitude: 0.0038 },
    amenities: [
      'wifi',
      'hot-water',
      'courtyard-fountain',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'desk',
      'iron',
      'parking',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'no-pets', 'respect-neighbours'],
    promotions: ['spring-preview-18', 'holy-week-surcharge-30'],
    extraFees: ['cleaning-55', 'extra-guest-12-over-4'],
    provider: 'volcan-homes',
    basePrice: 175,
    minNight: 2,
    weeklyDiscount: 8,
    seasons: [{ season: 'christmas', price: 230, minDays: 3 }],
    availableAfter: 75,
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 801,
    cover: 'courtyard',
    gallery: [
      'patio-fountain',
      'bedroom',
      'living-room',
      'corridor',
      'workspace',
      'kitchen',
      'bathroom',
      'street-arch',
      'bedroom',
    ],
    light: 'dawn',
  },
  {
    slug: 'loft-la-recoleccion',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'La Recolección',
    setting: 'colonial',
    typeOfProperty: 'loft',
    name: { en: 'La Recolección Loft', es: 'Loft La Recolección' },
    title: {
      en: 'Steel, brick and six metres of window behind the fallen vaults of the monastery',
      es: 'Acero, ladrillo y seis metros de ventanal detrás de las bóvedas caídas del convento',
    },
    description: {
      en: `Six metres of window, and nothing in front of it but a coffee field and the broken arches of La Recolección. Whoever designed this loft understood what the guests would be doing.

The lower level is kitchen, dining table and a deep sofa facing the glass. An open steel stair leads to the gallery where the king bed stands, with a half wall instead of a door and the bathroom behind it. You sleep in one room with your whole evening, which couples love and friends find awkward, so we let it to two people at most.

Everything in it is recent: the concrete was poured last year, the heater answers at once, and the fibre connection reaches three hundred megabits. Two blocks away the bus terminal wakes at five; the double glazing takes care of most of it.

You can park in the yard, at no charge, beside the owner's pickup. The market is five minutes away, the Central Park twelve.`,
      es: `Seis metros de ventanal y enfrente nada más que un cafetal y los arcos rotos de La Recolección. El que diseñó este loft sabía muy bien qué iban a hacer los huéspedes.

En el nivel de abajo están la cocina, el comedor y un sofá hondo viendo al vidrio. Unas gradas de acero suben al tapanco de la cama king, que en lugar de puerta tiene medio muro y el baño detrás. Se duerme en el mismo ambiente donde se cenó; a las parejas les encanta y a los amigos les da pena, así que recibimos a dos personas como máximo.

Todo es reciente: la fundición se hizo el año pasado, el calentador responde al momento y la fibra llega a trescientos megas. A dos cuadras la terminal de buses despierta a las cinco; el doble vidrio se encarga de casi todo el ruido.

Puede parquear sin costo en el predio, a la par del picop del dueño. El mercado queda a cinco minutos y el Parque Central a doce.`,
    },
    highlights: {
      en: [
        'Window onto the ruins',
        'Fibre at 300 megabits',
        'Free parking in the yard',
        'For two people only',
      ],
      es: [
        'Ventanal hacia las ruinas',
        'Fibra de 300 megas',
        'Parqueo sin costo',
        'Solo para dos personas',
      ],
    },
    distributionOfLevel: {
      en: 'Ground floor: kitchen, dining table, living area. Gallery: king bed and bathroom.',
      es: 'Primer nivel: cocina, comedor y sala. Tapanco: cama king y baño.',
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 64,
    bedrooms: [{ beds: [[1, 'king']], typeBathroom: 'ensuite' }],
    place: { dLatitude: 0.0031, dLongitude: -0.0074 },
    amenities: [
      'fast-wifi',
      'wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'smart-tv',
      'desk',
      'parking',
      'smoke-detector',
      'solar-power',
    ],
    houseRules: ['no-smoking', 'no-parties', 'adults-only', 'no-pets'],
    promotions: ['opening-offer-20', 'black-week-25'],
    extraFees: ['cleaning-35', 'late-check-in-25'],
    provider: 'ciudad-nueva-living',
    basePrice: 90,
    minNight: 2,
    pricePerMonth: 1500,
    seasons: [
      { season: 'holy-week', price: 165, minDays: 3 },
      { season: 'christmas', price: 118, minDays: 2 },
    ],
    locks: [
      { from: 15, to: 16 },
      { from: 30, to: 33 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '23:00',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 21,
    cover: 'modern-flat',
    gallery: [
      'living-room',
      'bedroom-loft',
      'kitchen',
      'workspace',
      'dining-room',
      'bathroom',
      'street-arch',
      'cobbled-street',
    ],
    light: 'dusk',
  },
  {
    slug: 'villa-los-cedros-rojos',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'San Cristóbal el Bajo',
    setting: 'colonial',
    typeOfProperty: 'villa',
    name: { en: 'Villa of the Red Cedars', es: 'Villa Los Cedros Rojos' },
    title: {
      en: 'Six bedrooms, a pool and a covered kitchen for large families, south of town',
      es: 'Seis habitaciones, piscina y cocina techada para familias grandes, al sur del pueblo',
    },
    description: {
      en: `Grandmothers decide where the family goes for Christmas, the owner says, and so he built for grandmothers: no steps anywhere, a bedroom beside the kitchen, handrails in two bathrooms, and a covered outdoor kitchen with a *comal* big enough for a whole pot of tamales.

Fourteen people sleep in six bedrooms. Three have king beds, one a queen, one two doubles, and the last two single beds; there are five bathrooms, of which the two smaller rooms share one. Rain hardly interrupts anything, since a wide roof joins the house, the kitchen and the games corner, and the pool is four metres from it. The water is warmed by the sun and turns fresh from November.

San Cristóbal el Bajo is a village that happens to touch Antigua. You hear a marimba on Sundays and roosters on all days. By car you reach the Central Park in seven minutes, on foot in twenty-five, and the yard takes six vehicles.`,
      es: `Las abuelas son las que deciden dónde se pasa la Navidad, dice el dueño, y para ellas construyó: ni una sola grada, una habitación a la par de la cocina, agarraderas en dos baños y una cocina techada al aire libre con un comal y un poyo donde cabe la olla completa de tamales.

Duermen catorce en seis habitaciones. Tres tienen cama king, una queen, otra dos matrimoniales y la última dos individuales. Los baños son cinco; las dos habitaciones más chicas comparten uno. La lluvia casi no estorba, porque un techo ancho une la casa, la cocina y el área de juegos, y la piscina queda a cuatro metros. El agua la calienta el sol y de noviembre en adelante se pone fresca.

San Cristóbal el Bajo es una aldea que ya se topa con Antigua. Los domingos se oye marimba y los gallos, todos los días. En carro está usted en el Parque Central en siete minutos, a pie en veinticinco, y en el predio caben seis vehículos.`,
    },
    highlights: {
      en: [
        'No steps in the house',
        'Covered kitchen with comal',
        'Pool four metres away',
        'Six cars in the yard',
      ],
      es: [
        'Casa sin gradas',
        'Cocina techada con comal',
        'Piscina a cuatro metros',
        'Seis carros adentro',
      ],
    },
    capacityOfPeople: 14,
    noBathroom: 5,
    flatSurfaceM2: 460,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0078, dLongitude: -0.0012 },
    amenities: [
      'wifi',
      'hot-water',
      'pool',
      'garden',
      'barbecue',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'board-games',
      'playground',
      'crib',
      'high-chair',
      'washer',
      'parking',
      'step-free',
      'pets-welcome',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'quiet-hours'],
    promotions: ['rainy-season-15', 'end-of-year-10'],
    extraFees: ['cleaning-90', 'extra-guest-15-over-8', 'pet-stay-25'],
    provider: 'volcan-homes',
    basePrice: 365,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 620, minDays: 4 },
      { season: 'christmas', price: 540, minDays: 4 },
      { season: 'july-holidays', price: 395 },
      { season: 'independence', price: 395, minDays: 2 },
    ],
    locks: [
      { from: 18, to: 20 },
      { from: 70, to: 82 },
    ],
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '12:00',
    listedDaysAgo: 447,
    cover: 'villa',
    gallery: [
      'pool',
      'kitchen',
      'garden',
      'dining-room',
      'bedroom',
      'bedroom-twin',
      'living-room',
      'bathroom',
      'corridor',
    ],
    light: 'rain',
  },
  {
    slug: 'la-cuartilla',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Santa Isabel',
    setting: 'coffee',
    typeOfProperty: 'farmhouse',
    name: { en: 'La Cuartilla Farmhouse', es: 'La Cuartilla' },
    title: {
      en: 'Three bedrooms among coffee and gravilea shade, twenty minutes on foot from the park',
      es: 'Tres habitaciones entre café y sombra de gravilea, a veinte minutos a pie del parque',
    },
    description: {
      en: `From November to February you may pick your own. The rows begin where the corridor ends, Bourbon and Caturra under tall gravileas, and Don Lencho hands a basket to anyone who asks; at the end of the week he roasts what you brought in a clay *comal* and sends you home with a pound.

Out of harvest time it is simply quiet. The farmhouse was the weigh station of a larger estate, hence the name, and the old scale stands in the hall. Three bedrooms, all with bathroom: two with queen beds facing the coffee, one with a king and a fireplace facing Agua. Hammocks hang along the corridor in the order in which the shade arrives.

A lane leads to Santa Isabel's church and on to El Calvario; with a torch it is an easy way back from dinner. Cars park beside the drying patio, where you are asked not to reverse over the beans.`,
      es: `De noviembre a febrero usted mismo puede cortarlo. Los surcos empiezan donde termina el corredor, borbón y caturra bajo gravileas altas, y don Lencho le presta canasto al que se lo pida; al final de la semana tuesta en comal de barro lo que hayan juntado y lo despide con su libra.

Fuera de cosecha es tranquila, y ya. La casa fue el puesto donde pesaban el café de una finca más grande, de ahí el nombre, y la romana vieja sigue en la entrada. Las tres habitaciones tienen baño: dos con cama queen hacia el cafetal y una king con chimenea hacia el Agua. Las hamacas están colgadas a lo largo del corredor según va llegando la sombra.

Un caminito lleva a la iglesia de Santa Isabel y de ahí a El Calvario; con linterna se regresa bien después de cenar. Los carros se parquean junto al patio de secado, y se le suplica no dar retroceso sobre el café.`,
    },
    highlights: {
      en: [
        'Pick coffee from November',
        'King room with fireplace',
        'Corridor of hammocks',
        'Agua over the trees',
      ],
      es: [
        'Corte de café desde noviembre',
        'Habitación king con chimenea',
        'Corredor de hamacas',
        'El Agua sobre los árboles',
      ],
    },
    season: {
      en: 'Coffee harvest runs from November to February. In those weeks pickers arrive at seven and the drying patio is in use.',
      es: 'La cosecha de café va de noviembre a febrero. En esas semanas los cortadores llegan a las siete y el patio de secado está ocupado.',
    },
    capacityOfPeople: 6,
    noBathroom: 3,
    flatSurfaceM2: 220,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0074, dLongitude: 0.0066 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'garden',
      'hammocks',
      'volcano-view',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'fire-pit',
      'parking',
      'step-free',
      'pets-welcome',
      'night-guard',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'quiet-hours'],
    promotions: ['green-season-forced', 'midweek-10'],
    extraFees: ['cleaning-55', 'pet-night-8', 'service-5'],
    provider: 'casa-y-calle',
    basePrice: 228,
    minNight: 2,
    weeklyDiscount: 12,
    seasons: [
      { season: 'holy-week', price: 400, minDays: 4 },
      { season: 'christmas', price: 315, minDays: 3 },
    ],
    locks: [
      { from: 9, to: 15 },
      { from: 48, to: 52 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 322,
    cover: 'coffee-finca',
    gallery: [
      'hammock',
      'bedroom',
      'volcano-view',
      'fireplace',
      'garden',
      'kitchen',
      'living-room',
      'bathroom',
      'corridor',
    ],
    light: 'golden',
  },
  {
    slug: 'los-tres-cipreses',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'San Lázaro',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Three Cypresses', es: 'Los Tres Cipreses' },
    title: {
      en: 'A plain, cheerful two-bedroom house with a fenced garden for dogs',
      es: 'Una casa sencilla y alegre de dos habitaciones, con jardín cercado para perros',
    },
    description: {
      en: `Dogs first. The garden is fenced to one metre sixty, there are bowls, an old blanket and a hose, and the kitchen floor is tile. You may bring two, of any size, provided they are not left alone with the hens of Doña Odilia across the path.

For people there are two bedrooms, one with a queen bed and one with a double and a single; a bathroom each; a kitchen in three shades of yellow; and a living room whose door stands open all day. Midday sun falls straight into the garden, so the barbecue has its own little roof.

San Lázaro is the side of Antigua where Antigüeños live: a football pitch, two tortillerías, the white cemetery with its cypresses. It is thirteen minutes on foot to the market. Hardly any visitors come this way, and your neighbours will greet you by the second morning. There is space for one car behind the gate.`,
      es: `Primero los perros. El jardín está cercado a un metro sesenta, hay trastes, una chamarra vieja y manguera, y el piso de la cocina es de azulejo. Puede traer dos, del tamaño que sean, siempre que no se queden solos con las gallinas de doña Odilia, la de enfrente.

Para la gente hay dos habitaciones, una con cama queen y otra con matrimonial e individual; un baño para cada una; una cocina en tres tonos de amarillo, y una sala que pasa el día con la puerta abierta. A mediodía el sol pega derecho en el jardín, por eso la churrasquera tiene su techito.

San Lázaro es el lado donde viven los antigüeños: cancha de fut, dos tortillerías y el cementerio blanco con sus cipreses. Al mercado son trece minutos a pie. Por aquí casi no pasan turistas, y a la segunda mañana los vecinos ya lo saludan. Detrás del portón cabe un carro.`,
    },
    highlights: {
      en: ['Fenced garden for dogs', 'Barbecue under a roof', 'A neighbourhood of neighbours'],
      es: ['Jardín cercado para perros', 'Churrasquera techada', 'Barrio de vecinos de siempre'],
    },
    capacityOfPeople: 5,
    noBathroom: 2,
    flatSurfaceM2: 110,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'double'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: -0.0054, dLongitude: -0.0063 },
    amenities: [
      'wifi',
      'hot-water',
      'garden',
      'barbecue',
      'full-kitchen',
      'coffee-maker',
      'smart-tv',
      'washer',
      'parking',
      'pets-welcome',
      'step-free',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'respect-neighbours'],
    promotions: ['last-minute-20', 'midweek-10'],
    extraFees: ['cleaning-35', 'pet-stay-25', 'extra-guest-12-over-4', 'bed-linen-guest-6'],
    provider: 'owner-julio-pirir',
    basePrice: 102,
    minNight: 1,
    weeklyDiscount: 10,
    pricePerMonth: 1600,
    seasons: [
      { season: 'holy-week', price: 170, minDays: 3 },
      { season: 'independence', price: 120 },
    ],
    locks: [{ from: 27, to: 34 }],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 64,
    cover: 'facade',
    gallery: [
      'garden',
      'kitchen',
      'living-room',
      'bedroom',
      'dining-room',
      'bathroom',
      'bedroom',
      'cobbled-street',
    ],
    light: 'noon',
  },
]
