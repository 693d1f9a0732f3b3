import type { RentalSeed } from '../../types'
import { rooms } from './rooms'

export const hotelsElsewhere: RentalSeed[] = [
  {
    slug: 'hotel-pasaje-xela',
    type: 1,
    fullHotel: true,
    town: 'quetzaltenango',
    subLocation: 'Zona 1',
    setting: 'highland',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Hotel on the Arcade', es: 'Hotel del Pasaje' },
    title: {
      en: 'Eleven warm rooms in a stone house of 1898, one block from Xela’s central park',
      es: 'Once habitaciones abrigadas en una casa de piedra de 1898, a una cuadra del parque',
    },
    description: {
      en: `Cold is the first thing visitors to Xela talk about, so the owners dealt with it: oil heaters in all eleven rooms, two wool blankets a bed, an open fire in the salon from five o’clock, and water that is truly hot because there are two boilers.

What remains is a grey stone house with a glass-roofed patio. It was the home of a coffee exporter and kept his spiral stairs, the tiled kitchen and a piano that Señora Ovalle has tuned each August for the flower games. Groups of language students take it for a month; brass bands took it last year for the fair of September, which is the one time the street is loud.

You turn right for the Pasaje Enríquez and its evening crowd, left for a bakery whose xecas, the dark sweet rolls of Xela, come out at half past six. The Santa María trail begins at Llano del Pinal, and a guide picks you up at five. Cars sleep in a garage across the road.`,
      es: `De Xela lo primero que se comenta es el frío, y los dueños lo tomaron en serio: calentador de aceite en las once habitaciones, dos ponchos de lana por cama, fuego en la sala desde las cinco y dos calderas para que el agua caliente no se acabe en el tercer baño.

La casa es de cantera gris, con patio de techo de vidrio. Fue de un exportador de café, y de él quedaron las gradas de caracol, la cocina de azulejo y un piano que la señora Ovalle manda a afinar cada agosto para los Juegos Florales. Suelen tomarla grupos de estudiantes por un mes completo. En septiembre, con la feria, la calle sí se pone bulliciosa.

A la derecha está el Pasaje Enríquez; a la izquierda, una panadería que saca xecas a las seis y media. Para subir al Santa María el guía pasa por usted a las cinco. Los carros se guardan enfrente, en garaje con portón.`,
    },
    highlights: {
      en: [
        'A heater in each room',
        'Glass-roofed patio',
        'A tuned piano',
        'One block from the park',
      ],
      es: [
        'Calentador en cada cuarto',
        'Patio con techo de vidrio',
        'Piano afinado',
        'A una cuadra del parque',
      ],
    },
    capacityOfPeople: 26,
    noBathroom: 12,
    flatSurfaceM2: 590,
    bedrooms: [
      ...rooms(4, [1, 'queen'], [1, 'single']),
      ...rooms(5, [2, 'single']),
      ...rooms(2, [1, 'queen']),
    ],
    place: { dLatitude: 0.0009, dLongitude: -0.0007 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'fireplace',
      'smart-tv',
      'iron',
      'daily-cleaning',
      'breakfast',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'desk',
      'meeting-room',
      'board-games',
      'parking',
      'night-guard',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'quiet-hours'],
    promotions: ['midweek-10', 'black-week-25'],
    extraFees: ['cleaning-90', 'service-5'],
    provider: 'volcan-homes',
    basePrice: 680,
    minNight: 2,
    weeklyDiscount: 18,
    seasons: [
      { season: 'independence', price: 820, minDays: 2 },
      { season: 'holy-week', price: 780, minDays: 3 },
    ],
    locks: [{ from: 53, to: 67 }],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '12:00',
    listedDaysAgo: 655,
    cover: 'facade',
    gallery: [
      'corridor',
      'fireplace',
      'bedroom',
      'bedroom-twin',
      'kitchen',
      'living-room',
      'reception',
      'bathroom',
      'cobbled-street',
    ],
    light: 'rain',
  },
  {
    slug: 'hotel-parlama-monterrico',
    type: 1,
    fullHotel: true,
    town: 'monterrico',
    subLocation: 'Calle Playa al Hawaii',
    setting: 'coast',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Hotel of the Sea Turtle', es: 'Hotel La Parlama' },
    title: {
      en: 'Two pools, twelve bungalows and a volleyball net, with the black beach behind the gate',
      es: 'Dos piscinas, doce bungalós y red de vóleibol, con la playa negra atrás del portón',
    },
    description: {
      en: `Bring the cousins. The place takes forty, in twelve whitewashed bungalows placed in a ring, so that parents on any porch can see both pools: the long one, and a round one forty centimetres deep beneath a roof of palm.

Meals happen in the big rancho. Three women from the village cook what your group buys from them or from the boats, at prices on the wall; coconuts are free because they fall anyway. Each bungalow has air conditioning from six in the evening until eight in the morning, ceiling fans the rest of the day, and a shower outside for sand.

Between the hotel and the sea there is only a low wall. Walk east at dusk to the hatchery, where from September to January you can sponsor a baby turtle for a few quetzales and see it off. Be careful with the surf: waves break close in and pull hard, and we ask that nobody bathes alone or after dark.`,
      es: `Tráigase a los primos. Caben cuarenta en doce bungalós encalados y puestos en rueda, de modo que desde cualquier corredor se ven las dos piscinas: la larga y la redonda, de cuarenta centímetros de hondo y bajo techo de palma.

Se come en el rancho grande. Tres señoras de la aldea preparan lo que usted compre con ellas o en las lanchas, y los precios están escritos en la pared; los cocos no se cobran, porque igual se caen. En cada bungaló hay aire acondicionado de seis de la tarde a ocho de la mañana, ventilador a toda hora y una ducha afuera para quitarse la arena.

De la playa nos separa un muro bajo. Al atardecer camine hacia el tortugario: de septiembre a enero se apadrina una tortuguita por unos quetzales y se le ve entrar al agua. El mar revienta cerca y jala fuerte; que nadie se bañe solo ni de noche.`,
    },
    highlights: {
      en: [
        'Room for forty',
        'Pool for small children',
        'Cooks from the village',
        'Turtles at dusk',
      ],
      es: [
        'Para cuarenta personas',
        'Piscina para los chiquitos',
        'Cocineras de la aldea',
        'Tortugas al atardecer',
      ],
    },
    warning: {
      en: 'Dangerous currents; the beach has no lifeguard on weekdays.',
      es: 'Corrientes peligrosas; entre semana no hay salvavidas.',
    },
    customTerms: {
      en: `The group names one person who answers for it. A deposit of **$300** is taken on arrival and returned on departure. Outdoor music ends at eleven, at ten in turtle season. Bracelets for the pools are handed out at the gate; people who are not staying pay $8 a day.`,
      es: `El grupo nombra a un responsable. Al ingresar se deja un depósito de **$300** que se devuelve a la salida. La música afuera termina a las once, y a las diez en época de tortugas. Las pulseras de piscina se entregan en el portón; quien llega de visita paga $8 por el día.`,
    },
    capacityOfPeople: 40,
    noBathroom: 14,
    flatSurfaceM2: 1150,
    bedrooms: [
      ...rooms(6, [1, 'queen'], [1, 'bunk']),
      ...rooms(4, [1, 'king']),
      ...rooms(2, [2, 'double']),
    ],
    place: { dLatitude: -0.0019, dLongitude: 0.0083 },
    amenities: [
      'wifi',
      'air-conditioning',
      'ceiling-fans',
      'daily-cleaning',
      'private-chef',
      'water-filter',
      'pool',
      'sea-access',
      'garden',
      'barbecue',
      'hammocks',
      'playground',
      'high-chair',
      'pets-welcome',
      'parking',
      'night-guard',
      'step-free',
      'generator',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'events-on-request', 'children-welcome', 'pets-on-request'],
    promotions: ['last-minute-12', 'new-year-surcharge-25', 'holy-week-surcharge-30'],
    extraFees: ['service-5', 'pet-stay-25'],
    provider: 'costa-tranquila',
    basePrice: 1290,
    minNight: 1,
    seasons: [
      { season: 'christmas', price: 1690, minDays: 3 },
      { season: 'july-holidays', price: 1400 },
    ],
    locks: [
      { from: 6, to: 7 },
      { from: 19, to: 21 },
      { from: 38, to: 42 },
    ],
    typeOfTerms: 2,
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '12:00',
    sharedSell: true,
    listedDaysAgo: 1010,
    cover: 'beach-house',
    gallery: [
      'pool',
      'beach-view',
      'bedroom',
      'bedroom-twin',
      'hammock',
      'dining-room',
      'garden',
      'terrace',
      'bathroom',
    ],
    light: 'golden',
  },
  {
    slug: 'orchid-house-hotel-coban',
    type: 1,
    fullHotel: true,
    town: 'coban',
    subLocation: 'Barrio Santo Domingo',
    setting: 'forest',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Orchid House Hotel', es: 'Hotel de las Monjas Blancas' },
    title: {
      en: 'Eight wooden rooms around a garden with three hundred orchids, for small groups on the way to Semuc',
      es: 'Ocho cuartos de madera y un jardín con trescientas orquídeas, rumbo a Semuc Champey',
    },
    description: {
      en: `The bookkeeper of a German coffee firm built the house in 1912 of pine and tin, and rain on that tin roof is still how you fall asleep. His great-granddaughter, Ruth, keeps the books now, and the orchids, three hundred pots of them; the white nun, the national flower, opens between December and March.

There are eight rooms on two floors, all giving on a veranda with rocking chairs. Eighteen people fill them exactly. It is a modest hotel, which shows in the price: no lift, no minibar, one television in the salon. But sheets are line-dried when the weather allows and ironed when not, and the kak’ik on Saturdays is the proper red broth with turkey.

Walk up to El Calvario for the view over the town, 135 steps, before the drizzle returns. Minibuses for Lanquín will collect your group at the door at half past six. For Purulhá and quetzals ask Ruth, who knows the drivers that do not race.`,
      es: `La casa es de pino y lámina, de 1912, y con el chipi-chipi sobre esa lámina es como uno se duerme. La construyó el contador de una casa alemana de café. Hoy la lleva su bisnieta, doña Ruth, lo mismo que las trescientas macetas de orquídeas; la monja blanca abre de diciembre a marzo.

Los ocho cuartos, en dos pisos, salen a un corredor con mecedoras y los llenan dieciocho personas exactas. El hotel es sencillo y el precio lo refleja: sin elevador, sin refrigeradora en el cuarto y con un solo televisor, en la sala. En cambio las sábanas se secan al aire cuando el clima deja y se planchan cuando no, y los sábados hay kak’ik como debe ser, colorado y con chunto.

Suba las 135 gradas de El Calvario antes de que vuelva la llovizna. El microbús a Lanquín recoge al grupo en la puerta a las seis y media.`,
    },
    highlights: {
      en: ['Three hundred orchids', 'Veranda with rocking chairs', 'Kak’ik on Saturdays'],
      es: ['Trescientas orquídeas', 'Corredor con mecedoras', 'Kak’ik los sábados'],
    },
    season: {
      en: 'It may drizzle in any month; March and April are the driest.',
      es: 'Chipi-chipi puede haber siempre; marzo y abril son los meses más secos.',
    },
    capacityOfPeople: 18,
    noBathroom: 9,
    flatSurfaceM2: 380,
    bedrooms: [
      ...rooms(4, [1, 'double']),
      ...rooms(2, [2, 'single']),
      ...rooms(2, [1, 'double'], [1, 'single']),
    ],
    place: { dLatitude: 0.0021, dLongitude: 0.0033 },
    amenities: [
      'wifi',
      'hot-water',
      'smart-tv',
      'daily-cleaning',
      'breakfast',
      'private-chef',
      'coffee-maker',
      'water-filter',
      'garden',
      'board-games',
      'parking',
      'night-guard',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'children-welcome'],
    promotions: ['midweek-10'],
    extraFees: ['service-5'],
    provider: 'selva-stays',
    basePrice: 450,
    minNight: 1,
    seasons: [{ season: 'holy-week', price: 540, minDays: 2 }],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 130,
    cover: 'highland-house',
    gallery: [
      'garden',
      'corridor',
      'bedroom',
      'bedroom-twin',
      'living-room',
      'dining-room',
      'jungle-view',
      'bathroom',
      'reception',
    ],
    light: 'rain',
  },
]
