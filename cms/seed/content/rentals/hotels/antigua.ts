import type { RentalSeed } from '../../types'
import { rooms } from './rooms'

export const antiguaHotels: RentalSeed[] = [
  {
    slug: 'hotel-patio-de-los-naranjos',
    type: 1,
    fullHotel: true,
    town: 'antigua-guatemala',
    subLocation: 'La Merced',
    setting: 'colonial',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Hotel of the Orange Trees', es: 'Hotel Patio de los Naranjos' },
    title: {
      en: 'Nine rooms around two courtyards, a street away from the yellow church of La Merced',
      es: 'Nueve habitaciones y dos patios, a una cuadra de la iglesia de La Merced',
    },
    description: {
      en: `Weddings at La Merced end here on foot: out of the church, left along 1a Calle, and in through a door wide enough for the band. That takes four minutes in heels on cobblestones; we timed it.

The first courtyard is the formal one, with a fountain, six bitter orange trees and room for seventy at round tables. The second is smaller and belongs to the kitchen, where Mayra and two helpers cook breakfast for your group and, if you order it, a lunch of pepián or a late supper of rellenitos and chocolate.

All nine rooms have high ceilings, wool blankets and a bathroom each; numbers 3 and 4 connect, good for parents. From the roof you look over tiles to Agua on one side and, on a clear night, to Fuego on the other. Music outdoors stops at ten because the neighbours have been kind for twenty years. A night guard keeps the door.`,
      es: `De una boda en La Merced se llega caminando: sale usted de la iglesia, toma la 1a. calle y en cuatro minutos está cruzando un portón por donde cabe hasta la marimba.

El patio principal tiene fuente, seis naranjos agrios y espacio para setenta personas en mesas redondas. El segundo es más íntimo y pertenece a la cocina. Ahí doña Mayra prepara el desayuno de su grupo y, con encargo, pepián al mediodía o rellenitos con chocolate para los desvelados.

Son nueve habitaciones de techo alto, cada una con su baño; la 3 y la 4 se comunican, que a los papás les sirve mucho. Desde la azotea se mira el Agua por un lado y, en noche despejada, el Fuego por el otro. La música al aire libre se apaga a las diez, por respeto a los vecinos, que llevan veinte años de paciencia. En la puerta hay guardián toda la noche.`,
    },
    highlights: {
      en: [
        'Four minutes from La Merced',
        'Courtyard for seventy guests',
        'Cook and night guard included',
        'Two connecting rooms',
      ],
      es: [
        'A cuatro minutos de La Merced',
        'Patio para setenta personas',
        'Cocinera y guardián incluidos',
        'Habitaciones que se comunican',
      ],
    },
    season: {
      en: 'Booked a year ahead for Holy Week, when processions pass the corner.',
      es: 'En Semana Santa las procesiones pasan por la esquina y se reserva con un año.',
    },
    distributionOfLevel: {
      en: 'Six rooms around the first courtyard, three upstairs, roof terrace above.',
      es: 'Seis habitaciones en el primer patio, tres en el segundo nivel y azotea arriba.',
    },
    capacityOfPeople: 22,
    noBathroom: 11,
    flatSurfaceM2: 640,
    bedrooms: [
      ...rooms(4, [1, 'king']),
      ...rooms(3, [1, 'queen'], [1, 'single']),
      ...rooms(1, [2, 'double']),
      ...rooms(1, [1, 'queen']),
    ],
    place: { dLatitude: 0.0043, dLongitude: -0.0002 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'fireplace',
      'hair-dryer',
      'iron',
      'daily-cleaning',
      'breakfast',
      'private-chef',
      'coffee-maker',
      'water-filter',
      'courtyard-fountain',
      'rooftop',
      'volcano-view',
      'crib',
      'night-guard',
      'first-aid',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'events-on-request', 'children-welcome', 'quiet-hours'],
    promotions: ['green-season-forced', 'holy-week-surcharge-30', 'new-year-surcharge-25'],
    extraFees: ['service-5'],
    provider: 'casa-y-calle',
    basePrice: 1150,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 1400, minDays: 3 },
      { season: 'july-holidays', price: 1250 },
    ],
    locks: [
      { from: 7, to: 9 },
      { from: 21, to: 22 },
      { from: 49, to: 51 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 1260,
    cover: 'hotel-front',
    gallery: [
      'patio-fountain',
      'corridor',
      'bedroom',
      'bedroom-twin',
      'dining-room',
      'rooftop',
      'reception',
      'bathroom',
      'volcano-view',
      'cobbled-street',
    ],
    light: 'golden',
  },
  {
    slug: 'posada-candelaria-antigua',
    type: 1,
    fullHotel: true,
    town: 'antigua-guatemala',
    subLocation: 'Candelaria',
    setting: 'colonial',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Candelaria Inn', es: 'Posada Candelaria' },
    title: {
      en: 'Eight plain, sunny rooms for a group that came to study, paint or sing',
      es: 'Ocho cuartos sencillos y con sol para grupos que vienen a estudiar, pintar o cantar',
    },
    description: {
      en: `Choirs like this place, since the covered gallery carries a voice without an echo. So do Spanish teachers with sixteen students, and a watercolour class from Oaxaca that has come every February since 2016.

Nothing is grand. Rooms have two beds or one wide one, a rug from Momostenango, a desk, a window onto the garden. What is generous is the shared part: a long kitchen that your group may use at any hour, a room with a whiteboard and tables for eighteen, a lawn with a loquat tree, laundry lines in full sun.

The ruin of La Candelaria, all carved plaster columns, stands at the end of the block; a basketball court in front of it fills with schoolchildren at three. Going to Parque Central takes eleven minutes, downhill. Lidia, who runs the house, is here from seven to five and her brother sleeps by the door. **Parking** for one minibus is inside the gate.`,
      es: `A los coros les gusta el corredor, porque lleva la voz sin eco. También vienen maestros de español con sus dieciséis alumnos y un taller de acuarela de Oaxaca que desde 2016 no falla un febrero.

Lujos no hay. Cada cuarto tiene dos camas o una ancha, alfombra de Momostenango, escritorio y ventana al jardín. Lo amplio es lo compartido: cocina larga a toda hora, salón con pizarra y mesas para dieciocho, grama con un níspero y lazos para tender al sol.

Al final de la cuadra quedan las ruinas de La Candelaria, con sus columnas de estuco, y enfrente una cancha donde a las tres salen a jugar los de la escuela. Al parque central se baja en once minutos. Doña Lidia atiende de siete a cinco y su hermano se queda en la puerta por la noche. Un microbús cabe **adentro del portón**.`,
    },
    highlights: {
      en: ['Classroom for eighteen', 'Kitchen open to your group', 'Minibus parking inside'],
      es: ['Salón para dieciocho', 'Cocina libre para su grupo', 'Microbús adentro del portón'],
    },
    capacityOfPeople: 16,
    noBathroom: 8,
    flatSurfaceM2: 410,
    bedrooms: [...rooms(5, [2, 'single']), ...rooms(3, [1, 'queen'])],
    place: { dLatitude: 0.0064, dLongitude: 0.0061 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'desk',
      'meeting-room',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'garden',
      'washer',
      'daily-cleaning',
      'breakfast',
      'parking',
      'night-guard',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'quiet-hours'],
    promotions: ['midweek-10', 'end-of-year-10'],
    extraFees: ['cleaning-90'],
    provider: 'volcan-homes',
    basePrice: 620,
    minNight: 2,
    weeklyDiscount: 15,
    seasons: [{ season: 'holy-week', price: 850, minDays: 4 }],
    locks: [{ from: 75, to: 86 }],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 730,
    cover: 'courtyard',
    gallery: [
      'corridor',
      'garden',
      'bedroom-twin',
      'bedroom',
      'workspace',
      'kitchen',
      'dining-room',
      'bathroom',
      'cobbled-street',
    ],
    light: 'noon',
  },
  {
    slug: 'quinta-san-bartolo-antigua',
    type: 1,
    fullHotel: true,
    town: 'antigua-guatemala',
    subLocation: 'San Bartolo',
    setting: 'colonial',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'Quinta San Bartolo', es: 'Quinta San Bartolo' },
    title: {
      en: 'Twenty rooms in a walled orchard, with a warm pool, a chapel and lawn for a marquee',
      es: 'Veinte habitaciones en una huerta amurallada, con piscina climatizada, capilla y grama para toldo',
    },
    description: {
      en: `Walls of adobe three metres high keep the street out, and inside there are two hectares: macadamias, a lawn of sixty by thirty metres, a chapel of 1770 with half a roof, and a pool kept at twenty-eight degrees.

Companies take the house from Monday to Thursday, families on weekends. Both use the long hall, once a stable, which has a projector, good chairs and doors that fold away so that lunch can happen on the grass. The house brings seven people to serve you: reception, two cooks, three for the rooms, and Esteban, who has looked after the trees since he was nineteen.

**Rooms.** Sixteen are in the new wing with terraces and fireplaces; four larger ones are in the old house and take a family of four or five. Two have step-free showers.

**Noise.** Bands may play until midnight indoors. **Getting about.** It is twenty minutes on foot to Parque Central, and the house’s van makes the trip all day.`,
      es: `Por fuera se ve solo un muro de adobe. Por dentro son dos hectáreas de huerta con macadamias, una grama de sesenta por treinta metros, capilla de 1770 a la que le queda medio techo y piscina a veintiocho grados.

Entre semana la ocupan empresas y los fines de semana, familias. Unos y otros usan el salón, que fue caballeriza y ahora tiene proyector y puertas que se doblan enteras para sacar el almuerzo a la sombra. Con la quinta vienen siete personas: recepción, dos cocineras, tres de habitaciones y don Esteban, que cuida los árboles desde los diecinueve años.

**Habitaciones.** Dieciséis están en el ala nueva, con terraza y chimenea; cuatro más grandes, en la casa vieja, reciben familias de cuatro o cinco. Dos tienen ducha sin gradas.

**Música y traslados.** Bajo techo se puede tocar hasta la medianoche. Caminando, el parque queda a veinte minutos; la camioneta de la casa va y viene todo el día.`,
    },
    highlights: {
      en: [
        'Pool at twenty-eight degrees',
        'Hall with projector',
        'Lawn for a marquee',
        'Staff of seven',
        'Van to the centre',
      ],
      es: [
        'Piscina a veintiocho grados',
        'Salón con proyector',
        'Grama para toldo',
        'Siete personas de servicio',
        'Camioneta al centro',
      ],
    },
    capacityOfPeople: 50,
    noBathroom: 24,
    flatSurfaceM2: 2100,
    bedrooms: [
      ...rooms(10, [1, 'king']),
      ...rooms(6, [2, 'single']),
      ...rooms(2, [2, 'queen']),
      ...rooms(2, [2, 'queen'], [1, 'sofaBed']),
    ],
    place: { dLatitude: -0.0092, dLongitude: -0.0069 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'fireplace',
      'hair-dryer',
      'daily-cleaning',
      'breakfast',
      'private-chef',
      'coffee-maker',
      'water-filter',
      'garden',
      'terrace',
      'volcano-view',
      'pool',
      'heated-pool',
      'meeting-room',
      'playground',
      'crib',
      'high-chair',
      'parking',
      'night-guard',
      'step-free',
      'generator',
      'smoke-detector',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'events-on-request', 'children-welcome', 'pets-on-request'],
    promotions: ['black-week-25', 'holy-week-surcharge-30'],
    extraFees: ['service-5', 'pet-stay-25'],
    provider: 'casa-y-calle',
    basePrice: 2200,
    minNight: 1,
    seasons: [
      { season: 'christmas', price: 2600, minDays: 3 },
      { season: 'independence', price: 2350, minDays: 2 },
    ],
    locks: [
      { from: 4, to: 6 },
      { from: 12, to: 13 },
      { from: 26, to: 27 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '23:00',
    checkOutTime: '12:00',
    topListing: true,
    listedDaysAgo: 1480,
    cover: 'villa',
    gallery: [
      'pool',
      'garden',
      'reception',
      'bedroom',
      'bedroom-twin',
      'terrace',
      'fireplace',
      'dining-room',
      'volcano-view',
      'bathroom',
    ],
    light: 'noon',
  },
  {
    slug: 'chocolate-house-hotel-san-juan-del-obispo',
    type: 1,
    fullHotel: true,
    town: 'san-juan-del-obispo',
    subLocation: 'Calle del Palacio',
    setting: 'colonial',
    typeOfProperty: 'boutiqueHotel',
    name: { en: 'The Chocolate House Hotel', es: 'Hotel La Casa del Chocolate' },
    title: {
      en: 'Twelve rooms uphill from Antigua in a house where cacao is still ground on Thursdays',
      es: 'Doce habitaciones cuesta arriba de Antigua, en una casa donde los jueves se muele cacao',
    },
    description: {
      en: `Thursday is grinding day. From six the smell climbs the stairs, and by nine your group can be at the stone with an apron on, learning from Doña Vilma why sugar goes in last.

San Juan del Obispo sits 150 metres higher than Antigua, so you get its lights as your evening view and its noise not at all. The hotel was put together from three village houses; that explains the odd steps in the passages, and why every one of the twelve rooms differs. Ask for 7 if you like a balcony, for 10 if you like a fireplace.

Groups of up to thirty eat at two tables under the pergola. Beyond the last wall begins an orchard of níspero, whose fruit is made into wine in the village and drunk in January at the fair. To reach Antigua there is a public bus at the palace every quarter of an hour, and a path of fifty minutes that the hardier among you will walk down once.`,
      es: `El jueves se muele. Desde las seis el olor sube por las gradas y a las nueve su grupo puede estar frente a la piedra, con gabacha puesta, aprendiendo de doña Vilma por qué el azúcar va de último.

San Juan queda 150 metros más alto que Antigua, así que de noche se le ven las luces y no se le oye la bulla. El hotel se fue armando con tres casas de la aldea; por eso hay gradas donde menos se espera y ninguna habitación se parece a otra. Si le gusta el balcón, pida la 7; si prefiere chimenea, la 10.

Hasta treinta personas comen bajo la pérgola en dos mesas. Detrás del último muro empiezan los nísperos, con los que aquí hacen un vino que corre en la feria de enero. Frente al palacio pasa la camioneta a Antigua cada quince minutos, y hay una vereda de cincuenta que los más animados bajan a pie una vez.`,
    },
    highlights: {
      en: ['Cacao grinding on Thursdays', 'Antigua’s lights below', 'No two rooms alike'],
      es: [
        'Los jueves se muele cacao',
        'Las luces de Antigua abajo',
        'Doce habitaciones distintas',
      ],
    },
    warning: {
      en: 'Many steps; not suited to wheelchairs.',
      es: 'Tiene muchas gradas; no es apto para silla de ruedas.',
    },
    capacityOfPeople: 30,
    noBathroom: 13,
    flatSurfaceM2: 780,
    bedrooms: [
      ...rooms(6, [1, 'queen']),
      ...rooms(4, [1, 'queen'], [1, 'single']),
      ...rooms(2, [3, 'single']),
    ],
    place: { dLatitude: 0.0011, dLongitude: 0.0014 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'daily-cleaning',
      'breakfast',
      'private-chef',
      'coffee-maker',
      'water-filter',
      'garden',
      'terrace',
      'volcano-view',
      'board-games',
      'parking',
      'night-guard',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'events-on-request', 'children-welcome', 'respect-neighbours'],
    promotions: ['opening-offer-20', 'valentine-14'],
    extraFees: ['service-5', 'late-check-in-25'],
    provider: 'volcan-homes',
    basePrice: 1380,
    minNight: 2,
    seasons: [{ season: 'holy-week', price: 1750, minDays: 4 }],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 18,
    cover: 'townhouse',
    gallery: [
      'terrace',
      'corridor',
      'bedroom',
      'bedroom-twin',
      'fireplace',
      'kitchen',
      'garden',
      'volcano-view',
      'bathroom',
    ],
    light: 'dusk',
  },
]
