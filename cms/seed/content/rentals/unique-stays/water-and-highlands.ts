import type { RentalSeed } from '../../types'

/** Over the Río Dulce, on both coasts, and in the cold of Tecpán and Zunil. */
export const waterAndHighlandStays: RentalSeed[] = [
  {
    slug: 'manatee-boathouse-rio-dulce',
    type: 5,
    town: 'rio-dulce',
    subLocation: 'Bahía de las Garzas',
    setting: 'forest',
    typeOfProperty: 'boathouse',
    name: { en: 'The Manatee Boathouse', es: 'La Casa del Manatí' },
    title: {
      en: 'A house on piles with a boat garage under the living room and mangrove on both sides',
      es: 'Casa sobre pilotes con garaje para lancha debajo de la sala y mangle a los dos lados',
    },
    description: {
      en: `The floor has a hatch. Lift it and you see your launch, moored underneath, with catfish in its shadow; children have spent whole afternoons lying there with a torch.

Around the hatch goes the house: a living room with louvres instead of glass, two bedrooms with ceiling fans and nets, a galley kitchen with an ice machine. A veranda runs around all four sides. Herons stalk past on the rail at breakfast, and if the water breathes out loudly at dusk, look up, as manatees feed in this bay.

Wilmer, the boatman, is included for two hours a day: shopping in Fronteras, the fort of San Felipe, a hot spring upriver. Longer trips, such as the gorge to Livingston, are agreed with him. **The price depends on the fuel and the number of days, so ask us for it**; we answer with one figure and no extras.`,
      es: `En el piso de la sala hay una compuerta. Se levanta y ahí está la lancha, guardada debajo de la casa, con los bagres en la sombra. Hay niños que se han pasado la tarde entera acostados viendo con linterna.

Alrededor está todo lo demás: dos cuartos con ventilador y mosquitero, persianas de madera en lugar de vidrios, una cocina angosta con máquina de hielo y un corredor que da la vuelta completa. Las garzas caminan por la baranda a la hora del desayuno. Si al anochecer oye que el agua resopla, no se asuste: en esta bahía comen manatíes.

Wilmer, el lanchero, está con usted dos horas diarias para ir de compras a Fronteras, al castillo de San Felipe o al agua caliente. Los viajes largos, como bajar el cañón hasta Lívingston, se acuerdan con él. **El precio cambia según el combustible y los días, así que pídanoslo**; le mandamos una sola cifra, sin agregados.`,
    },
    highlights: {
      en: ['Boatman two hours a day', 'Veranda on all sides', 'Manatees at dusk'],
      es: ['Lanchero dos horas diarias', 'Corredor a los cuatro lados', 'Manatíes al anochecer'],
    },
    season: {
      en: 'Least rain from February to April; sailing boats fill the bay from July to October.',
      es: 'De febrero a abril llueve menos; de julio a octubre la bahía se llena de veleros.',
    },
    warning: {
      en: 'Deep water all round: children must wear the vests we provide.',
      es: 'Hay agua honda alrededor: los niños deben usar los chalecos que entregamos.',
    },
    capacityOfPeople: 5,
    noBathroom: 2,
    flatSurfaceM2: 105,
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
    place: { dLatitude: -0.0074, dLongitude: 0.0112 },
    amenities: [
      'wifi',
      'ceiling-fans',
      'full-kitchen',
      'water-filter',
      'private-dock',
      'kayaks',
      'hammocks',
      'barbecue',
      'generator',
      'solar-power',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'no-pets'],
    provider: 'selva-stays',
    minNight: 2,
    locks: [{ from: 16, to: 20 }],
    cancellation: 'firm',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '17:00',
    checkOutTime: '11:00',
    listedDaysAgo: 96,
    cover: 'lake-house',
    gallery: [
      'dock',
      'living-room',
      'bedroom',
      'kitchen',
      'hammock',
      'jungle-view',
      'terrace',
      'bathroom',
      'bedroom-twin',
    ],
    light: 'dusk',
  },
  {
    slug: 'palm-bungalow-quehueche-livingston',
    type: 5,
    town: 'livingston',
    subLocation: 'Playa Quehueche',
    setting: 'coast',
    typeOfProperty: 'bungalow',
    name: { en: 'Palm Bungalow at Quehueche', es: 'Bungaló de Quehueche' },
    title: {
      en: 'A Caribbean bungalow of manaca palm, forty steps from the sea and an hour’s walk from town',
      es: 'Bungaló de manaca frente al Caribe, a cuarenta pasos del mar y a una hora a pie del pueblo',
    },
    description: {
      en: `The owner, Doña Clara Figueroa, is rebuilding the jetty, and for that reason the first guests come only once it carries a person with a suitcase. We have been to see the rest: it is ready, swept and smells of new palm.

Expect one square room with a queen bed and a single, a ceiling fan that works off the sun, and a porch facing east over flat brown-blue water. Sea almonds give shade until ten. There is a swing, a rake, and a radio which Clara will want back.

How the days go here: you walk the beach to Siete Altares with a boy from the village and bathe in the pools; a canoe passes with coconut bread around four; on Saturdays drums can be heard from Livingston when the wind lies that way. **Meals** are cooked to order, and tapado needs two hours’ notice because somebody has to fish for it.`,
      es: `Falta el muelle. Doña Clara Figueroa lo está levantando de nuevo y no quiere recibir a nadie hasta que aguante a una persona con maleta; por eso las fechas se abren más adelante. El resto ya lo vimos, está terminado y huele a palma recién puesta.

Es un cuarto amplio con cama queen y una imperial, ventilador que trabaja con el sol y un corredor hacia el oriente. Los almendros dan sombra hasta las diez; después conviene el mar, que aquí es bajo y tibio un buen trecho.

Un día cualquiera: caminar por la playa a Siete Altares con un patojo de la aldea, bañarse en las pozas, comprar pan de coco cuando pasa el cayuco como a las cuatro. Los sábados, si el viento ayuda, se oyen los tambores de Lívingston. Doña Clara cocina por encargo, y el tapado se pide con dos horas porque hay que ir a pescarlo.`,
    },
    highlights: {
      en: ['Forty steps to the Caribbean', 'Walk to Siete Altares', 'Garífuna cooking to order'],
      es: ['A cuarenta pasos del mar', 'A pie a Siete Altares', 'Cocina garífuna por encargo'],
    },
    warning: {
      en: 'No road: you come by boat from Livingston, fifteen minutes.',
      es: 'No entra carretera: se llega en lancha desde Lívingston, quince minutos.',
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 36,
    bedrooms: [
      {
        beds: [
          [1, 'queen'],
          [1, 'single'],
        ],
        typeBathroom: 'ensuite',
      },
    ],
    place: { dLatitude: 0.0168, dLongitude: -0.0263 },
    amenities: [
      'ceiling-fans',
      'water-filter',
      'private-chef',
      'sea-access',
      'hammocks',
      'garden',
      'solar-power',
      'step-free',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'pets-on-request', 'respect-neighbours'],
    promotions: ['opening-offer-20'],
    extraFees: ['pet-stay-25'],
    provider: 'costa-tranquila',
    basePrice: 64,
    minNight: 2,
    availableAfter: 58,
    cancellation: 'flexible',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '16:00',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 5,
    cover: 'jungle-cabin',
    gallery: [
      'beach-view',
      'bedroom',
      'hammock',
      'terrace',
      'garden',
      'bathroom',
      'dining-room',
      'jungle-view',
    ],
    light: 'dawn',
  },
  {
    slug: 'mangrove-rancho-las-lisas',
    type: 5,
    town: 'las-lisas',
    subLocation: 'La Barrona',
    setting: 'coast',
    typeOfProperty: 'bungalow',
    name: { en: 'Rancho of the Sandbar', es: 'El Rancho de la Barra' },
    title: {
      en: 'A palm-roofed house between surf and mangrove, with a pool that catches the evening shade',
      es: 'Rancho de palma entre el mar y el manglar, con piscina que agarra sombra por la tarde',
    },
    description: {
      en: `Leave the car with the guard at the landing (Q50 a day) and cross in Neto’s boat; ten minutes through mangrove, with kingfishers. On the far side a cart takes the cool boxes over the sand, because this house stands on a strip three hundred metres wide with the Pacific in front and the estuary behind.

The roof is one great cone of palm, twelve metres high, and under it everything happens: kitchen, long hammocks, a table of conacaste wood. Three bedrooms with air conditioning open off it through proper doors. The pool is small and deep, and in shade from four.

A shrimp seller calls at nine, ice comes at eleven. Neto’s wife Lucky will fry what you buy for Q30 a pound. The surf is heavy all year, so swim in the estuary at high tide instead. From August to December turtles come up at night: no white lamps on the beach, please.

The owner has a contract of his own, printed below.`,
      es: `El carro se deja en el parqueo del embarcadero, a Q50 el día, y se cruza en la lancha de Neto: diez minutos de manglar con martines pescadores. Del otro lado una carreta lleva las hieleras, porque la casa queda en la pura barra, con el Pacífico enfrente y el estero atrás.

Todo pasa debajo de un rancho de palma de doce metros de alto: la cocina, las hamacas largas, una mesa de conacaste donde caben diez. Los tres dormitorios sí son cerrados y tienen aire acondicionado. La piscina es chica y honda, y desde las cuatro le da la sombra.

A las nueve pasa el camaronero, a las once el hielo, y doña Lucky le fríe lo que compre por Q30 la libra. El mar pega fuerte todo el año, mejor báñese en el estero con marea llena. De agosto a diciembre salen las parlamas: en la playa, por favor, nada de luz blanca.

El propietario trabaja con contrato propio; lo encuentra más abajo.`,
    },
    highlights: {
      en: [
        'Reached through the mangroves',
        'Pool shaded from four',
        'Turtles from August',
        'Shrimp sold at the door',
      ],
      es: [
        'Se cruza el manglar',
        'Piscina con sombra',
        'Parlamas desde agosto',
        'Camarón a domicilio',
      ],
    },
    warning: {
      en: 'Strong waves and currents; there is no lifeguard.',
      es: 'Oleaje y corrientes fuertes; no hay salvavidas.',
    },
    customTerms: {
      en: `Half of the price is paid on confirmation and the other half when you get out of the boat. A deposit of **$150** is returned on the last day, less what was broken. The boat runs from 6 am to 6 pm; outside these hours each crossing costs $20. Drones are not flown over the estuary during the nesting months.`,
      es: `Se paga la mitad para apartar y la otra mitad al bajar de la lancha. Hay un depósito de **$150** que se devuelve el último día, menos lo que se haya quebrado. La lancha trabaja de 6:00 a 18:00; fuera de ese horario cada cruce cuesta $20. En meses de anidación no se vuelan drones sobre el estero.`,
    },
    capacityOfPeople: 8,
    noBathroom: 3,
    flatSurfaceM2: 190,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      { beds: [[1, 'bunk']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0046, dLongitude: 0.0081 },
    amenities: [
      'air-conditioning',
      'ceiling-fans',
      'full-kitchen',
      'water-filter',
      'private-chef',
      'pool',
      'sea-access',
      'private-dock',
      'barbecue',
      'hammocks',
      'generator',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'no-pets', 'respect-neighbours'],
    promotions: ['holy-week-surcharge-30', 'new-year-surcharge-25', 'black-week-25'],
    extraFees: ['cleaning-55'],
    provider: 'costa-tranquila',
    basePrice: 210,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 290, minDays: 4 },
      { season: 'july-holidays', price: 235, minDays: 2 },
    ],
    locks: [
      { from: 2, to: 4 },
      { from: 28, to: 30 },
    ],
    typeOfTerms: 2,
    checkInTimeStart: '11:00',
    checkInTimeEnd: '16:00',
    checkOutTime: '13:00',
    listedDaysAgo: 480,
    cover: 'beach-house',
    gallery: [
      'pool',
      'beach-view',
      'hammock',
      'dining-room',
      'kitchen',
      'bedroom',
      'bedroom-twin',
      'bathroom',
      'dock',
    ],
    light: 'noon',
  },
  {
    slug: 'glass-gable-cabin-tecpan',
    type: 5,
    town: 'tecpan',
    subLocation: 'Camino a Iximché',
    setting: 'highland',
    typeOfProperty: 'cabin',
    name: { en: 'The Glass Gable', es: 'Cabaña de los Pinos' },
    title: {
      en: 'An A-shaped cabin whose front is one window, facing nothing but pines',
      es: 'Cabaña en forma de A, con el frente entero de vidrio y puros pinos delante',
    },
    description: {
      en: `Frost, sometimes. At 2,300 metres Tecpán is where people from the capital go to wear a scarf, and this cabin was made for that: a roof down to the ground, a fireplace you can see from the bed, and two armchairs set exactly where the morning comes in.

You drive ten minutes from the Interamericana, the last three on dirt, and park under the trees. Eusebio lights the fire before you arrive if you send a message from Chimaltenango. The loft holds a queen bed; below, a sofa opens for two children or one tall friend.

The ruins of Iximché are half an hour on foot along a farm track where they grow broccoli and blackberries. For breakfast there are the big log-house restaurants on the highway, noisy on Sundays, or the brown eggs that Eusebio leaves on the step. Bookings for this cabin are kept in the owner’s diary: we ask before we answer.`,
      es: `Aquí sí hace frío. Tecpán está a 2,300 metros y es donde los capitalinos vienen a estrenar bufanda, de manera que la cabaña se pensó para eso: techo hasta el suelo, chimenea que se ve desde la cama y dos sillones puestos donde entra el primer sol.

Desde la Interamericana son diez minutos, los últimos tres de tierra, y el carro queda bajo los pinos. Si manda un mensaje al pasar por Chimaltenango, don Eusebio le tiene el fuego prendido cuando llega. En el tapanco está la cama queen; abajo hay un sofá cama para dos niños o un amigo alto.

A Iximché se va caminando media hora entre siembras de brócoli y de mora. Para desayunar están los restaurantes de troncos de la carretera, que los domingos se llenan, o los huevos de patio que amanecen en la grada. La agenda la lleva el dueño en su cuaderno; por eso le preguntamos antes de confirmarle.`,
    },
    highlights: {
      en: ['Fireplace seen from bed', 'Window from floor to ridge', 'On foot to Iximché'],
      es: ['Chimenea frente a la cama', 'Ventanal hasta la cumbrera', 'A pie a Iximché'],
    },
    season: {
      en: 'Frost is likely in December and January.',
      es: 'En diciembre y enero puede caer helada.',
    },
    distributionOfLevel: {
      en: 'Bed in the loft, up eleven steps; bathroom, kitchen and sofa bed below.',
      es: 'Cama en el tapanco, once gradas arriba; baño, cocineta y sofá cama abajo.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 58,
    bedrooms: [
      {
        beds: [
          [1, 'queen'],
          [1, 'sofaBed'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: -0.0174, dLongitude: -0.0012 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'kitchenette',
      'coffee-maker',
      'water-filter',
      'garden',
      'fire-pit',
      'barbecue',
      'board-games',
      'parking',
      'pets-welcome',
    ],
    houseRules: ['no-smoking', 'pets-on-request', 'children-welcome', 'no-parties'],
    promotions: ['end-of-year-10', 'midweek-10'],
    extraFees: ['cleaning-35', 'pet-night-8'],
    provider: 'casa-y-calle',
    basePrice: 105,
    minNight: 1,
    seasons: [
      { season: 'christmas', price: 140, minDays: 2 },
      { season: 'independence', price: 120 },
    ],
    cancellation: 'flexible',
    calendar: 1,
    checkInTimeStart: '15:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '12:00',
    listedDaysAgo: 175,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'bedroom-loft',
      'living-room',
      'kitchen',
      'jungle-view',
      'terrace',
      'bathroom',
      'garden',
    ],
    light: 'dawn',
  },
  {
    slug: 'steam-cottage-zunil',
    type: 5,
    town: 'zunil',
    subLocation: 'Aldea La Estancia',
    setting: 'highland',
    typeOfProperty: 'cabin',
    name: { en: 'The Steam Cottage', es: 'La Casita del Vapor' },
    title: {
      en: 'Spring water at thirty-nine degrees runs day and night into a stone tub of your own',
      es: 'Agua de nacimiento a treinta y nueve grados, de día y de noche, en una pila solo suya',
    },
    description: {
      en: `First thing to know: the tub cannot be turned off. Spring water comes down a clay channel from the slope of Cerro Quemado, passes through your stone basin at thirty-nine degrees, and goes on to the lettuces below. You may sit in it in the rain at two in the morning, and you should.

The cottage beside it has two rooms. One is for sleeping, with a double bed under heavy Momostenango blankets and a single along the wall. The other has a hearth, a hob and a window over the valley, chequered with onions and carrots; farmers wash them in the river on Sunday for Monday’s market, a sight worth the early walk.

Zunil’s white church is fifteen minutes downhill, San Simón’s house two streets behind it. From the square, pick-ups leave for Fuentes Georginas and chicken buses for Xela (twenty-five minutes, Q5). There is no television. Catarina brings firewood at five.`,
      es: `La pila no se puede cerrar. El agua baja caliente del lado del Cerro Quemado por un canal de barro, pasa por el tanque de piedra a treinta y nueve grados y sigue su camino a regar lechugas. Puede meterse a las dos de la mañana y lloviendo; nosotros se lo recomendamos.

La casita tiene dos piezas. En una se duerme, con cama matrimonial, una imperial y ponchos de Momostenango de los que pesan. En la otra están el polletón, una hornilla y la ventana que da al valle, pintado a cuadros de cebolla y zanahoria. Los domingos las lavan en el río para la plaza del lunes: vale la pena madrugar.

A la iglesia de Zunil se baja en quince minutos, y dos calles atrás vive San Simón. Del parque salen picops a Fuentes Georginas y buses a Xela, veinticinco minutos por Q5. No hay televisión. Doña Catarina llega con la leña a las cinco.`,
    },
    highlights: {
      en: ['Thermal tub of your own', 'Momostenango wool blankets', 'Firewood at five'],
      es: ['Pila termal propia', 'Ponchos de Momostenango', 'Leña a las cinco'],
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 44,
    bedrooms: [
      {
        beds: [
          [1, 'double'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: 0.0067, dLongitude: -0.0052 },
    amenities: [
      'hot-water',
      'fireplace',
      'kitchenette',
      'water-filter',
      'jacuzzi',
      'garden',
      'terrace',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'respect-neighbours'],
    promotions: ['last-minute-20', 'last-minute-12', 'spring-preview-18'],
    provider: 'owner-marta-ajanel',
    basePrice: 69,
    minNight: 1,
    weeklyDiscount: 10,
    seasons: [{ season: 'holy-week', price: 90, minDays: 3 }],
    locks: [
      { from: 0, to: 1 },
      { from: 35, to: 38 },
    ],
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '12:00',
    listedDaysAgo: 64,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'living-room',
      'bedroom',
      'garden',
      'kitchen',
      'volcano-view',
      'bathroom',
      'terrace',
    ],
    light: 'rain',
  },
]
