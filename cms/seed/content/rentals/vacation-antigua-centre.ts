import type { RentalSeed } from '../types'

/** Vacation rentals within the old grid of Antigua Guatemala, between La Merced and San Francisco. */
export const vacationAntiguaCentre: RentalSeed[] = [
  {
    slug: 'casa-de-la-campana',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Barrio de La Merced',
    address: '2a calle oriente 38',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Casa de la Campana', es: 'Casa de la Campana' },
    title: {
      en: 'Three bedrooms around an arcaded patio, two blocks from La Merced',
      es: 'Tres habitaciones alrededor de un patio con corredor, a dos cuadras de La Merced',
    },
    description: {
      en: `A bronze bell hangs beside the street door, and pulling its rope is still the quickest way to call Don Chepe, who has looked after the house for nineteen years. He carries the bags in, lights the water heater and shows you which of the three keys does nothing at all.

Past the entrance passage the patio opens on the left: a stone fountain, two lime trees, and a corridor wide enough for a table of eight. All three bedrooms give onto it. The largest has a king bed and a fireplace, the second a queen, and the third two single beds and its own door to the corridor, which parents of teenagers tend to like.

You can walk to the yellow front of La Merced in three minutes and to the Arch in four. In the late afternoon women sell *atol* and *rellenitos* in front of the church; bring small notes. The car sleeps inside, behind the wooden gate.`,
      es: `Junto a la puerta de calle cuelga una campana de bronce, y jalar el lazo sigue siendo la forma más rápida de llamar a don Chepe, que cuida esta casa desde hace diecinueve años. Él le ayuda con las maletas, le enciende el calentador y le explica cuál de las tres llaves no abre nada.

Pasando el zaguán, a mano izquierda, está el patio con su fuente de piedra, dos limoneros y un corredor donde cabe una mesa para ocho. Las tres habitaciones dan al corredor: la principal con cama king y chimenea, otra con cama queen y la tercera con dos camas individuales y puerta aparte, que les cae muy bien a los hijos adolescentes.

La Merced le queda a tres minutos a pie y el Arco a cuatro. Por la tarde venden atol y rellenitos frente a la iglesia; lleve sencillo. Su carro duerme adentro, detrás del portón de madera.`,
    },
    highlights: {
      en: [
        'Fireplace in the main bedroom',
        'Fountain and two lime trees',
        'Parking behind the gate',
        'Caretaker on the spot',
      ],
      es: [
        'Chimenea en la habitación principal',
        'Fuente y dos limoneros',
        'Parqueo tras el portón',
        'Guardián en la casa',
      ],
    },
    season: {
      en: 'On Good Friday the procession leaves La Merced before dawn. Cars cannot enter or leave the block from Thursday noon to Friday night.',
      es: 'El Viernes Santo la procesión sale de La Merced antes del amanecer. Del mediodía del jueves a la noche del viernes no entra ni sale ningún carro de la cuadra.',
    },
    capacityOfPeople: 6,
    noBathroom: 3,
    flatSurfaceM2: 240,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0036, dLongitude: -0.0012 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'courtyard-fountain',
      'daily-cleaning',
      'washer',
      'parking',
      'smoke-detector',
      'first-aid',
    ],
    houseRules: [
      'smoking-outside',
      'no-parties',
      'children-welcome',
      'no-pets',
      'respect-neighbours',
    ],
    promotions: ['midweek-10', 'rainy-season-15'],
    extraFees: ['cleaning-55', 'late-check-in-25'],
    provider: 'casa-y-calle',
    basePrice: 210,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 420, minDays: 4 },
      { season: 'christmas', price: 285, minDays: 3 },
    ],
    locks: [
      { from: 6, to: 9 },
      { from: 31, to: 37 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 742,
    cover: 'courtyard',
    gallery: [
      'patio-fountain',
      'bedroom',
      'corridor',
      'dining-room',
      'fireplace',
      'kitchen',
      'bedroom-twin',
      'bathroom',
      'cobbled-street',
    ],
    light: 'golden',
  },
  {
    slug: 'portal-santa-clara',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Barrio de Santa Clara',
    address: 'Callejón de Santa Clara 7',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Portal Santa Clara', es: 'Portal Santa Clara' },
    title: {
      en: 'Two bedrooms facing a convent ruin, with the Tanque La Unión on the corner',
      es: 'Dos habitaciones frente a un convento en ruinas, con el Tanque La Unión en la esquina',
    },
    description: {
      en: `From the sitting room you look straight at the convent wall across the street, and towards six the last sun turns it the colour of bread crust. That window seat is where most guests end up with their coffee.

The house is one long row of rooms. First the sitting room, then two bedrooms with queen beds separated by a bathroom each, then a kitchen with a blue-tiled *poyo*, and at the very end a small patio with a washing trough, ferns and a table for four. It keeps cool at noon. For the evenings there are wool blankets in every chest.

It takes you a minute to reach the palms of the Tanque La Unión, five to reach the Central Park along 5a Calle Oriente. There is no parking inside. A guarded car park half a block away charges by the night, and Lesbia, who comes in the mornings, will show you the way.`,
      es: `Desde la sala se ve de frente el muro del convento, al otro lado de la calle, y como a las seis el último sol lo pone del color de la costra del pan. En la banca de esa ventana terminan casi todos con su café en la mano.

La casa es una hilera larga: primero la sala, después dos habitaciones con cama queen y cada una con su baño, luego la cocina con su poyo de azulejo azul y, al fondo, un patiecito con pila, helechos y mesa para cuatro. A mediodía se mantiene fresca. Para la noche hay chamarras de lana en cada cofre.

En un minuto está usted bajo las palmeras del Tanque La Unión y en cinco, por la 5a Calle Oriente, en el Parque Central. Adentro no hay parqueo; a media cuadra hay uno con vigilancia que cobra por noche. Lesbia, que llega por las mañanas, le enseña dónde queda.`,
    },
    highlights: {
      en: [
        'Window seat facing the ruins',
        'Each bedroom with its bathroom',
        'Five minutes to the park',
      ],
      es: [
        'Ventana con vista a las ruinas',
        'Cada habitación con su baño',
        'A cinco minutos del parque',
      ],
    },
    warning: {
      en: 'During Lent and Holy Week processions pass this door with drums and firecrackers, some of them after midnight.',
      es: 'En Cuaresma y Semana Santa las procesiones pasan frente a la puerta con tambores y cuetes, algunas después de medianoche.',
    },
    capacityOfPeople: 4,
    noBathroom: 2,
    flatSurfaceM2: 125,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0021, dLongitude: 0.0034 },
    amenities: [
      'wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'smart-tv',
      'iron',
      'hair-dryer',
      'step-free',
    ],
    houseRules: ['no-smoking', 'no-parties', 'quiet-hours', 'no-pets'],
    promotions: ['last-minute-12', 'valentine-14'],
    extraFees: ['cleaning-35', 'service-5'],
    provider: 'casa-y-calle',
    basePrice: 145,
    minNight: 2,
    weeklyDiscount: 8,
    seasons: [
      { season: 'holy-week', price: 310, minDays: 4 },
      { season: 'christmas', price: 190, minDays: 3 },
    ],
    locks: [
      { from: 2, to: 4 },
      { from: 18, to: 22 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 388,
    cover: 'facade',
    gallery: [
      'living-room',
      'bedroom',
      'kitchen',
      'cobbled-street',
      'corridor',
      'bathroom',
      'dining-room',
      'bedroom',
    ],
    light: 'dusk',
  },
  {
    slug: 'estudio-la-pila',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Centro Histórico',
    address: '5a avenida sur 21, apartamento 3',
    setting: 'colonial',
    typeOfProperty: 'apartment',
    name: { en: 'La Pila Studio', es: 'Estudio La Pila' },
    title: {
      en: 'A whitewashed studio for two on 7a Avenida Sur, with a kitchenette and a desk',
      es: 'Estudio encalado para dos en la 7a Avenida Sur, con cocineta y escritorio',
    },
    description: {
      en: `Soap, wet stone and geraniums: you smell the shared patio before you see it. In the middle stands the *pila* that gave the studio its name, with three basins, still used every Monday by Señora Tere from the back.

Your room is the first door on the right. It is one space of thirty-two square metres with a double bed under the beams, a kitchenette with two burners and a small fridge, a desk against the patio window, and a bathroom with a proper shower. The walls are sixty centimetres thick, so the street disappears once you close the door.

7a Avenida Sur is a street of cobblers, a bakery and one very good breakfast comedor. Four blocks to the Central Park, three to the market. The internet line is the studio's own, and it holds a video call without freezing.`,
      es: `Jabón, piedra mojada y geranios: el patio compartido se huele antes de verse. En medio está la pila que le dio nombre al estudio, de tres lavaderos, donde doña Tere, la vecina del fondo, todavía lava los lunes.

Su cuarto es la primera puerta a la derecha: un solo ambiente de treinta y dos metros con cama matrimonial bajo las vigas, cocineta de dos hornillas con refri pequeña, escritorio pegado a la ventana del patio y un baño con buena regadera. Las paredes tienen sesenta centímetros de grueso; cierre la puerta y la calle desaparece.

En la 7a Avenida Sur hay zapateros, una panadería y un comedor donde se desayuna muy bien. Son cuatro cuadras al Parque Central y tres al mercado. La línea de internet es solo del estudio y aguanta videollamadas sin trabarse.`,
    },
    highlights: {
      en: ['Own internet line', 'Desk by the patio window', 'Three blocks from the market'],
      es: ['Internet propio', 'Escritorio junto al patio', 'A tres cuadras del mercado'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 32,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'ensuite' }],
    place: { dLatitude: -0.0017, dLongitude: -0.0029 },
    amenities: [
      'fast-wifi',
      'wifi',
      'hot-water',
      'kitchenette',
      'coffee-maker',
      'water-filter',
      'desk',
      'iron',
    ],
    houseRules: ['no-smoking', 'no-parties', 'register-visitors', 'respect-neighbours'],
    promotions: ['opening-offer-20'],
    extraFees: ['cleaning-35'],
    provider: 'owner-marta-ajanel',
    basePrice: 62,
    minNight: 2,
    weeklyDiscount: 12,
    pricePerMonth: 980,
    seasons: [{ season: 'holy-week', price: 118, minDays: 3 }],
    locks: [{ from: 11, to: 13 }],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '10:30',
    newProduct: true,
    listedDaysAgo: 9,
    cover: 'townhouse',
    gallery: [
      'bedroom',
      'workspace',
      'courtyard',
      'kitchen',
      'bathroom',
      'corridor',
      'cobbled-street',
      'facade',
    ],
    light: 'noon',
  },
  {
    slug: 'el-patio-de-las-buganvilias',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Centro Histórico',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'El Patio de las Buganvilias', es: 'El Patio de las Buganvilias' },
    title: {
      en: 'Four bedrooms, two patios and a jacuzzi on 3a Calle Oriente',
      es: 'Cuatro habitaciones, dos patios y jacuzzi en la 3a Calle Oriente',
    },
    description: {
      en: `Mornings begin on the east side of the house, where the sun comes over the wall at about half past six and lands on the breakfast table. By eight the whole front patio is lit and the bougainvilleas, three old plants on one iron frame, drop their first petals in the fountain.

There are two patios. The first belongs to the living rooms and to the bedrooms with king beds. The second, smaller and further from the street, has the jacuzzi and two bedrooms with queen beds, so that one half of a group can stay up late without disturbing the other half. Each of the four rooms has a bathroom.

Blanca cooks breakfast every day except Sunday: black beans, plantain, eggs however you ask for them. She is off by noon and the house is yours.

3a Calle Oriente leads to El Carmen and its handicraft stalls in three minutes. Two cars fit in the entrance.`,
      es: `La mañana empieza en el lado oriente de la casa: el sol se asoma sobre el muro como a las seis y media y cae justo en la mesa del desayuno. A las ocho ya está iluminado todo el primer patio, y las buganvilias, tres matas viejas sobre un mismo armazón de hierro, sueltan sus primeras hojas en la fuente.

Los patios son dos. Al primero dan la sala, el comedor y las habitaciones con cama king. El segundo, más chico y lejos de la calle, tiene el jacuzzi y las dos habitaciones con cama queen; así la mitad del grupo puede desvelarse sin molestar a la otra. Las cuatro tienen baño propio.

Blanca prepara el desayuno de lunes a sábado: frijoles, plátano y los huevos como usted los pida. Al mediodía se va y la casa queda para ustedes.

Por la 3a Calle Oriente llega en tres minutos a El Carmen y sus ventas de artesanía. En la entrada caben dos carros.`,
    },
    highlights: {
      en: [
        'Two separate patios',
        'Jacuzzi away from the street',
        'Breakfast six days a week',
        'Room for two cars',
      ],
      es: [
        'Dos patios separados',
        'Jacuzzi lejos de la calle',
        'Desayuno seis días por semana',
        'Espacio para dos carros',
      ],
    },
    capacityOfPeople: 8,
    noBathroom: 4.5,
    flatSurfaceM2: 380,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0012, dLongitude: 0.0019 },
    amenities: [
      'wifi',
      'fast-wifi',
      'hot-water',
      'jacuzzi',
      'courtyard-fountain',
      'garden',
      'breakfast',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'daily-cleaning',
      'washer',
      'dryer',
      'parking',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'pets-on-request'],
    promotions: ['end-of-year-10', 'last-minute-12', 'green-season-forced'],
    extraFees: ['cleaning-90', 'pet-stay-25', 'late-check-in-25'],
    provider: 'volcan-homes',
    basePrice: 295,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 590, minDays: 5 },
      { season: 'christmas', price: 410, minDays: 4 },
      { season: 'july-holidays', price: 330 },
    ],
    locks: [
      { from: 14, to: 20 },
      { from: 62, to: 76 },
    ],
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 611,
    cover: 'courtyard',
    gallery: [
      'dining-room',
      'patio-fountain',
      'bedroom',
      'corridor',
      'living-room',
      'garden',
      'kitchen',
      'bathroom',
      'bedroom',
      'street-arch',
    ],
    light: 'dawn',
  },
  {
    slug: 'casa-numero-ocho',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Callejón del Sol',
    setting: 'colonial',
    typeOfProperty: 'townhouse',
    name: { en: 'Number Eight, Callejón del Sol', es: 'Casa Número Ocho' },
    title: {
      en: 'A narrow two-storey house in a lane without through traffic',
      es: 'Una casa angosta de dos niveles en un callejón por donde no pasa tráfico',
    },
    description: {
      en: `Please take off your shoes at the foot of the stairs: the upper floor is bare cedar, oiled by hand twice a year, and it marks easily. There is a basket of slippers in five sizes.

Downstairs you have a living room with a corner fireplace, the kitchen and a half bath. Upstairs are the two bedrooms, one with a queen and one with twin beds, and the full bathroom between them. At the back a door leads to a roofed terrace of three by four metres where two people can have breakfast and watch rain fall on other people's tiles.

Nobody drives through Callejón del Sol, because it ends in a wall. What you hear is a rooster, the bread man's bicycle horn around five in the afternoon and, in August, not even that. A tienda on the corner has eggs, firewood and phone credit.`,
      es: `Le pedimos quitarse los zapatos al pie de las gradas: arriba el piso es de cedro, aceitado a mano dos veces al año, y se raya con nada. Hay una canasta con pantuflas de cinco tamaños.

Abajo están la sala con chimenea de esquina, la cocina y un medio baño. Arriba, las dos habitaciones, una con cama queen y otra con dos individuales, y entre ellas el baño completo. Por atrás se sale a una terraza techada de tres por cuatro metros, donde dos personas desayunan tranquilas viendo llover sobre las tejas ajenas.

Por el Callejón del Sol no circula nadie en carro porque termina en pared. Se oye un gallo, la bocina de la bicicleta del pan como a las cinco y, en agosto, ni eso. En la tienda de la esquina encuentra huevos, leña y saldo para el teléfono.`,
    },
    highlights: {
      en: ['No through traffic', 'Corner fireplace', 'Roofed terrace upstairs', 'Cedar floors'],
      es: [
        'Callejón sin tráfico',
        'Chimenea de esquina',
        'Terraza techada arriba',
        'Pisos de cedro',
      ],
    },
    warning: {
      en: 'The staircase is steep and has a rail on one side only; we do not recommend it for toddlers or unsteady knees.',
      es: 'Las gradas son empinadas y tienen pasamanos de un solo lado; no las recomendamos para niños pequeños ni para quien padezca de las rodillas.',
    },
    distributionOfLevel: {
      en: 'Ground floor: living room, kitchen, half bath. Upper floor: two bedrooms, bathroom, roofed terrace.',
      es: 'Primer nivel: sala, cocina y medio baño. Segundo nivel: dos habitaciones, baño y terraza techada.',
    },
    capacityOfPeople: 4,
    noBathroom: 1.5,
    flatSurfaceM2: 96,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0028, dLongitude: 0.0007 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'terrace',
      'full-kitchen',
      'coffee-maker',
      'board-games',
      'iron',
      'smoke-detector',
    ],
    houseRules: ['no-shoes', 'no-smoking', 'no-parties', 'no-pets', 'quiet-hours'],
    promotions: ['rainy-season-15', 'midweek-10'],
    extraFees: ['cleaning-35', 'bed-linen-guest-6'],
    provider: 'owner-julio-pirir',
    basePrice: 118,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 240, minDays: 3 },
      { season: 'christmas', price: 160, minDays: 3 },
    ],
    locks: [{ from: 24, to: 27 }],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '10:00',
    listedDaysAgo: 205,
    cover: 'townhouse',
    gallery: [
      'fireplace',
      'bedroom',
      'terrace',
      'bedroom-twin',
      'kitchen',
      'bathroom',
      'living-room',
      'cobbled-street',
    ],
    light: 'rain',
  },
  {
    slug: 'el-cuarto-del-naranjo',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Barrio de San Sebastián',
    setting: 'colonial',
    typeOfProperty: 'room',
    name: { en: 'The Orange Tree Room', es: 'El Cuarto del Naranjo' },
    title: {
      en: 'A room of your own with a separate entrance in a family house',
      es: 'Un cuarto con entrada independiente en la casa de una familia',
    },
    description: {
      en: `Marta Ajanel's grandmother planted the orange in 1961 and refused to let anybody pave around it, which is why the room beside it is shaped like an L. You get the short leg as a bathroom and the long one as a bedroom with a double bed, a wardrobe and a small table with a kettle.

The family lives across the patio. You have your own door to the street and need not meet anyone, though the smell of tortillas at seven usually brings people out. Breakfast is served at the long table from seven to nine and is part of the price.

There is no kitchen for guests. San Sebastián's basketball court is round the corner, and you will hear a match on Saturday nights until ten. Walking down 7a Avenida Norte you come to the Arch in about eight minutes.`,
      es: `La abuela de Marta Ajanel sembró el naranjo en 1961 y nunca dejó que nadie pavimentara alrededor; por eso el cuarto que está a la par tiene forma de L. En el lado corto está el baño y en el largo, la cama matrimonial, el ropero y una mesita con hervidor.

La familia vive del otro lado del patio. Usted tiene su propia puerta a la calle y no está obligado a saludar a nadie, aunque el olor de las tortillas a las siete casi siempre saca a la gente. El desayuno se sirve de siete a nueve en la mesa larga y va incluido.

No hay cocina para huéspedes. La cancha de San Sebastián queda a la vuelta y los sábados hay partido hasta las diez de la noche. Bajando por la 7a Avenida Norte, al Arco se llega en unos ocho minutos.`,
    },
    highlights: {
      en: ['Own door to the street', 'Breakfast with the family', 'Patio with an old orange tree'],
      es: ['Puerta propia a la calle', 'Desayuno con la familia', 'Patio con naranjo viejo'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 24,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'ensuite' }],
    place: { dLatitude: 0.0047, dLongitude: -0.0036 },
    amenities: [
      'wifi',
      'hot-water',
      'breakfast',
      'garden',
      'daily-cleaning',
      'water-filter',
      'step-free',
    ],
    houseRules: ['no-smoking', 'no-parties', 'register-visitors', 'no-pets', 'quiet-hours'],
    promotions: ['spring-preview-18'],
    extraFees: ['late-check-in-25'],
    provider: 'owner-marta-ajanel',
    basePrice: 48,
    minNight: 1,
    pricePerMonth: 720,
    availableAfter: 40,
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '10:00',
    listedDaysAgo: 3,
    cover: 'courtyard',
    gallery: [
      'bedroom',
      'garden',
      'bathroom',
      'corridor',
      'dining-room',
      'facade',
      'street-arch',
      'cobbled-street',
    ],
    light: 'noon',
  },
  {
    slug: 'altos-de-la-alameda',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Alameda Santa Lucía',
    setting: 'colonial',
    typeOfProperty: 'apartment',
    name: { en: 'Upstairs on the Alameda', es: 'Altos de la Alameda' },
    title: {
      en: 'A second-floor flat between the market and San Jerónimo, with Agua from the terrace',
      es: 'Apartamento en segundo nivel entre el mercado y San Jerónimo, con el volcán de Agua desde la terraza',
    },
    description: {
      en: `If you like to cook, stay here. The market starts across the road: mangoes by the dozen, fresh cheese wrapped in leaf, cut flowers on Thursdays and Saturdays. The flat has a kitchen that takes it all, with a four-burner gas stove, a long counter and knives that somebody actually sharpens.

Twenty-one steps lead up from a green door on the Alameda Santa Lucía. Two bedrooms face the quiet side, one with a queen bed, one with a double. The living room faces the avenue and its jacarandas, with a sofa bed for a fifth guest. From the terrace you look south over tin and tile to the Agua volcano, clearest before nine.

It is a lively address. Buses, ice-cream bells, somebody testing a loudspeaker; it calms down after eight in the evening. Earplugs are in the drawer, and the bedroom windows are double.`,
      es: `Si a usted le gusta cocinar, quédese aquí. El mercado empieza al otro lado de la calle: mangos por docena, queso fresco envuelto en hoja, flores los jueves y sábados. Y la cocina da para todo, con estufa de gas de cuatro hornillas, mostrador largo y cuchillos que alguien sí se toma la molestia de afilar.

De una puerta verde sobre la Alameda Santa Lucía suben veintiuna gradas. Las dos habitaciones, una con cama queen y la otra con matrimonial, dan al lado callado. La sala da a la alameda y a sus jacarandas, y tiene un sofá cama para el quinto huésped. Desde la terraza, mirando al sur sobre lámina y teja, se ve el volcán de Agua; antes de las nueve es cuando está más limpio.

La dirección es alegre: camionetas, campanas de helado, alguien probando una bocina. Después de las ocho se calma. En la gaveta hay tapones para los oídos, y las ventanas de las habitaciones son dobles.`,
    },
    highlights: {
      en: [
        'Market across the road',
        'Terrace facing Agua',
        'Kitchen for people who cook',
        'Double windows in the bedrooms',
      ],
      es: [
        'El mercado enfrente',
        'Terraza hacia el Agua',
        'Cocina para quien cocina',
        'Ventanas dobles en las habitaciones',
      ],
    },
    capacityOfPeople: 5,
    noBathroom: 2,
    flatSurfaceM2: 88,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0009, dLongitude: -0.0052 },
    amenities: [
      'wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'terrace',
      'volcano-view',
      'smart-tv',
      'washer',
      'desk',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'no-pets'],
    promotions: ['last-minute-20', 'black-week-25'],
    extraFees: ['cleaning-35', 'extra-guest-12-over-4', 'service-5'],
    provider: 'casa-y-calle',
    basePrice: 98,
    minNight: 2,
    weeklyDiscount: 12,
    pricePerMonth: 1450,
    seasons: [
      { season: 'holy-week', price: 185, minDays: 3 },
      { season: 'independence', price: 115, minDays: 2 },
    ],
    locks: [
      { from: 8, to: 10 },
      { from: 40, to: 44 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '11:00',
    sharedSell: true,
    listedDaysAgo: 156,
    cover: 'modern-flat',
    gallery: [
      'kitchen',
      'terrace',
      'volcano-view',
      'living-room',
      'bedroom',
      'workspace',
      'bathroom',
      'dining-room',
      'cobbled-street',
    ],
    light: 'golden',
  },
  {
    slug: 'la-casa-del-carpintero',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Centro Histórico',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Carpenter’s House', es: 'La Casa del Carpintero' },
    title: {
      en: 'Three bedrooms in a former joinery, with its workbench as the dining table',
      es: 'Tres habitaciones en una antigua carpintería, con el banco de trabajo como mesa de comedor',
    },
    description: {
      en: `For forty years this was a joiner's shop. When Maestro Anselmo retired, his nephew kept the beams, the tall doors and the four-metre workbench, vice included, and turned everything around them into a house. You eat at that bench.

Ceilings are high and the rooms generous: one bedroom with a king bed off the corridor, one with a queen, and a *tapanco*, a sleeping gallery over the third room, where children climb to two single beds while a double stands below. When it rains, and from May to October it rains most afternoons, the sound on the skylight is loud and rather good. The fireplace is laid for you.

You are on 6a Calle Poniente, four blocks from the Central Park and three from the market. There are still two furniture makers on the block; they start at eight and stop for lunch.`,
      es: `Cuarenta años fue esto una carpintería. Al retirarse el maestro Anselmo, su sobrino conservó las vigas, las puertas altas y el banco de cuatro metros, con todo y prensa, y alrededor de eso hizo una casa. En ese banco se come.

Los techos son altos y los cuartos amplios: una habitación con cama king que da al corredor, otra con cama queen y una tercera con tapanco, donde los niños suben a dormir en dos camas individuales mientras abajo queda una matrimonial. Cuando llueve, y de mayo a octubre llueve casi todas las tardes, el tragaluz suena fuerte y sabroso. La chimenea la encuentra usted ya armada con leña.

Está sobre la 6a Calle Poniente, a cuatro cuadras del Parque Central y a tres del mercado. En la cuadra todavía trabajan dos mueblerías; empiezan a las ocho y paran para almorzar.`,
    },
    highlights: {
      en: ['Four-metre dining bench', 'Sleeping gallery for children', 'Fireplace laid with wood'],
      es: ['Mesa de cuatro metros', 'Tapanco para los niños', 'Chimenea con leña lista'],
    },
    capacityOfPeople: 8,
    noBathroom: 3,
    flatSurfaceM2: 210,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'double'],
          [2, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: -0.0013, dLongitude: -0.0041 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'coffee-maker',
      'washer',
      'board-games',
      'crib',
      'high-chair',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'pets-on-request'],
    promotions: ['green-season-forced'],
    extraFees: ['cleaning-55', 'pet-night-8', 'extra-guest-12-over-4'],
    provider: 'volcan-homes',
    basePrice: 178,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 340, minDays: 4 },
      { season: 'christmas', price: 230, minDays: 3 },
    ],
    locks: [
      { from: 16, to: 19 },
      { from: 52, to: 58 },
    ],
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 470,
    cover: 'facade',
    gallery: [
      'dining-room',
      'bedroom-loft',
      'fireplace',
      'living-room',
      'bedroom',
      'corridor',
      'kitchen',
      'bathroom',
    ],
    light: 'rain',
  },
  {
    slug: 'casa-de-las-ocho-llaves',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Centro Histórico',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'House of the Eight Keys', es: 'Casa de las Ocho Llaves' },
    title: {
      en: 'Three lockable bedrooms around a lamplit corridor, for families travelling together',
      es: 'Tres habitaciones con llave alrededor de un corredor con faroles, para familias que viajan juntas',
    },
    description: {
      en: `Eight iron keys hang on a board in the hall: three for bedrooms, one for the street, one for the pantry, one for the firewood, one for the back patio and one for a chest nobody has managed to open. You are welcome to try.

The owners, who live in Spain most of the year, prefer not to publish the address. You receive it with the booking, and Rony waits for you at the door. It is inside the old grid and everything can be done on foot.

What they do publish: each bedroom has its own bathroom and a real lock, so two or three families can share the place and still be private. Two rooms have queen beds, the third a double and a single. After dark the corridor is lit by lanterns, on dimmers, and supper there with the fountain running is the best hour of the day.

One compact car fits in the entrance. Anything wider stays in a guarded lot nearby.`,
      es: `En un tablero del zaguán cuelgan ocho llaves de hierro: tres de las habitaciones, una de la calle, una de la despensa, una de la leña, una del traspatio y una de un cofre que nadie ha podido abrir. Haga usted la prueba.

Los dueños pasan casi todo el año en España y prefieren no publicar la dirección. La recibe al reservar, y Rony lo espera en la puerta. Queda dentro de la cuadrícula antigua, donde todo se hace caminando.

Lo que sí cuentan: cada habitación tiene baño y llave de verdad, así que dos o tres familias comparten la casa sin perder privacidad. Dos tienen cama queen; la tercera, una matrimonial y una individual. De noche el corredor se alumbra con faroles que se pueden bajar, y cenar ahí oyendo la fuente es lo mejor del día.

En la entrada cabe un carro pequeño. Los más anchos se quedan en un parqueo vigilado que está cerca.`,
    },
    highlights: {
      en: ['Real locks on every room', 'Lantern-lit corridor', 'Met at the door by Rony'],
      es: ['Llave en cada habitación', 'Corredor con faroles', 'Rony lo recibe en la puerta'],
    },
    capacityOfPeople: 7,
    noBathroom: 3,
    flatSurfaceM2: 230,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      {
        beds: [
          [1, 'double'],
          [1, 'single'],
        ],
        typeBathroom: 'ensuite',
      },
    ],
    place: false,
    amenities: [
      'wifi',
      'hot-water',
      'courtyard-fountain',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'fireplace',
      'parking',
      'hair-dryer',
      'first-aid',
    ],
    houseRules: [
      'smoking-outside',
      'no-parties',
      'children-welcome',
      'no-pets',
      'register-visitors',
    ],
    promotions: ['holy-week-surcharge-30', 'midweek-10'],
    extraFees: ['cleaning-55', 'extra-guest-12-over-4'],
    provider: 'casa-y-calle',
    basePrice: 192,
    minNight: 3,
    seasons: [{ season: 'christmas', price: 255, minDays: 4 }],
    locks: [
      { from: 1, to: 5 },
      { from: 45, to: 50 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '16:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 298,
    cover: 'facade',
    gallery: [
      'corridor',
      'patio-fountain',
      'bedroom',
      'fireplace',
      'dining-room',
      'bedroom',
      'kitchen',
      'bathroom',
      'street-arch',
    ],
    light: 'dusk',
  },
  {
    slug: 'solar-de-capuchinas',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Barrio de Capuchinas',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Solar de Capuchinas', es: 'Solar de Capuchinas' },
    title: {
      en: 'Five bedrooms, a heated pool and Agua above the roofline, next to the old convent',
      es: 'Cinco habitaciones, piscina climatizada y el Agua sobre los tejados, junto al convento',
    },
    description: {
      en: `Nuns grew vegetables here until the earthquakes of 1773, and the plot is still twice as deep as its neighbours. That is where the garden comes from: eighteen metres of lawn, an avocado tree that feeds the street, and at the far end a heated pool with lounge chairs along the convent wall.

The house stands at the front. Its five bedrooms, each with a bathroom, surround a patio with a dry-laid stone floor; three have king beds, one a queen, one two doubles. The upstairs terrace above the kitchen is for the volcano, which at dawn stands dark blue and so close that people lower their voices.

Two people run it. Doña Irma cooks when you want her to, groceries paid at cost with receipts; Walter looks after the pool, the fireplaces and the gate, and can bring in three cars.

2a Avenida Norte is quiet, the Central Park four blocks away. Dinner for ten needs one day's notice.`,
      es: `Aquí sembraban verdura las monjas hasta los terremotos de 1773, y el terreno sigue siendo el doble de hondo que los de al lado. De ahí sale el jardín: dieciocho metros de grama, un aguacate que abastece a toda la cuadra y, al fondo, la piscina climatizada con sus sillas pegadas al muro del convento.

La casa queda al frente. Sus cinco habitaciones, todas con baño, rodean un patio de piedra; tres tienen cama king, una queen y otra dos matrimoniales. La terraza de arriba, encima de la cocina, es para ver el volcán: al amanecer se pone azul oscuro y parece tan cerca que uno baja la voz.

La atienden dos personas. Doña Irma cocina cuando ustedes quieran, con las compras al costo y con factura; Walter ve la piscina, las chimeneas y el portón, por donde entran tres carros.

La 2a Avenida Norte es tranquila y el Parque Central queda a cuatro cuadras. Para una cena de diez, avise un día antes.`,
    },
    highlights: {
      en: [
        'Heated pool by the convent wall',
        'Cook on request',
        'Terrace facing Agua',
        'Three cars inside',
        'Lawn with an avocado tree',
      ],
      es: [
        'Piscina climatizada junto al convento',
        'Cocinera a pedido',
        'Terraza hacia el Agua',
        'Tres carros adentro',
        'Grama con aguacate',
      ],
    },
    season: {
      en: 'The pool is heated all year to 28 °C; on the coldest nights of December and January it may stay at 26 °C.',
      es: 'La piscina se mantiene todo el año a 28 °C; en las noches más frías de diciembre y enero puede quedarse en 26 °C.',
    },
    capacityOfPeople: 12,
    noBathroom: 6,
    flatSurfaceM2: 620,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0025, dLongitude: 0.0027 },
    amenities: [
      'fast-wifi',
      'wifi',
      'hot-water',
      'fireplace',
      'pool',
      'heated-pool',
      'garden',
      'terrace',
      'volcano-view',
      'private-chef',
      'full-kitchen',
      'barbecue',
      'daily-cleaning',
      'washer',
      'dryer',
      'parking',
      'crib',
      'smoke-detector',
      'first-aid',
      'generator',
    ],
    houseRules: [
      'smoking-outside',
      'events-on-request',
      'children-welcome',
      'pets-on-request',
      'quiet-hours',
    ],
    promotions: ['spring-preview-18', 'end-of-year-10'],
    extraFees: ['cleaning-90', 'pool-heating-night-20', 'pet-stay-25', 'extra-guest-15-over-8'],
    provider: 'volcan-homes',
    basePrice: 440,
    minNight: 3,
    weeklyDiscount: 8,
    seasons: [
      { season: 'holy-week', price: 920, minDays: 5 },
      { season: 'christmas', price: 640, minDays: 5 },
      { season: 'july-holidays', price: 490, minDays: 3 },
    ],
    locks: [
      { from: 10, to: 17 },
      { from: 38, to: 41 },
      { from: 90, to: 104 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '12:00',
    topListing: true,
    listedDaysAgo: 866,
    cover: 'courtyard',
    gallery: [
      'pool',
      'volcano-view',
      'garden',
      'bedroom',
      'living-room',
      'terrace',
      'kitchen',
      'fireplace',
      'bathroom',
      'corridor',
    ],
    light: 'dawn',
  },
  {
    slug: 'apartamento-las-lavanderas',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Tanque La Unión',
    setting: 'colonial',
    typeOfProperty: 'apartment',
    name: { en: 'Las Lavanderas Apartment', es: 'Apartamento Las Lavanderas' },
    title: {
      en: 'One bedroom above a bookbinder, with a balcony towards the Tanque La Unión',
      es: 'Una habitación arriba de un encuadernador, con balcón hacia el Tanque La Unión',
    },
    description: {
      en: `Your downstairs neighbour binds books. He keeps office hours, works to Radio Cultural at low volume, and accepts parcels for guests.

The flat above his workshop is for one couple: a bedroom with a queen bed at the back, a sitting room with a small balcony at the front, a galley kitchen between them. The balcony holds two chairs and a rail for your elbows. Below you are the palms and the wash basins of the Tanque La Unión, where photographers pose quinceañeras on Sundays and almost nobody comes on Tuesdays.

Come at dusk once. The swifts go in under the arches of the basin, the lamps come on, and for ten minutes the street has no cars.

San Francisco is two blocks on, the Central Park three the other way. There is street parking by day only, so please do not leave a car overnight.`,
      es: `Su vecino de abajo encuaderna libros. Trabaja en horario de oficina, con la radio bajita, y le recibe los paquetes a los huéspedes.

El apartamento que queda sobre el taller es para una pareja: atrás la habitación con cama queen, adelante una salita con balcón y en medio una cocina angosta. En el balcón caben dos sillas y los codos. Abajo tiene usted las palmeras y los lavaderos del Tanque La Unión, donde los domingos retratan quinceañeras y los martes casi no llega nadie.

Salga por lo menos una vez al anochecer. Los vencejos se meten bajo los arcos del tanque, se encienden los faroles y durante diez minutos no pasa un carro.

San Francisco queda a dos cuadras y el Parque Central a tres, para el otro lado. En la calle solo se puede parquear de día; por favor no deje carro en la noche.`,
    },
    highlights: {
      en: ['Balcony over the palms', 'Quiet bedroom at the back', 'Parcels accepted downstairs'],
      es: ['Balcón sobre las palmeras', 'Habitación callada al fondo', 'Le reciben paquetes abajo'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 51,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'ensuite' }],
    place: { dLatitude: -0.0016, dLongitude: 0.0028 },
    amenities: [
      'wifi',
      'hot-water',
      'kitchenette',
      'coffee-maker',
      'water-filter',
      'smart-tv',
      'hair-dryer',
      'desk',
    ],
    houseRules: ['no-smoking', 'no-parties', 'adults-only', 'no-pets', 'quiet-hours'],
    promotions: ['valentine-14'],
    extraFees: ['cleaning-35', 'service-5'],
    provider: 'casa-y-calle',
    basePrice: 84,
    minNight: 2,
    weeklyDiscount: 10,
    calendar: 1,
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    listedDaysAgo: 334,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'bedroom',
      'kitchen',
      'workspace',
      'cobbled-street',
      'bathroom',
      'corridor',
      'street-arch',
    ],
    light: 'dusk',
  },
  {
    slug: 'la-buhardilla-de-la-merced',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Barrio de La Merced',
    setting: 'colonial',
    typeOfProperty: 'loft',
    name: { en: 'The Attic at La Merced', es: 'La Buhardilla de La Merced' },
    title: {
      en: 'A loft for two under the tiles, with the three volcanoes from its roof terrace',
      es: 'Un loft para dos bajo las tejas, con los tres volcanes desde la azotea',
    },
    description: {
      en: `Sloping ceiling, so mind your head by the bed: that is the first thing Julio tells everyone who is taller than one metre seventy. The rest explains itself. One big room with a queen bed at the low end, sofa and kitchenette at the high end, and skylights that you open with a pole.

From the landing a short ladder-stair goes to the roof. You have it to yourself: two deck chairs, pots of rosemary, and all three peaks. Agua stands to the south; Acatenango and Fuego share the west, and when Fuego is in the mood you see its smoke turn pink around six.

Breakfast places, the textile shops and the ice-cream seller of La Merced are all within two blocks. The loft was finished this year, so mattress, pipes and wiring are new. Heat collects under the tiles in March and April; a ceiling fan deals with most of it.`,
      es: `Techo inclinado, cuidado con la cabeza junto a la cama: es lo primero que Julio le dice a cualquiera que pase del metro setenta. Lo demás se explica solo. Un ambiente grande con la cama queen en la parte baja, sofá y cocineta en la alta, y tragaluces que se abren con una vara.

Del descanso sale una escalerita hacia la azotea, que es solo suya: dos sillas para asolearse, macetas de romero y los tres volcanes. El de Agua al sur; el Acatenango y el de Fuego al poniente, y cuando el Fuego amanece de buenas su humo se pone rosado como a las seis de la tarde.

Los desayunos, los textiles y el señor de los helados de La Merced quedan a menos de dos cuadras. El loft se terminó este año; colchón, tubería y cables son nuevos. En marzo y abril la teja guarda calor, y para eso está el ventilador de techo.`,
    },
    highlights: {
      en: [
        'Private roof terrace',
        'All three volcanoes',
        'Everything new this year',
        'Skylights over the sofa',
      ],
      es: [
        'Azotea solo para usted',
        'Los tres volcanes',
        'Todo nuevo este año',
        'Tragaluces sobre el sofá',
      ],
    },
    distributionOfLevel: {
      en: 'Second floor: the whole loft and its bathroom. Above it, by a ladder-stair: the roof terrace.',
      es: 'Segundo nivel: el loft completo con su baño. Arriba, por una escalera empinada: la azotea.',
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 46,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'ensuite' }],
    place: { dLatitude: 0.0042, dLongitude: -0.0019 },
    amenities: [
      'fast-wifi',
      'wifi',
      'hot-water',
      'kitchenette',
      'coffee-maker',
      'ceiling-fans',
      'rooftop',
      'volcano-view',
      'smart-tv',
      'desk',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'adults-only', 'no-pets'],
    promotions: ['opening-offer-20', 'valentine-14', 'last-minute-12'],
    extraFees: ['cleaning-35', 'late-check-in-25'],
    provider: 'owner-julio-pirir',
    basePrice: 88,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 176, minDays: 3 },
      { season: 'christmas', price: 120, minDays: 2 },
    ],
    locks: [
      { from: 13, to: 15 },
      { from: 28, to: 30 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 14,
    cover: 'townhouse',
    gallery: [
      'bedroom-loft',
      'rooftop',
      'volcano-view',
      'living-room',
      'kitchen',
      'bathroom',
      'workspace',
      'street-arch',
    ],
    light: 'golden',
  },
  {
    slug: 'casa-de-los-faroles',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Centro Histórico',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'House of the Street Lamps', es: 'Casa de los Faroles' },
    title: {
      en: 'Four bedrooms on two floors for groups who want to walk home at night',
      es: 'Cuatro habitaciones en dos niveles para grupos que quieren volver a pie de noche',
    },
    description: {
      en: `At noon, when the park is hot, this is the house to come back to. Its street side is all wall, painted indigo at the foot, and behind it the corridor stays at twenty-one degrees even in April.

You enter through a hall where bicycles can stand, four of which are yours to use. On the ground floor are the dining room with its long mahogany table, the kitchen, a television room and two bedrooms with queen beds. The upper floor, added in 1988, holds one king room and one with four single beds, the favourite of cousins, plus a terrace with a hammock and a barbecue.

Aracely cleans every morning from nine to eleven and does laundry if you leave it in the basket. Please finish music at ten; the neighbour to the left is a schoolteacher who rises at five.

From here, 5a Avenida Sur, it is two well-lit blocks to the Central Park.`,
      es: `Al mediodía, cuando el parque quema, da gusto volver a esta casa. Hacia la calle es puro muro, con su zócalo añil, y detrás el corredor se queda a veintiún grados hasta en abril.

Se entra por un zaguán donde caben las bicicletas; cuatro son para que ustedes las usen. En el primer nivel están el comedor con su mesa larga de caoba, la cocina, una salita de televisión y dos habitaciones con cama queen. El segundo, construido en 1988, tiene una habitación con cama king y otra con cuatro camas individuales, la preferida de los primos, más una terraza con hamaca y churrasquera.

Aracely limpia todas las mañanas de nueve a once y lava la ropa que le dejen en la canasta. Bajen la música a las diez, por favor: la vecina de la izquierda es maestra y se levanta a las cinco.

De aquí, en la 5a Avenida Sur, son dos cuadras bien iluminadas al Parque Central.`,
    },
    highlights: {
      en: [
        'Two blocks from the park',
        'Four bicycles included',
        'Terrace with barbecue',
        'Room with four single beds',
      ],
      es: [
        'A dos cuadras del parque',
        'Cuatro bicicletas incluidas',
        'Terraza con churrasquera',
        'Cuarto de cuatro camas',
      ],
    },
    distributionOfLevel: {
      en: 'Ground floor: two queen rooms, dining room, kitchen, television room. Upper floor: king room, room with four beds, terrace.',
      es: 'Primer nivel: dos habitaciones queen, comedor, cocina y salita. Segundo nivel: habitación king, cuarto de cuatro camas y terraza.',
    },
    capacityOfPeople: 10,
    noBathroom: 4,
    flatSurfaceM2: 320,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[4, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0019, dLongitude: -0.0006 },
    amenities: [
      'wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'terrace',
      'barbecue',
      'hammocks',
      'smart-tv',
      'daily-cleaning',
      'washer',
      'board-games',
      'first-aid',
    ],
    houseRules: [
      'smoking-outside',
      'no-parties',
      'quiet-hours',
      'children-welcome',
      'respect-neighbours',
    ],
    promotions: ['black-week-25'],
    extraFees: ['cleaning-90', 'extra-guest-15-over-8'],
    provider: 'casa-y-calle',
    basePrice: 260,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 495, minDays: 4 },
      { season: 'christmas', price: 350, minDays: 3 },
      { season: 'independence', price: 285, minDays: 2 },
    ],
    locks: [
      { from: 4, to: 7 },
      { from: 21, to: 23 },
    ],
    checkInTimeStart: '15:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '11:00',
    listedDaysAgo: 529,
    cover: 'facade',
    gallery: [
      'corridor',
      'dining-room',
      'bedroom',
      'terrace',
      'hammock',
      'bedroom-twin',
      'kitchen',
      'living-room',
      'bathroom',
      'cobbled-street',
    ],
    light: 'noon',
  },
  {
    slug: 'casa-del-oidor',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Centro Histórico',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Judge’s House', es: 'Casa del Oidor' },
    title: {
      en: 'Seven bedrooms and three patios for weddings, reunions and long tables',
      es: 'Siete habitaciones y tres patios para bodas, reuniones y mesas largas',
    },
    description: {
      en: `Built for a judge of the Royal Audience in the 1740s, flattened to the window sills thirty years later, left to hens for a century and put back together between 1996 and 2003 by a family of engineers: that is the short history. The long one is told by Don Efraín, the steward, who was there for the last part.

Three patios follow each other. The first is for receiving people, with a fountain and a stone bench all round. The second has a dining corridor for twenty-four. The third hides the pool, the kitchen garden and the rooms of the house staff. There are seven bedrooms for guests, five with king beds and two with pairs of doubles, every one with a bathroom.

A staff of four comes with it, and on request a chef. Each stay is different, so tell us your dates, your number and what you are celebrating, and you get a written price within a day.

You find it on 4a Calle Oriente, three blocks from the Central Park; the coach house takes five cars.`,
      es: `La mandó a hacer un oidor de la Real Audiencia por 1740, treinta años después quedó a la altura de las ventanas, un siglo fue de las gallinas y entre 1996 y 2003 la volvió a levantar una familia de ingenieros. Esa es la historia corta. La larga la cuenta don Efraín, el mayordomo, que vio la última parte.

Los patios son tres, uno tras otro. El primero es para recibir, con fuente y poyo de piedra alrededor. El segundo tiene un corredor donde comen veinticuatro. En el tercero están la piscina, la hortaliza y los cuartos del personal. Para huéspedes hay siete habitaciones con baño: cinco con cama king y dos con dos matrimoniales.

Con la casa vienen cuatro personas de servicio y, si lo pide, un chef. Ninguna estadía se parece a otra; díganos fechas, cuántos son y qué celebran, y en un día le mandamos el precio por escrito.

Está en la 4a Calle Oriente, a tres cuadras del Parque Central. En la cochera entran cinco carros.`,
    },
    highlights: {
      en: [
        'Dining corridor for twenty-four',
        'Staff of four included',
        'Pool in the third patio',
        'Five cars inside',
      ],
      es: [
        'Corredor para veinticuatro',
        'Cuatro personas de servicio',
        'Piscina en el tercer patio',
        'Cinco carros adentro',
      ],
    },
    capacityOfPeople: 18,
    noBathroom: 8.5,
    flatSurfaceM2: 1150,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0004, dLongitude: 0.0031 },
    amenities: [
      'fast-wifi',
      'wifi',
      'hot-water',
      'fireplace',
      'pool',
      'garden',
      'courtyard-fountain',
      'private-chef',
      'breakfast',
      'full-kitchen',
      'daily-cleaning',
      'washer',
      'dryer',
      'parking',
      'night-guard',
      'meeting-room',
      'generator',
      'smoke-detector',
      'first-aid',
    ],
    houseRules: ['events-on-request', 'smoking-outside', 'children-welcome', 'register-visitors'],
    extraFees: ['cleaning-90', 'service-5'],
    provider: 'volcan-homes',
    minNight: 3,
    locks: [
      { from: 19, to: 24 },
      { from: 47, to: 54 },
      { from: 120, to: 126 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '23:00',
    checkOutTime: '12:00',
    listedDaysAgo: 883,
    cover: 'courtyard',
    gallery: [
      'patio-fountain',
      'dining-room',
      'pool',
      'bedroom',
      'corridor',
      'living-room',
      'garden',
      'fireplace',
      'bathroom',
      'kitchen',
    ],
    light: 'dusk',
  },
  {
    slug: 'casa-del-hermano',
    type: 1,
    town: 'antigua-guatemala',
    subLocation: 'Barrio de San Francisco',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Casa del Hermano', es: 'Casa del Hermano' },
    title: {
      en: 'A two-bedroom house against the wall of San Francisco, with a candle-maker next door',
      es: 'Casa de dos habitaciones pegada al muro de San Francisco, con una cerería al lado',
    },
    description: {
      en: `Next door they pour candles, and on Wednesdays, when the wax is melted, the whole front room smells faintly of honey. Pilgrims come for them on their way to the tomb of Hermano Pedro, thirty steps further on; by half past five in the afternoon they are gone and you have the lane to yourself.

The house is small and upright. A king bed in the room towards the garden, two single beds in the one towards the corridor, a bathroom for each, and a kitchen where the table stands under the window. The garden is five metres by seven: coffee bushes, a loquat, a clothes line, a hammock.

Sunlight reaches the corridor early. Take your cup out at half past six and you hear sparrows, the sweeping of the atrium and then, of course, the bells.

A garage for one car opens onto 1a Avenida Sur.`,
      es: `A la par hacen candelas, y los miércoles, que es cuando derriten la cera, la sala de adelante huele un poquito a miel. Los peregrinos las compran camino a la tumba del Hermano Pedro, treinta pasos más allá; a las cinco y media de la tarde ya no queda nadie y el callejón es suyo.

La casa es pequeña y derechita: una cama king en la habitación que da al jardín, dos individuales en la que da al corredor, un baño para cada una y una cocina con la mesa debajo de la ventana. El jardín mide cinco por siete y tiene matas de café, un níspero, un lazo para la ropa y una hamaca.

El sol llega temprano al corredor. Salga con su taza a las seis y media y va a oír gorriones, la escoba del atrio y después, claro, las campanas.

El garaje, para un carro, da a la 1a Avenida Sur.`,
    },
    highlights: {
      en: [
        'Thirty steps from San Francisco',
        'Garden with coffee and hammock',
        'Garage for one car',
      ],
      es: ['A treinta pasos de San Francisco', 'Jardín con café y hamaca', 'Garaje para un carro'],
    },
    season: {
      en: 'Around 25 April, the feast of Hermano Pedro, the lane fills with pilgrims and food stalls from early in the day.',
      es: 'Cerca del 25 de abril, fiesta del Hermano Pedro, el callejón se llena de peregrinos y ventas de comida desde temprano.',
    },
    warning: {
      en: 'The bells of San Francisco ring at six every morning, Sundays included, thirty metres from your pillow.',
      es: 'Las campanas de San Francisco suenan a las seis todas las mañanas, domingos también, a treinta metros de su almohada.',
    },
    capacityOfPeople: 4,
    noBathroom: 2,
    flatSurfaceM2: 118,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: -0.0034, dLongitude: 0.0046 },
    amenities: [
      'wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'garden',
      'hammocks',
      'parking',
      'crib',
      'high-chair',
      'step-free',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'pets-on-request'],
    promotions: ['midweek-10', 'green-season-forced'],
    extraFees: ['cleaning-35', 'pet-stay-25', 'late-check-in-25'],
    provider: 'owner-marta-ajanel',
    basePrice: 132,
    minNight: 2,
    weeklyDiscount: 15,
    pricePerMonth: 2100,
    seasons: [
      { season: 'holy-week', price: 265, minDays: 4 },
      { season: 'christmas', price: 175, minDays: 3 },
    ],
    locks: [
      { from: 9, to: 12 },
      { from: 33, to: 40 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 247,
    cover: 'facade',
    gallery: [
      'corridor',
      'bedroom',
      'garden',
      'kitchen',
      'hammock',
      'bedroom-twin',
      'bathroom',
      'cobbled-street',
    ],
    light: 'dawn',
  },
]
