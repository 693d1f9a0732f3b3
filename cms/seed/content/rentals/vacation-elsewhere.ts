import type { RentalSeed } from '../types'

export const vacationElsewhere: RentalSeed[] = [
  {
    slug: 'torre-maquilishuat-zona-10',
    type: 1,
    town: 'guatemala-city',
    subLocation: 'Zona 10',
    setting: 'city',
    typeOfProperty: 'apartment',
    name: { en: 'Maquilishuat Tower, Floor 14', es: 'Torre Maquilishuat, nivel 14' },
    title: {
      en: 'Two bedrooms above the Zona Viva, twelve minutes from the airport outside rush hour',
      es: 'Dos habitaciones sobre la Zona Viva, a doce minutos del aeropuerto fuera de la hora pico',
    },
    description: {
      en: `Land late, sleep well, fly or drive on: that is how most guests use this flat, and so the concierge hands over keys at any hour of the night and the fridge already holds water, eggs and bread.

On the fourteenth floor you have a living room with a balcony, from which Pacaya glows on clear nights like a cigarette end. One bedroom has its own bathroom; the other, with two single beds, uses the one in the hall. Both have blackout curtains. A washer and dryer stand behind a folding door, and the desk has two screens you may plug into.

Restaurants fill the blocks around Plaza España and the Avenida La Reforma is closed to cars on Sunday mornings, when half the city goes to ride bicycles on it. Traffic is real: leave forty minutes for the airport between six and nine. One basement parking place is included; its ceiling is two metres high.`,
      es: `Aterrizar de noche, dormir bien y seguir camino: así lo usan casi todos nuestros huéspedes. Por eso en recepción le entregan llaves a cualquier hora y en la refrigeradora ya encuentra agua, huevos y pan.

Está en el nivel catorce. La sala tiene balcón y, si la noche está clara, el Pacaya se mira a lo lejos como la brasa de un cigarro. Una habitación trae baño; la otra, con dos camas imperiales, usa el del pasillo. En ambas hay cortina oscura. La lavadora y la secadora quedan tras una puerta plegable, y el escritorio tiene dos pantallas para conectar su computadora.

Alrededor sobran restaurantes, y los domingos por la mañana la Reforma se cierra al tráfico y media ciudad sale en bicicleta. Entre seis y nueve calcule cuarenta minutos al aeropuerto. Incluye un parqueo en sótano; el techo es de dos metros.`,
    },
    highlights: {
      en: ['Keys at any hour', 'Desk with two screens', 'Basement parking included'],
      es: ['Llaves a cualquier hora', 'Escritorio con dos pantallas', 'Parqueo en sótano incluido'],
    },
    capacityOfPeople: 4,
    noBathroom: 2,
    flatSurfaceM2: 92,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0359, dLongitude: -0.0031 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'air-conditioning',
      'smart-tv',
      'washer',
      'dryer',
      'iron',
      'hair-dryer',
      'full-kitchen',
      'coffee-maker',
      'desk',
      'parking',
      'night-guard',
      'smoke-detector',
      'step-free',
      'volcano-view',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'register-visitors'],
    promotions: ['midweek-10', 'black-week-25'],
    extraFees: ['cleaning-35', 'service-5'],
    provider: 'ciudad-nueva-living',
    basePrice: 118,
    minNight: 1,
    weeklyDiscount: 12,
    pricePerMonth: 1750,
    monthlyRates: [
      { fromMonths: 1, price: 1750 },
      { fromMonths: 3, price: 1600 },
      { fromMonths: 6, price: 1490 },
    ],
    seasons: [{ season: 'christmas', price: 135, minDays: 2 }],
    locks: [
      { from: 2, to: 3 },
      { from: 9, to: 13 },
      { from: 22, to: 24 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '23:30',
    checkOutTime: '12:00',
    topListing: true,
    listedDaysAgo: 365,
    cover: 'city-tower',
    gallery: [
      'living-room',
      'city-view',
      'bedroom',
      'kitchen',
      'workspace',
      'bedroom-twin',
      'bathroom',
      'dining-room',
      'reception',
    ],
    light: 'dusk',
  },
  {
    slug: 'las-conchas-flat-zona-14',
    type: 1,
    town: 'guatemala-city',
    subLocation: 'Zona 14, Las Conchas',
    setting: 'city',
    typeOfProperty: 'apartment',
    name: { en: 'Las Conchas Family Flat', es: 'Apartamento Las Conchas' },
    title: {
      en: 'Three bedrooms, a shared pool and a playground on a street of old trees',
      es: 'Tres habitaciones, piscina del edificio y juegos infantiles en una calle arbolada',
    },
    description: {
      en: `Families with a hospital appointment, a visa interview or grandparents to see tend to stay here for a week, so we furnished it for ordinary life: a high chair, a stock pot, board games with all their pieces.

The flat is on the fourth floor of a low building that shares a pool, a playground and a room for birthdays. Two bedrooms have bathrooms, the third has a bunk bed and glow stars left by the owner's daughters. The ficus trees of the street reach the balcony and blackbirds, here called zanates, shout in them at six every evening.

Las Conchas park, for running or feeding ducks, is three blocks away, and a supermarket is nearer still. The building keeps its own reservation calendar at the front desk; what you see here is confirmed by us within the day.`,
      es: `Una cita en el hospital, la entrevista de la visa, los abuelos: quienes vienen con niños suelen quedarse una semana, y por eso está amueblado para la vida de todos los días, con silla alta, olla grande y juegos de mesa con todas sus piezas.

Queda en el cuarto nivel de un edificio bajo, con piscina, juegos infantiles y salón de cumpleaños para los vecinos. Dos habitaciones tienen baño. La tercera tiene litera y unas estrellas que brillan de noche, herencia de las hijas de la dueña. Los ficus de la calle llegan al balcón, y ahí gritan los zanates todos los días a las seis de la tarde.

A tres cuadras está el parque Las Conchas, para correr o darles de comer a los patos, y el súper queda todavía más cerca. El edificio lleva su propio calendario en recepción; nosotros le confirmamos el mismo día.`,
    },
    highlights: {
      en: ['Furnished for children', 'Pool in the building', 'Park at three blocks'],
      es: ['Amueblado para niños', 'Piscina en el edificio', 'Parque a tres cuadras'],
    },
    capacityOfPeople: 6,
    noBathroom: 3,
    flatSurfaceM2: 138,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'bunk'],
          [1, 'crib'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: -0.0519, dLongitude: -0.0021 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'smart-tv',
      'washer',
      'dryer',
      'full-kitchen',
      'terrace',
      'pool',
      'playground',
      'crib',
      'high-chair',
      'board-games',
      'parking',
      'night-guard',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'children-welcome', 'no-parties', 'quiet-hours', 'no-pets'],
    promotions: ['end-of-year-10'],
    extraFees: ['cleaning-55', 'extra-guest-12-over-4'],
    provider: 'ciudad-nueva-living',
    basePrice: 140,
    minNight: 3,
    weeklyDiscount: 15,
    pricePerMonth: 2100,
    seasons: [
      { season: 'christmas', price: 165, minDays: 4 },
      { season: 'july-holidays', price: 155 },
    ],
    calendar: 1,
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 471,
    cover: 'modern-flat',
    gallery: [
      'living-room',
      'bedroom',
      'pool',
      'kitchen',
      'terrace',
      'bedroom-twin',
      'dining-room',
      'bathroom',
    ],
    light: 'noon',
  },
  {
    slug: 'studio-cuatro-grados-norte',
    type: 1,
    town: 'guatemala-city',
    subLocation: 'Zona 4, Cuatro Grados Norte',
    setting: 'city',
    typeOfProperty: 'loft',
    name: { en: 'Ruta Cuatro Studio', es: 'Estudio Ruta Cuatro' },
    title: {
      en: 'A high-ceilinged studio in the diagonal streets of design shops and bars',
      es: 'Un estudio de techo alto entre las diagonales de cafés, talleres y bares',
    },
    description: {
      en: `Zone 4 was laid out at forty-five degrees to the rest of the city and has confused taxi drivers since. Give yours the name of the building and the words "Cuatro Grados", and he will find it.

What waits is one room, nearly four metres high, with concrete left bare and a wall of books you may borrow and replace. The bed is a queen, on a platform with drawers; the kitchen is a single line of steel with an induction hob and a serious coffee grinder. You work at a table cut from a pine door, on fibre internet.

Thursday to Saturday the street is loud until one. We say so plainly and leave earplugs in the drawer. On other days you will hear church bells from Yurrita, that red Gothic oddity two blocks off, and not a great deal more. On foot you reach the Civic Centre in ten minutes and the botanical garden in eight.`,
      es: `La zona 4 se trazó en diagonal con respecto al resto de la ciudad y desde entonces confunde a los taxistas. Dele al suyo el nombre del edificio y dígale «Cuatro Grados»: con eso llega.

Lo que va a encontrar es un solo ambiente de casi cuatro metros de alto, de concreto visto, y una pared de libros que puede tomar prestados o cambiar por otros. La cama es queen, sobre una tarima con gavetas. La cocina cabe en una línea de acero, con estufa de inducción y un molino de café en serio, y se trabaja en una mesa hecha de una puerta de pino, con fibra óptica.

De jueves a sábado hay ruido en la calle hasta la una; se lo decimos claro y le dejamos tapones en la gaveta. Los demás días, si acaso, las campanas de la Yurrita, a dos cuadras. El Centro Cívico queda a diez minutos a pie y el jardín botánico a ocho.`,
    },
    highlights: {
      en: ['Ceiling of four metres', 'Books to borrow', 'Fibre internet and big table'],
      es: ['Techo de cuatro metros', 'Libros para prestar', 'Fibra óptica y mesa grande'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 41,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'ensuite' }],
    place: { dLatitude: -0.0119, dLongitude: -0.0079 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'smart-tv',
      'kitchenette',
      'coffee-maker',
      'iron',
      'hair-dryer',
      'desk',
      'night-guard',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'register-visitors', 'adults-only'],
    promotions: ['opening-offer-20', 'last-minute-12', 'valentine-14'],
    extraFees: ['cleaning-35'],
    provider: 'ciudad-nueva-living',
    basePrice: 62,
    minNight: 2,
    weeklyDiscount: 10,
    pricePerMonth: 890,
    locks: [{ from: 16, to: 20 }],
    cancellation: 'flexible',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '23:00',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 12,
    cover: 'modern-flat',
    gallery: [
      'bedroom-loft',
      'workspace',
      'kitchen',
      'living-room',
      'city-view',
      'bathroom',
      'corridor',
      'dining-room',
    ],
    light: 'golden',
  },
  {
    slug: 'apartamento-la-sexta',
    type: 1,
    town: 'guatemala-city',
    subLocation: 'Zona 1, Centro Histórico',
    setting: 'city',
    typeOfProperty: 'apartment',
    name: { en: 'Sexta Avenida Apartment', es: 'Apartamento La Sexta' },
    title: {
      en: 'One bedroom with tall windows over the pedestrian Sexta Avenida',
      es: 'Una habitación con ventanas altas sobre el paseo de la Sexta',
    },
    description: {
      en: `Marimba on Saturdays, a preacher with a loudspeaker on Sundays, and all week long the shuffle of thousands of shoes: the Sexta is the city's living room, and this apartment has its balcony.

It dates from 1938, when the building was a shirt shop with the owners' home above. Terrazzo floors and steel windows are original; wiring, plumbing and the double glazing on the bedroom side are ours, because the bedroom faces an inner well and stays quiet. There is a bathroom with a tub, a kitchenette, and a sofa bed in the front room.

From the door, walk four blocks to the National Palace and the cathedral, two to the Portalito for a mixta and a beer. Past nine at night go about by taxi; the guard downstairs calls one he knows. Cars sleep in a garage around the corner for thirty quetzales.`,
      es: `Los sábados hay marimba; los domingos, un predicador con bocina, y toda la semana el paso de miles de zapatos. La Sexta es la sala de la ciudad y a usted le toca el balcón.

El edificio es de 1938: abajo era camisería y arriba vivían los dueños. El piso de granito y las ventanas de hierro son de entonces. La instalación eléctrica y los tubos son nuevos, igual que el vidrio doble del cuarto, que da al cubo de luz y por eso es callado. Tiene baño con tina, cocineta y sofá cama en la sala.

Caminando hay cuatro cuadras al Palacio y a la Catedral, y dos al Portalito, por si se antoja una mixta con cerveza. Después de las nueve muévase en taxi; el guardia le llama a uno de confianza. El carro duerme en un parqueo a la vuelta, por treinta quetzales.`,
    },
    highlights: {
      en: ['Balcony on the Sexta', 'Original floors from 1938', 'Quiet inner bedroom'],
      es: ['Balcón sobre la Sexta', 'Piso original de 1938', 'Cuarto interior callado'],
    },
    capacityOfPeople: 3,
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
    place: { dLatitude: 0.0021, dLongitude: -0.0071 },
    amenities: [
      'wifi',
      'hot-water',
      'smart-tv',
      'kitchenette',
      'coffee-maker',
      'iron',
      'night-guard',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'respect-neighbours', 'register-visitors'],
    promotions: ['last-minute-20'],
    extraFees: ['cleaning-35', 'late-check-in-25'],
    provider: 'casa-y-calle',
    basePrice: 58,
    minNight: 1,
    weeklyDiscount: 10,
    seasons: [{ season: 'holy-week', price: 85, minDays: 3 }],
    locks: [
      { from: 7, to: 9 },
      { from: 30, to: 32 },
    ],
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 720,
    cover: 'modern-flat',
    gallery: [
      'living-room',
      'bedroom',
      'city-view',
      'bathroom',
      'kitchen',
      'corridor',
      'street-arch',
      'dining-room',
    ],
    light: 'dawn',
  },
  {
    slug: 'casa-parlama-monterrico',
    type: 1,
    town: 'monterrico',
    subLocation: 'Frente al mar',
    setting: 'coast',
    typeOfProperty: 'villa',
    name: { en: 'Casa Parlama', es: 'Casa Parlama' },
    title: {
      en: 'Four air-conditioned bedrooms, a pool and black sand at the end of the lawn',
      es: 'Cuatro cuartos con aire, piscina y la arena negra donde termina la grama',
    },
    description: {
      en: `Wear sandals for the last twenty metres: by eleven the black sand burns. Before that, at six, it is cool, wet and yours, with pelicans going by in single file and the marks where a turtle came up in the night.

The house looks at all this from under a high palm roof. Kitchen, table for fourteen and hammocks share that one open space, and the pool lies in front, deep enough for jumping at one end. Bedrooms stand in two whitewashed wings, each with air conditioning, a fan and a bathroom with salty taps; drinking water comes in jugs, included.

Nery and Blanca live on the plot. They light the charcoal, buy shrimp from the cart at four and can fetch you at the ferry of La Avellana, where the mangrove boats arrive. From September to January the hatchery, one kilometre along the beach, lets hatchlings go at sunset; you may hold one in your palm, briefly, and set it down facing the noise.`,
      es: `Los últimos veinte metros se caminan con chancletas, porque a las once la arena negra quema. A las seis, en cambio, está fresca y sola; pasan los pelícanos en fila y todavía se ven las huellas de la parlama que salió de noche.

La casa mira todo eso desde un rancho alto de palma, donde caben la cocina, una mesa para catorce y las hamacas. Adelante está la piscina, honda en una punta para tirarse clavados. Los cuartos están en dos alas encaladas, cada uno con aire acondicionado, ventilador y baño. El agua del chorro es salobre; la de tomar viene en garrafones y no se cobra aparte.

Nery y Blanca viven en el terreno. Encienden el carbón, le compran camarón al de la carreta a las cuatro y, si viene por La Avellana, van a traerlo al ferry. De septiembre a enero el tortugario, a un kilómetro por la playa, suelta tortuguitas al caer el sol. Puede llevar una en la palma y dejarla de cara al ruido del mar.`,
    },
    highlights: {
      en: [
        'Steps from the black sand',
        'Table for fourteen under palm',
        'Caretaker couple on the plot',
        'Turtle releases nearby',
      ],
      es: [
        'Frente a la arena negra',
        'Mesa para catorce bajo palma',
        'Guardianes en el terreno',
        'Liberación de tortugas cerca',
      ],
    },
    season: {
      en: 'Turtles nest from July to December; the sea is gentlest, though never tame, in January.',
      es: 'La parlama desova de julio a diciembre; en enero el mar está menos bravo, aunque nunca manso.',
    },
    warning: {
      en: 'The surf is strong and pulls out to sea; there is no lifeguard, and children should swim in the pool.',
      es: 'El mar es bravo y jala hacia adentro; no hay salvavidas, y los niños deben nadar en la piscina.',
    },
    capacityOfPeople: 12,
    noBathroom: 4.5,
    flatSurfaceM2: 310,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'bunk'],
          [1, 'single'],
        ],
        typeBathroom: 'ensuite',
      },
    ],
    place: { dLatitude: -0.0018, dLongitude: 0.0061 },
    amenities: [
      'wifi',
      'air-conditioning',
      'ceiling-fans',
      'full-kitchen',
      'daily-cleaning',
      'private-chef',
      'garden',
      'terrace',
      'sea-access',
      'pool',
      'barbecue',
      'hammocks',
      'parking',
      'pets-welcome',
      'first-aid',
      'generator',
    ],
    houseRules: ['smoking-outside', 'events-on-request', 'pets-on-request', 'children-welcome'],
    promotions: ['midweek-10', 'last-minute-12'],
    extraFees: ['cleaning-90', 'extra-guest-15-over-8', 'pet-night-8'],
    provider: 'costa-tranquila',
    basePrice: 260,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 365, minDays: 3 },
      { season: 'holy-week', price: 468, minDays: 4 },
      { season: 'independence', price: 320, minDays: 2 },
    ],
    locks: [
      { from: 4, to: 6 },
      { from: 18, to: 20 },
      { from: 46, to: 48 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '12:00',
    topListing: true,
    listedDaysAgo: 640,
    cover: 'beach-house',
    gallery: [
      'pool',
      'beach-view',
      'hammock',
      'dining-room',
      'bedroom',
      'kitchen',
      'bedroom-twin',
      'garden',
      'terrace',
      'bathroom',
    ],
    light: 'golden',
  },
  {
    slug: 'rancho-el-cangrejo',
    type: 1,
    town: 'monterrico',
    subLocation: 'Calle del Proyecto',
    setting: 'coast',
    typeOfProperty: 'bungalow',
    name: { en: 'El Cangrejo Bungalow', es: 'Bungaló El Cangrejo' },
    title: {
      en: 'A palm-roofed room for two, two hundred steps of sand from the breakers',
      es: 'Un rancho de palma para dos, a doscientos pasos de la reventazón',
    },
    description: {
      en: `Crabs cross the yard in June. They are the size of a hand, blue, and more afraid of you than you of them; sweep gently and they go.

You get a wooden bungalow on short legs, painted white inside, with a double bed, a net without holes and a ceiling fan that works even when the neighbours' do not, since it runs on a solar battery. Cooking is done on the porch, on two gas rings. Behind a bamboo screen is a shower open to the sky, cold, which at thirty-three degrees is what one wants.

To the beach you walk two hundred steps, counted by a guest of seven, and to the main street with its eateries four minutes the other way. At night the breakers sound as if a lorry were unloading gravel; after an hour you stop hearing them. Doña Mirna, in the house at the front, fries fish and plantain if told before noon.`,
      es: `En junio los cangrejos azules cruzan el patio. Son del tamaño de una mano y le tienen más miedo a usted; se barre despacito y se van.

El rancho es de madera, sobre patas cortas y pintado de blanco por dentro. Tiene cama matrimonial, mosquitero sin agujeros y un ventilador de techo que sigue girando cuando se va la luz, porque trabaja con batería solar. Se cocina en el corredor, en dos hornillas de gas. La ducha está atrás de una mampara de bambú, a cielo abierto y fría, que a treinta y tres grados es lo que uno quiere.

Son doscientos pasos hasta la playa, contados por un huésped de siete años, y cuatro minutos para el otro lado hasta la calle principal y sus comedores. De noche la reventazón suena como si descargaran un camión de piedrín; al rato uno ya no la oye. Doña Mirna, la de la casa de enfrente, fríe pescado con plátano si se le avisa antes de mediodía.`,
    },
    highlights: {
      en: ['Two hundred steps to sea', 'Fan on solar battery', 'Open-air shower'],
      es: ['A doscientos pasos del mar', 'Ventilador con batería solar', 'Ducha a cielo abierto'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 36,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'private' }],
    place: { dLatitude: -0.0012, dLongitude: -0.0034 },
    amenities: [
      'wifi',
      'ceiling-fans',
      'kitchenette',
      'water-filter',
      'terrace',
      'hammocks',
      'solar-power',
      'sea-access',
      'parking',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'no-pets'],
    promotions: ['holy-week-surcharge-30', 'green-season-forced', 'valentine-14'],
    extraFees: ['cleaning-35'],
    provider: 'costa-tranquila',
    basePrice: 65,
    minNight: 1,
    seasons: [{ season: 'christmas', price: 90, minDays: 2 }],
    locks: [{ from: 24, to: 26 }],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 192,
    cover: 'beach-house',
    gallery: [
      'bedroom',
      'hammock',
      'terrace',
      'beach-view',
      'kitchen',
      'bathroom',
      'corridor',
      'living-room',
    ],
    light: 'dawn',
  },
  {
    slug: 'casa-del-canal-monterrico',
    type: 1,
    town: 'monterrico',
    subLocation: 'Aldea El Pumpo',
    setting: 'coast',
    typeOfProperty: 'house',
    name: { en: 'The Canal House', es: 'Casa del Canal' },
    title: {
      en: 'Three bedrooms beside the mangroves, where kingfishers replace the surfers',
      es: 'Tres cuartos junto al manglar, donde en vez de surfistas hay martines pescadores',
    },
    description: {
      en: `The strip of land at Monterrico has two shores. Everyone photographs the ocean; this house is on the other one, along the road to El Pumpo, and its evenings are spent watching herons come in to the mangrove of the Chiquimulilla canal.

At five in the morning Don Lázaro poles up in a flat boat without a motor and takes up to six of you among the roots for two hours: anteaters if you are lucky, four-eyed fish and kingfishers in any case. Back home there is a plunge pool under almond trees, and a kitchen with screens on every window.

The rooms are tiled, white and simple. Two have air conditioning and a bathroom each; the third catches the breeze, sleeps children in a bunk and two hammocks, and shares a bathroom with the corridor. Mosquitoes keep office hours, from half past five to seven: dress accordingly. To the sea it is nine minutes on foot, or three by tuc-tuc.`,
      es: `La franja de Monterrico tiene dos orillas. La del mar sale en todas las fotos; la casa está en la otra, por el camino a El Pumpo, y por las tardes uno se sienta a ver cómo entran las garzas a dormir al manglar del canal de Chiquimulilla.

A las cinco de la mañana llega don Lázaro con su cayuco y una vara, sin motor, y lleva hasta seis personas entre las raíces. Son dos horas: con suerte se mira un oso colmenero, y sin suerte, cuatrojos y martines pescadores. De vuelta hay una piscina pequeña bajo los almendros y una cocina con cedazo en todas las ventanas.

Los cuartos son de piso cerámico, blancos y sencillos. Dos llevan aire y baño. Al tercero le entra la brisa; tiene litera y dos hamacas para los niños, con el baño en el corredor. El zancudo trabaja de cinco y media a siete, así que póngase manga larga. El mar queda a nueve minutos a pie o tres en tuc-tuc.`,
    },
    highlights: {
      en: ['Mangrove boat at dawn', 'Small pool under almond trees', 'Screens on every window'],
      es: [
        'Cayuco al manglar de madrugada',
        'Piscina pequeña bajo almendros',
        'Cedazo en cada ventana',
      ],
    },
    season: {
      en: 'May to October brings short storms after dark, and more birds to the mangrove.',
      es: 'De mayo a octubre caen tormentas cortas de noche y hay más pájaros en el manglar.',
    },
    capacityOfPeople: 8,
    noBathroom: 3,
    flatSurfaceM2: 160,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'bunk'],
          [2, 'hammock'],
        ],
        typeBathroom: 'none',
      },
    ],
    place: { dLatitude: 0.0028, dLongitude: -0.0083 },
    amenities: [
      'wifi',
      'air-conditioning',
      'ceiling-fans',
      'full-kitchen',
      'water-filter',
      'garden',
      'pool',
      'hammocks',
      'barbecue',
      'board-games',
      'parking',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'no-parties', 'no-pets'],
    promotions: ['rainy-season-15', 'last-minute-12'],
    extraFees: ['cleaning-55', 'bed-linen-guest-6'],
    provider: 'costa-tranquila',
    basePrice: 145,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 261, minDays: 4 },
      { season: 'christmas', price: 200, minDays: 3 },
    ],
    locks: [
      { from: 10, to: 12 },
      { from: 31, to: 33 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:30',
    listedDaysAgo: 401,
    cover: 'beach-house',
    gallery: [
      'garden',
      'pool',
      'jungle-view',
      'kitchen',
      'bedroom',
      'hammock',
      'bedroom-twin',
      'dining-room',
      'bathroom',
    ],
    light: 'rain',
  },
  {
    slug: 'rancho-la-barra-las-lisas',
    type: 1,
    town: 'las-lisas',
    subLocation: 'La isla',
    setting: 'coast',
    typeOfProperty: 'house',
    name: { en: 'Rancho La Barra', es: 'Rancho La Barra' },
    title: {
      en: 'A beach house on the island side of Las Lisas, for people who like an empty horizon',
      es: 'Casa de playa del lado de la isla, para quien quiere el horizonte solo',
    },
    description: {
      en: `Your car stays at the landing, under the neem trees, where a boy watches it for fifty quetzales a night. A lancha carries you and the cool boxes over the estuary in five minutes, and from there it is a walk on sand between coconut palms.

On Saturdays other families arrive; from Monday to Thursday you may count the people on the beach with your fingers. The house is made for that: three bedrooms with fans, a rancho for the hammocks, a pool of four by eight metres, an ice chest as long as a coffin. No air conditioning, no television.

Electricity comes from panels and, in the evening, from a generator. Don Tino starts it at six and stops it at eleven. He also opens coconuts, rakes the sand smooth each morning for no reason but pride, and knows which fishermen come in with snapper at about nine.`,
      es: `El carro se queda en el embarcadero, bajo los árboles de nim, al cuidado de un patojo que cobra cincuenta quetzales la noche. Una lancha lo pasa a usted con todo y hieleras al otro lado del estero en cinco minutos; de ahí se camina por la arena, entre cocales.

Los sábados vienen otras familias. De lunes a jueves, la gente en la playa se cuenta con los dedos, y para eso está hecha la casa: tres cuartos con ventilador, un rancho para las hamacas, piscina de cuatro por ocho y una hielera larga como un ataúd. Ni aire acondicionado ni televisión.

La luz es de paneles y, en la noche, de planta: don Tino la enciende a las seis y la apaga a las once. También baja cocos, rastrilla la arena todas las mañanas por puro orgullo y sabe qué pescadores entran con pargo como a las nueve.`,
    },
    highlights: {
      en: ['Reached by boat', 'Empty beach on weekdays', 'Pool under coconut palms'],
      es: ['Se llega en lancha', 'Playa sola entre semana', 'Piscina entre cocales'],
    },
    warning: {
      en: 'The generator runs from 6 to 11 in the evening; the rest of the time there is light and a fridge, but no power for hair dryers.',
      es: 'La planta funciona de 6 a 11 de la noche; el resto del tiempo hay luz y refrigeradora, pero no para secadoras de pelo.',
    },
    capacityOfPeople: 9,
    noBathroom: 2,
    flatSurfaceM2: 175,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'private' },
      {
        beds: [
          [1, 'bunk'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: 0.0012, dLongitude: -0.0026 },
    amenities: [
      'ceiling-fans',
      'full-kitchen',
      'terrace',
      'sea-access',
      'pool',
      'hammocks',
      'barbecue',
      'fire-pit',
      'solar-power',
      'generator',
      'first-aid',
      'pets-welcome',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'pets-on-request', 'register-visitors'],
    promotions: ['midweek-10'],
    extraFees: ['cleaning-55', 'extra-guest-12-over-4', 'pet-stay-25'],
    provider: 'costa-tranquila',
    basePrice: 135,
    minNight: 2,
    weeklyDiscount: 12,
    seasons: [
      { season: 'christmas', price: 190, minDays: 3 },
      { season: 'holy-week', price: 243, minDays: 4 },
    ],
    locks: [{ from: 3, to: 5 }],
    checkInTimeStart: '11:00',
    checkInTimeEnd: '16:30',
    checkOutTime: '11:00',
    listedDaysAgo: 255,
    cover: 'beach-house',
    gallery: [
      'beach-view',
      'hammock',
      'pool',
      'bedroom',
      'terrace',
      'kitchen',
      'bedroom-twin',
      'bathroom',
    ],
    light: 'noon',
  },
  {
    slug: 'villa-chulamar-once',
    type: 1,
    town: 'puerto-san-jose',
    subLocation: 'Chulamar',
    setting: 'coast',
    typeOfProperty: 'villa',
    name: { en: 'Villa Chulamar Once', es: 'Villa Chulamar Once' },
    title: {
      en: 'Five bedrooms and a long pool inside a guarded estate, ninety minutes from the capital',
      es: 'Cinco habitaciones y piscina larga en una colonia con garita, a hora y media de la capital',
    },
    description: {
      en: `On a Friday at three you leave the capital; by half past four, with luck on the toll road, somebody is already in the pool. That shortness of the drive is the reason for Chulamar, and for a house large enough that two or three families can share it.

It stands on a corner plot of a private estate, two streets back from the sea, with guards at the gate and a roof for four cars. The bedrooms are five, all with air conditioning and bathroom. Downstairs one has a wide door and a shower without a step. Outside, the pool measures fourteen metres and has a shelf of ankle depth for small children, watched from the grill and a bar with stools.

Reyna cleans every day and will cook ceviche if you bring the fish. Music outside ends at ten: the administration fines the house, and the house passes it on. This owner lets by his own contract, which you sign before arriving.`,
      es: `Salga de la capital el viernes a las tres y, si la autopista se porta bien, a las cuatro y media ya hay alguien en la piscina. Esa cercanía es la gracia de Chulamar, y la razón de que la casa alcance para dos o tres familias juntas.

Es lote de esquina en una colonia privada, a dos calles del mar, con garita y techo para cuatro carros. Las cinco habitaciones llevan aire acondicionado y baño; la de abajo tiene puerta ancha y ducha sin grada. Afuera, la piscina mide catorce metros e incluye una parte que solo llega al tobillo, para los pequeños, que se cuidan desde la churrasquera o desde los bancos de la barra.

Reyna hace la limpieza a diario y, si usted trae el pescado, prepara ceviche. Afuera la música termina a las diez, porque la administración multa. El dueño alquila con contrato propio, que se firma antes de venir.`,
    },
    highlights: {
      en: [
        'Guarded private estate',
        'Fourteen-metre pool',
        'Step-free bedroom downstairs',
        'Roof for four cars',
      ],
      es: [
        'Colonia privada con garita',
        'Piscina de catorce metros',
        'Habitación abajo sin gradas',
        'Techo para cuatro carros',
      ],
    },
    distributionOfLevel: {
      en: 'Ground floor: living room, kitchen, one bedroom, pool. First floor: four bedrooms and a television room.',
      es: 'Primer nivel: sala, cocina, una habitación y piscina. Segundo nivel: cuatro habitaciones y sala de televisión.',
    },
    customTerms: {
      en: `The owner lets the villa under his own contract.

- Half is paid on signing, the rest seven days before arrival.
- A deposit of 300 US dollars is returned within five days of leaving, less any damage or fines of the estate.
- Give the names and number plates of everybody two days ahead, for the gate.`,
      es: `El propietario alquila la villa con contrato propio.

- Se paga la mitad al firmar y el resto siete días antes de llegar.
- El depósito de 300 dólares se devuelve a los cinco días de la salida, menos daños o multas de la colonia.
- Dos días antes, mande los nombres y las placas de todos para la garita.`,
    },
    capacityOfPeople: 15,
    noBathroom: 6,
    flatSurfaceM2: 450,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'bunk'],
          [2, 'single'],
        ],
        typeBathroom: 'ensuite',
      },
    ],
    place: { dLatitude: 0.0048, dLongitude: -0.0116 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'air-conditioning',
      'smart-tv',
      'washer',
      'daily-cleaning',
      'full-kitchen',
      'garden',
      'terrace',
      'pool',
      'barbecue',
      'hammocks',
      'parking',
      'gated-community',
      'night-guard',
      'generator',
    ],
    houseRules: [
      'smoking-outside',
      'quiet-hours',
      'children-welcome',
      'register-visitors',
      'no-pets',
    ],
    promotions: ['black-week-25', 'spring-preview-18'],
    extraFees: ['cleaning-90', 'extra-guest-15-over-8', 'service-5'],
    provider: 'costa-tranquila',
    basePrice: 340,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 480, minDays: 3 },
      { season: 'holy-week', price: 612, minDays: 4 },
      { season: 'july-holidays', price: 390 },
    ],
    locks: [
      { from: 11, to: 13 },
      { from: 25, to: 27 },
      { from: 53, to: 55 },
    ],
    typeOfTerms: 2,
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '13:00',
    listedDaysAgo: 588,
    cover: 'villa',
    gallery: [
      'pool',
      'terrace',
      'living-room',
      'bedroom',
      'kitchen',
      'hammock',
      'bedroom-twin',
      'garden',
      'dining-room',
      'bathroom',
    ],
    light: 'noon',
  },
  {
    slug: 'casa-pez-vela-iztapa',
    type: 1,
    town: 'iztapa',
    subLocation: 'Canal de Chiquimulilla',
    setting: 'coast',
    typeOfProperty: 'house',
    name: { en: 'Casa Pez Vela', es: 'Casa Pez Vela' },
    title: {
      en: 'Four bedrooms on the canal with a dock where the fishing boats pick you up',
      es: 'Cuatro cuartos a la orilla del canal, con muelle donde lo pasa a traer la lancha de pesca',
    },
    description: {
      en: `Captains ring at half past five. If you booked a day out for sailfish, the boat comes to the dock of the house, and you step aboard with the coffee still in your hand.

For everybody who stays in bed there is a shaded pool, a grill for twelve steaks and a porch over the canal, along which the ferries to Pueblo Viejo push past all day with a truck and three motorcycles on each. The water here is calm enough for the two kayaks. The open sea, over the bar, is not.

The layout is simple: two bedrooms with queen beds to the left, two with bunks and singles to the right, air conditioning in the four, living room between. Melvin keeps the place and guts fish for the pleasure of it; a chest freezer is at your disposal. In town, ten minutes on foot, they sell pupusas until late. Three agencies show this house, and its owner keeps one calendar for all.`,
      es: `El capitán llama a las cinco y media. Si usted apartó un día de pez vela, la lancha se arrima al muelle de la casa y uno se sube con el café en la mano.

Los que se quedan durmiendo tienen piscina con sombra, una parrilla donde caben doce puyazos y un corredor sobre el canal. Por ahí pasan todo el día los ferris a Pueblo Viejo, cada uno con su camión y sus tres motos. El agua del canal es mansa y hay dos kayaks; el mar abierto, del otro lado de la barra, es otra cosa.

Se entiende fácil: a la izquierda dos cuartos con cama queen, a la derecha dos con literas e imperiales, la sala en medio y aire en los cuatro. Melvin cuida la casa, limpia el pescado porque le gusta y le presta el congelador. En el pueblo, a diez minutos a pie, venden pupusas hasta tarde. Tres agencias anuncian la casa, pero el dueño lleva un solo calendario.`,
    },
    highlights: {
      en: [
        'Dock on the canal',
        'Sailfish boats from the door',
        'Two kayaks',
        'Freezer for your catch',
      ],
      es: ['Muelle sobre el canal', 'Pesca de pez vela', 'Dos kayaks', 'Congelador para su pesca'],
    },
    season: {
      en: 'Sailfish run all year and are most plentiful from November to May.',
      es: 'Hay pez vela todo el año, y más de noviembre a mayo.',
    },
    capacityOfPeople: 10,
    noBathroom: 3,
    flatSurfaceM2: 230,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'bunk'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
      {
        beds: [
          [1, 'bunk'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: 0.0009, dLongitude: 0.0051 },
    amenities: [
      'wifi',
      'air-conditioning',
      'smart-tv',
      'full-kitchen',
      'coffee-maker',
      'terrace',
      'private-dock',
      'pool',
      'kayaks',
      'barbecue',
      'hammocks',
      'parking',
      'night-guard',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'no-parties', 'no-pets'],
    promotions: ['end-of-year-10', 'last-minute-20'],
    extraFees: ['cleaning-90', 'extra-guest-15-over-8'],
    provider: 'costa-tranquila',
    basePrice: 210,
    minNight: 2,
    weeklyDiscount: 8,
    seasons: [
      { season: 'christmas', price: 295, minDays: 3 },
      { season: 'holy-week', price: 378, minDays: 4 },
    ],
    locks: [
      { from: 1, to: 3 },
      { from: 36, to: 40 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    sharedSell: true,
    listedDaysAgo: 333,
    cover: 'beach-house',
    gallery: [
      'dock',
      'pool',
      'terrace',
      'bedroom',
      'living-room',
      'hammock',
      'kitchen',
      'bedroom-twin',
      'bathroom',
    ],
    light: 'dawn',
  },
  {
    slug: 'casa-nutria-rio-dulce',
    type: 1,
    town: 'rio-dulce',
    subLocation: 'Fronteras',
    setting: 'forest',
    typeOfProperty: 'house',
    name: { en: 'Otter House', es: 'Casa Nutria' },
    title: {
      en: 'A wooden house on stilts over a side creek, with a dock, canoes and three screened bedrooms',
      es: 'Casa de madera sobre pilotes en un brazo del río, con muelle, cayucos y tres cuartos con cedazo',
    },
    description: {
      en: `In place of a front door there is a ladder. The boat turns off the main river below the long bridge, follows a creek hardly wider than itself, and stops where three steps go up to a deck of santa maria wood.

Everything is raised two metres above the water and screened from floor to roof, so the house is one large airy cage with you inside and the toucans out. Three bedrooms have fans and reading lights; bathrooms are two, with warm water from black tubes in the sun. In the kitchen the fridge is big and the lime tree within reach of the window.

Swim from the dock at any hour: the creek is brown, clean and as warm as a forgotten tea. Two kayaks let you visit the manatee grass, though manatees keep to themselves. Elmer, with the boat, takes you to Fronteras for shopping in seven minutes, to the castle of San Felipe, or down the canyon to Livingston. He goes home at six. After that the loudest thing is a fish jumping.`,
      es: `La entrada de la casa es una escalera. La lancha deja el río grande más abajo del puente, se mete por un brazo apenas más ancho que ella y se para donde tres gradas suben a un corredor de santa maría.

Está dos metros arriba del agua y forrada de cedazo del piso al techo, como una jaula grande y ventilada con usted adentro y los tucanes afuera. Son tres cuartos con ventilador y lámpara, y dos baños cuya agua tibia viene de unos tubos negros al sol. La refrigeradora es grande, y el limonero se alcanza desde la ventana de la cocina.

Del muelle puede tirarse a cualquier hora; el agua es café, limpia y tibia como un té olvidado. Con los dos kayaks se llega al pasto de los manatíes, que rara vez se dejan ver. Elmer lo lleva a comprar a Fronteras en siete minutos, al castillo de San Felipe o por el cañón hasta Livingston. A las seis se va a su casa y lo más ruidoso que queda es un pescado que salta.`,
    },
    highlights: {
      en: [
        'On stilts over the creek',
        'Boatman until six',
        'Swim from the dock',
        'Screened from floor to roof',
      ],
      es: [
        'Sobre pilotes en el río',
        'Lanchero hasta las seis',
        'Se nada desde el muelle',
        'Cedazo del piso al techo',
      ],
    },
    season: {
      en: 'It rains in every month here, least from February to April.',
      es: 'Aquí llueve en cualquier mes, y menos de febrero a abril.',
    },
    capacityOfPeople: 7,
    noBathroom: 2,
    flatSurfaceM2: 150,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[3, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0086, dLongitude: 0.0021 },
    amenities: [
      'wifi',
      'hot-water',
      'ceiling-fans',
      'full-kitchen',
      'water-filter',
      'terrace',
      'private-dock',
      'kayaks',
      'hammocks',
      'solar-power',
      'first-aid',
      'board-games',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'no-parties', 'no-pets'],
    promotions: ['green-season-forced', 'spring-preview-18'],
    extraFees: ['cleaning-55', 'extra-guest-12-over-4'],
    provider: 'selva-stays',
    basePrice: 168,
    minNight: 2,
    weeklyDiscount: 15,
    seasons: [
      { season: 'christmas', price: 220, minDays: 3 },
      { season: 'holy-week', price: 260, minDays: 4 },
    ],
    locks: [
      { from: 13, to: 18 },
      { from: 41, to: 45 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '17:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 450,
    cover: 'jungle-cabin',
    gallery: [
      'dock',
      'terrace',
      'hammock',
      'jungle-view',
      'bedroom',
      'kitchen',
      'living-room',
      'bedroom-twin',
      'bathroom',
    ],
    light: 'golden',
  },
  {
    slug: 'house-of-drums-livingston',
    type: 1,
    town: 'livingston',
    subLocation: 'Barrio París',
    setting: 'coast',
    typeOfProperty: 'house',
    name: { en: 'House of Drums', es: 'Casa Garaón' },
    title: {
      en: 'A painted wooden house in the Garífuna quarter, six minutes from the Caribbean',
      es: 'Casa de madera pintada en el barrio garífuna, a seis minutos del Caribe',
    },
    description: {
      en: `Saturday rehearsals happen next door. Two drums, one turtle shell, five or six grandmothers: they begin when it cools and finish when the singers are hungry, and no one minds if you bring a chair.

Two bedrooms open off a corridor with a rail to lean on. Each has a double bed, a net and a ceiling fan; they share a bathroom at the end. In the kitchen you find a coconut grater, used daily in this town, and a note in Miss Teofila's hand on how to make tapado from crab, green banana and whatever the boats brought. Or pay her and watch.

No road reaches Livingston. Boats come from Río Dulce, an hour and a half through the canyon, and from Puerto Barrios in forty minutes; porters with carts wait on the pier, and the house is fifteen minutes up the main street. The town beach is for walking. To bathe, take a boat to Playa Blanca or walk north to Siete Altares in the wet months, when its pools are full.`,
      es: `En la casa de al lado ensayan los sábados: dos tambores, un caparazón de tortuga y cinco o seis abuelas. Empiezan cuando refresca, terminan cuando les da hambre, y a nadie le molesta que usted saque una silla.

Los dos cuartos dan a un corredor con baranda para apoyarse. Cada uno tiene cama matrimonial, mosquitero y ventilador, y comparten el baño del fondo. En la cocina hay rallador de coco, que aquí se usa a diario, y un papel con letra de Miss Teófila que explica el tapado: jaiba, banano verde y lo que haya traído la lancha. También puede pagarle y solo mirar.

A Livingston no llega carretera. Se viene en lancha desde Río Dulce, hora y media por el cañón, o desde Puerto Barrios en cuarenta minutos. En el muelle esperan los de las carretas y la casa está a quince minutos por la calle principal. La playa del pueblo es para caminar; para bañarse, Playa Blanca, o los Siete Altares cuando llueve y se llenan las pozas.`,
    },
    highlights: {
      en: ['Drums on Saturdays', 'Tapado cooked with you', 'Six minutes to the shore'],
      es: ['Tambores los sábados', 'Tapado hecho en casa', 'Playa a seis minutos'],
    },
    warning: {
      en: 'There is no road to Livingston: the last public boats from Puerto Barrios leave about five.',
      es: 'No hay carretera a Livingston: las últimas lanchas de Puerto Barrios salen como a las cinco.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 88,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
    ],
    place: false,
    amenities: [
      'wifi',
      'ceiling-fans',
      'full-kitchen',
      'water-filter',
      'terrace',
      'hammocks',
      'private-chef',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'respect-neighbours'],
    promotions: ['last-minute-12'],
    extraFees: ['cleaning-35', 'late-check-in-25'],
    provider: 'selva-stays',
    basePrice: 90,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 120, minDays: 3 },
      { season: 'holy-week', price: 150, minDays: 3 },
    ],
    locks: [{ from: 57, to: 61 }],
    cancellation: 'moderate',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '18:30',
    checkOutTime: '10:00',
    listedDaysAgo: 131,
    cover: 'beach-house',
    gallery: [
      'corridor',
      'hammock',
      'bedroom',
      'kitchen',
      'beach-view',
      'terrace',
      'dining-room',
      'bathroom',
    ],
    light: 'dusk',
  },
  {
    slug: 'casa-manati-el-estor',
    type: 1,
    town: 'el-estor',
    subLocation: 'Barrio San Francisco',
    setting: 'lake',
    typeOfProperty: 'house',
    name: { en: 'Casa Manatí', es: 'Casa Manatí' },
    title: {
      en: 'Two bedrooms four blocks from Lake Izabal, with the Boquerón canyon for an afternoon',
      es: 'Dos cuartos a cuatro cuadras del lago de Izabal, con El Boquerón a la mano',
    },
    description: {
      en: `Few foreigners stop in El Estor, and the woman at the bakery will ask where you come from before she asks what you want. English traders had a store here, hence the name; what is left is a flat, hot, friendly town at the end of the lake where Q'eqchi' is spoken first.

Our house has a shaded front yard with a hammock, two bedrooms with air conditioning, one bathroom and a kitchen whose back door opens to a mango tree. The fruit, in May, is yours. Hang the wet swimming things on the line by the pila.

Boquerón lies seven kilometres east: a man in a dugout paddles you between walls of rock a hundred metres high. Further on, at Finca El Paraíso, a hot waterfall drops into a cold river. In the evening walk four blocks to the promenade, eat fried mojarra and watch lightning over the Sierra de las Minas, which usually stays there.`,
      es: `En El Estor paran pocos turistas, y en la panadería le van a preguntar de dónde viene antes que qué va a llevar. El nombre viene de la tienda que tuvieron aquí unos ingleses. Hoy es un pueblo plano, caluroso y amable, en la punta del lago, donde primero se habla q'eqchi'.

La casa tiene al frente un patio con sombra y hamaca, dos cuartos con aire acondicionado, un baño y una cocina cuya puerta de atrás da a un palo de mango. En mayo, los mangos son suyos. La ropa mojada se tiende en el lazo, junto a la pila.

Siete kilómetros al oriente está El Boquerón, donde un señor lo lleva en cayuco entre paredes de cien metros. Más adelante, en Finca El Paraíso, una catarata caliente cae sobre un río frío. Por la tarde camine cuatro cuadras al malecón, pida mojarra frita y mire los relámpagos en la Sierra de las Minas, que casi nunca llegan hasta acá.`,
    },
    highlights: {
      en: [
        'Four blocks from the promenade',
        'Air conditioning in both bedrooms',
        'Mango tree in the yard',
      ],
      es: ['Malecón a cuatro cuadras', 'Aire en ambos cuartos', 'Palo de mango en el patio'],
    },
    capacityOfPeople: 5,
    noBathroom: 1,
    flatSurfaceM2: 90,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      {
        beds: [
          [1, 'double'],
          [1, 'single'],
        ],
        typeBathroom: 'none',
      },
    ],
    place: { dLatitude: 0.0029, dLongitude: 0.0013 },
    amenities: [
      'wifi',
      'air-conditioning',
      'ceiling-fans',
      'full-kitchen',
      'garden',
      'hammocks',
      'parking',
      'pets-welcome',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'pets-on-request', 'respect-neighbours'],
    promotions: [],
    extraFees: ['cleaning-35', 'pet-stay-25'],
    provider: 'selva-stays',
    basePrice: 78,
    minNight: 1,
    seasons: [{ season: 'holy-week', price: 120, minDays: 3 }],
    locks: [{ from: 15, to: 17 }],
    checkInTimeStart: '13:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    listedDaysAgo: 276,
    cover: 'lake-house',
    gallery: [
      'garden',
      'hammock',
      'bedroom',
      'kitchen',
      'living-room',
      'bathroom',
      'bedroom-twin',
      'jungle-view',
    ],
    light: 'dawn',
  },
  {
    slug: 'balcon-de-flores',
    type: 1,
    town: 'flores',
    subLocation: 'Isla de Flores',
    setting: 'lake',
    typeOfProperty: 'apartment',
    name: { en: 'Flores Balcony Apartment', es: 'Balcón de la Isla' },
    title: {
      en: 'A second-floor flat with two bedrooms and a balcony on the sunset side of the island',
      es: 'Apartamento de dos cuartos en segundo nivel, con balcón del lado donde se pone el sol',
    },
    description: {
      en: `You can walk around the whole island in eighteen minutes, slower if you buy an ice cream. Half way, on the western side, look up: a green balcony with two rocking chairs. That is the one.

Behind it is a flat with a tiled floor, ceiling fans and air conditioning in both bedrooms. One holds a queen bed, the other two singles, and the bathroom lies between. The kitchenette is enough for breakfast and cold beer; for the rest there are stalls on the waterfront from five, selling tostadas and tamales at a few quetzales each.

Shuttles to Tikal collect guests at half past four in the morning for the sunrise, and at eight for everybody else, on the corner. Small boats leave across the street for the lookout and for swimming at Jorge's rope swing. The road along the water floods in some years after October; the stairs start above it. Bars below close at one on weekends, and the bedrooms face the back.`,
      es: `La isla entera se camina en dieciocho minutos, o en más si se compra un helado. A media vuelta, del lado poniente, levante la vista: hay un balcón verde con dos mecedoras. Es ese.

Atrás del balcón está el apartamento, de piso cerámico, con ventiladores de techo y aire en los dos cuartos. Uno tiene cama queen, el otro dos imperiales y el baño queda en medio. La cocineta alcanza para el desayuno y las cervezas. Lo demás se resuelve en el malecón, donde desde las cinco hay tostadas y tamales.

Los microbuses a Tikal pasan a la esquina a las cuatro y media, para ver amanecer, y a las ocho para los que prefieren dormir. Cruzando la calle salen lanchas al mirador y a las pozas para nadar. Algunos años el lago se sube a la calle después de octubre; las gradas empiezan más arriba. Los fines de semana los bares cierran a la una, pero los cuartos dan hacia atrás.`,
    },
    highlights: {
      en: ['Balcony to the sunset', 'Tikal shuttle at the corner', 'Rocking chairs on the balcony'],
      es: ['Balcón al atardecer', 'Microbús a Tikal en la esquina', 'Mecedoras en el balcón'],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 70,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0003, dLongitude: -0.0009 },
    amenities: [
      'wifi',
      'hot-water',
      'air-conditioning',
      'ceiling-fans',
      'kitchenette',
      'coffee-maker',
      'terrace',
      'lake-view',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'children-welcome'],
    promotions: ['opening-offer-20'],
    extraFees: ['cleaning-35', 'late-check-in-25'],
    provider: 'selva-stays',
    basePrice: 88,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 115, minDays: 2 },
      { season: 'holy-week', price: 130, minDays: 3 },
      { season: 'july-holidays', price: 100 },
    ],
    availableAfter: 30,
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '11:00',
    listedDaysAgo: 35,
    cover: 'lake-house',
    gallery: [
      'terrace',
      'bedroom',
      'lake-view',
      'living-room',
      'bedroom-twin',
      'kitchen',
      'cobbled-street',
      'bathroom',
    ],
    light: 'dusk',
  },
  {
    slug: 'casa-itza-callejon-arriba',
    type: 1,
    town: 'flores',
    subLocation: 'Isla de Flores, cerca del parque',
    setting: 'lake',
    typeOfProperty: 'townhouse',
    name: { en: 'Itzá House', es: 'Casa Itzá' },
    title: {
      en: 'Three floors of a narrow old house by the church, ending in a roof with lake on every side',
      es: 'Tres niveles de casa angosta junto a la iglesia, con una terraza rodeada de lago',
    },
    description: {
      en: `Where the Itzá had temples until 1697, the Spanish put a church and a park with basketball hoops, and a step downhill from both stands this house, four metres wide and three storeys tall.

You enter into the kitchen, cool and dark, with a table for eight under a fan. Above are two bedrooms and a bathroom; above those, the main bedroom with its own. A last flight takes you to the roof, tiled in red, from where you see water whichever way you turn and, at dawn, canoes crossing from San Miguel.

Carry little: the stairs are steep and the lane in front is for feet. A carrier named Chus brings cases from the causeway for a tip. Howlers cannot be heard here, but roosters can. All three bedrooms have air conditioning, which in April you will bless. Coffee, filters, and a bag of ice are waiting.`,
      es: `Donde los itzaes tuvieron sus templos hasta 1697, los españoles pusieron iglesia y parque, hoy con canasta de básquet. Un paso más abajo está esta casa, de cuatro metros de ancho y tres niveles de alto.

Se entra por la cocina, fresca y oscura, con mesa para ocho debajo del ventilador. Encima hay dos cuartos y un baño, y más arriba el principal, con el suyo. El último tramo de gradas sale a la terraza de ladrillo rojo. Para donde uno voltee hay agua, y de madrugada se ven cruzar los cayucos desde San Miguel.

Venga liviano, pues las gradas son paradas y por el callejón solo se anda a pie; desde el relleno, Chus le carga las maletas por una propina. Saraguates no se oyen, gallos sí. Los tres cuartos tienen aire acondicionado, que en abril se agradece. Le dejamos café, filtros y una bolsa de hielo.`,
    },
    highlights: {
      en: ['Roof with lake all round', 'Beside church and park', 'Three air-conditioned bedrooms'],
      es: ['Terraza rodeada de lago', 'Junto a iglesia y parque', 'Tres cuartos con aire'],
    },
    season: {
      en: 'April and May are the hottest months; from November to February evenings are mild.',
      es: 'Abril y mayo son los meses de más calor; de noviembre a febrero refresca en la noche.',
    },
    distributionOfLevel: {
      en: 'Ground floor: kitchen and dining table. First floor: two bedrooms, bathroom. Second floor: main bedroom with bathroom. Roof terrace.',
      es: 'Primer nivel: cocina y comedor. Segundo nivel: dos cuartos y baño. Tercer nivel: cuarto principal con baño. Terraza.',
    },
    capacityOfPeople: 7,
    noBathroom: 2,
    flatSurfaceM2: 128,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[3, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0002, dLongitude: 0.0004 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'air-conditioning',
      'ceiling-fans',
      'full-kitchen',
      'coffee-maker',
      'washer',
      'rooftop',
      'lake-view',
      'board-games',
    ],
    houseRules: ['no-smoking', 'quiet-hours', 'no-parties', 'children-welcome'],
    promotions: ['valentine-14', 'rainy-season-15', 'black-week-25'],
    extraFees: ['cleaning-55', 'service-5', 'extra-guest-12-over-4'],
    provider: 'casa-y-calle',
    basePrice: 135,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 195, minDays: 3 },
      { season: 'christmas', price: 175, minDays: 3 },
    ],
    locks: [
      { from: 5, to: 8 },
      { from: 28, to: 30 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '10:30',
    listedDaysAgo: 820,
    cover: 'lake-house',
    gallery: [
      'rooftop',
      'dining-room',
      'lake-view',
      'bedroom',
      'kitchen',
      'bedroom-twin',
      'street-arch',
      'bathroom',
      'corridor',
    ],
    light: 'golden',
  },
  {
    slug: 'cabana-cerro-cahui',
    type: 1,
    town: 'el-remate',
    subLocation: 'Camino a Cerro Cahuí',
    setting: 'forest',
    typeOfProperty: 'cabin',
    name: { en: 'Cahuí Forest Cabin', es: 'Cabaña Cahuí' },
    title: {
      en: 'Two bedrooms at the edge of the reserve, with Tikal half an hour up the road',
      es: 'Dos cuartos a la orilla del biotopo y Tikal a media hora por carretera',
    },
    description: {
      en: `Howler monkeys do the work of an alarm clock. The first starts about five, half a kilometre away, and sounds like wind in a drain; stay under the sheet and let the others answer.

We finished the cabin this year with wood from a licensed Petén concession. It has a raised floor, screens instead of glass, two bedrooms with fans, and a bathroom with warm water and a view of leaves. Cook on the veranda or walk to the lake, five minutes, where three comedores grill whitefish. There the water is turquoise over pale mud; the wooden jetty belongs to the village and everyone dives from it.

Ask Rigoberto, who keeps the garden, to fetch you for Tikal at four so that you cross the plaza before the buses. In the rainy months the last two hundred metres of track are slippery, and an ordinary car should wait by the shop. Bring a torch, and shake your shoes.`,
      es: `El despertador es un saraguate. Empieza como a las cinco, a medio kilómetro, y suena a viento en una tubería; quédese bajo la sábana y deje que le contesten los otros.

Terminamos la cabaña este año con madera de una concesión petenera con licencia. Tiene piso levantado, cedazo en lugar de vidrio, dos cuartos con ventilador y un baño con agua tibia que mira a las hojas. Puede cocinar en el corredor o bajar cinco minutos al lago, donde tres comedores asan pescado blanco. El agua ahí es turquesa y el muelle de madera es del pueblo: todos se tiran de él.

Si va a Tikal, dígale a Rigoberto, el jardinero, que lo pase trayendo a las cuatro, para llegar a la plaza antes que los buses. En invierno los últimos doscientos metros se ponen lisos y un carro bajo debe quedarse junto a la tienda. Traiga linterna y sacuda los zapatos.`,
    },
    highlights: {
      en: ['Howler monkeys at dawn', 'Five minutes to the lake', 'Early ride to Tikal'],
      es: ['Saraguates al amanecer', 'Lago a cinco minutos', 'Viaje temprano a Tikal'],
    },
    season: {
      en: 'February to May is dry and hot; toucans come to the ramón trees in May and June.',
      es: 'De febrero a mayo, seco y caliente; en mayo y junio los tucanes llegan a los ramones.',
    },
    capacityOfPeople: 5,
    noBathroom: 1,
    flatSurfaceM2: 76,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      {
        beds: [
          [1, 'double'],
          [1, 'single'],
        ],
        typeBathroom: 'none',
      },
    ],
    place: { dLatitude: 0.0062, dLongitude: 0.0041 },
    amenities: [
      'wifi',
      'hot-water',
      'ceiling-fans',
      'kitchenette',
      'water-filter',
      'terrace',
      'garden',
      'hammocks',
      'solar-power',
      'parking',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'quiet-hours'],
    promotions: ['opening-offer-20', 'last-minute-12'],
    extraFees: ['cleaning-35'],
    provider: 'selva-stays',
    basePrice: 95,
    minNight: 2,
    weeklyDiscount: 12,
    seasons: [
      { season: 'christmas', price: 125, minDays: 3 },
      { season: 'holy-week', price: 140, minDays: 3 },
    ],
    locks: [{ from: 21, to: 23 }],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 17,
    cover: 'jungle-cabin',
    gallery: [
      'jungle-view',
      'terrace',
      'bedroom',
      'hammock',
      'garden',
      'bedroom-twin',
      'bathroom',
      'kitchen',
    ],
    light: 'dusk',
  },
  {
    slug: 'casa-democracia-xela',
    type: 1,
    town: 'quetzaltenango',
    subLocation: 'Zona 1',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'Casa de la Alameda', es: 'Casa de la Alameda' },
    title: {
      en: 'A house of three bedrooms around a glass-roofed patio, six blocks from Parque Centro América',
      es: 'Casa de tres cuartos alrededor de un patio techado, a seis cuadras del parque Centro América',
    },
    description: {
      en: `Cold is the first thing to say about Xela, and the last: at 2,330 metres the January mornings touch zero. So the old patio got a glass roof, the beds got two wool blankets from Momostenango each, and the sitting room its chimney back.

The rest is as a judge's family left it. High doors, a floor of painted cement tiles, a piano that is nearly in tune. You have three bedrooms, two bathrooms with gas-heated showers, a dining room for eight, and a kitchen in which a second cook will not be in the way. Students of Spanish take it by the month for the desk in the back room.

Six blocks east is Parque Centro América, with its columns and shoe shiners; the Santa María volcano closes the street to the south and, on the hour, Santiaguito behind it may cough. Buses to the hot springs and markets leave from La Democracia, ten minutes on foot. The garage takes a pickup.`,
      es: `Lo primero que hay que decir de Xela es que hace frío, y lo último también: a 2,330 metros, en enero amanece a cero grados. Por eso al patio le pusimos techo de vidrio, a cada cama dos ponchos de Momostenango y a la sala le devolvimos la chimenea.

Lo demás está como lo dejó la familia de un juez: puertas altas, piso de cemento pintado y un piano que casi está afinado. Hay tres cuartos, dos baños con calentador de gas, comedor para ocho y una cocina donde dos personas no se estorban. Los estudiantes de español la toman por mes, por el escritorio del cuarto del fondo.

Caminando seis cuadras está el parque Centro América con sus columnas y lustradores. Al sur cierra la calle el volcán Santa María y, de cuando en cuando, atrás tose el Santiaguito. Los buses para las aguas calientes y las plazas salen de La Democracia, a diez minutos a pie. En el garaje cabe un picop.`,
    },
    highlights: {
      en: ['Glass-roofed patio', 'Fireplace and wool blankets', 'Garage for a pickup'],
      es: ['Patio con techo de vidrio', 'Chimenea y ponchos de lana', 'Garaje para picop'],
    },
    season: {
      en: 'November to February is sunny by day and close to freezing at night.',
      es: 'De noviembre a febrero hay sol de día y casi hiela en la noche.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 185,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0046, dLongitude: -0.0058 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'fireplace',
      'smart-tv',
      'washer',
      'iron',
      'full-kitchen',
      'volcano-view',
      'desk',
      'board-games',
      'parking',
    ],
    houseRules: ['no-smoking', 'quiet-hours', 'children-welcome', 'no-pets'],
    promotions: ['midweek-10', 'last-minute-20'],
    extraFees: ['cleaning-35', 'service-5'],
    provider: 'owner-julio-pirir',
    basePrice: 105,
    minNight: 2,
    weeklyDiscount: 18,
    pricePerMonth: 1350,
    monthlyRates: [
      { fromMonths: 1, price: 1350 },
      { fromMonths: 3, price: 1180 },
    ],
    seasons: [
      { season: 'independence', price: 150, minDays: 2 },
      { season: 'holy-week', price: 140, minDays: 3 },
      { season: 'christmas', price: 125 },
    ],
    locks: [{ from: 32, to: 46 }],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 560,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'corridor',
      'dining-room',
      'bedroom',
      'workspace',
      'volcano-view',
      'kitchen',
      'bedroom-twin',
      'bathroom',
    ],
    light: 'noon',
  },
  {
    slug: 'cabana-los-vapores-zunil',
    type: 1,
    town: 'zunil',
    subLocation: 'Camino a Fuentes Georginas',
    setting: 'highland',
    typeOfProperty: 'cabin',
    name: { en: 'Cabin of the Vapours', es: 'Cabaña Los Vapores' },
    title: {
      en: 'A one-bedroom cabin above the vegetable fields, on the road to the hot springs',
      es: 'Cabaña de un cuarto arriba de las hortalizas, camino a las aguas termales',
    },
    description: {
      en: `Steam rises out of the mountain behind the cabin in four or five places, and people here no longer look up at it. You will, with a cup in your hand, before the cloud comes down at about ten.

It is built of adobe and thatched over with tile: one bedroom with a king bed, a sofa bed near the fireplace, a small kitchen, a bath. The tub fills from a thermal pipe that smells faintly of matches; count on twenty minutes. Wood is stacked under the eaves, and a gas heater stands by for those who have never lit a fire.

Around you are leeks, cabbages and carrots, cut in strips so steep that men tie themselves on. Nicolasa brings a basket on Tuesdays and Fridays. Fuentes Georginas is six kilometres uphill; pickups leave from the church in Zunil, two kilometres down. Come before dusk, for fog makes those bends longer.`,
      es: `Detrás de la cabaña sale vapor del cerro en cuatro o cinco lugares, y aquí ya nadie voltea a verlo. Usted sí lo va a ver, con la taza en la mano, antes de que baje la nube como a las diez.

Es de adobe y teja. Tiene un cuarto con cama king, sofá cama cerca de la chimenea, cocina pequeña y baño. La tina se llena de un tubo de agua termal que huele un poquito a fósforo; calcule veinte minutos. La leña está apilada bajo el alero, y hay un calentador de gas para quien nunca ha encendido fuego.

Alrededor crecen puerro, repollo y zanahoria en tablones tan parados que los señores trabajan amarrados. Los martes y viernes Nicolasa trae un canasto. Las Fuentes Georginas quedan seis kilómetros arriba y los picops salen de la iglesia de Zunil, dos kilómetros abajo. Llegue antes de que oscurezca: con neblina, esas vueltas se hacen largas.`,
    },
    highlights: {
      en: [
        'Bathtub with thermal water',
        'Fireplace and stacked wood',
        'Vegetables from the neighbour',
      ],
      es: ['Tina con agua termal', 'Chimenea con leña lista', 'Verdura de la vecina'],
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 62,
    bedrooms: [
      {
        beds: [
          [1, 'king'],
          [1, 'sofaBed'],
        ],
        typeBathroom: 'ensuite',
      },
    ],
    place: { dLatitude: -0.0089, dLongitude: 0.0067 },
    amenities: [
      'hot-water',
      'fireplace',
      'kitchenette',
      'coffee-maker',
      'terrace',
      'garden',
      'board-games',
      'parking',
      'pets-welcome',
    ],
    houseRules: ['no-smoking', 'no-parties', 'pets-on-request'],
    promotions: ['valentine-14'],
    extraFees: ['cleaning-35', 'pet-night-8'],
    provider: 'owner-julio-pirir',
    basePrice: 84,
    minNight: 1,
    seasons: [
      { season: 'holy-week', price: 115, minDays: 2 },
      { season: 'christmas', price: 110, minDays: 2 },
    ],
    locks: [
      { from: 6, to: 7 },
      { from: 26, to: 28 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '17:30',
    checkOutTime: '11:00',
    listedDaysAgo: 109,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'bedroom',
      'bathroom',
      'terrace',
      'kitchen',
      'garden',
      'living-room',
      'dining-room',
    ],
    light: 'rain',
  },
  {
    slug: 'casa-monja-blanca-coban',
    type: 1,
    town: 'coban',
    subLocation: 'Zona 2',
    setting: 'forest',
    typeOfProperty: 'house',
    name: { en: 'Orchid House', es: 'Casa Monja Blanca' },
    title: {
      en: 'Three bedrooms, a collection of two hundred orchids and a porch for watching drizzle',
      es: 'Tres cuartos, doscientas orquídeas y un corredor para ver caer el chipi-chipi',
    },
    description: {
      en: `There is a word for the rain of Cobán, chipi-chipi, and a way to enjoy it: in a rocking chair, on this porch, with cardamom in your coffee. It hardly wets you, and it goes on for two days.

The late owner, a schoolteacher, collected orchids. Two hundred hang along the corridors, labelled in pencil, and her grandson Ernesto comes on Mondays and Thursdays to mist those the weather has not. White monja blanca opens between November and February.

You live around them in a low house of 1920s plank and tin: three bedrooms with thick quilts, one and a half bathrooms, a dining room with glass cabinets, a kitchen with a wood stove beside the gas one. It is seven minutes on foot to the calvary with its hundred and thirty steps, and a quarter of an hour to the pines of Las Victorias park. Vans for Lanquín leave two streets away, at intervals nobody has written down.`,
      es: `La lluvia de Cobán tiene nombre, chipi-chipi, y tiene su modo: en una mecedora, en este corredor, con cardamomo en el café. Casi no moja y puede durar dos días.

La dueña, maestra que en paz descanse, juntaba orquídeas. En los corredores cuelgan doscientas, con su nombre a lápiz, y los lunes y jueves viene su nieto Ernesto a rociar las que no roció el clima. La monja blanca abre de noviembre a febrero.

Alrededor de ellas está la casa, baja, de tabla y lámina, de los años veinte. Son tres cuartos con edredones gruesos, un baño completo y uno de visitas, un comedor con vitrinas y una cocina que todavía conserva el poyo de leña junto a la estufa de gas. En siete minutos a pie se llega al Calvario y sus ciento treinta gradas, y en un cuarto de hora al pinar de Las Victorias. Los microbuses a Lanquín salen a dos calles, a unas horas que nadie ha apuntado.`,
    },
    highlights: {
      en: [
        'Two hundred labelled orchids',
        'Porch with rocking chairs',
        'Seven minutes to El Calvario',
      ],
      es: [
        'Doscientas orquídeas con nombre',
        'Corredor con mecedoras',
        'El Calvario a siete minutos',
      ],
    },
    season: {
      en: 'Orchids flower mostly from November to March; the drizzle belongs to every month.',
      es: 'Las orquídeas florecen sobre todo de noviembre a marzo; el chipi-chipi es de todo el año.',
    },
    capacityOfPeople: 6,
    noBathroom: 1.5,
    flatSurfaceM2: 170,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0027, dLongitude: -0.0039 },
    amenities: [
      'wifi',
      'hot-water',
      'smart-tv',
      'full-kitchen',
      'coffee-maker',
      'garden',
      'terrace',
      'dryer',
      'washer',
      'parking',
    ],
    houseRules: ['no-smoking', 'no-pets', 'children-welcome', 'quiet-hours'],
    promotions: ['green-season-forced', 'end-of-year-10'],
    extraFees: ['cleaning-35', 'bed-linen-guest-6'],
    provider: 'casa-y-calle',
    basePrice: 92,
    minNight: 1,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 125, minDays: 2 },
      { season: 'july-holidays', price: 110 },
    ],
    locks: [{ from: 8, to: 10 }],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    sharedSell: true,
    listedDaysAgo: 899,
    cover: 'highland-house',
    gallery: [
      'garden',
      'terrace',
      'bedroom',
      'dining-room',
      'corridor',
      'kitchen',
      'bedroom-twin',
      'bathroom',
    ],
    light: 'rain',
  },
  {
    slug: 'cabana-del-murcielago-lanquin',
    type: 1,
    town: 'lanquin',
    subLocation: 'Orilla del río Lanquín',
    setting: 'forest',
    typeOfProperty: 'cabin',
    name: { en: 'Bat Hour Cabin', es: 'Cabaña La Hora del Murciélago' },
    title: {
      en: 'A stilted cabin for four above the river, twenty minutes on foot from the caves',
      es: 'Cabaña de pilotes para cuatro sobre el río, a veinte minutos a pie de las grutas',
    },
    description: {
      en: `Around six in the evening, when it is too dark to read, thousands of bats leave the caves of Lanquín and pass over this roof on their way to eat. You do not hear them. You feel a softness in the air, and then it is night.

By day the cabin is about the river. The bank is forty metres below, down a path with a rope, and Don Domingo rents inner tubes by the hour. Two small bedrooms hold a double bed and a bunk; walls stop short of the roof to let the breeze through, so this is a place for people who like each other. The shower is warm from four until the sun's heat is spent.

For Semuc Champey you stand in the back of a pickup from the village square, three quarters of an hour over eleven rough kilometres. Take shoes that grip. Supper is your own affair, on two burners, or a plate at Doña Marta's, beans and kak'ik, fifteen minutes along the lane with a torch.`,
      es: `Como a las seis, cuando ya no se puede leer, miles de murciélagos salen de las grutas de Lanquín y pasan encima de este techo a buscar comida. No se oyen; se siente apenas un airecito, y se hizo de noche.

De día, la cabaña es para el río. Se baja cuarenta metros por una vereda con lazo y don Domingo alquila neumáticos por hora. Los dos cuartitos tienen cama matrimonial, uno, y litera, el otro. Las paredes no llegan al techo para que corra el aire, así que conviene venir con gente de confianza. El agua sale tibia desde las cuatro, hasta que se acaba lo que calentó el sol.

A Semuc Champey se va parado en un picop que sale del parque: tres cuartos de hora para once kilómetros de piedra. Lleve zapatos que agarren. La cena la hace usted en dos hornillas, o camina un cuarto de hora con linterna adonde doña Marta, que sirve frijoles y kak'ik.`,
    },
    highlights: {
      en: ['Bats overhead at dusk', 'River and inner tubes below', 'Pickups to Semuc Champey'],
      es: ['Murciélagos al anochecer', 'Río y neumáticos abajo', 'Picops a Semuc Champey'],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 52,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'bunk']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0037, dLongitude: -0.0071 },
    amenities: [
      'hot-water',
      'kitchenette',
      'water-filter',
      'terrace',
      'hammocks',
      'solar-power',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'no-shoes'],
    promotions: ['rainy-season-15'],
    extraFees: ['cleaning-35'],
    provider: 'selva-stays',
    basePrice: 72,
    minNight: 2,
    weeklyDiscount: 15,
    seasons: [{ season: 'holy-week', price: 110, minDays: 3 }],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '17:30',
    checkOutTime: '10:00',
    listedDaysAgo: 167,
    cover: 'jungle-cabin',
    gallery: [
      'jungle-view',
      'hammock',
      'bedroom',
      'terrace',
      'bedroom-twin',
      'kitchen',
      'bathroom',
      'living-room',
    ],
    light: 'dusk',
  },
  {
    slug: 'bosque-nuboso-purulha',
    type: 1,
    town: 'purulha',
    subLocation: 'Kilómetro 161',
    setting: 'forest',
    typeOfProperty: 'cabin',
    name: { en: 'Cloud Forest Cabin', es: 'Cabaña del Aguacatillo' },
    title: {
      en: 'Two bedrooms beside the quetzal reserve, with a fruiting tree outside the window',
      es: 'Dos cuartos junto al Biotopo del Quetzal y un aguacatillo frente a la ventana',
    },
    description: {
      en: `Leave the curtains open. The aguacatillo tree in front of the main window fruits from March to June, and quetzals come to it, most often between half past five and seven. We promise nothing; in the visitors' book about one guest in three has drawn a long green tail.

Moss grows on everything here, chairs included. To keep it outside we gave the cabin a fireplace open on two sides, one towards the living room and one towards the larger bedroom, and a drying rack over the boiler. Beds are a queen and two singles. Boots in three sizes stand by the door.

Trails of the reserve begin nine hundred metres along the road, cost a few dollars and close at four. Lorries on the highway to Cobán change gear at kilometre 161, and you hear that until about ten. Amalia, from the farm opposite, sells eggs, and cheese on Saturdays; there is no shop nearer than Purulhá, five kilometres on.`,
      es: `Deje abierta la cortina. Frente a la ventana grande hay un aguacatillo que da fruto de marzo a junio y los quetzales lo visitan, casi siempre entre cinco y media y siete. No prometemos nada: en el libro de visitas, más o menos uno de cada tres dibujó una cola verde.

Aquí le sale musgo a todo, hasta a las sillas. Para dejarlo afuera, la cabaña tiene una chimenea con dos caras, una a la sala y otra al cuarto grande, y un tendedero encima del calentador. Las camas son una queen y dos imperiales. Junto a la puerta hay botas de hule en tres tallas.

Los senderos del biotopo empiezan a novecientos metros por la carretera, cuestan unos dólares y cierran a las cuatro. En el kilómetro 161 los camiones que van a Cobán cambian velocidad, y se oyen hasta las diez. Amalia, la de la finquita de enfrente, vende huevos y, los sábados, queso. La tienda más cercana está en Purulhá, a cinco kilómetros.`,
    },
    highlights: {
      en: [
        'Fruit tree that draws quetzals',
        'Fireplace with two faces',
        'Reserve trails at 900 metres',
      ],
      es: ['Árbol que atrae al quetzal', 'Chimenea de dos caras', 'Senderos a 900 metros'],
    },
    season: {
      en: 'March to June gives the best chance of seeing quetzals; mist and drizzle at any time.',
      es: 'De marzo a junio hay más posibilidad de ver quetzales; neblina y llovizna, en cualquier mes.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 82,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0104, dLongitude: 0.0092 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'coffee-maker',
      'board-games',
      'parking',
      'smoke-detector',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'quiet-hours'],
    promotions: ['midweek-10', 'spring-preview-18'],
    extraFees: ['cleaning-35', 'late-check-in-25'],
    provider: 'owner-julio-pirir',
    basePrice: 98,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 150, minDays: 3 },
      { season: 'christmas', price: 120, minDays: 2 },
    ],
    locks: [
      { from: 12, to: 14 },
      { from: 48, to: 52 },
    ],
    checkInTimeStart: '14:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 214,
    cover: 'jungle-cabin',
    gallery: [
      'fireplace',
      'jungle-view',
      'bedroom',
      'living-room',
      'kitchen',
      'bedroom-twin',
      'bathroom',
      'dining-room',
    ],
    light: 'rain',
  },
  {
    slug: 'casa-encino-tecpan',
    type: 1,
    town: 'tecpan',
    subLocation: 'Camino a Iximché',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'Casa Encino', es: 'Casa Encino' },
    title: {
      en: 'Three bedrooms among oaks and pines, two kilometres from the ruins of Iximché',
      es: 'Tres cuartos entre encinos y pinos, a dos kilómetros de las ruinas de Iximché',
    },
    description: {
      en: `Sheep keep the grass short, so look before you spread a blanket. The land is a hectare and a half of oak and white pine on the lane to Iximché, and for weekends it turns a household of city people into wood splitters and marshmallow burners.

An architect from the capital drew the house last year: one long room under beams, windows south to three volcanoes far off, a fireplace at one end that takes logs of a metre. Three bedrooms follow, two with queen beds and one with two bunks. Under the floors of both bathrooms run warm pipes. Outside is a fire pit with benches, and a swing.

Bring jackets; in December frost whitens the lawn. Breakfast restaurants along the Pan-American highway, black beans and fresh cheese, are twelve minutes by car. To the ruins it is an easy walk of half an hour, best late, when the school groups leave and the Kaqchikel priests light their copal. Isidro opens the gate and looks after the boiler.`,
      es: `Las ovejas mantienen corta la grama, así que fíjese antes de tender la frazada. Son dos manzanas de encino y pino blanco en el camino a Iximché, y basta un fin de semana para que una familia de la capital termine rajando leña y quemando angelitos.

La casa la dibujó el año pasado un arquitecto: un salón largo bajo vigas, ventanas al sur con tres volcanes lejanos y, en una punta, una chimenea donde caben trozos de un metro. Le siguen tres cuartos, dos con cama queen y uno con dos literas. Bajo el piso de los dos baños pasan tubos calientes. Afuera hay fogata con bancas, y un columpio.

Traiga chumpa, que en diciembre la escarcha blanquea la grama. Los desayunos de la Interamericana, con frijol negro y queso fresco, quedan a doce minutos en carro. A las ruinas se va caminando en media hora; mejor tarde, cuando ya se fueron las excursiones y los guías kaqchikeles queman su copal. Isidro abre el portón y atiende la caldera.`,
    },
    highlights: {
      en: [
        'Fireplace for metre-long logs',
        'Half an hour to Iximché',
        'Warm bathroom floors',
        'Fire pit and swing',
      ],
      es: [
        'Chimenea para trozos grandes',
        'Iximché a media hora',
        'Piso caliente en los baños',
        'Fogata y columpio',
      ],
    },
    season: {
      en: 'Dry and cold from November to February; green and misty from June.',
      es: 'Seco y frío de noviembre a febrero; verde y con neblina desde junio.',
    },
    capacityOfPeople: 8,
    noBathroom: 2,
    flatSurfaceM2: 195,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[2, 'bunk']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0112, dLongitude: -0.0018 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'coffee-maker',
      'garden',
      'volcano-view',
      'fire-pit',
      'barbecue',
      'playground',
      'board-games',
      'parking',
      'pets-welcome',
      'smoke-detector',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'pets-on-request', 'no-parties'],
    promotions: ['opening-offer-20', 'new-year-surcharge-25'],
    extraFees: ['cleaning-55', 'pet-stay-25', 'extra-guest-12-over-4'],
    provider: 'volcan-homes',
    basePrice: 148,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 195, minDays: 3 },
      { season: 'independence', price: 175, minDays: 2 },
    ],
    locks: [{ from: 19, to: 21 }],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '12:00',
    newProduct: true,
    listedDaysAgo: 6,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'living-room',
      'garden',
      'bedroom',
      'volcano-view',
      'dining-room',
      'bedroom-twin',
      'kitchen',
      'bathroom',
    ],
    light: 'golden',
  },
  {
    slug: 'casa-hule-san-martin-zapotitlan',
    type: 1,
    town: 'san-martin-zapotitlan',
    subLocation: 'Aldea Ajaxá',
    setting: 'forest',
    typeOfProperty: 'villa',
    name: { en: 'The Rubber Tree House', es: 'Quinta El Hulero' },
    title: {
      en: 'A family villa with its own pool, eight minutes from the theme parks of Retalhuleu',
      es: 'Quinta familiar con piscina, a ocho minutos de los parques del IRTRA en Retalhuleu',
    },
    description: {
      en: `After a day of slides and queues, parents want three things: shade, quiet and a cold drink that somebody else has put in the fridge. That is the service here. Write down what you like; Lety shops in the morning and presents the bill.

Rows of rubber trees surround the lawn, each with its little cup, and tappers pass on bicycles before sunrise. The pool is round, shallow on one side, fenced, with a gate that children of five cannot open. Four bedrooms with air conditioning give onto a covered corridor; meals happen at one end of it and hammocks at the other.

By car it is eight minutes to the gates of the parks and six to the highway. Afternoons from May on, expect thunder about three: the pool empties, the frogs begin, and by five everything drips in the sun. The generator covers refrigerators, fans and the water pump.`,
      es: `Cuando se sale de los toboganes y las colas, uno quiere sombra, silencio y una bebida fría que otro haya metido a la refrigeradora. Aquí se la tienen. Apunte lo que les gusta; Lety hace el mandado en la mañana y le entrega la factura.

La grama está rodeada de palos de hule en fila, cada uno con su tacita, y antes de que amanezca pasan en bicicleta los que los pican. La piscina es redonda, bajita de un lado, y tiene cerco con una puerta que un niño de cinco no puede abrir. Los cuatro cuartos, con aire acondicionado, dan a un corredor techado: en una punta se come y en la otra se cuelgan las hamacas.

En carro hay ocho minutos a la entrada de los parques y seis a la carretera. Desde mayo, como a las tres truena; la piscina se vacía, empiezan los sapos, y a las cinco todo gotea al sol. La planta da para refrigeradoras, ventiladores y bomba de agua.`,
    },
    highlights: {
      en: ['Fenced pool for children', 'Eight minutes to the parks', 'Shopping done for you'],
      es: ['Piscina con cerco para niños', 'Parques a ocho minutos', 'Mandado hecho por encargo'],
    },
    capacityOfPeople: 11,
    noBathroom: 3,
    flatSurfaceM2: 260,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      {
        beds: [
          [1, 'bunk'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: false,
    amenities: [
      'wifi',
      'air-conditioning',
      'ceiling-fans',
      'smart-tv',
      'full-kitchen',
      'daily-cleaning',
      'garden',
      'pool',
      'barbecue',
      'hammocks',
      'high-chair',
      'crib',
      'parking',
      'generator',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'no-parties', 'no-pets'],
    promotions: ['midweek-10', 'holy-week-surcharge-30'],
    extraFees: ['cleaning-55', 'extra-guest-15-over-8'],
    provider: 'costa-tranquila',
    basePrice: 185,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 250, minDays: 3 },
      { season: 'july-holidays', price: 225, minDays: 2 },
      { season: 'independence', price: 215, minDays: 2 },
    ],
    locks: [
      { from: 4, to: 6 },
      { from: 34, to: 37 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '12:00',
    listedDaysAgo: 382,
    cover: 'villa',
    gallery: [
      'pool',
      'garden',
      'corridor',
      'bedroom',
      'hammock',
      'dining-room',
      'bedroom-twin',
      'kitchen',
      'bathroom',
    ],
    light: 'noon',
  },
]
