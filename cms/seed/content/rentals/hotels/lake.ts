import type { RentalSeed } from '../../types'
import { rooms } from './rooms'

export const lakeHotels: RentalSeed[] = [
  {
    slug: 'hotel-las-terrazas-palopo',
    type: 1,
    fullHotel: true,
    town: 'santa-catarina-palopo',
    subLocation: 'Carretera a San Antonio',
    setting: 'lake',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Las Terrazas at Palopó', es: 'Hotel Las Terrazas de Palopó' },
    title: {
      en: 'Fourteen rooms stepping down a cliff to a warm pool and a private dock on the lake',
      es: 'Catorce habitaciones escalonadas hasta una piscina tibia y un muelle sobre el lago',
    },
    description: {
      en: `Start at the top, where the minibus stops, and count 118 steps down to the water, or take the small cable lift that the owner installed for his mother. On the way you pass four terraces of rooms, a bar cut into the rock, and the pool, whose far edge seems to pour into the lake.

Every room faces south-west, towards Tolimán, Atitlán and San Pedro, and every bed is turned so that you need not lift your head to see them. Weavers from the village made the curtains in the blue that gave Santa Catarina its painted walls.

Thirty-four people fit for the night and sixty for a dinner; ceremonies are usually held on the third terrace at half past four, before the light drops behind San Juan. Two boats belong to the house and fetch your guests in Panajachel, twelve minutes away. In the afternoon the wind makes the ride wet. Advise people to come before noon.`,
      es: `Arriba para el microbús y abajo está el agua, con 118 gradas de por medio o un funicular pequeño que el dueño mandó a poner para su mamá. En el trayecto hay cuatro niveles de habitaciones, un bar tallado en la peña y la piscina, que por la orilla de allá parece derramarse al lago.

Todos los cuartos ven al suroeste, hacia el Tolimán, el Atitlán y el San Pedro; las camas se pusieron de tal forma que ni hace falta levantar la cabeza. Las cortinas las tejieron señoras del pueblo, en el mismo azul con que se pintan aquí las casas.

Duermen treinta y cuatro personas y cenan sesenta. La mayoría de parejas se casa en la tercera terraza a las cuatro y media, antes de que el sol se esconda. El hotel tiene dos lanchas y recoge a sus invitados en Panajachel, a doce minutos; pídales venir antes de mediodía, que por la tarde el Xocomil salpica.`,
    },
    highlights: {
      en: [
        'Three volcanoes from bed',
        'Small cable lift',
        'Two boats of its own',
        'Dinner for sixty',
      ],
      es: [
        'Tres volcanes desde la cama',
        'Funicular propio',
        'Dos lanchas del hotel',
        'Cena para sesenta',
      ],
    },
    season: {
      en: 'Clearest skies from November to March; afternoon showers from May on.',
      es: 'Cielo limpio de noviembre a marzo; desde mayo llueve por la tarde.',
    },
    distributionOfLevel: {
      en: 'Reception and restaurant on top, four levels of rooms, then pool and dock.',
      es: 'Recepción y comedor arriba, cuatro niveles de habitaciones y, abajo, piscina y muelle.',
    },
    capacityOfPeople: 34,
    noBathroom: 17,
    flatSurfaceM2: 1350,
    bedrooms: [...rooms(8, [1, 'king']), ...rooms(3, [2, 'double']), ...rooms(3, [1, 'queen'])],
    place: { dLatitude: -0.0058, dLongitude: 0.0009 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'daily-cleaning',
      'hair-dryer',
      'breakfast',
      'private-chef',
      'water-filter',
      'terrace',
      'lake-view',
      'volcano-view',
      'pool',
      'heated-pool',
      'private-dock',
      'kayaks',
      'meeting-room',
      'parking',
      'night-guard',
      'generator',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'events-on-request', 'children-welcome', 'no-pets'],
    promotions: ['new-year-surcharge-25', 'holy-week-surcharge-30', 'midweek-10'],
    extraFees: ['service-5', 'lake-conservation-guest-night-2'],
    provider: 'atitlan-shores',
    basePrice: 1890,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 2350, minDays: 4 },
      { season: 'july-holidays', price: 2000 },
      { season: 'independence', price: 2050, minDays: 2 },
    ],
    locks: [
      { from: 11, to: 13 },
      { from: 32, to: 34 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 870,
    cover: 'lake-house',
    gallery: [
      'pool',
      'lake-view',
      'bedroom',
      'bedroom-twin',
      'terrace',
      'dock',
      'reception',
      'dining-room',
      'bathroom',
      'volcano-view',
    ],
    light: 'golden',
  },
  {
    slug: 'retreat-lodge-santiago-atitlan',
    type: 1,
    fullHotel: true,
    town: 'santiago-atitlan',
    subLocation: 'Tzanchaj',
    setting: 'lake',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Tzanchaj Retreat Lodge', es: 'Posada de Retiros Tzanchaj' },
    title: {
      en: 'Stone cottages, a wooden hall for forty mats and a bay where egrets sleep',
      es: 'Cabañas de piedra, un salón de madera para cuarenta petates y una bahía con garzas',
    },
    description: {
      en: `Facilitators ask the same questions, so here are the answers first.

- The hall is ten metres by fourteen, has a sprung wooden floor, forty mats and cushions, curtains that darken it, and a stove.
- Kitchen: vegetarian by habit, meat if you say so, vegan and gluten-free understood. Meals at eight, one and half past six.
- Sleep: ten cottages of lava stone, two or three beds in each, all with hot water and a fireplace laid for one evening.
- Silence: guaranteed from nine to seven, except for the loudspeaker of the church service on Wednesdays, which we cannot switch off.

A lawn slopes to the reeds, and beyond them lies the inlet, so still that San Pedro’s cone stands in it upside down until breakfast. You may swim from the dock. Santiago is five minutes away by tuk-tuk: a market on Fridays, Maximón, and the church of Father Stan Rother. Public boats from Panajachel take forty minutes; for a group we send ours to fetch you.`,
      es: `Aquí vienen sobre todo grupos de yoga, comunidades de iglesia y equipos de trabajo que necesitan oírse. El salón mide diez por catorce metros, tiene piso de madera, cuarenta petates con cojín, cortina gruesa y estufa.

Las diez cabañas son de piedra de lava, de dos o tres camas, con ducha caliente y la chimenea lista para una noche. En la cocina manda doña Chona: vegetales casi siempre, carne si la piden, y sabe de comida vegana y sin gluten. Se come a las ocho, a la una y a las seis y media.

De nueve a siete hay silencio, con una salvedad: los miércoles el altoparlante del culto, que no depende de nosotros. La grama baja hasta el tul y de ahí al agua, tan quieta que hasta la hora del desayuno se ve el San Pedro de cabeza. A Santiago son cinco minutos en tuc-tuc, con mercado los viernes. Para grupos mandamos lancha a Panajachel; la pública tarda cuarenta minutos.`,
    },
    highlights: {
      en: [
        'Hall with forty mats',
        'Ten stone cottages',
        'Vegetarian kitchen',
        'Boat for your group',
      ],
      es: [
        'Salón con cuarenta petates',
        'Diez cabañas de piedra',
        'Cocina vegetariana',
        'Lancha para su grupo',
      ],
    },
    capacityOfPeople: 24,
    noBathroom: 12,
    flatSurfaceM2: 900,
    bedrooms: [
      ...rooms(6, [2, 'single']),
      ...rooms(3, [3, 'single']),
      ...rooms(1, [1, 'king'], [1, 'single']),
    ],
    place: { dLatitude: 0.0081, dLongitude: 0.0042 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'daily-cleaning',
      'breakfast',
      'private-chef',
      'water-filter',
      'garden',
      'terrace',
      'lake-view',
      'volcano-view',
      'private-dock',
      'kayaks',
      'fire-pit',
      'meeting-room',
      'parking',
      'night-guard',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'quiet-hours', 'no-shoes', 'no-pets'],
    promotions: ['green-season-forced', 'spring-preview-18'],
    extraFees: ['lake-conservation-guest-night-2', 'bed-linen-guest-6'],
    provider: 'atitlan-shores',
    basePrice: 960,
    minNight: 3,
    weeklyDiscount: 12,
    seasons: [{ season: 'holy-week', price: 1150, minDays: 4 }],
    locks: [
      { from: 2, to: 8 },
      { from: 41, to: 48 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 545,
    cover: 'lake-cabin',
    gallery: [
      'garden',
      'lake-view',
      'bedroom-twin',
      'fireplace',
      'dining-room',
      'dock',
      'bedroom',
      'bathroom',
      'volcano-view',
    ],
    light: 'dawn',
  },
  {
    slug: 'island-hotel-flores',
    type: 1,
    fullHotel: true,
    town: 'flores',
    subLocation: 'Malecón poniente',
    setting: 'lake',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Sunset Side Hotel', es: 'Hotel El Poniente' },
    title: {
      en: 'A four-storey house on the sunset side of the island, with a boat for your group at the steps',
      es: 'Cuatro pisos frente al malecón del poniente, con lancha para el grupo al pie de las gradas',
    },
    description: {
      en: `Flores can be walked around in fifteen minutes, and at a quarter to six half the town does so, holding ice cream, in order to sit on the wall opposite your front door. The other half you will find on your roof if you invite them: it is sixty square metres, shaded by a tarpaulin until four, with a bar and a hose to cool the tiles.

Below are three floors of rooms, thirteen in number. All have strong air conditioning, blinds and a fridge, for archaeologists rent this house in May when it is thirty-eight degrees at noon. Rooms facing the water get the wind; those facing the lane are the quieter ones.

The package includes breakfast at any hour from four, since Tikal starts early, and one return trip by boat a day, to the mirador, the zoo or a rope swing across the water. A bus for thirty-two parks on the causeway side, five minutes on foot. Porters take the bags.`,
      es: `La isla se camina entera en un cuarto de hora, y a las cinco y cuarenta y cinco medio pueblo viene con su helado a sentarse al muro, justo enfrente de su puerta. A la otra mitad la puede invitar a la azotea: sesenta metros cuadrados con toldo, barra y manguera para refrescar el piso.

Más abajo hay tres niveles y trece habitaciones. El aire acondicionado enfría de verdad, porque a esta casa vienen arqueólogos en mayo, cuando al mediodía hace treinta y ocho grados. Las que ven al agua agarran viento; las del callejón son más calladas.

El desayuno se sirve desde las cuatro, pensando en los que madrugan a Tikal, y todos los días hay un viaje de ida y vuelta en lancha: al mirador, al zoológico o a tirarse del columpio. El bus se estaciona del lado del relleno, a cinco minutos, y los maleteros se encargan de lo demás.`,
    },
    highlights: {
      en: ['Roof for sunset', 'Breakfast from four', 'Daily boat trip', 'Strong air conditioning'],
      es: [
        'Azotea al poniente',
        'Desayuno desde las cuatro',
        'Paseo diario en lancha',
        'Aire que sí enfría',
      ],
    },
    season: {
      en: 'March to May is very hot; after the rains the lake may cover the promenade.',
      es: 'De marzo a mayo hace mucho calor; al final del invierno el lago puede tapar el malecón.',
    },
    capacityOfPeople: 32,
    noBathroom: 14,
    flatSurfaceM2: 720,
    bedrooms: [
      ...rooms(6, [1, 'queen'], [1, 'single']),
      ...rooms(4, [2, 'single']),
      ...rooms(3, [1, 'king']),
    ],
    place: { dLatitude: 0.0006, dLongitude: -0.0016 },
    amenities: [
      'wifi',
      'air-conditioning',
      'ceiling-fans',
      'hot-water',
      'smart-tv',
      'daily-cleaning',
      'breakfast',
      'water-filter',
      'rooftop',
      'lake-view',
      'hammocks',
      'generator',
      'night-guard',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'events-on-request', 'children-welcome', 'respect-neighbours'],
    promotions: ['last-minute-12', 'holy-week-surcharge-30'],
    extraFees: ['service-5', 'late-check-in-25'],
    provider: 'selva-stays',
    basePrice: 1040,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'christmas', price: 1220, minDays: 3 },
      { season: 'july-holidays', price: 1120 },
    ],
    locks: [{ from: 15, to: 18 }],
    checkInTimeStart: '14:00',
    checkInTimeEnd: '23:00',
    checkOutTime: '11:00',
    listedDaysAgo: 365,
    cover: 'hotel-front',
    gallery: [
      'rooftop',
      'lake-view',
      'bedroom',
      'bedroom-twin',
      'reception',
      'dining-room',
      'dock',
      'bathroom',
      'hammock',
    ],
    light: 'dusk',
  },
]
