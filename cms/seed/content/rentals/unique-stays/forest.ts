import type { RentalSeed } from '../../types'

/** Cabins and a tree house under the trees of Petén and the Verapaces. */
export const forestStays: RentalSeed[] = [
  {
    slug: 'howler-tree-house-el-remate',
    type: 5,
    town: 'el-remate',
    subLocation: 'Camino a Cerro Cahuí',
    setting: 'forest',
    typeOfProperty: 'treehouse',
    name: { en: 'Howler Tree House', es: 'Casa de los Saraguates' },
    title: {
      en: 'Two platforms in a ramón tree beside the Cerro Cahuí reserve, half an hour from Tikal',
      es: 'Dos plataformas en un ramón, pegadas al biotopo Cerro Cahuí y a media hora de Tikal',
    },
    description: {
      en: `At about four in the morning a howler monkey decides that the day has begun. It sounds like a lion with a cold, it lasts ten minutes, and after that you will not need the alarm for sunrise at Tikal; the gate is thirty-four kilometres up the road and your driver waits by the jetty at half past four.

The house has two levels. On the lower one, screened all round, stand two twin beds and the ceiling fan. A ship’s ladder leads to the upper one, with a double bed, a net and no walls on the east side, only a blind you can let down.

At the foot of the tree Don Tino keeps a cold shower and a warm one (the warm one is black hose on a roof, best after noon). Swimming is a hundred and fifty metres away, from a public jetty where the water of Lake Petén Itzá is green and warm as tea. Dinner: three kitchens along the lake road, all closed by nine.`,
      es: `Como a las cuatro de la mañana un saraguate decide que ya amaneció. Ruge diez minutos y usted queda despierto, justo a tiempo para ver salir el sol en Tikal: son treinta y cuatro kilómetros, y el carro lo espera junto al muelle a las cuatro y media.

Abajo, en la primera plataforma, hay dos camas imperiales, cedazo por los cuatro lados y ventilador. Por una escalera de barco se sube a la segunda, que tiene cama matrimonial con mosquitero y ninguna pared hacia el oriente; solo una persiana que usted baja si quiere.

La ducha está al pie del palo. Don Tino calienta el agua con manguera negra en el techo, así que sale tibia después del mediodía y fría por la mañana. Para bañarse en el lago se caminan ciento cincuenta metros. Sobre la misma calle hay tres comedores, y los tres cierran antes de las nueve.`,
    },
    highlights: {
      en: ['Howler monkeys at dawn', 'Half an hour to Tikal', 'Next to the Cahuí trails'],
      es: ['Saraguates al amanecer', 'Tikal a media hora', 'Junto a los senderos de Cahuí'],
    },
    season: {
      en: 'February to May is dry and hot; mosquitoes come with the rains in June.',
      es: 'De febrero a mayo es seco y caliente; con las lluvias de junio llegan los zancudos.',
    },
    warning: {
      en: 'A steep ladder leads to the upper bed.',
      es: 'A la cama de arriba se sube por una escalera empinada.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 40,
    bedrooms: [
      { beds: [[2, 'single']], typeBathroom: 'none' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0041, dLongitude: -0.0108 },
    amenities: [
      'ceiling-fans',
      'water-filter',
      'breakfast',
      'hammocks',
      'garden',
      'solar-power',
      'parking',
      'first-aid',
      'kayaks',
    ],
    houseRules: ['no-smoking', 'no-pets', 'quiet-hours', 'respect-neighbours'],
    promotions: ['last-minute-12', 'midweek-10'],
    extraFees: ['service-5'],
    provider: 'selva-stays',
    basePrice: 78,
    minNight: 1,
    seasons: [{ season: 'holy-week', price: 105, minDays: 2 }],
    locks: [{ from: 6, to: 8 }],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 402,
    cover: 'treehouse',
    gallery: [
      'bedroom-loft',
      'bedroom-twin',
      'jungle-view',
      'hammock',
      'lake-view',
      'dock',
      'garden',
      'bathroom',
      'terrace',
    ],
    light: 'dawn',
  },
  {
    slug: 'cacao-cabin-lanquin-river',
    type: 5,
    town: 'lanquin',
    subLocation: 'Orilla del río Lanquín',
    setting: 'forest',
    typeOfProperty: 'cabin',
    name: { en: 'Cacao Cabin by the River', es: 'Cabaña del Cacao' },
    title: {
      en: 'A raised cabin on a cacao farm, where the river is both neighbour and swimming pool',
      es: 'Cabaña sobre pilotes en una finca de cacao, con el río de vecino y de poza',
    },
    description: {
      en: `Cold green water slides past twelve metres from the porch. You can float from the farm’s landing to the bend below the village in twenty minutes on an inner tube, and walk back along the maize.

Inside there is not much, and nothing is missing: a double bed, bunks for two, mosquito nets that Elvira mends herself, a shelf of swollen paperbacks. Electricity comes on at six in the evening and goes off at ten. Then the frogs have the floor, and on warm nights fireflies come in under the eaves.

Elvira and her sons dry and grind their own cacao. Breakfast is a cup of it, unsweetened unless you object, with eggs and black beans; they also find you a seat in the pick-up to Semuc Champey, which leaves the square at eight and takes three quarters of an hour standing up. The bats leave the Lanquín caves at half past five. Be there by five.`,
      es: `El río pasa a doce metros del corredor, frío y verde. En un tubo se deja uno llevar desde la finca hasta la vuelta del pueblo en veinte minutos, y se regresa a pie por la milpa.

Adentro hay lo justo: cama matrimonial, una litera, mosquiteros que remienda doña Elvira y un estante de libros mojados y vueltos a secar. La luz llega a las seis de la tarde y se va a las diez; a partir de ahí mandan las ranas, y cuando hace calor entran luciérnagas por el alero.

Con sus hijos, doña Elvira seca y muele el cacao de la finca. Se lo sirve en el desayuno, amargo si usted no dice nada, junto con huevos y frijol negro. También le aparta lugar en el picop a Semuc, que sale del parque a las ocho y se va parado tres cuartos de hora. Para ver salir los murciélagos de las grutas, llegue antes de las cinco.`,
    },
    highlights: {
      en: ['River at the door', 'Cacao ground on the farm', 'Fireflies on warm nights'],
      es: ['El río en la puerta', 'Cacao molido en la finca', 'Luciérnagas en noches cálidas'],
    },
    season: {
      en: 'After heavy rain, mostly in September and October, the river is too strong to float on.',
      es: 'En septiembre y octubre el río crece; con corriente fuerte no se puede bajar en tubo.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    bedrooms: [
      {
        beds: [
          [1, 'double'],
          [1, 'bunk'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: false,
    amenities: ['water-filter', 'breakfast', 'garden', 'hammocks', 'barbecue', 'pets-welcome'],
    houseRules: ['smoking-outside', 'pets-on-request', 'children-welcome'],
    promotions: ['rainy-season-15'],
    extraFees: ['pet-stay-25'],
    provider: 'selva-stays',
    basePrice: 52,
    minNight: 2,
    locks: [{ from: 21, to: 23 }],
    checkInTimeStart: '13:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 270,
    cover: 'jungle-cabin',
    gallery: [
      'bedroom',
      'jungle-view',
      'hammock',
      'garden',
      'dining-room',
      'bathroom',
      'terrace',
      'bedroom-twin',
    ],
    light: 'rain',
  },
  {
    slug: 'quetzal-cabin-purulha',
    type: 5,
    town: 'purulha',
    subLocation: 'Kilómetro 159',
    setting: 'forest',
    typeOfProperty: 'cabin',
    name: { en: 'The Quetzal Cabin', es: 'La Cabaña del Quetzal' },
    title: {
      en: 'Cloud at the windows, a chimney that works, and wild avocado trees where quetzals feed',
      es: 'Neblina en las ventanas, chimenea encendida y aguacatillos donde come el quetzal',
    },
    description: {
      en: `Nobody can promise you a quetzal. What we can say is that between February and June a pair has come to the aguacatillo in front of this porch on most mornings before eight, and that Óscar, the owner, knocks on the shutter when they do.

The rest of the day is for the forest. A private loop of two kilometres starts behind the wood pile, past tree ferns and a waterfall that fills a pool of eleven degrees (people do jump in; they come out quickly). On the other side of the road lie the marked trails of the Biotopo.

Three bedrooms open onto one room with the fireplace, a long table and a record player. There is a kitchen with an oven. Dampness is part of a cloud forest, so every bed has an electric blanket and the cupboards a lamp to keep clothes dry. Lorries use the engine brake on the bend below until about nine; after that you hear dripping.`,
      es: `Un quetzal no se le puede prometer a nadie. Lo que sí le contamos es que, de febrero a junio, casi todas las mañanas antes de las ocho llega una pareja al aguacatillo de enfrente, y que don Óscar toca la ventana cuando los ve.

Después queda el bosque entero. Atrás de la leñera empieza un sendero propio de dos kilómetros, entre helechos arborescentes, hasta una cascada con poza de once grados; hay quien se mete, y sale rápido. Del otro lado de la carretera están los senderos del Biotopo.

Los tres cuartos dan a una sala con chimenea, mesa larga y tocadiscos. La cocina tiene horno, por si quiere hacer pan. Como la humedad aquí es de siempre, cada cama tiene frazada eléctrica y en los roperos hay un foco para que la ropa amanezca seca. Hasta las nueve se oyen los camiones frenar en la curva; más tarde, solo gotas.`,
    },
    highlights: {
      en: [
        'Quetzals from February to June',
        'Own trail to a waterfall',
        'Electric blankets',
        'Record player',
      ],
      es: [
        'Quetzales de febrero a junio',
        'Sendero propio con cascada',
        'Frazadas eléctricas',
        'Tocadiscos',
      ],
    },
    season: {
      en: 'Quetzals nest from March to June; it is wettest from September to November.',
      es: 'El quetzal anida de marzo a junio; lo más lluvioso va de septiembre a noviembre.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 120,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0221, dLongitude: 0.0147 },
    amenities: [
      'hot-water',
      'fireplace',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'garden',
      'board-games',
      'parking',
      'smoke-detector',
      'first-aid',
      'generator',
    ],
    houseRules: ['no-smoking', 'no-pets', 'children-welcome', 'quiet-hours'],
    promotions: ['midweek-10'],
    extraFees: ['cleaning-55', 'extra-guest-12-over-4'],
    provider: 'selva-stays',
    basePrice: 118,
    minNight: 2,
    weeklyDiscount: 8,
    seasons: [
      { season: 'holy-week', price: 150, minDays: 3 },
      { season: 'independence', price: 135, minDays: 2 },
    ],
    locks: [
      { from: 10, to: 13 },
      { from: 70, to: 75 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '12:00',
    listedDaysAgo: 515,
    cover: 'jungle-cabin',
    gallery: [
      'fireplace',
      'living-room',
      'bedroom',
      'bedroom-twin',
      'kitchen',
      'jungle-view',
      'bathroom',
      'garden',
      'terrace',
    ],
    light: 'rain',
  },
]
