import type { RentalSeed } from '../../types'

/** Tree house, dome, finca and cabin in sight of Agua, Fuego and Acatenango. */
export const volcanoStays: RentalSeed[] = [
  {
    slug: 'avocado-tree-house-el-hato',
    type: 5,
    town: 'el-hato',
    subLocation: 'Camino al mirador',
    setting: 'forest',
    typeOfProperty: 'treehouse',
    name: { en: 'Avocado Tree House', es: 'La Casa en el Aguacate' },
    title: {
      en: 'A cedar cabin nine metres up an avocado tree, with three volcanoes in front of the bed',
      es: 'Cabaña de cedro a nueve metros del suelo, con los tres volcanes frente a la cama',
    },
    description: {
      en: `Thirty-four steps wind around the trunk, and then you are level with the birds. The cabin is one room of red cedar with a double bed against the back wall, so the first thing you see is Agua, then the saddle of Acatenango, then Fuego, which throws a handful of sparks on most clear nights.

Don Chepe, who planted half of the orchard, brings up a thermos of coffee at seven and tells you which avocados may be picked. The bathroom is downstairs at the foot of the tree, with a gas shower and a window onto ferns; there is a torch by the door for the night walk.

Antigua lies twenty minutes below by pick-up. The last shared one leaves the market side of the Calle del Desengaño at six in the evening, so eat early or book a taxi. When it blows, the house sways a little. Most guests come to like it by the second night.`,
      es: `Se sube por treinta y cuatro gradas que rodean el tronco, y arriba ya está usted a la altura de los pájaros. Es un solo ambiente de cedro, con la cama al fondo para que lo primero que vea al abrir los ojos sea el Agua; a la derecha quedan el Acatenango y el Fuego, que en noche despejada suelta chispas.

Don Chepe sembró la mitad del aguacatal y a las siete deja un termo de café colgado de un lazo. Con él se puede ir a cortar aguacates en temporada.

Conviene saber dos cosas. El baño está al pie del árbol, con ducha de gas y agua bien caliente, así que de noche hay que bajar con linterna. Y cuando sopla el viento la casa se mece despacito: al principio asusta, después arrulla. A Antigua son veinte minutos en picop; el último colectivo sube a las seis de la tarde.`,
    },
    highlights: {
      en: ['Fuego’s sparks from bed', 'Coffee brought up at seven', 'Twenty minutes above Antigua'],
      es: ['El Fuego desde la cama', 'Café en termo a las siete', 'A veinte minutos de Antigua'],
    },
    season: {
      en: 'November to March has the clearest nights; from June on, expect cloud after lunch.',
      es: 'De noviembre a marzo las noches son más limpias; en invierno se nubla después de almuerzo.',
    },
    warning: {
      en: 'Open stairs and a low railing: not for children under ten.',
      es: 'Gradas abiertas y baranda baja: no apto para menores de diez años.',
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 24,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'private' }],
    place: { dLatitude: 0.0062, dLongitude: 0.0048 },
    amenities: [
      'hot-water',
      'volcano-view',
      'garden',
      'hammocks',
      'fire-pit',
      'water-filter',
      'solar-power',
      'first-aid',
      'parking',
    ],
    houseRules: ['no-smoking', 'no-pets', 'quiet-hours'],
    promotions: ['midweek-10', 'valentine-14'],
    extraFees: ['service-5', 'late-check-in-25'],
    provider: 'owner-julio-pirir',
    basePrice: 95,
    minNight: 1,
    seasons: [
      { season: 'christmas', price: 120, minDays: 2 },
      { season: 'holy-week', price: 135, minDays: 3 },
    ],
    locks: [
      { from: 3, to: 5 },
      { from: 18, to: 20 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 320,
    cover: 'treehouse',
    gallery: [
      'bedroom-loft',
      'volcano-view',
      'terrace',
      'hammock',
      'jungle-view',
      'bathroom',
      'garden',
      'workspace',
    ],
    light: 'dusk',
  },
  {
    slug: 'dome-on-the-coffee-slope-acatenango',
    type: 5,
    town: 'acatenango',
    subLocation: 'Aldea Quisaché',
    setting: 'coffee',
    typeOfProperty: 'dome',
    name: { en: 'Dome on the Coffee Slope', es: 'Domo del Cafetal' },
    title: {
      en: 'A white dome among coffee rows, heated, with a window the size of the wall',
      es: 'Domo blanco entre surcos de café, con estufa de leña y un ventanal de piso a techo',
    },
    description: {
      en: `**What it is.** Seven metres across, insulated, on a deck of cypress planks. A wood stove in the middle takes ten minutes to warm it, and you will want it: at 1,750 metres the nights drop to nine degrees in December.

**What you do here.** The Pérez family, who own the plot, let you join the picking between December and March and roast what you picked on a clay comal the same evening. Out of season there is a path of forty minutes to a spring in the ravine, and a rope swing that faces the sunset. You wake on the western side of Acatenango, the quiet one, where no tour bus comes.

**What to bring.** A good jacket, and food for the first evening; the shop in the village closes at seven. Doña Irma cooks a hen in broth if you tell her the day before. Phone signal is weak inside and fine on the deck.`,
      es: `Los Pérez siembran café aquí desde hace tres generaciones y pusieron el domo en la parte alta del terreno, donde antes había una galera. Tiene siete metros de ancho, forro contra el frío y una estufa de leña al centro; en diciembre se agradece, porque de madrugada el termómetro baja a nueve grados.

De diciembre a marzo puede irse a cortar con la familia y por la noche tostar en comal lo que cortó. El resto del año queda la vereda al nacimiento, cuarenta minutos barranco abajo, y el columpio que da al poniente. Por este lado del volcán no pasan buses: se oye el viento, los chuchos de la aldea y, de vez en cuando, un retumbo.

Traiga chumpa y algo para cenar el primer día, pues la tienda cierra a las siete. Si avisa una noche antes, doña Irma le prepara caldo de gallina. La señal entra bien solo en la terraza.`,
    },
    highlights: {
      en: ['Pick and roast coffee', 'Wood stove', 'Deck facing the sunset'],
      es: ['Corte y tueste de café', 'Estufa de leña', 'Terraza al poniente'],
    },
    season: {
      en: 'Coffee is picked from December to March.',
      es: 'La cosecha va de diciembre a marzo.',
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 38,
    bedrooms: [
      {
        beds: [
          [1, 'queen'],
          [1, 'single'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: -0.0128, dLongitude: 0.0139 },
    amenities: [
      'hot-water',
      'fireplace',
      'kitchenette',
      'coffee-maker',
      'terrace',
      'volcano-view',
      'garden',
      'fire-pit',
      'parking',
      'first-aid',
      'pets-welcome',
      'water-filter',
    ],
    houseRules: ['smoking-outside', 'pets-on-request', 'quiet-hours', 'children-welcome'],
    promotions: ['green-season-forced', 'last-minute-12'],
    extraFees: ['cleaning-35', 'pet-stay-25'],
    provider: 'volcan-homes',
    basePrice: 88,
    minNight: 2,
    seasons: [{ season: 'holy-week', price: 110, minDays: 3 }],
    locks: [{ from: 9, to: 12 }],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 12,
    cover: 'dome',
    gallery: [
      'bedroom',
      'fireplace',
      'terrace',
      'volcano-view',
      'coffee-finca',
      'bathroom',
      'kitchen',
      'garden',
      'jungle-view',
    ],
    light: 'golden',
  },
  {
    slug: 'coffee-mill-duenas',
    type: 5,
    town: 'san-miguel-duenas',
    subLocation: 'Finca San Ramón',
    setting: 'coffee',
    typeOfProperty: 'farmhouse',
    name: { en: 'The Coffee Mill at Dueñas', es: 'El Beneficio de Dueñas' },
    title: {
      en: 'Sleep in the mill of a working coffee estate, with the drying patios under your window',
      es: 'Dormir en el beneficio de una finca que sigue trabajando, con los patios de secado enfrente',
    },
    description: {
      en: `From November the raking begins at half past six: a dry, sweeping sound, and the smell of fermenting fruit. That is your alarm clock at the mill, a long building of 1894 in which the washing channels still run along the dining room floor, now under glass.

Four bedrooms share the upper storey. Two of them look at Fuego across eleven rows of macadamia; the other two face the patios, and children fight for these. Downstairs there is a kitchen made for twenty workers, a table for twelve, and a fireplace that draws well if you open the flue before lighting it (the caretaker, Nicolás, will show you).

You may walk anywhere on the forty hectares. The tasting room opens at ten and costs you nothing. Antigua is twenty-five minutes by car, and the road is good except for the last kilometre of dirt; the square of Dueñas, with its Saturday market, is twelve minutes on foot under shade trees.`,
      es: `El edificio es de 1894 y todavía se le notan los canales de lavado, que cruzan el comedor bajo un vidrio. La finca sigue produciendo: entre noviembre y marzo, a las seis y media, empieza el ruido de los rastrillos en los patios y el olor a miel del café.

Arriba están los cuatro cuartos. Dos miran al volcán de Fuego sobre los árboles de macadamia; los otros dos dan a los patios y son los que piden los niños. En la planta baja hay una cocina hecha para veinte trabajadores, mesa para doce y una chimenea que tira bien si se abre la compuerta antes de prenderla. Nicolás, el encargado, vive junto al portón y le enseña.

Puede caminar por las cuarenta hectáreas y entrar sin costo a la sala de catación desde las diez. Al parque de Dueñas se llega en doce minutos a pie; a Antigua, en veinticinco en carro. El último kilómetro es de terracería.`,
    },
    highlights: {
      en: [
        'Mill building of 1894',
        'Tastings for guests',
        'Forty hectares to walk',
        'Table for twelve',
      ],
      es: [
        'Beneficio de 1894',
        'Catación incluida',
        'Cuarenta hectáreas para caminar',
        'Mesa para doce',
      ],
    },
    season: {
      en: 'The mill works from November to March.',
      es: 'El beneficio trabaja de noviembre a marzo.',
    },
    distributionOfLevel: {
      en: 'Kitchen, dining room, living room and one bathroom below; four bedrooms and two bathrooms above.',
      es: 'Abajo, cocina, comedor, sala y un baño; arriba, cuatro cuartos y dos baños.',
    },
    capacityOfPeople: 10,
    noBathroom: 3,
    flatSurfaceM2: 310,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0071, dLongitude: -0.0058 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'private-chef',
      'garden',
      'volcano-view',
      'barbecue',
      'hammocks',
      'board-games',
      'high-chair',
      'pets-welcome',
      'parking',
      'night-guard',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'events-on-request', 'pets-on-request', 'children-welcome'],
    promotions: ['end-of-year-10', 'holy-week-surcharge-30'],
    extraFees: ['cleaning-90', 'service-5', 'pet-stay-25', 'extra-guest-15-over-8'],
    provider: 'casa-y-calle',
    basePrice: 260,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'christmas', price: 330, minDays: 4 },
      { season: 'july-holidays', price: 290, minDays: 3 },
      { season: 'independence', price: 280, minDays: 2 },
    ],
    locks: [
      { from: 24, to: 29 },
      { from: 61, to: 64 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 940,
    cover: 'coffee-finca',
    gallery: [
      'corridor',
      'dining-room',
      'kitchen',
      'fireplace',
      'bedroom',
      'bedroom-twin',
      'bathroom',
      'volcano-view',
      'garden',
      'hammock',
    ],
    light: 'dawn',
  },
  {
    slug: 'trailhead-cabin-santa-maria-de-jesus',
    type: 5,
    town: 'santa-maria-de-jesus',
    subLocation: 'Cantón Calvario',
    setting: 'highland',
    typeOfProperty: 'cabin',
    name: { en: 'The Trailhead Cabin', es: 'Cabaña del Sendero' },
    title: {
      en: 'A stone cabin where the footpath up the Agua volcano begins, with a stove and hot chocolate',
      es: 'Cabaña de piedra donde arranca la subida al volcán de Agua, con estufa y chocolate caliente',
    },
    description: {
      en: `You sleep at 2,080 metres, and that is the point: climbers of the Agua volcano who spend a night here leave with the guide at four, rested and already used to the height. Those who do not climb get the same view sideways, of Pacaya smoking in the east and the lights of the coast far down.

The walls are volcanic stone half a metre thick. There is one bedroom with a double and a loft with two mattresses that teenagers claim at once. An iron stove does the heating and the cooking; wood is stacked under the eaves and a second load costs Q40.

Marta Ajanel, the owner, lives across the path. She lends sticks and hats, packs beans and tortillas for the climb, and speaks Kaqchikel with anyone who tries. Buses to Antigua pass the square, four minutes downhill, every twenty minutes until half past six. It is a working town: expect roosters, and firecrackers on feast days.`,
      es: `La cabaña está a 2,080 metros, en la última cuadra antes de los sembrados. Quien va a subir el volcán duerme aquí, sale con el guía a las cuatro y llega descansado; quien no, se queda viendo humear el Pacaya y prenderse las luces de la costa.

Las paredes son de piedra volcánica y guardan el calor. Hay un cuarto con cama matrimonial y un tapanco con dos camas que siempre ganan los muchachos. La estufa de hierro sirve para cocinar y para calentarse; la primera carga de leña va incluida y la siguiente cuesta Q40.

Doña Marta Ajanel vive enfrente. Presta bastones, prepara los frijoles y las tortillas para el camino, y si usted le pregunta le enseña unas palabras en kaqchikel. El bus a Antigua pasa por el parque cada veinte minutos, hasta las seis y media. Es pueblo vivo: hay gallos de madrugada y cohetes cuando toca feria.`,
    },
    highlights: {
      en: ['Start of the Agua climb', 'Iron wood stove', 'Pacaya on the horizon'],
      es: ['Inicio del ascenso al Agua', 'Estufa de hierro', 'El Pacaya en el horizonte'],
    },
    warning: {
      en: 'Climb only with a registered guide; Marta arranges one for Q250.',
      es: 'Suba solo con guía autorizado; doña Marta lo contrata por Q250.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 46,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0034, dLongitude: -0.0037 },
    amenities: [
      'hot-water',
      'fireplace',
      'kitchenette',
      'water-filter',
      'volcano-view',
      'terrace',
      'board-games',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'respect-neighbours'],
    promotions: ['last-minute-12'],
    extraFees: ['bed-linen-guest-6'],
    provider: 'owner-marta-ajanel',
    basePrice: 48,
    minNight: 1,
    locks: [{ from: 1, to: 2 }],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '12:00',
    listedDaysAgo: 210,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'bedroom',
      'bedroom-loft',
      'kitchen',
      'volcano-view',
      'terrace',
      'bathroom',
      'garden',
    ],
    light: 'dawn',
  },
]
