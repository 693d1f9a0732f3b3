import type { RentalSeed } from '../types'

export const vacationLake: RentalSeed[] = [
  {
    slug: 'casa-matasanos-jucanya',
    type: 1,
    town: 'panajachel',
    subLocation: 'Jucanyá',
    setting: 'lake',
    typeOfProperty: 'house',
    name: { en: 'Casa Matasanos', es: 'Casa Matasanos' },
    title: {
      en: 'Three bedrooms and a garden of fruit trees across the river from busy Santander street',
      es: 'Tres cuartos y un huerto de frutales al otro lado del río, lejos del ruido de la Santander',
    },
    description: {
      en: `Cross the footbridge over the San Francisco river and Panajachel changes: fewer stalls, more maize, and roosters where the music was. The house stands in its own garden here, twelve minutes on foot from Calle Santander and fifteen from the boats.

Two bedrooms open onto the grass and the third is upstairs with a desk and a window full of the San Pedro volcano. In the kitchen you find a six-burner stove, a filter for drinking water and, in season, a bowl of matasanos and jocotes from the trees outside.

Don Chepe comes at seven to sweep and water. He knows when the Friday trucks from Sololá arrive, where to buy firewood for the grill and which launch captain waits for late guests. In the afternoon the Xocomil comes up the valley and rattles the leaves; by nine at night you hear crickets and the river.`,
      es: `Al pasar el puente de hamaca sobre el río San Francisco, Panajachel es otro: menos ventas, más milpa y gallos donde antes había música. La casa queda de ese lado, en su propio terreno, a doce minutos a pie de la calle Santander y a quince de las lanchas.

Abajo hay dos cuartos que dan a la grama. El tercero está arriba, con escritorio y una ventana que ocupa entera el volcán San Pedro. La cocina tiene estufa de seis hornillas, filtro de agua y, en su tiempo, una fuente con matasanos y jocotes cortados ahí mismo.

Don Chepe llega a las siete a barrer y a regar. Pregúntele por la leña para el churrasco, por los picops que bajan de Sololá los viernes o por el lanchero que espera a quien viene tarde. Por la tarde sube el Xocomil y suenan las hojas; a las nueve ya solo se oyen los grillos y el río.`,
    },
    highlights: {
      en: ['Fruit trees in the garden', 'Caretaker every morning', 'Fifteen minutes to the boats'],
      es: ['Frutales en el jardín', 'Guardián todas las mañanas', 'Lanchas a quince minutos'],
    },
    season: {
      en: 'November to April is dry, with clear mornings; from May it rains after lunch.',
      es: 'De noviembre a abril no llueve y amanece despejado; desde mayo cae agua después del almuerzo.',
    },
    distributionOfLevel: {
      en: 'Ground floor: living room, kitchen, two bedrooms, bathroom. Upper floor: main bedroom with bathroom.',
      es: 'Primer nivel: sala, cocina, dos cuartos y un baño. Segundo nivel: cuarto principal con baño.',
    },
    capacityOfPeople: 7,
    noBathroom: 2,
    flatSurfaceM2: 165,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      {
        beds: [
          [1, 'double'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: 0.0031, dLongitude: 0.0058 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'full-kitchen',
      'water-filter',
      'washer',
      'garden',
      'terrace',
      'volcano-view',
      'barbecue',
      'hammocks',
      'desk',
      'parking',
      'pets-welcome',
    ],
    houseRules: ['smoking-outside', 'pets-on-request', 'quiet-hours', 'children-welcome'],
    promotions: ['midweek-10', 'rainy-season-15'],
    extraFees: ['cleaning-55', 'pet-stay-25', 'extra-guest-12-over-4'],
    provider: 'atitlan-shores',
    basePrice: 165,
    minNight: 2,
    pricePerMonth: 2400,
    seasons: [
      { season: 'christmas', price: 235, minDays: 4 },
      { season: 'holy-week', price: 250, minDays: 4 },
    ],
    locks: [
      { from: 5, to: 9 },
      { from: 33, to: 36 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 412,
    cover: 'lake-house',
    gallery: [
      'garden',
      'living-room',
      'kitchen',
      'bedroom',
      'hammock',
      'bedroom-twin',
      'volcano-view',
      'bathroom',
      'workspace',
    ],
    light: 'golden',
  },
  {
    slug: 'estudio-calle-de-los-telares',
    type: 1,
    town: 'panajachel',
    subLocation: 'Barrio Norte',
    setting: 'lake',
    typeOfProperty: 'apartment',
    name: { en: 'The Loom Studio', es: 'Estudio Los Telares' },
    title: {
      en: 'A quiet single room with its own kitchen, one street behind the market',
      es: 'Un ambiente tranquilo con cocina propia, a una calle del mercado',
    },
    description: {
      en: `Your landlady lives below and weaves; the beat of her loom starts about eight and stops for lunch. That is most of the noise you will have on this lane in Barrio Norte, where tuc-tucs turn around because it goes no further.

Upstairs is yours: one bright room with a double bed, a table for two, a gas stove with two burners and a bathroom whose shower is heated by the sun and helped by gas on grey days. The small balcony looks over tin roofs to the cliff and its waterfall, thin in March and loud in September.

The market is 200 metres away and sells tomatoes until five. To the public dock you walk twenty minutes, straight down Calle Principal and Santander, or pay a tuc-tuc ten quetzales.`,
      es: `Doña Elvira vive abajo y teje. El golpe del telar empieza como a las ocho y para a la hora del almuerzo; fuera de eso, en este callejón de Barrio Norte casi no hay bulla, porque no tiene salida y los tuc-tucs dan la vuelta.

El segundo nivel es suyo: un solo ambiente claro con cama matrimonial, mesa para dos, estufa de dos hornillas y un baño con calentador solar, que se ayuda con gas cuando el día está nublado. Desde el balconcito se miran las láminas del barrio y, al fondo, el peñón con su catarata, delgada en marzo y ruidosa en septiembre.

El mercado está a dos cuadras y hay verdura hasta las cinco. Al muelle público son veinte minutos caminando, de bajada, o diez quetzales en tuc-tuc.`,
    },
    highlights: {
      en: ['Market at 200 metres', 'Solar hot water', 'Lane without traffic'],
      es: ['Mercado a dos cuadras', 'Agua caliente solar', 'Callejón sin tráfico'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 32,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'ensuite' }],
    place: { dLatitude: 0.0056, dLongitude: -0.0012 },
    amenities: [
      'wifi',
      'hot-water',
      'solar-power',
      'kitchenette',
      'coffee-maker',
      'water-filter',
      'desk',
      'terrace',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'respect-neighbours', 'register-visitors'],
    promotions: ['last-minute-12'],
    extraFees: ['cleaning-35'],
    provider: 'owner-marta-ajanel',
    basePrice: 48,
    minNight: 2,
    weeklyDiscount: 15,
    pricePerMonth: 690,
    monthlyRates: [
      { fromMonths: 1, price: 690 },
      { fromMonths: 3, price: 620 },
    ],
    seasons: [{ season: 'holy-week', price: 70, minDays: 3 }],
    locks: [{ from: 1, to: 12 }],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '10:00',
    listedDaysAgo: 227,
    cover: 'modern-flat',
    gallery: [
      'bedroom',
      'kitchen',
      'terrace',
      'workspace',
      'bathroom',
      'cobbled-street',
      'dining-room',
      'corridor',
    ],
    light: 'noon',
  },
  {
    slug: 'apartamento-rancho-grande',
    type: 1,
    town: 'panajachel',
    subLocation: 'Calle Rancho Grande',
    setting: 'lake',
    typeOfProperty: 'apartment',
    name: { en: 'Rancho Grande Rooftop Apartment', es: 'Apartamento Terraza Rancho Grande' },
    title: {
      en: 'Two bedrooms under a roof terrace that sees all three volcanoes',
      es: 'Dos cuartos y, encima, una terraza desde donde se cuentan los tres volcanes',
    },
    description: {
      en: `From the rooftop you count them left to right: Tolimán, Atitlán behind it, San Pedro on its own. Come up with coffee at six, before the haze, and you may see smoke from fires on the far shore and the first launches drawing white lines on flat water.

The apartment is on the third floor, without a lift, in a building of five owners. It has two bedrooms, each with a closet and a reading lamp that works, a bathroom shared between them, and a living room where the sofa opens for a fifth person. Internet comes by fibre and holds a video call.

Calle Rancho Grande runs parallel to Santander, so you have the restaurants two minutes away and sleep without their speakers. The beach and its boats to Santiago are 400 metres downhill. There is one parking place in the yard; tell us the size of your car.`,
      es: `Arriba, en la terraza, se cuentan de izquierda a derecha: el Tolimán, detrás el Atitlán y, aparte, el San Pedro. Suba con su café a las seis, antes de la bruma, cuando las primeras lanchas van dejando rayas blancas en el agua quieta.

El apartamento ocupa el tercer nivel de un edificio de cinco dueños, sin elevador. Son dos cuartos con clóset y buena lámpara para leer, un baño para ambos y una sala cuyo sofá se abre para una quinta persona. El internet es de fibra y aguanta videollamadas.

La Rancho Grande corre paralela a la Santander: los comedores y restaurantes quedan a dos minutos y las bocinas no llegan. A la playa pública, de donde salen las lanchas a Santiago, son 400 metros de bajada. Hay un parqueo en el patio; avísenos qué tan grande es su carro.`,
    },
    highlights: {
      en: ['Three volcanoes from the roof', 'Fibre internet', 'Beach at 400 metres'],
      es: ['Tres volcanes desde la terraza', 'Internet de fibra', 'Playa a 400 metros'],
    },
    capacityOfPeople: 5,
    noBathroom: 1,
    flatSurfaceM2: 78,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      {
        beds: [
          [2, 'single'],
          [1, 'sofaBed'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: -0.0016, dLongitude: 0.0006 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'smart-tv',
      'full-kitchen',
      'coffee-maker',
      'iron',
      'rooftop',
      'lake-view',
      'volcano-view',
      'desk',
      'parking',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'quiet-hours'],
    promotions: ['black-week-25', 'last-minute-20'],
    extraFees: ['cleaning-35', 'service-5'],
    provider: 'atitlan-shores',
    basePrice: 95,
    minNight: 2,
    weeklyDiscount: 8,
    seasons: [
      { season: 'christmas', price: 135, minDays: 3 },
      { season: 'holy-week', price: 150, minDays: 3 },
      { season: 'independence', price: 110 },
    ],
    locks: [
      { from: 2, to: 4 },
      { from: 19, to: 23 },
      { from: 60, to: 64 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '11:00',
    listedDaysAgo: 86,
    cover: 'modern-flat',
    gallery: [
      'rooftop',
      'living-room',
      'bedroom',
      'lake-view',
      'kitchen',
      'bedroom-twin',
      'volcano-view',
      'workspace',
      'bathroom',
    ],
    light: 'dawn',
  },
  {
    slug: 'pacucha-coffee-studio',
    type: 1,
    town: 'san-pedro-la-laguna',
    subLocation: 'Pacuchá',
    setting: 'lake',
    typeOfProperty: 'room',
    name: { en: 'Pacuchá Coffee Studio', es: 'Estudio El Beneficio' },
    title: {
      en: 'A simple studio among coffee bushes, five minutes from the Spanish schools',
      es: 'Un estudio sencillo entre matas de café, a cinco minutos de las escuelas de español',
    },
    description: {
      en: `Most people who stay here are learning Spanish. They leave at a quarter to eight with a notebook, come back at noon, and spend the hot hours in the hammock while coffee dries on the neighbour's patio from December to March.

The studio is a single room built of volcanic stone: a double bed with wool blankets, a desk at the window, a counter with two burners and a fridge under it. The shower is hot. Walls are thick, so you hear the evangelical choir on Sundays only faintly.

Walk five minutes down the footpath for cafés, or eight to the Panajachel dock. The last launch to Panajachel leaves around five, so if you go for the day, come back in the afternoon. Pascual, whose family picks this coffee, will roast you a pound if you ask.`,
      es: `Casi todos los que se quedan aquí están aprendiendo español: salen con su cuaderno a las ocho menos cuarto, vuelven al mediodía y pasan el calor en la hamaca, mientras de diciembre a marzo se seca el café en el patio del vecino.

Es un solo cuarto de piedra volcánica. Tiene cama matrimonial con ponchos de Momostenango, un escritorio frente a la ventana y un mueble de cocina con dos hornillas y refrigeradora pequeña. La ducha es caliente, y las paredes tan gruesas que el coro del domingo apenas se oye.

Por la vereda se baja en cinco minutos a los cafés y en ocho al muelle de Pana. Tome en cuenta que la última lancha para Panajachel sale más o menos a las cinco. Si quiere llevar café, Pascual le tuesta una libra del que corta su familia.`,
    },
    highlights: {
      en: ['Volcanic stone walls', 'Desk at the window', 'Eight minutes to the dock'],
      es: [
        'Paredes de piedra volcánica',
        'Escritorio frente a la ventana',
        'Muelle a ocho minutos',
      ],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 28,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'ensuite' }],
    place: { dLatitude: -0.0021, dLongitude: 0.0017 },
    amenities: ['wifi', 'hot-water', 'kitchenette', 'coffee-maker', 'garden', 'hammocks', 'desk'],
    houseRules: ['smoking-outside', 'no-parties', 'no-pets', 'quiet-hours'],
    promotions: ['opening-offer-20'],
    extraFees: ['bed-linen-guest-6'],
    provider: 'owner-marta-ajanel',
    basePrice: 45,
    minNight: 1,
    weeklyDiscount: 20,
    pricePerMonth: 560,
    locks: [{ from: 8, to: 21 }],
    checkInTimeStart: '13:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '10:30',
    listedDaysAgo: 655,
    cover: 'lake-cabin',
    gallery: [
      'hammock',
      'bedroom',
      'workspace',
      'kitchen',
      'garden',
      'cobbled-street',
      'bathroom',
      'corridor',
    ],
    light: 'noon',
  },
  {
    slug: 'loft-tzanjay',
    type: 1,
    town: 'san-pedro-la-laguna',
    subLocation: 'Tzanjay',
    setting: 'lake',
    typeOfProperty: 'loft',
    name: { en: 'Tzanjay Loft', es: 'Loft Tzanjay' },
    title: {
      en: 'A double-height loft facing the ridge people call the Indian Nose',
      es: 'Un loft de doble altura frente al Rostro Maya',
    },
    description: {
      en: `Built last year by a carpenter for his own use, then let when he took work in Xela: that explains the stairs, the drawers hidden in them and the bed platform of conacaste wood, high up where the air is warm at night.

Below it you have a sofa bed, a kitchen with oven, and a glass wall of four doors. Fold them back and the terrace joins the room. Straight ahead is the ridge of the Rostro Maya, behind which the sun goes down about half past five; to the right a strip of lake.

Some practical things. The alley is too narrow for cars, so a tuc-tuc leaves you forty metres away. On Saturday nights music travels up from the bars until eleven. Water is pumped in the mornings, and the tank on the roof lasts the day if two of you do not both wash hair at once.`,
      es: `El carpintero que lo hizo el año pasado pensaba vivir aquí, hasta que le salió trabajo en Xela. Por eso las gradas tienen gavetas escondidas y el tapanco de la cama es de conacaste, arriba, donde de noche se guarda el calor.

Abajo están el sofá cama, la cocina con horno y cuatro puertas de vidrio que se doblan por completo; abiertas, la terraza y la sala son una sola cosa. De frente se mira el Rostro Maya, por donde se esconde el sol como a las cinco y media. A la derecha, un pedazo de lago.

Conviene saber: por el callejón no pasa carro y el tuc-tuc lo deja a cuarenta metros. Los sábados sube música de los bares hasta las once. El agua entra por la mañana y el depósito alcanza para el día, si no lo gasta todo en una ducha.`,
    },
    highlights: {
      en: ['Bed platform of conacaste', 'Folding glass doors', 'Sunset over the ridge'],
      es: ['Tapanco de conacaste', 'Puertas de vidrio plegables', 'Atardecer en el Rostro Maya'],
    },
    distributionOfLevel: {
      en: 'Lower level: living room, kitchen, bathroom, terrace. Platform: sleeping area.',
      es: 'Nivel bajo: sala, cocina, baño y terraza. Tapanco: área para dormir.',
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 54,
    bedrooms: [
      {
        beds: [
          [1, 'queen'],
          [1, 'sofaBed'],
        ],
        typeBathroom: 'ensuite',
      },
    ],
    place: { dLatitude: -0.0008, dLongitude: -0.0009 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'smart-tv',
      'full-kitchen',
      'coffee-maker',
      'terrace',
      'lake-view',
      'desk',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'no-shoes'],
    promotions: ['opening-offer-20', 'valentine-14'],
    extraFees: ['cleaning-35', 'late-check-in-25'],
    provider: 'atitlan-shores',
    basePrice: 68,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 95, minDays: 3 },
      { season: 'holy-week', price: 105, minDays: 3 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '19:30',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 9,
    cover: 'modern-flat',
    gallery: [
      'bedroom-loft',
      'terrace',
      'living-room',
      'lake-view',
      'kitchen',
      'bathroom',
      'workspace',
      'cobbled-street',
    ],
    light: 'dusk',
  },
  {
    slug: 'bungalow-los-izotes',
    type: 1,
    town: 'san-marcos-la-laguna',
    subLocation: 'Barrio 3',
    setting: 'lake',
    typeOfProperty: 'bungalow',
    name: { en: 'Los Izotes Bungalow', es: 'Bungaló Los Izotes' },
    title: {
      en: 'A round bungalow of earth and bamboo on the footpaths of the lower village',
      es: 'Un bungaló redondo de adobe y bambú en las veredas de la parte baja',
    },
    description: {
      en: `No car comes within three hundred metres. You arrive by launch, climb from the dock past the cafés, turn left at the big ceiba root and follow a path of stones between hedges of izote until you see a blue door.

Inside, the room is round and cool, with a queen bed under a net, a mattress in the gallery for a child and a mud-brick bench that doubles as sofa. You cook outside under a roof, on gas, with herbs from the bed beside you. The composting toilet and the hot shower are in a small house of their own, six steps from the door; a lamp stays lit on the path.

San Marcos is awake early. Someone rings a bell for meditation at seven, and swimmers walk to the rocks of Cerro Tzankujil before the wind, which begins about noon. After dark it is only frogs, dogs in the distance, and stars.`,
      es: `Hasta aquí no llega carro. Usted baja de la lancha, sube del muelle entre los cafés, dobla a la izquierda donde la raíz grande y sigue la vereda de piedra, con izotes a los dos lados, hasta una puerta azul.

Adentro el cuarto es redondo y fresco: cama queen con mosquitero, un colchón en el tapanco para un niño y una banca de adobe que hace de sofá. Se cocina afuera, bajo techo, con gas y con las hierbas que crecen a la par. El baño es seco y está, con la ducha caliente, en una casita aparte a seis pasos; en el caminito queda una luz prendida.

San Marcos madruga. A las siete suena la campana de los que meditan y a esa hora van los nadadores a las piedras del cerro Tzankujil, antes de que sople el Xocomil. Ya de noche, ranas, uno que otro chucho y estrellas.`,
    },
    highlights: {
      en: ['Reached on foot only', 'Outdoor kitchen under a roof', 'Swimming rocks nearby'],
      es: ['Se llega solo a pie', 'Cocina techada al aire libre', 'Piedras para nadar cerca'],
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 46,
    bedrooms: [
      {
        beds: [
          [1, 'queen'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: 0.0011, dLongitude: -0.0016 },
    amenities: [
      'wifi',
      'hot-water',
      'kitchenette',
      'water-filter',
      'garden',
      'hammocks',
      'solar-power',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-shoes', 'quiet-hours', 'respect-neighbours'],
    promotions: ['opening-offer-20', 'green-season-forced'],
    extraFees: ['cleaning-35', 'lake-conservation-guest-night-2'],
    provider: 'atitlan-shores',
    basePrice: 75,
    minNight: 3,
    seasons: [
      { season: 'christmas', price: 100, minDays: 5 },
      { season: 'holy-week', price: 98, minDays: 4 },
    ],
    locks: [{ from: 27, to: 31 }],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '17:30',
    checkOutTime: '10:00',
    newProduct: true,
    listedDaysAgo: 4,
    cover: 'lake-cabin',
    gallery: [
      'garden',
      'bedroom',
      'kitchen',
      'bedroom-loft',
      'hammock',
      'bathroom',
      'dining-room',
      'living-room',
    ],
    light: 'rain',
  },
  {
    slug: 'house-of-three-terraces',
    type: 1,
    town: 'san-marcos-la-laguna',
    subLocation: 'Barrio 1',
    setting: 'lake',
    typeOfProperty: 'house',
    name: { en: 'House of Three Terraces', es: 'Casa Tres Terrazas' },
    title: {
      en: 'A family house on the slope above the village, each bedroom with a terrace of its own',
      es: 'Casa familiar en la ladera, con una terraza para cada cuarto',
    },
    description: {
      en: `Children get the bottom terrace, because it has grass and a fence. The middle one belongs to the kitchen: a table for ten under a passion-fruit vine, a clay oven and a grill. The top one is for whoever gets up first, since from there you watch the light slide down Tolimán.

Each level holds one bedroom with a bathroom, joined by outside steps that are lit at night. Bring a fleece. At 1,600 metres the evenings drop to 14 degrees in January, and the living-room fireplace is used more than you would think; firewood is included.

It is ten minutes uphill from the dock, and a boy called Wilmer waits with a handcart if you say which launch you take. The road to San Pablo passes above the house, with a tuc-tuc every few minutes until eight. Doña Rosario cooks pepián or fish on request for the price of ingredients and her hours.`,
      es: `La terraza de abajo es de los niños, con grama y cerco. La de en medio la ocupa la cocina: mesa para diez bajo una mata de maracuyá, horno de barro y churrasquera. Y la de arriba es de quien madruga, porque desde allí se mira cómo el sol va bajando por el Tolimán.

Hay un cuarto con baño en cada nivel y se pasa de uno a otro por gradas exteriores, alumbradas de noche. Traiga suéter: estamos a 1,600 metros y en enero refresca hasta 14 grados, así que la chimenea de la sala se usa bastante. La leña va incluida.

Desde el muelle son diez minutos de subida. Si nos dice en qué lancha viene, Wilmer lo espera con su carreta para las maletas. Arriba pasa la carretera a San Pablo y hay tuc-tucs hasta las ocho. Doña Rosario le cocina pepián o pescado; usted paga los ingredientes y su tiempo.`,
    },
    highlights: {
      en: [
        'Fenced lawn for children',
        'Clay oven and grill',
        'Fireplace with wood included',
        'Cook on request',
      ],
      es: [
        'Grama con cerco para niños',
        'Horno de barro y churrasquera',
        'Chimenea con leña incluida',
        'Cocinera por encargo',
      ],
    },
    season: {
      en: 'July brings a dry spell of two or three weeks, the canícula, between the rains.',
      es: 'En julio la canícula da dos o tres semanas secas entre las lluvias.',
    },
    distributionOfLevel: {
      en: 'Three levels on the slope: bedroom with lawn; kitchen, living room and bedroom; main bedroom above.',
      es: 'Tres niveles en la ladera: cuarto con grama; cocina, sala y cuarto; cuarto principal arriba.',
    },
    capacityOfPeople: 8,
    noBathroom: 3,
    flatSurfaceM2: 190,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'bunk'],
          [1, 'double'],
        ],
        typeBathroom: 'ensuite',
      },
    ],
    place: { dLatitude: 0.0034, dLongitude: 0.0007 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'private-chef',
      'garden',
      'terrace',
      'lake-view',
      'volcano-view',
      'barbecue',
      'crib',
      'high-chair',
      'board-games',
    ],
    houseRules: ['smoking-outside', 'children-welcome', 'no-parties', 'quiet-hours'],
    promotions: ['end-of-year-10', 'rainy-season-15', 'midweek-10'],
    extraFees: ['cleaning-55', 'lake-conservation-guest-night-2', 'extra-guest-12-over-4'],
    provider: 'atitlan-shores',
    basePrice: 150,
    minNight: 3,
    weeklyDiscount: 10,
    pricePerMonth: 2250,
    seasons: [
      { season: 'christmas', price: 225, minDays: 5 },
      { season: 'holy-week', price: 240, minDays: 4 },
      { season: 'july-holidays', price: 175 },
    ],
    locks: [
      { from: 11, to: 17 },
      { from: 44, to: 50 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 530,
    cover: 'lake-house',
    gallery: [
      'terrace',
      'lake-view',
      'dining-room',
      'bedroom',
      'fireplace',
      'kitchen',
      'garden',
      'bedroom-twin',
      'volcano-view',
      'bathroom',
    ],
    light: 'dawn',
  },
  {
    slug: 'villa-chaya-santa-cruz',
    type: 1,
    town: 'santa-cruz-la-laguna',
    subLocation: 'La orilla',
    setting: 'lake',
    typeOfProperty: 'villa',
    name: { en: 'Villa Chaya', es: 'Villa Chaya' },
    title: {
      en: 'Five suites, a heated pool and a dock where your own launch ties up',
      es: 'Cinco suites, piscina templada y un muelle donde atraca su propia lancha',
    },
    description: {
      en: `The launch from Panajachel takes twelve minutes and leaves you at the villa's own dock, so you never wait among the queue at the public pier. Tell us the hour and Toño will stand there with a barrow for the bags.

From the water the house climbs in three steps. Kayaks and a swimming ladder are at the bottom; then the pool, at 26 degrees from its solar panels, or 29 if you have the gas lit for it; then the long room with its fireplace and a kitchen made for two cooks. All five bedrooms have their own bathroom and face the volcanoes. Number four has no stairs inside and suits grandparents once they are up.

Swim before eleven. Later the Xocomil raises waves that slap the dock and make the crossing wet. A cook, Magdalena, comes for breakfast every day and for dinner if you order by noon. The last public boat passes about half past five; after that a private one costs some forty dollars and we call it for you.`,
      es: `Desde Panajachel son doce minutos de lancha y usted desembarca en el muelle de la villa, sin hacer cola en el público. Díganos la hora y ahí estará Toño con la carretilla para el equipaje.

La casa sube del agua en tres tiempos. Primero los kayaks y la escalera para nadar; luego la piscina, que los paneles dejan a 26 grados, o a 29 si pide que enciendan el gas; por último la sala larga, con chimenea y una cocina donde trabajan dos personas sin estorbarse. Las cinco habitaciones tienen baño propio y ven a los volcanes. La cuatro no lleva gradas adentro y es la que conviene a los abuelos.

Nade antes de las once. Después entra el Xocomil, golpea el muelle y la travesía moja. Magdalena hace el desayuno todos los días y la cena si la encarga antes de mediodía. La última lancha pública pasa como a las cinco y media; más tarde le pedimos una privada, que cuesta unos cuarenta dólares.`,
    },
    highlights: {
      en: [
        'Private dock with kayaks',
        'Pool warmed by the sun',
        'Breakfast cooked every day',
        'Every bedroom with bathroom',
      ],
      es: [
        'Muelle propio con kayaks',
        'Piscina con paneles solares',
        'Desayuno hecho cada día',
        'Baño en cada habitación',
      ],
    },
    season: {
      en: 'Mornings are calm all year; the strongest winds blow in November and February.',
      es: 'Las mañanas son tranquilas todo el año; los vientos más fuertes soplan en noviembre y febrero.',
    },
    warning: {
      en: 'There are 68 steps between the dock and the upper bedrooms, some without a handrail.',
      es: 'Entre el muelle y las habitaciones de arriba hay 68 gradas, algunas sin pasamanos.',
    },
    distributionOfLevel: {
      en: 'Shore: dock and boat store. Middle: pool, living room, kitchen, one bedroom. Upper: four bedrooms.',
      es: 'Orilla: muelle y bodega. Nivel medio: piscina, sala, cocina y una habitación. Arriba: cuatro habitaciones.',
    },
    capacityOfPeople: 12,
    noBathroom: 5.5,
    flatSurfaceM2: 420,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0022, dLongitude: -0.0027 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'breakfast',
      'private-chef',
      'daily-cleaning',
      'garden',
      'terrace',
      'lake-view',
      'volcano-view',
      'private-dock',
      'pool',
      'heated-pool',
      'barbecue',
      'kayaks',
      'solar-power',
      'night-guard',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'events-on-request', 'children-welcome', 'register-visitors'],
    promotions: ['spring-preview-18'],
    extraFees: [
      'cleaning-90',
      'pool-heating-night-20',
      'extra-guest-15-over-8',
      'lake-conservation-guest-night-2',
    ],
    provider: 'atitlan-shores',
    basePrice: 390,
    minNight: 3,
    weeklyDiscount: 10,
    seasons: [
      { season: 'christmas', price: 590, minDays: 5 },
      { season: 'holy-week', price: 620, minDays: 5 },
    ],
    locks: [
      { from: 3, to: 8 },
      { from: 25, to: 30 },
      { from: 75, to: 81 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '17:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 780,
    cover: 'villa',
    gallery: [
      'dock',
      'pool',
      'lake-view',
      'living-room',
      'bedroom',
      'fireplace',
      'dining-room',
      'terrace',
      'bathroom',
      'volcano-view',
    ],
    light: 'golden',
  },
  {
    slug: 'cabin-above-the-school',
    type: 1,
    town: 'santa-cruz-la-laguna',
    subLocation: 'Pueblo alto',
    setting: 'lake',
    typeOfProperty: 'cabin',
    name: { en: 'Cabin Above the School', es: 'Cabaña de la Escuela' },
    title: {
      en: 'One bedroom in the upper village, with the whole lake below your breakfast table',
      es: 'Un cuarto en el pueblo alto, con el lago entero debajo de la mesa del desayuno',
    },
    description: {
      en: `Down by the water are the hotels; up here is Santa Cruz itself, where people say good morning in Kaqchikel and expect an answer. "Saqär" will do until noon.

Our pine cabin has a queen bed, a kitchenette with a toaster oven, a hot shower and a porch with a table for two. Sit there and the launches below are the size of grains of rice. School starts at half past seven with the anthem through a loudspeaker, and on market mornings a truck comes with mangoes and plastic buckets.

To get here, take a tuc-tuc from the dock for fifteen quetzales or walk the cobbled switchbacks, which cost you twenty minutes and your breath. Going down is easy. Sebastiana next door keeps the keys, sells tortillas at six and one, and lights the water heater if you do not trust yourself with matches.`,
      es: `Los hoteles están abajo, a la orilla. Aquí arriba vive la gente de Santa Cruz, que saluda en kaqchikel y espera respuesta; con un «saqär» queda bien hasta el mediodía.

La cabaña es de pino: cama queen, cocineta con hornito eléctrico, ducha caliente y un corredor con mesa para dos. Desde ahí las lanchas se ven del tamaño de un grano de arroz. La escuela empieza a las siete y media con el himno en la bocina, y algunos días sube un camión que vende mangos y palanganas.

Del muelle cobra el tuc-tuc quince quetzales. A pie, la cuesta empedrada toma unos veinte minutos y quita el aire; de bajada no cuesta nada. Sebastiana, la vecina, guarda las llaves, vende tortillas a las seis y a la una, y con gusto le enciende el calentador.`,
    },
    highlights: {
      en: ['The lake from above', 'Fresh tortillas next door', 'Village life, not hotels'],
      es: ['El lago desde arriba', 'Tortillas donde la vecina', 'Vida de pueblo'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 38,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'ensuite' }],
    place: { dLatitude: 0.0017, dLongitude: 0.0006 },
    amenities: [
      'wifi',
      'hot-water',
      'kitchenette',
      'coffee-maker',
      'water-filter',
      'terrace',
      'lake-view',
      'volcano-view',
    ],
    houseRules: ['no-smoking', 'no-parties', 'respect-neighbours', 'no-pets'],
    promotions: ['last-minute-20'],
    extraFees: ['cleaning-35', 'lake-conservation-guest-night-2'],
    provider: 'owner-marta-ajanel',
    basePrice: 70,
    minNight: 2,
    pricePerMonth: 980,
    seasons: [
      { season: 'christmas', price: 90, minDays: 3 },
      { season: 'holy-week', price: 95, minDays: 3 },
    ],
    locks: [{ from: 14, to: 18 }],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 148,
    cover: 'lake-cabin',
    gallery: [
      'lake-view',
      'bedroom',
      'terrace',
      'kitchen',
      'cobbled-street',
      'bathroom',
      'volcano-view',
      'dining-room',
    ],
    light: 'dusk',
  },
  {
    slug: 'jaibalito-stone-cabin',
    type: 1,
    town: 'jaibalito',
    setting: 'lake',
    typeOfProperty: 'cabin',
    name: { en: 'Jaibalito Stone Cabin', es: 'Cabaña de Piedra' },
    title: {
      en: 'A lakeside village with no road, and a cabin with two bedrooms and a wood stove in it',
      es: 'Un pueblo sin carretera y, en él, una cabaña de dos cuartos con fogón de leña',
    },
    description: {
      en: `Nobody drives to Jaibalito. You come over the water, or along the cliff path from Santa Cruz in three quarters of an hour, and either way the first thing you notice is that you can hear people talking two houses off.

The cabin sits where the gardens end and the ravine begins. Its walls are grey stone, its roof is tin over wood, so rain is loud and sleep is deep. One bedroom has a double bed and the other two singles; a cast-iron stove warms both through an open door. The kitchen has gas, good knives, and a filter for the tap.

Shops are two, and close at seven. Buy vegetables, cheese and wine in Panajachel before you take the launch. Mateo, who looks after the place, meets the boat, splits wood, and walks with you to the mirador if you want company. He asks fifty quetzales; most people give him more.`,
      es: `A Jaibalito no se llega en carro: se llega en lancha, o caminando tres cuartos de hora por el sendero del acantilado desde Santa Cruz. Lo primero que uno nota es que se oye platicar a la gente a dos casas de distancia.

La cabaña está donde terminan los huertos y empieza el barranco. Es de piedra gris con techo de lámina sobre madera; cuando llueve suena fuerte y se duerme bien. Un cuarto tiene cama matrimonial y el otro dos imperiales, y el fogón de hierro calienta los dos con la puerta abierta. En la cocina hay gas, cuchillos que cortan y filtro para el agua.

Tiendas hay dos y cierran a las siete, así que haga su compra en Panajachel. Mateo, que cuida el lugar, lo recibe en el muelle, raja la leña y lo acompaña al mirador por cincuenta quetzales, aunque casi todos le dan más.`,
    },
    highlights: {
      en: ['No cars at all', 'Wood stove for cold nights', 'Cliff path to Santa Cruz'],
      es: ['Ni un solo carro', 'Fogón para noches frías', 'Sendero a Santa Cruz'],
    },
    warning: {
      en: 'There is no road: bring your food by boat, and arrive before the last launch at about five.',
      es: 'No hay carretera: traiga su comida en lancha y llegue antes de la última, como a las cinco.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 72,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: false,
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'water-filter',
      'garden',
      'hammocks',
      'board-games',
      'solar-power',
      'first-aid',
      'pets-welcome',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'pets-on-request', 'children-welcome'],
    promotions: ['rainy-season-15', 'last-minute-12'],
    extraFees: ['cleaning-35', 'pet-night-8', 'lake-conservation-guest-night-2'],
    provider: 'atitlan-shores',
    basePrice: 92,
    minNight: 3,
    weeklyDiscount: 15,
    seasons: [
      { season: 'christmas', price: 125, minDays: 4 },
      { season: 'holy-week', price: 120, minDays: 4 },
    ],
    locks: [{ from: 38, to: 43 }],
    cancellation: 'moderate',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '17:00',
    checkOutTime: '10:00',
    listedDaysAgo: 344,
    cover: 'lake-cabin',
    gallery: [
      'fireplace',
      'garden',
      'kitchen',
      'bedroom',
      'bedroom-twin',
      'hammock',
      'corridor',
      'bathroom',
    ],
    light: 'rain',
  },
  {
    slug: 'casa-anil-san-juan',
    type: 1,
    town: 'san-juan-la-laguna',
    subLocation: 'Centro',
    setting: 'lake',
    typeOfProperty: 'townhouse',
    name: { en: 'Casa Añil', es: 'Casa Añil' },
    title: {
      en: 'A painted townhouse on the street of murals, with weavers for neighbours',
      es: 'Casa de dos niveles en la calle de los murales, entre talleres de tejedoras',
    },
    description: {
      en: `Look for the wall where a woman holds a blue thread as long as the street. That thread runs into our front door; the painter is a cousin of the owner and touches it up each January.

San Juan dyes its cotton with plants, and from the upstairs gallery you see skeins drying across the lane: yellow from chamomile, brown from coconut shell, blue from añil. Downstairs are the kitchen, a patio with two chairs and the bathroom. Upstairs are two bedrooms of equal size, so nobody has to draw straws.

It is a level four-minute walk to the church and seven, downhill, to the dock. You can reach the lookout of Kaqasiiswaan in thirty-five minutes if you start before the heat. Launches for San Pedro and San Marcos stop when they are waved at. Most kitchens in the village close at eight, so either eat early or cook.`,
      es: `Busque la pared donde una mujer sostiene un hilo azul tan largo como la cuadra. El hilo termina en nuestra puerta; lo pintó un primo de la dueña, que cada enero lo retoca.

En San Juan se tiñe con plantas. Desde el corredor del segundo nivel se miran las madejas tendidas: amarillo de pericón, café de cáscara de coco, azul de añil. Abajo quedan la cocina, el baño y un patio con dos sillas. Arriba, dos cuartos del mismo tamaño, para que nadie tenga que rifarlos.

A la iglesia se camina cuatro minutos en plano, y al muelle siete de bajada. El mirador Kaqasiiswaan toma treinta y cinco si sale antes del sol fuerte. Las lanchas a San Pedro y San Marcos paran con solo hacerles señas. Los comedores cierran a las ocho: cene temprano o cocine usted.`,
    },
    highlights: {
      en: ['On the street of murals', 'Two equal bedrooms', 'Seven minutes to the dock'],
      es: ['En la calle de murales', 'Dos cuartos iguales', 'Muelle a siete minutos'],
    },
    distributionOfLevel: {
      en: 'Ground floor: kitchen, patio, bathroom. First floor: two bedrooms and a gallery.',
      es: 'Primer nivel: cocina, patio y baño. Segundo nivel: dos cuartos y corredor.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 84,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[1, 'queen']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0014, dLongitude: -0.0011 },
    amenities: [
      'wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'iron',
      'crib',
      'board-games',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'respect-neighbours'],
    promotions: ['midweek-10'],
    extraFees: ['cleaning-35', 'bed-linen-guest-6'],
    provider: 'owner-marta-ajanel',
    basePrice: 98,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 140, minDays: 3 },
      { season: 'christmas', price: 125, minDays: 3 },
    ],
    locks: [
      { from: 6, to: 7 },
      { from: 20, to: 24 },
    ],
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    listedDaysAgo: 61,
    cover: 'lake-house',
    gallery: [
      'cobbled-street',
      'corridor',
      'bedroom',
      'kitchen',
      'dining-room',
      'bathroom',
      'living-room',
      'street-arch',
    ],
    light: 'noon',
  },
  {
    slug: 'villa-entre-volcanes',
    type: 1,
    town: 'santiago-atitlan',
    subLocation: 'Camino a San Lucas',
    setting: 'lake',
    typeOfProperty: 'villa',
    name: { en: 'Villa Between Volcanoes', es: 'Villa Entre Volcanes' },
    title: {
      en: 'Four bedrooms, a pool and two hectares of avocado on the quiet side of the bay',
      es: 'Cuatro habitaciones, piscina y tres manzanas de aguacatal en el lado quieto de la bahía',
    },
    description: {
      en: `Avocados fall on the roof in July; we mention it because the first night everybody asks. The rest of the year the trees only shade you, all two hectares of them, down a drive of black stone from the San Lucas road.

You have four bedrooms around a lawn, a pool that is not heated but gets sun from nine to four, and a veranda of thirty metres with hammocks at both ends. The San Pedro volcano stands across the bay, close enough to see its maize plots. Horses, coffee walks and the visit to Maximón are arranged by Diego, the caretaker, who lives by the gate with his wife and opens it at any hour.

The town is a five-minute drive or twenty-five on foot. Go on Friday, market day, when the women sit on the ground with limes and dried fish in front of them. Power fails some afternoons in the rains; a generator takes over within a minute.`,
      es: `En julio caen aguacates sobre el techo. Lo decimos porque la primera noche todos preguntan qué fue eso. El resto del año los árboles nada más dan sombra, tres manzanas de ellos, a lo largo de una entrada de piedra negra que sale de la carretera a San Lucas.

Las cuatro habitaciones rodean la grama. La piscina no es templada, pero le pega el sol de nueve a cuatro, y el corredor mide treinta metros, con hamacas en las dos puntas. Enfrente, al otro lado de la bahía, está el volcán San Pedro, tan cerca que se distinguen las milpas. Diego, el guardián, vive en la entrada con su esposa, abre a cualquier hora y arregla caballos, caminatas al cafetal o la visita a Maximón.

Al pueblo son cinco minutos en carro o veinticinco a pie. Vaya un viernes, día de plaza. En invierno a veces se va la luz por la tarde; la planta entra en menos de un minuto.`,
    },
    highlights: {
      en: [
        'Two hectares of avocado trees',
        'Pool with sun until four',
        'Thirty-metre veranda',
        'Caretaker at the gate',
      ],
      es: [
        'Tres manzanas de aguacatal',
        'Piscina con sol hasta las cuatro',
        'Corredor de treinta metros',
        'Guardián en la entrada',
      ],
    },
    season: {
      en: 'Avocados from June to August, coffee harvest from December to February.',
      es: 'Aguacate de junio a agosto; corte de café de diciembre a febrero.',
    },
    capacityOfPeople: 10,
    noBathroom: 4.5,
    flatSurfaceM2: 380,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      {
        beds: [
          [2, 'single'],
          [1, 'crib'],
        ],
        typeBathroom: 'ensuite',
      },
    ],
    place: { dLatitude: -0.0042, dLongitude: 0.0113 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'smart-tv',
      'washer',
      'daily-cleaning',
      'full-kitchen',
      'private-chef',
      'garden',
      'terrace',
      'volcano-view',
      'pool',
      'barbecue',
      'fire-pit',
      'hammocks',
      'crib',
      'parking',
      'night-guard',
      'step-free',
      'generator',
      'pets-welcome',
    ],
    houseRules: ['smoking-outside', 'events-on-request', 'children-welcome', 'pets-on-request'],
    promotions: ['end-of-year-10', 'new-year-surcharge-25'],
    extraFees: ['cleaning-90', 'extra-guest-15-over-8', 'pet-stay-25'],
    provider: 'volcan-homes',
    basePrice: 320,
    minNight: 3,
    weeklyDiscount: 12,
    pricePerMonth: 5200,
    seasons: [{ season: 'holy-week', price: 480, minDays: 4 }],
    availableAfter: 45,
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 22,
    cover: 'villa',
    gallery: [
      'pool',
      'garden',
      'corridor',
      'volcano-view',
      'living-room',
      'bedroom',
      'hammock',
      'kitchen',
      'bedroom-twin',
      'bathroom',
    ],
    light: 'golden',
  },
  {
    slug: 'xechivoy-family-house',
    type: 1,
    town: 'santiago-atitlan',
    subLocation: 'Cantón Xechivoy',
    setting: 'lake',
    typeOfProperty: 'house',
    name: { en: 'Xechivoy Family House', es: 'Casa de los Mendoza' },
    title: {
      en: 'Two bedrooms in the heart of a Tz’utujil town, three blocks above the church',
      es: 'Dos cuartos en pleno pueblo tz’utujil, a tres cuadras de la iglesia',
    },
    description: {
      en: `Firecrackers at five in the morning mean somebody has a birthday. If that sounds like a fault, choose another town; if it makes you curious, the Mendozas have kept this house for guests since their sons went to study in the capital.

They built it in block around a small yard with a pila, a lemon tree and a washing line. The bedrooms face the yard: a double bed in one, three singles in the other. There is a proper kitchen with a table for six, cable television, and a roof where laundry dries and you can watch the launches come in from Panajachel, twenty-five minutes away across open water.

Doña Concepción, two doors up, embroiders birds. She will teach you a stitch for the pleasure of laughing at it, and on Sundays sells patín, dried fish with tomato in a leaf. The first launch leaves at six and the last at about half past four.`,
      es: `Si a las cinco de la mañana truenan cohetes es que alguien cumple años. A quien eso le moleste le conviene otro pueblo; a quien le dé curiosidad, los Mendoza le alquilan esta casa desde que sus hijos se fueron a estudiar a la capital.

Es de block, alrededor de un patiecito con pila, limonero y lazo para tender. Los dos cuartos dan al patio: en uno hay cama matrimonial y en el otro tres imperiales. La cocina es completa, con mesa para seis. Por las gradas se sube a la terraza, donde se seca la ropa y se mira entrar a las lanchas que vienen de Pana, a veinticinco minutos por el lago abierto.

Dos puertas arriba, doña Concepción borda pájaros y le enseña una puntada, más que todo para reírse un rato. Los domingos vende patín envuelto en hoja. La primera lancha sale a las seis; la última, como a las cuatro y media.`,
    },
    highlights: {
      en: ['In the old town', 'Roof over the bay', 'Embroidery next door'],
      es: ['En el pueblo viejo', 'Terraza sobre la bahía', 'Bordadora a la par'],
    },
    capacityOfPeople: 5,
    noBathroom: 1,
    flatSurfaceM2: 96,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[3, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0016, dLongitude: 0.0024 },
    amenities: [
      'wifi',
      'hot-water',
      'smart-tv',
      'full-kitchen',
      'washer',
      'rooftop',
      'lake-view',
      'high-chair',
    ],
    houseRules: ['no-smoking', 'children-welcome', 'register-visitors', 'respect-neighbours'],
    promotions: [],
    extraFees: ['cleaning-35', 'extra-guest-12-over-4'],
    provider: 'owner-marta-ajanel',
    basePrice: 90,
    minNight: 1,
    seasons: [
      { season: 'holy-week', price: 130, minDays: 3 },
      { season: 'july-holidays', price: 110 },
    ],
    locks: [{ from: 52, to: 56 }],
    cancellation: 'flexible',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '10:00',
    listedDaysAgo: 503,
    cover: 'lake-house',
    gallery: [
      'rooftop',
      'kitchen',
      'bedroom',
      'bedroom-twin',
      'lake-view',
      'dining-room',
      'street-arch',
      'bathroom',
    ],
    light: 'dawn',
  },
  {
    slug: 'villa-turquesa-santa-catarina',
    type: 1,
    town: 'santa-catarina-palopo',
    subLocation: 'Carretera a San Antonio',
    setting: 'lake',
    typeOfProperty: 'villa',
    name: { en: 'Villa Turquesa', es: 'Villa Turquesa' },
    title: {
      en: 'A six-bedroom house cut into the hillside, let whole to families and retreats',
      es: 'Seis habitaciones labradas en la ladera, para familias grandes y retiros',
    },
    description: {
      en: `Groups who come to celebrate eighty years, or to write a company plan without telephones, take the whole of it: six bedrooms, a hall for forty chairs, an infinity pool and a jacuzzi beside it that steams at dusk. We quote by the number of people, nights and meals, so write to us with all three.

The village below painted its houses in turquoise with cats and deer taken from the women's huipiles, and the villa follows. Local people laid the floors, wove the cushions and still run the place. Juana manages, her brother Andrés cooks, and two men keep watch at night.

Along the road you are five kilometres from Panajachel, ten minutes in a pickup. At the foot of the steps our dock takes two launches, and warm springs come up through the gravel there: move your feet until you find one. When the south wind rises after lunch, bring your glasses inside.`,
      es: `Quien celebra ochenta años, o quiere planificar con su equipo sin que suene el teléfono, alquila todo: seis habitaciones, salón para cuarenta sillas, piscina de borde infinito y, a la par, un jacuzzi que humea cuando oscurece. Cotizamos según personas, noches y comidas; escríbanos con esos tres datos.

Abajo, el pueblo pintó sus casas de turquesa con los gatos y venados de sus güipiles, y la villa siguió la idea. Gente de aquí pegó los pisos y tejió los cojines, y es la que hoy atiende: Juana administra, su hermano Andrés cocina y dos guardianes velan de noche.

Por carretera hay cinco kilómetros a Panajachel, diez minutos en picop. Al pie de las gradas, el muelle recibe dos lanchas y por la arena sale agua tibia de nacimiento; mueva los pies hasta encontrarla. Después de almuerzo, cuando arrecia el viento, meta los vasos.`,
    },
    highlights: {
      en: [
        'Hall for forty people',
        'Infinity pool and jacuzzi',
        'Warm springs by the dock',
        'Cook and night watch',
      ],
      es: [
        'Salón para cuarenta personas',
        'Piscina infinita y jacuzzi',
        'Agua tibia junto al muelle',
        'Cocinero y guardianes',
      ],
    },
    warning: {
      en: 'One hundred and twelve steps lead from the car park to the dock; the hall is halfway.',
      es: 'Del parqueo al muelle hay ciento doce gradas; el salón queda a la mitad.',
    },
    distributionOfLevel: {
      en: 'Road level: parking and two bedrooms. Middle: hall, kitchen, pool. Lower: four bedrooms and path to the dock.',
      es: 'A nivel de calle: parqueo y dos habitaciones. Medio: salón, cocina y piscina. Abajo: cuatro habitaciones y paso al muelle.',
    },
    capacityOfPeople: 16,
    noBathroom: 7,
    flatSurfaceM2: 640,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0032, dLongitude: 0.0029 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'daily-cleaning',
      'full-kitchen',
      'breakfast',
      'private-chef',
      'terrace',
      'volcano-view',
      'lake-view',
      'private-dock',
      'pool',
      'jacuzzi',
      'meeting-room',
      'kayaks',
      'parking',
      'night-guard',
      'generator',
      'smoke-detector',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'events-on-request', 'no-pets', 'register-visitors'],
    promotions: ['black-week-25'],
    extraFees: ['cleaning-90', 'service-5'],
    provider: 'volcan-homes',
    minNight: 2,
    locks: [
      { from: 12, to: 15 },
      { from: 40, to: 44 },
      { from: 90, to: 95 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '12:00',
    listedDaysAgo: 870,
    cover: 'villa',
    gallery: [
      'lake-view',
      'pool',
      'dock',
      'dining-room',
      'bedroom',
      'living-room',
      'terrace',
      'bedroom-twin',
      'kitchen',
      'volcano-view',
    ],
    light: 'dusk',
  },
  {
    slug: 'los-tablones-san-antonio',
    type: 1,
    town: 'san-antonio-palopo',
    subLocation: 'Camino a los tablones',
    setting: 'lake',
    typeOfProperty: 'house',
    name: { en: 'Los Tablones', es: 'Los Tablones' },
    title: {
      en: 'A three-bedroom house over the onion terraces, where the road along the lake runs out of tourists',
      es: 'Tres cuartos sobre las terrazas de cebolla, donde la carretera del lago se queda sin turistas',
    },
    description: {
      en: `Onions grow right up to the wall. Men in blue skirts of wool water them by throwing, bowl by bowl, from a channel cut in the stone, and by eight they have finished and gone to breakfast.

That view, over terraces and reed beds to the water, is what you get from the long window of the living room and from two of three bedrooms. The third looks into the hill and is the coolest and darkest; night workers ask for it. There is a garden with a fire pit, a kitchen for a family, and a bathtub made by the village potters, glazed in the blue and grey of their plates.

From Panajachel pickups leave all day for half an hour of bends. Stand in the back if it is dry. The church steps are six minutes from the house, and the potters' workshops lie under them. The owner shares the listing with two agencies and answers within the day.`,
      es: `La cebolla llega hasta la pared. Los señores, con su rodillera de lana, la riegan a guacalazos desde una toma labrada en piedra; a las ocho ya terminaron y se van a desayunar.

Eso es lo que se mira, con los tulares y el lago detrás, desde el ventanal de la sala y desde dos de los tres cuartos. El otro da al cerro: es el más fresco y oscuro, y lo piden quienes trabajan de noche. Hay jardín con fogata, cocina para una familia y una tina que hicieron los ceramistas del pueblo, en el mismo azul con gris de sus platos.

De Panajachel salen picops todo el día; es media hora de vueltas y, si no llueve, vale la pena ir parado atrás. La iglesia queda a seis minutos y debajo están los talleres de cerámica. El dueño comparte el anuncio con dos agencias y contesta el mismo día.`,
    },
    highlights: {
      en: ['Over the onion terraces', 'Bathtub by village potters', 'Fire pit in the garden'],
      es: ['Sobre las terrazas de cebolla', 'Tina de ceramistas locales', 'Fogata en el jardín'],
    },
    season: {
      en: 'Terraces are greenest from October to December.',
      es: 'Las terrazas están más verdes de octubre a diciembre.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 140,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0019, dLongitude: 0.0037 },
    amenities: [
      'wifi',
      'hot-water',
      'full-kitchen',
      'water-filter',
      'garden',
      'lake-view',
      'fire-pit',
      'barbecue',
      'parking',
      'pets-welcome',
      'board-games',
    ],
    houseRules: ['smoking-outside', 'pets-on-request', 'quiet-hours', 'children-welcome'],
    promotions: ['green-season-forced'],
    extraFees: ['cleaning-55', 'pet-stay-25'],
    provider: 'owner-julio-pirir',
    basePrice: 130,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 180, minDays: 3 },
      { season: 'holy-week', price: 195, minDays: 4 },
    ],
    locks: [
      { from: 4, to: 5 },
      { from: 29, to: 35 },
    ],
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    sharedSell: true,
    listedDaysAgo: 298,
    cover: 'lake-house',
    gallery: [
      'living-room',
      'lake-view',
      'garden',
      'bedroom',
      'kitchen',
      'bathroom',
      'bedroom-twin',
      'dining-room',
      'cobbled-street',
    ],
    light: 'rain',
  },
]
