import type { RentalSeed } from '../types'

/** Vacation rentals in the towns and villages of Sacatepéquez around Antigua Guatemala. */
export const vacationSacatepequez: RentalSeed[] = [
  {
    slug: 'la-azotea-de-fuego',
    type: 1,
    town: 'ciudad-vieja',
    subLocation: 'Cantón Primero',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'Fuego Rooftop House', es: 'La Azotea de Fuego' },
    title: {
      en: 'Three bedrooms under a flat roof made for watching the volcano at night',
      es: 'Tres habitaciones bajo una azotea hecha para ver el volcán de noche',
    },
    description: {
      en: `Boots, blankets and binoculars are kept in a chest at the top of the stairs, because everybody goes up in the dark sooner or later. From this roof in Ciudad Vieja the cone of Fuego is eleven kilometres off with nothing in between. When it is active you see red stones roll down its side, and you count to thirty before the sound arrives.

By daylight it is a family house with a tiled kitchen, a living room and three bedrooms: one with a king bed, one with a queen, one with a bunk. Two bathrooms are shared among them. The perch in the kitchen was for the previous owner's parrot, and both have moved.

Doña Concha sweeps the roof every morning and keeps an eye on the gate. Two blocks away is the square with the white church and women who sell *pan de elote* after mass. Buses to Antigua pass every ten minutes and take twenty; in a car you need fifteen, and one fits inside.`,
      es: `Botas, chamarras y binoculares están en un cofre al final de las gradas, porque tarde o temprano todos suben a oscuras. Desde esta azotea de Ciudad Vieja el cono del Fuego queda a once kilómetros, sin nada en medio. Cuando está activo se ven rodar las piedras rojas por la ladera, y uno cuenta hasta treinta antes de que llegue el retumbo.

De día es una casa de familia, con cocina de azulejo, sala y tres habitaciones: una con cama king, otra con queen y otra con litera. Entre todas comparten dos baños. La percha de la cocina era del loro de la dueña anterior; los dos ya se mudaron.

Doña Concha barre la azotea todas las mañanas y está pendiente del portón. A dos cuadras tiene la plaza con la iglesia blanca y las señoras que venden pan de elote después de misa. La camioneta a Antigua pasa cada diez minutos y tarda veinte; en carro son quince, y adentro cabe uno.`,
    },
    highlights: {
      en: ['Roof facing Fuego', 'Blankets and binoculars', 'Two blocks from the square'],
      es: ['Azotea frente al Fuego', 'Chamarras y binoculares', 'A dos cuadras de la plaza'],
    },
    warning: {
      en: 'On active days Fuego rattles the windows, and fine ash may fall on the roof. We follow the notices of CONRED, the civil protection service; the evacuation route is in the hall.',
      es: 'Cuando el Fuego está activo tiemblan los vidrios y puede caer ceniza fina en la azotea. Se siguen los avisos de CONRED; la ruta de evacuación está en la entrada.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 150,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'none' },
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[1, 'bunk']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0021, dLongitude: -0.0014 },
    amenities: [
      'wifi',
      'hot-water',
      'rooftop',
      'volcano-view',
      'full-kitchen',
      'coffee-maker',
      'smart-tv',
      'board-games',
      'parking',
      'first-aid',
      'smoke-detector',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'no-pets'],
    promotions: ['last-minute-20', 'midweek-10'],
    extraFees: ['cleaning-55', 'extra-guest-12-over-4'],
    provider: 'volcan-homes',
    basePrice: 128,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 195, minDays: 3 },
      { season: 'christmas', price: 165, minDays: 3 },
    ],
    locks: [
      { from: 5, to: 7 },
      { from: 36, to: 43 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 219,
    cover: 'highland-house',
    gallery: [
      'rooftop',
      'volcano-view',
      'bedroom',
      'kitchen',
      'living-room',
      'bedroom-twin',
      'bathroom',
      'dining-room',
    ],
    light: 'dawn',
  },
  {
    slug: 'casa-del-tueste',
    type: 1,
    town: 'ciudad-vieja',
    subLocation: 'San Miguel Escobar',
    setting: 'coffee',
    typeOfProperty: 'house',
    name: { en: 'The Roasting House', es: 'Casa del Tueste' },
    title: {
      en: 'Two bedrooms above a family coffee workshop at the foot of Agua',
      es: 'Dos habitaciones arriba del taller de café de una familia, al pie del Agua',
    },
    description: {
      en: `Tuesdays and Fridays they roast. By nine the smell has climbed the outside stairs and come under your door, first like toast, later like chocolate. The Chajón family grow, depulp, dry and roast their own coffee in San Miguel Escobar, and they built two bedrooms on top of the workshop the year their sons went to study.

It is new, simple and very clean: a queen bed in one room, two singles in the other, a bathroom between, and a kitchenette with a window onto the drying beds. On the landing stands a table where you can work with the mountain for company.

If you would like to, you walk up to the plot with Don Timoteo, forty minutes among beans, avocado and cloud; it costs nothing but a pair of muddy shoes. In the wet season start before seven.

Antigua is twelve minutes by tuc-tuc, and yes, the first cup every morning is on the house.`,
      es: `Los martes y viernes se tuesta. A las nueve el olor ya subió las gradas de afuera y se metió bajo su puerta, primero como pan tostado y más tarde como chocolate. Los Chajón siembran, despulpan, secan y tuestan su propio café en San Miguel Escobar, y sobre el taller construyeron dos habitaciones el año en que los hijos se fueron a estudiar.

Es nuevo, sencillo y muy limpio: cama queen en un cuarto, dos individuales en el otro, baño en medio y una cocineta con ventana hacia las camas de secado. En el descanso hay una mesa para trabajar con el cerro de compañero.

Si usted quiere, sube al terreno con don Timoteo, cuarenta minutos entre milpa, aguacate y nube; lo único que cuesta son unos zapatos enlodados. En invierno salgan antes de las siete.

A Antigua son doce minutos en tuc-tuc y, sí, la primera taza de la mañana va por cuenta de la casa.`,
    },
    highlights: {
      en: ['Coffee roasted below you', 'Walk to the family plot', 'First cup on the house'],
      es: ['Café tostado bajo su cuarto', 'Caminata al cafetal', 'Primera taza de cortesía'],
    },
    season: {
      en: 'Picking from December to March: the drying beds are full and the workshop is busy until dark.',
      es: 'De diciembre a marzo es la corta: las camas de secado están llenas y el taller trabaja hasta que oscurece.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 72,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0032, dLongitude: 0.0048 },
    amenities: [
      'wifi',
      'hot-water',
      'kitchenette',
      'coffee-maker',
      'water-filter',
      'volcano-view',
      'desk',
      'parking',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'no-pets', 'respect-neighbours'],
    promotions: ['opening-offer-20', 'rainy-season-15'],
    extraFees: ['cleaning-35'],
    provider: 'owner-julio-pirir',
    basePrice: 95,
    minNight: 1,
    weeklyDiscount: 12,
    seasons: [{ season: 'holy-week', price: 145, minDays: 3 }],
    locks: [{ from: 19, to: 20 }],
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '10:00',
    newProduct: true,
    listedDaysAgo: 17,
    cover: 'coffee-finca',
    gallery: [
      'volcano-view',
      'bedroom',
      'workspace',
      'kitchen',
      'bedroom-twin',
      'bathroom',
      'corridor',
      'cobbled-street',
    ],
    light: 'rain',
  },
  {
    slug: 'casa-rosada-jocotenango',
    type: 1,
    town: 'jocotenango',
    subLocation: 'Plaza Central',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Pink House', es: 'Casa Rosada' },
    title: {
      en: 'A corner house with three bedrooms and a patio, facing the church of Jocotenango',
      es: 'Casa de esquina con tres habitaciones y patio, frente a la iglesia de Jocotenango',
    },
    description: {
      en: `The mayor once asked for a different colour. The owner's mother answered that the church was pink, the sunset was pink, and her house would be pink, and there it stands on the corner of the square.

Three bedrooms lie around a patio with a small tiled fountain: two queens and a room with three singles. Two bathrooms have been redone; the third, with its 1950s basin, has been left in peace. The dining table seats eight, and a hatch in the kitchen wall lets whoever cooks take part in the talk.

Jocotenango is a working town. At noon the school lets out and the square is all uniforms; on Sunday there is a market with clay pots and *fresco de súchiles*. A level walk of twenty-five minutes takes you to the Central Park of Antigua, or you stop any bus on the Calle Real. Park at the kerb, where Sergeant Ruano of the municipal police keeps watch from his kiosk.`,
      es: `Un alcalde pidió una vez que le cambiaran el color. La mamá de la dueña le contestó que la iglesia era rosada, el atardecer era rosado y su casa también iba a ser rosada, y ahí está, en la esquina de la plaza.

Las tres habitaciones rodean un patio con una fuentecita de azulejo: dos con cama queen y una con tres individuales. Dos de los baños están remozados; al tercero, con su lavamanos de los años cincuenta, lo dejamos en paz. El comedor es de ocho puestos y por una ventanilla en la pared el que cocina no se pierde la plática.

Jocotenango es pueblo de trabajo. A mediodía sale la escuela y la plaza se llena de uniformes; los domingos hay mercado con ollas de barro y fresco de súchiles. Al Parque Central de Antigua se llega caminando plano en veinticinco minutos, o para cualquier camioneta en la Calle Real. El carro se queda junto a la banqueta, a la vista de la caseta de la policía municipal.`,
    },
    highlights: {
      en: ['Corner of the church square', 'Patio with a tiled fountain', 'Level walk to Antigua'],
      es: ['Esquina de la plaza', 'Patio con fuente de azulejo', 'Camino plano a Antigua'],
    },
    season: {
      en: 'The fair of the Assumption, around 15 August, fills the square with rides, music and stalls for a week.',
      es: 'La feria de la Asunción, alrededor del 15 de agosto, llena la plaza de juegos, música y ventas durante una semana.',
    },
    capacityOfPeople: 7,
    noBathroom: 3,
    flatSurfaceM2: 178,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[3, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0008, dLongitude: 0.0011 },
    amenities: [
      'wifi',
      'hot-water',
      'courtyard-fountain',
      'full-kitchen',
      'coffee-maker',
      'washer',
      'smart-tv',
      'crib',
      'step-free',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'pets-on-request'],
    promotions: ['last-minute-12', 'green-season-forced'],
    extraFees: ['cleaning-55', 'pet-stay-25'],
    provider: 'casa-y-calle',
    basePrice: 122,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 215, minDays: 3 },
      { season: 'christmas', price: 155, minDays: 2 },
      { season: 'independence', price: 140, minDays: 2 },
    ],
    locks: [{ from: 13, to: 18 }],
    checkInTimeStart: '14:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    listedDaysAgo: 402,
    cover: 'facade',
    gallery: [
      'patio-fountain',
      'dining-room',
      'bedroom',
      'kitchen',
      'bedroom-twin',
      'living-room',
      'corridor',
      'bathroom',
      'cobbled-street',
    ],
    light: 'noon',
  },
  {
    slug: 'finca-las-azaleas',
    type: 1,
    town: 'jocotenango',
    subLocation: 'Camino a Vista Hermosa',
    setting: 'coffee',
    typeOfProperty: 'farmhouse',
    name: { en: 'Las Azaleas Estate', es: 'Finca Las Azaleas' },
    title: {
      en: 'A planter’s house with six bedrooms, a pool and thirty hectares to walk in',
      es: 'Casa patronal de seis habitaciones con piscina y treinta hectáreas para caminar',
    },
    description: {
      en: `Thirty hectares is a lot of garden. It takes an hour to follow the boundary path, and on the way you meet shade coffee, a stand of bamboo, a brook, two beehives (stay on the upper track) and the workers' chapel from 1911.

The planter's house is a single floor raised on stone, with a gallery on all four sides, so that there is always a side in the sun and always one in the shade. Six bedrooms open onto it, four with king beds and two with two doubles, each with a bathroom. In the evening fires are lit in the hall and in the library. The pool was the old washing tank: long, spring-fed and properly cold.

Evelyn manages the house with a cook and two helpers, who live on the estate and are included. Breakfast comes with eggs from the yard. As this is still a working farm, you sign the estate's own agreement; its rules are short.

The gate is ten minutes from the Central Park of Antigua by car.`,
      es: `Treinta hectáreas son mucho jardín. Darle la vuelta por la vereda del lindero toma una hora, y en el camino se encuentra usted café bajo sombra, un bambusal, un riachuelo, dos colmenas (váyase por el sendero de arriba) y la ermita de los trabajadores, de 1911.

La casa patronal es de un nivel, sobre base de piedra, con corredor por los cuatro lados: siempre hay uno con sol y siempre uno con sombra. Ahí dan las seis habitaciones, cuatro con cama king y dos con dos matrimoniales, todas con baño. Al anochecer se encienden las chimeneas de la sala y de la biblioteca. La piscina fue el tanque de lavado: larga, de agua de nacimiento y fría de verdad.

Evelyn lleva la casa con una cocinera y dos ayudantes, que viven en la finca y van incluidos. El desayuno trae huevos del patio. Como la finca sigue trabajando, se firma su propio convenio; las reglas son pocas.

De la garita al Parque Central de Antigua son diez minutos en carro.`,
    },
    highlights: {
      en: [
        'Boundary path of one hour',
        'Cook and helpers included',
        'Gallery on four sides',
        'Two fireplaces',
      ],
      es: [
        'Vereda de una hora',
        'Cocinera y ayudantes incluidos',
        'Corredor por cuatro lados',
        'Dos chimeneas',
      ],
    },
    customTerms: {
      en: `The estate's agreement replaces the standard terms.

- Half of the price is paid on booking, the rest thirty days before arrival.
- A deposit of $600 covers damage and is returned within a week.
- Guests stay off the drying patios and out of the mill during harvest.
- Amplified music indoors only, until 22:00.
- Children must be with an adult at the pool, which is two metres deep at one end.`,
      es: `El convenio de la finca sustituye los términos generales.

- La mitad se paga al reservar y el resto treinta días antes de llegar.
- Un depósito de $600 cubre daños y se devuelve en una semana.
- Durante la cosecha no se entra a los patios de secado ni al beneficio.
- Música con bocinas solo adentro y hasta las 22:00.
- Los niños deben estar con un adulto en la piscina, que en un extremo tiene dos metros de profundidad.`,
    },
    capacityOfPeople: 16,
    noBathroom: 7,
    flatSurfaceM2: 720,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0056, dLongitude: -0.0049 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'pool',
      'garden',
      'hammocks',
      'breakfast',
      'private-chef',
      'full-kitchen',
      'coffee-maker',
      'daily-cleaning',
      'board-games',
      'parking',
      'night-guard',
      'generator',
      'first-aid',
    ],
    houseRules: [
      'smoking-outside',
      'events-on-request',
      'children-welcome',
      'pets-on-request',
      'quiet-hours',
    ],
    promotions: ['spring-preview-18'],
    extraFees: ['cleaning-90', 'service-5', 'pet-night-8', 'extra-guest-15-over-8'],
    provider: 'volcan-homes',
    basePrice: 520,
    minNight: 3,
    seasons: [
      { season: 'holy-week', price: 880, minDays: 5 },
      { season: 'christmas', price: 760, minDays: 5 },
    ],
    locks: [
      { from: 23, to: 27 },
      { from: 65, to: 72 },
    ],
    cancellation: 'firm',
    typeOfTerms: 2,
    checkInTimeStart: '15:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    listedDaysAgo: 655,
    cover: 'coffee-finca',
    gallery: [
      'corridor',
      'garden',
      'pool',
      'fireplace',
      'bedroom',
      'dining-room',
      'living-room',
      'hammock',
      'bathroom',
      'kitchen',
    ],
    light: 'golden',
  },
  {
    slug: 'casa-del-platero',
    type: 1,
    town: 'san-felipe-de-jesus',
    subLocation: 'Calle de los Plateros',
    setting: 'colonial',
    typeOfProperty: 'townhouse',
    name: { en: 'The Silversmith’s House', es: 'Casa del Platero' },
    title: {
      en: 'Three bedrooms and a roof terrace in the village of silver, a mile and a half from Antigua',
      es: 'Tres habitaciones y azotea en la aldea de la plata, a dos kilómetros y medio de Antigua',
    },
    description: {
      en: `Tap, tap, pause. The workshop across the lane beats silver from eight to five, with an hour off for lunch, and you soon stop noticing, as you would with rain. The house used to belong to the same family. Its stair rail, drawer handles and even the bathroom hooks are their work.

On the ground floor you find the living room, the kitchen and a bedroom with a queen bed. Above are a king room with its own bathroom, a room with two singles, and from there a spiral stair to the roof, where a bench runs along three sides and the white neo-Gothic church of San Felipe shines in the last light as if someone had forgotten to switch it off.

Friday evenings in Lent bring half of Guatemala to that church; the rest of the year the plaza sells *chuchitos*, *rellenitos* and warm *atol blanco* in peace. Antigua lies thirty minutes away on foot, mostly downhill. The carport holds one vehicle.`,
      es: `Tac, tac, pausa. En el taller de enfrente se golpea plata de ocho a cinco, con una hora para almorzar, y al rato uno deja de oírlo, como pasa con la lluvia. La casa fue de la misma familia. El pasamanos, los jaladores y hasta los ganchos del baño son hechura suya.

En el primer nivel están la sala, la cocina y una habitación con cama queen. Arriba, una king con su baño, un cuarto con dos individuales y, de ahí, una grada de caracol a la azotea, con banca por tres lados, desde donde la iglesia blanca de San Felipe, con sus agujas, brilla a última hora como si alguien hubiera olvidado apagarla.

Los viernes de Cuaresma llega media Guatemala a esa iglesia; el resto del año en la plaza se venden con calma chuchitos, rellenitos y atol blanco bien caliente. A Antigua hay treinta minutos a pie, casi todo de bajada. Bajo techo cabe un vehículo.`,
    },
    highlights: {
      en: [
        'Rooftop facing the white church',
        'Handmade silver details',
        'Plaza with supper stalls',
      ],
      es: [
        'Azotea hacia la iglesia blanca',
        'Detalles de plata a mano',
        'Plaza con ventas de cena',
      ],
    },
    season: {
      en: 'First Friday of Lent: pilgrims fill San Felipe from dawn, and cars reach the house only before six or after ten at night.',
      es: 'Primer viernes de Cuaresma: desde el amanecer San Felipe se llena de romeros y solo se llega en carro antes de las seis o después de las diez de la noche.',
    },
    distributionOfLevel: {
      en: 'Ground floor: living room, kitchen, queen bedroom, bathroom. Upper floor: king bedroom with bathroom, twin bedroom. Roof: terrace with benches.',
      es: 'Primer nivel: sala, cocina, habitación queen y baño. Segundo nivel: habitación king con baño y cuarto de dos camas. Azotea con bancas.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 142,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0011, dLongitude: 0.0017 },
    amenities: [
      'wifi',
      'hot-water',
      'rooftop',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'washer',
      'iron',
      'smart-tv',
      'parking',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'no-pets', 'quiet-hours'],
    promotions: ['midweek-10', 'valentine-14'],
    extraFees: ['cleaning-55', 'late-check-in-25', 'extra-guest-12-over-4'],
    provider: 'casa-y-calle',
    basePrice: 148,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 255, minDays: 3 },
      { season: 'christmas', price: 190, minDays: 3 },
    ],
    locks: [
      { from: 10, to: 14 },
      { from: 32, to: 35 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '21:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 263,
    cover: 'townhouse',
    gallery: [
      'rooftop',
      'living-room',
      'bedroom',
      'kitchen',
      'bedroom-twin',
      'bathroom',
      'dining-room',
      'cobbled-street',
      'street-arch',
    ],
    light: 'dusk',
  },
  {
    slug: 'el-altillo-de-san-felipe',
    type: 1,
    town: 'san-felipe-de-jesus',
    setting: 'colonial',
    typeOfProperty: 'apartment',
    name: { en: 'San Felipe Upper Flat', es: 'El Altillo de San Felipe' },
    title: {
      en: 'A small one-bedroom flat over a bakery that closes early',
      es: 'Un apartamentito de una habitación arriba de una panadería que cierra temprano',
    },
    description: {
      en: `Who minds waking to bread? If you do, read no further, since the oven below is lit at four and its warmth comes up through the floor. In July that is a comfort: the rain beats on the roof tiles, the boards are warm under bare feet, and at six the first *pirujos* are handed up in a basket on a rope.

You have a bedroom with a double bed, a living room with a sofa and a round table, a kitchenette, a shower with good pressure. Everything is on one floor, sixteen steps above the street. Windows face east and north, so mornings are bright and afternoons mild.

Long stays are what the flat does best. There is a proper desk, storage for suitcases, a line to dry clothes under cover, and a monthly price. The bus to Antigua stops outside the silver shop, runs until eight and costs five quetzales.`,
      es: `¿A quién le molesta despertarse con olor a pan? Si a usted sí, no siga leyendo, porque el horno de abajo se enciende a las cuatro y el calorcito sube por el piso. En julio se agradece: la lluvia golpea la teja, la duela está tibia y a las seis le suben los primeros pirujos en una canasta con lazo.

Tiene una habitación con cama matrimonial, una sala con sofá y mesa redonda, cocineta y una ducha con buena presión. Todo en un mismo piso, dieciséis gradas arriba de la calle. Las ventanas ven al oriente y al norte: mañanas con luz, tardes suaves.

Lo que mejor le sale al apartamento son las estadías largas. Hay escritorio de verdad, espacio para las maletas, tendedero bajo techo y precio por mes. La camioneta a Antigua para frente a la platería, pasa hasta las ocho y cuesta cinco quetzales.`,
    },
    highlights: {
      en: ['Bread handed up at six', 'Desk and storage', 'Bus stop outside'],
      es: ['Pan en canasta a las seis', 'Escritorio y bodega', 'Parada de bus enfrente'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 48,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'private' }],
    place: { dLatitude: 0.0018, dLongitude: -0.0009 },
    amenities: ['wifi', 'hot-water', 'kitchenette', 'coffee-maker', 'desk', 'iron', 'water-filter'],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'register-visitors'],
    promotions: ['new-year-surcharge-25'],
    extraFees: ['cleaning-35'],
    provider: 'owner-marta-ajanel',
    basePrice: 52,
    minNight: 4,
    weeklyDiscount: 15,
    pricePerMonth: 780,
    seasons: [{ season: 'holy-week', price: 90, minDays: 4 }],
    locks: [{ from: 1, to: 12 }],
    cancellation: 'long-stay',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '10:00',
    listedDaysAgo: 118,
    cover: 'modern-flat',
    gallery: [
      'workspace',
      'bedroom',
      'living-room',
      'kitchen',
      'bathroom',
      'dining-room',
      'cobbled-street',
      'facade',
    ],
    light: 'rain',
  },
  {
    slug: 'la-hortaliza',
    type: 1,
    town: 'san-pedro-las-huertas',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'The Kitchen Garden', es: 'La Hortaliza' },
    title: {
      en: 'Three bedrooms beside twelve vegetable beds that guests may pick from',
      es: 'Tres habitaciones junto a doce tablones de verdura que usted puede cortar',
    },
    description: {
      en: `A board at the kitchen door tells you what is ready: this week radishes, *güicoy*, lettuce, coriander; no carrots until the fifteenth. Take what you will eat today. San Pedro has lived off its gardens since the friars, hence the second half of its name, and Doña Lidia's twelve beds are weeded by seven in the morning.

Your side of the wall is a light, one-storey house. The kitchen takes up half of it, with two ovens and a table for eight on the garden side. There are three bedrooms: a king and a queen with their own bathrooms, and a room for children with bunk beds and a single, which uses the bathroom in the corridor.

At sunrise the light comes round the shoulder of Agua and crosses the beds row by row. You can watch that from the hammock.

The stone wash house and the church are four minutes off, a good comedor five. To Antigua you drive ten minutes; two cars stand under the avocado.`,
      es: `Un pizarrón en la puerta de la cocina le dice qué hay listo: esta semana rábano, güicoy, lechuga y culantro; zanahoria, hasta el quince. Corte lo que se vaya a comer hoy. San Pedro vive de sus huertas desde los frailes, de ahí el apellido, y los doce tablones de doña Lidia amanecen limpios a las siete.

De su lado del muro hay una casa clara, de un solo nivel. La mitad es cocina, con dos hornos y una mesa para ocho del lado de la huerta. Las habitaciones son tres: una king y una queen, cada una con baño, y la de los niños, con litera y cama individual, que usa el baño del corredor.

Al amanecer la luz se asoma por el hombro del Agua y va entrando surco por surco. Eso se ve desde la hamaca.

El lavadero de piedra y la iglesia quedan a cuatro minutos, y un buen comedor a cinco. A Antigua son diez en carro; bajo el aguacate caben dos.`,
    },
    highlights: {
      en: ['Vegetables from the bed', 'Kitchen with two ovens', 'Sunrise beside Agua'],
      es: ['Verdura recién cortada', 'Cocina con dos hornos', 'Amanecer junto al Agua'],
    },
    capacityOfPeople: 7,
    noBathroom: 3,
    flatSurfaceM2: 190,
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
    place: { dLatitude: -0.0027, dLongitude: -0.0019 },
    amenities: [
      'wifi',
      'hot-water',
      'garden',
      'hammocks',
      'volcano-view',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'high-chair',
      'parking',
      'pets-welcome',
      'step-free',
      'solar-power',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome'],
    promotions: ['green-season-forced', 'last-minute-12', 'end-of-year-10'],
    extraFees: ['cleaning-55', 'pet-night-8'],
    provider: 'volcan-homes',
    basePrice: 150,
    minNight: 2,
    weeklyDiscount: 12,
    pricePerMonth: 2400,
    seasons: [
      { season: 'holy-week', price: 240, minDays: 3 },
      { season: 'christmas', price: 195, minDays: 3 },
    ],
    locks: [
      { from: 4, to: 6 },
      { from: 28, to: 34 },
    ],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    sharedSell: true,
    listedDaysAgo: 345,
    cover: 'villa',
    gallery: [
      'garden',
      'kitchen',
      'volcano-view',
      'bedroom',
      'dining-room',
      'hammock',
      'bedroom-twin',
      'bathroom',
      'living-room',
    ],
    light: 'dawn',
  },
  {
    slug: 'villa-los-duraznos',
    type: 1,
    town: 'san-pedro-las-huertas',
    subLocation: 'Camino a San Pedro',
    setting: 'highland',
    typeOfProperty: 'villa',
    name: { en: 'Peach Orchard Villa', es: 'Villa Los Duraznos' },
    title: {
      en: 'Four bedrooms, a heated pool and an orchard wall between you and the road',
      es: 'Cuatro habitaciones, piscina climatizada y un huerto entre usted y la carretera',
    },
    description: {
      en: `Forty peach trees separate the villa from the road, and in January they flower all at once, pink against the grey of the volcano. The owner counts his year by them: flower, fruit, jam, pruning, and between pruning and flower the house is let.

Inside, the ceilings are high and the furniture low. Four bedrooms lie in two wings, two king rooms on the left, on the right a queen and a room with two doubles, each with a bathroom and a door to the lawn. Between the wings you live: fireplace, long sofa, billiard table, a kitchen open to the terrace. The pool is kept at twenty-eight degrees when you ask for it two days ahead.

The bookings of this villa are kept by the owner in a calendar of his own. You ask for your dates here, and within half a day you hear whether they are free.

Parking for four. Ten minutes to Antigua, none at all to the next cornfield.`,
      es: `Cuarenta matas de durazno separan la villa de la carretera, y en enero florecen todas a la vez, rosadas contra el gris del volcán. El dueño lleva el año por ellas: flor, fruta, jalea y poda, y entre poda y flor alquila la casa.

Adentro los techos son altos y los muebles bajos. Las cuatro habitaciones están en dos alas: a la izquierda dos con cama king; a la derecha una queen y otra con dos matrimoniales, todas con baño y puerta a la grama. En medio se hace la vida: chimenea, sofá largo, mesa de billar y cocina abierta a la terraza. La piscina se pone a veintiocho grados si la pide con dos días de anticipación.

El dueño lleva las reservas de esta villa en su propio calendario. Usted pregunta aquí por sus fechas y en medio día se le confirma si están libres.

Hay parqueo para cuatro. A Antigua son diez minutos; a la milpa más cercana, ninguno.`,
    },
    highlights: {
      en: [
        'Pool heated on request',
        'Billiard table by the fireplace',
        'Two separate wings',
        'Peach blossom in January',
      ],
      es: [
        'Piscina climatizada a pedido',
        'Billar junto a la chimenea',
        'Dos alas separadas',
        'Flor de durazno en enero',
      ],
    },
    capacityOfPeople: 10,
    noBathroom: 4.5,
    flatSurfaceM2: 430,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0049, dLongitude: 0.0023 },
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
      'barbecue',
      'full-kitchen',
      'coffee-maker',
      'board-games',
      'washer',
      'dryer',
      'parking',
      'night-guard',
      'smoke-detector',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'no-pets'],
    promotions: ['black-week-25', 'end-of-year-10'],
    extraFees: ['cleaning-90', 'pool-heating-night-20', 'extra-guest-15-over-8'],
    provider: 'volcan-homes',
    basePrice: 285,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 520, minDays: 4 },
      { season: 'christmas', price: 420, minDays: 4 },
    ],
    calendar: 1,
    cancellation: 'firm',
    checkInTimeStart: '16:00',
    checkInTimeEnd: '20:00',
    checkOutTime: '11:00',
    listedDaysAgo: 508,
    cover: 'villa',
    gallery: [
      'pool',
      'garden',
      'terrace',
      'fireplace',
      'living-room',
      'bedroom',
      'volcano-view',
      'kitchen',
      'bathroom',
      'dining-room',
    ],
    light: 'golden',
  },
  {
    slug: 'casa-de-las-gradas',
    type: 1,
    town: 'san-juan-del-obispo',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'House of the Steps', es: 'Casa de las Gradas' },
    title: {
      en: 'Two bedrooms on a stepped lane, with Antigua spread out below the balcony',
      es: 'Dos habitaciones en un callejón de gradas, con Antigua tendida bajo el balcón',
    },
    description: {
      en: `No car has ever reached this door. You leave yours in the little square by the chapel, wave to the tortilla stall, and climb fifty-eight broad stone steps between garden walls; if you have heavy bags, Chus brings them up on his shoulder and accepts twenty quetzales with dignity.

Above, it is light and airy. A queen bed in the front bedroom, a double in the back one, a bathroom shared by both, and a kitchen-living room with a balcony as wide as the house. You look down on loquat orchards and, beyond them, on the domes of Antigua, with the Cerro de la Cruz for a backdrop.

San Juan makes chocolate and wine from loquats in its kitchens, and most doors with a hand-painted sign will let you taste. The palace of the first bishop is round the corner and opens at nine. Antigua's buses leave from the church until half past seven.`,
      es: `A esta puerta nunca ha llegado un carro. El suyo se queda en la placita de la ermita; saluda a la señora de las tortillas y sube cincuenta y ocho gradas anchas de piedra entre muros de jardín. Si trae maletas pesadas, Chus se las sube al hombro y recibe sus veinte quetzales con toda dignidad.

Arriba hay luz y corre aire. Cama queen en la habitación del frente, matrimonial en la de atrás, un baño para las dos y una cocina con sala que sale a un balcón del ancho de la casa. Abajo se ven los nisperales y, más allá, las cúpulas de Antigua con el Cerro de la Cruz de fondo.

En San Juan se hace chocolate y vino de níspero en la cocina de cada quien, y casi en cualquier puerta con rótulo pintado a mano le dan a probar. El palacio del primer obispo está a la vuelta y abre a las nueve. Las camionetas a Antigua salen de la iglesia hasta las siete y media.`,
    },
    highlights: {
      en: ['Balcony over the orchards', 'Chocolate makers next door', 'Bishop’s palace nearby'],
      es: ['Balcón sobre los nisperales', 'Chocolateras a la par', 'Palacio del obispo cerca'],
    },
    warning: {
      en: 'The house is reached only on foot, by fifty-eight outdoor steps that are slippery in the rain.',
      es: 'A la casa solo se llega a pie, por cincuenta y ocho gradas al aire libre que se ponen lisas con la lluvia.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 84,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0016, dLongitude: 0.0025 },
    amenities: [
      'wifi',
      'hot-water',
      'terrace',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'desk',
    ],
    houseRules: ['no-smoking', 'no-parties', 'pets-on-request', 'quiet-hours'],
    promotions: ['last-minute-20', 'spring-preview-18'],
    extraFees: ['cleaning-35', 'pet-stay-25'],
    provider: 'owner-julio-pirir',
    basePrice: 96,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 155, minDays: 3 },
      { season: 'christmas', price: 122 },
    ],
    locks: [
      { from: 16, to: 18 },
      { from: 41, to: 45 },
    ],
    checkInTimeStart: '13:00',
    checkInTimeEnd: '17:30',
    checkOutTime: '11:00',
    listedDaysAgo: 171,
    cover: 'facade',
    gallery: [
      'terrace',
      'city-view',
      'bedroom',
      'kitchen',
      'living-room',
      'workspace',
      'bathroom',
      'cobbled-street',
    ],
    light: 'noon',
  },
  {
    slug: 'estudio-molinillo',
    type: 1,
    town: 'san-juan-del-obispo',
    subLocation: 'Calle Real',
    setting: 'highland',
    typeOfProperty: 'apartment',
    name: { en: 'The Cocoa Whisk Studio', es: 'Estudio Molinillo' },
    title: {
      en: 'A bright new studio at the back of a chocolate maker’s patio',
      es: 'Un estudio nuevo y claro al fondo del patio de una chocolatera',
    },
    description: {
      en: `Cocoa is ground in the front room, sugar and cinnamon are weighed in the middle, and you live at the back. Señora Josefa's *molinillos*, the wooden whisks that gave the studio its name, dry on the wall you see from your pillow.

The studio was finished two months ago: one room of thirty square metres, a queen bed, a bathroom with a rain shower, and a kitchenette which you will hardly need, because breakfast on the patio is part of your stay. Expect a cup of thick chocolate, sweet bread, and papaya from the tree.

In the evening lanterns are lit in the patio, the last customer goes home about seven, and it becomes so quiet that you hear the church clock hesitate before it strikes.

If you fancy grinding your own tablets on the stone, say so by Thursday; she teaches on Saturdays. The bus to Antigua passes the door and takes fifteen minutes.`,
      es: `Adelante se muele el cacao, en medio se pesan el azúcar y la canela, y al fondo vive usted. Los molinillos de doña Josefa, que le dieron nombre al estudio, se secan en la pared que se ve desde la almohada.

El estudio se terminó hace dos meses: un ambiente de treinta metros cuadrados con cama queen, baño con ducha de lluvia y una cocineta que casi no va a usar, porque el desayuno en el patio va incluido. Cuente con una taza de chocolate espeso, pan dulce y papaya del palo.

Al anochecer se encienden los faroles del patio, la última clienta se va como a las siete y queda un silencio en el que se oye al reloj de la iglesia pensarlo antes de dar la hora.

Si se anima a moler sus propias tablillas en piedra, avise a más tardar el jueves; ella enseña los sábados. La camioneta a Antigua pasa por la puerta y tarda quince minutos.`,
    },
    highlights: {
      en: ['Breakfast with thick chocolate', 'Saturday grinding class', 'Finished two months ago'],
      es: ['Desayuno con chocolate espeso', 'Taller de cacao los sábados', 'Recién terminado'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 30,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'ensuite' }],
    place: { dLatitude: 0.0009, dLongitude: -0.0013 },
    amenities: [
      'wifi',
      'hot-water',
      'kitchenette',
      'breakfast',
      'garden',
      'coffee-maker',
      'water-filter',
      'hair-dryer',
      'step-free',
    ],
    houseRules: ['no-smoking', 'no-parties', 'adults-only', 'no-pets'],
    promotions: ['opening-offer-20', 'valentine-14'],
    extraFees: ['cleaning-35', 'late-check-in-25'],
    provider: 'owner-marta-ajanel',
    basePrice: 54,
    minNight: 1,
    seasons: [
      { season: 'holy-week', price: 92, minDays: 3 },
      { season: 'christmas', price: 70 },
    ],
    locks: [{ from: 9, to: 10 }],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '10:30',
    newProduct: true,
    listedDaysAgo: 6,
    cover: 'courtyard',
    gallery: [
      'bedroom',
      'garden',
      'bathroom',
      'kitchen',
      'corridor',
      'dining-room',
      'facade',
      'cobbled-street',
    ],
    light: 'dusk',
  },
  {
    slug: 'casa-grande-de-santa-ana',
    type: 1,
    town: 'santa-ana',
    subLocation: 'Calle Real de Santa Ana',
    setting: 'coffee',
    typeOfProperty: 'villa',
    name: { en: 'The Great House at Santa Ana', es: 'Casa Grande de Santa Ana' },
    title: {
      en: 'Six bedrooms, a chapel and an avenue of palms, one mile from the Central Park',
      es: 'Seis habitaciones, oratorio y una avenida de palmas, a kilómetro y medio del Parque Central',
    },
    description: {
      en: `You arrive between palms, twenty-two of them, planted in 1898 by a man who had once seen Havana. The drive ends at a flight of four steps and a door that takes two people to open.

Behind it is a house for occasions. The great room holds sixty at tables or a hundred standing, with fireplaces at either end. A chapel for thirty is consecrated and can be used for weddings by arrangement with the parish. Six bedrooms, all with bathroom, are divided between the main floor and the old administrator's wing: four kings, a queen, and a room of three singles for the bridesmaids, the drivers or the nephews.

Outside are the lawn, an orchard of citrus, the pool with its two pavilions. The avenue points straight at Agua, and on a clear day photographers are on the lawn before the sun is.

We quote by date, size of party and service. Telling us your budget helps; nobody is offended.`,
      es: `Se llega entre palmas, veintidós, sembradas en 1898 por un señor que había estado una vez en La Habana. La avenida termina en cuatro gradas y una puerta que se abre entre dos.

Detrás hay una casa para ocasiones. En el salón caben sesenta en mesas o cien de pie, con chimenea en cada extremo. El oratorio, para treinta, está consagrado y sirve para bodas de acuerdo con la parroquia. Las seis habitaciones, todas con baño, se reparten entre el cuerpo principal y el ala del antiguo administrador: cuatro king, una queen y un cuarto de tres camas individuales para las damas, los pilotos o los sobrinos.

Afuera quedan la grama, un huerto de cítricos y la piscina con sus dos glorietas. La avenida apunta derecho al volcán de Agua, y en días despejados los fotógrafos están en la grama antes que el sol.

Cotizamos según fecha, número de personas y servicio. Si nos dice su presupuesto nos ayuda; aquí nadie se ofende.`,
    },
    highlights: {
      en: [
        'Avenue of palms',
        'Consecrated chapel',
        'Room for a hundred guests',
        'Pool with two pavilions',
      ],
      es: [
        'Avenida de palmas',
        'Oratorio consagrado',
        'Salón para cien invitados',
        'Piscina con dos glorietas',
      ],
    },
    season: {
      en: 'Saturdays from November to April are asked for a year ahead; from May to October weekdays are often free.',
      es: 'Los sábados de noviembre a abril se piden con un año de anticipación; de mayo a octubre casi siempre hay lugar entre semana.',
    },
    capacityOfPeople: 13,
    noBathroom: 8,
    flatSurfaceM2: 940,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[3, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0013, dLongitude: 0.0037 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'pool',
      'garden',
      'volcano-view',
      'private-chef',
      'full-kitchen',
      'daily-cleaning',
      'meeting-room',
      'parking',
      'night-guard',
      'generator',
      'first-aid',
      'smoke-detector',
    ],
    houseRules: ['events-on-request', 'smoking-outside', 'children-welcome', 'register-visitors'],
    extraFees: ['cleaning-90'],
    provider: 'volcan-homes',
    minNight: 2,
    locks: [
      { from: 11, to: 13 },
      { from: 25, to: 27 },
      { from: 46, to: 48 },
      { from: 81, to: 86 },
    ],
    cancellation: 'firm',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '12:00',
    listedDaysAgo: 730,
    cover: 'villa',
    gallery: [
      'garden',
      'living-room',
      'pool',
      'fireplace',
      'bedroom',
      'dining-room',
      'volcano-view',
      'bedroom-twin',
      'corridor',
      'bathroom',
    ],
    light: 'dawn',
  },
  {
    slug: 'cabana-de-la-neblina',
    type: 1,
    town: 'santa-maria-de-jesus',
    setting: 'highland',
    typeOfProperty: 'cabin',
    name: { en: 'Mist Cabin', es: 'Cabaña de la Neblina' },
    title: {
      en: 'Two bedrooms and a wood fire at two thousand metres, near the trail up Agua',
      es: 'Dos habitaciones y fuego de leña a dos mil metros, cerca de la vereda al Agua',
    },
    description: {
      en: `Bring a jacket, whatever month it is. Santa María de Jesús stands at two thousand metres on the shoulder of Agua, clouds walk down the street at three in the afternoon, and the cabin was built around its fireplace for exactly that reason.

Two small bedrooms, one with a double bed, one with a bunk, share a bathroom heated by the back of the chimney. You cook in the same room where the fire burns. Walls are pine, and the roof is tin with a ceiling under it; when it rains you raise your voice or you stop talking and listen.

The Ordóñez family next door speak Kaqchikel and Spanish. Their eldest, Marvin, is a registered guide and leaves for the summit at four in the morning or, for gentler legs, for the pine forest at eight. Please do not climb without one.

Houses up here have no numbers. He collects you at the plaza, where your car can stay in his uncle's yard.`,
      es: `Traiga suéter, sea el mes que sea. Santa María de Jesús está a dos mil metros, en el hombro del Agua; a las tres de la tarde las nubes bajan caminando por la calle, y justo por eso la cabaña se hizo alrededor de su chimenea.

Dos cuartos pequeños, uno con cama matrimonial y otro con litera, comparten un baño que se calienta con la espalda de la chimenea. Se cocina en el mismo ambiente donde arde el fuego. Las paredes son de pino y el techo de lámina con cielo falso; cuando llueve, o se habla recio o se queda uno callado oyendo.

Los Ordóñez, que viven a la par, hablan kaqchikel y español. El mayor, Marvin, es guía autorizado y sale para la cumbre a las cuatro de la mañana o, para piernas más tranquilas, al pinar a las ocho. Por favor no suba sin guía.

Acá las casas no tienen número. Él lo espera en la plaza, y su carro se queda en el sitio del tío.`,
    },
    highlights: {
      en: ['Fire in the main room', 'Guide next door', 'Pine walls and mountain air'],
      es: ['Fuego en la sala', 'Guía a la par', 'Madera de pino y aire frío'],
    },
    season: {
      en: 'Clearest from November to February, also coldest: five degrees before sunrise is usual.',
      es: 'De noviembre a febrero es cuando más despeja y también cuando más frío hace: cinco grados antes de salir el sol es lo normal.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 62,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'bunk']], typeBathroom: 'none' },
    ],
    place: false,
    amenities: [
      'hot-water',
      'fireplace',
      'kitchenette',
      'coffee-maker',
      'board-games',
      'fire-pit',
      'parking',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'respect-neighbours'],
    promotions: ['midweek-10'],
    extraFees: ['cleaning-35', 'bed-linen-guest-6'],
    provider: 'owner-julio-pirir',
    basePrice: 68,
    minNight: 1,
    weeklyDiscount: 10,
    seasons: [{ season: 'christmas', price: 85, minDays: 2 }],
    locks: [{ from: 21, to: 23 }],
    cancellation: 'flexible',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '17:00',
    checkOutTime: '12:00',
    listedDaysAgo: 77,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'bedroom',
      'kitchen',
      'bedroom-twin',
      'living-room',
      'bathroom',
      'dining-room',
      'facade',
    ],
    light: 'rain',
  },
  {
    slug: 'finca-la-macadamia',
    type: 1,
    town: 'san-miguel-duenas',
    subLocation: 'Camino a San Miguel Dueñas',
    setting: 'coffee',
    typeOfProperty: 'farmhouse',
    name: { en: 'Macadamia Farm', es: 'Finca La Macadamia' },
    title: {
      en: 'Four bedrooms between nut trees and coffee, with Fuego and Acatenango over the pool',
      es: 'Cuatro habitaciones entre macadamia y café, con el Fuego y el Acatenango sobre la piscina',
    },
    description: {
      en: `Nuts drop on the roof of the car shelter all night in August, which startles people once and then sends them to sleep. Eleven hundred macadamia trees surround the farmhouse, the oldest from 1976, with coffee planted in their shade.

The four bedrooms are under one long roof: three with king beds, one with four singles and a door to the children's terrace. Each has a bathroom. You eat at a table made from one fallen tree, in a kitchen where Doña Fidelina bakes nut pancakes for breakfast; dinner is yours to make, or hers if you ask by noon.

By five the pool deck fills up. You sit to the west, Fuego on the left and Acatenango on the right, the sun going down somewhere between. There is a fire pit for afterwards.

Tractor rides for children leave on Saturdays at ten. It is eighteen minutes by car to Antigua, the last two on a good dirt road, with space for five cars.`,
      es: `En agosto caen macadamias toda la noche sobre la lámina del garaje; asusta una vez y después arrulla. Mil cien palos rodean la casa, los más viejos de 1976, con café sembrado a su sombra.

Las cuatro habitaciones están bajo un solo techo largo: tres con cama king y una con cuatro individuales y puerta a la terraza de los niños. Todas tienen baño. Se come en una mesa hecha de un solo árbol caído, en la cocina donde doña Fidelina prepara panqueques de macadamia para el desayuno; la cena la hacen ustedes, o ella si le avisan antes del mediodía.

Como a las cinco se llena la orilla de la piscina. Uno se sienta viendo al poniente, el Fuego a la izquierda y el Acatenango a la derecha, y el sol se mete por algún lado entre los dos. Para después hay fogata.

Los sábados a las diez salen los niños en tractor. A Antigua son dieciocho minutos en carro, los últimos dos de buena terracería, y caben cinco vehículos.`,
    },
    highlights: {
      en: [
        'Pool facing two volcanoes',
        'Nut pancakes for breakfast',
        'Saturday tractor ride',
        'Fire pit at nightfall',
      ],
      es: [
        'Piscina frente a dos volcanes',
        'Panqueques de macadamia',
        'Paseo en tractor los sábados',
        'Fogata al anochecer',
      ],
    },
    capacityOfPeople: 10,
    noBathroom: 5,
    flatSurfaceM2: 390,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[4, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0052, dLongitude: 0.0041 },
    amenities: [
      'wifi',
      'hot-water',
      'pool',
      'garden',
      'terrace',
      'volcano-view',
      'fire-pit',
      'breakfast',
      'full-kitchen',
      'coffee-maker',
      'playground',
      'crib',
      'high-chair',
      'parking',
      'pets-welcome',
      'night-guard',
      'solar-power',
      'first-aid',
    ],
    houseRules: ['smoking-outside', 'events-on-request', 'children-welcome'],
    promotions: ['rainy-season-15', 'black-week-25'],
    extraFees: ['cleaning-90', 'pet-stay-25', 'extra-guest-15-over-8'],
    provider: 'casa-y-calle',
    basePrice: 310,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 510, minDays: 4 },
      { season: 'christmas', price: 430, minDays: 3 },
      { season: 'july-holidays', price: 340, minDays: 2 },
    ],
    locks: [
      { from: 2, to: 5 },
      { from: 37, to: 44 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 431,
    cover: 'coffee-finca',
    gallery: [
      'pool',
      'volcano-view',
      'kitchen',
      'bedroom',
      'bedroom-twin',
      'garden',
      'terrace',
      'dining-room',
      'bathroom',
      'living-room',
    ],
    light: 'golden',
  },
  {
    slug: 'casa-del-huipil',
    type: 1,
    town: 'san-antonio-aguas-calientes',
    subLocation: 'Barrio San Antonio',
    setting: 'highland',
    typeOfProperty: 'townhouse',
    name: { en: 'The Huipil House', es: 'Casa del Huipil' },
    title: {
      en: 'Two bedrooms over a weavers’ workshop, with lessons on the backstrap loom',
      es: 'Dos habitaciones sobre un taller de tejedoras, con clases de telar de cintura',
    },
    description: {
      en: `Three sisters weave on the ground floor, kneeling, with their looms tied to the posts of the corridor, and they have agreed to be asked questions. Start with the birds: in San Antonio each one has a name, and a *huipil* can be read from the shoulder down.

An outside stair brings you to your part. It has a bedroom with a queen bed, another with two singles, a bathroom, and a kitchen that opens to a terrace over the street. The bedspreads were made downstairs and are for sale, which you should know before you spill coffee.

At midday the terrace is hot and bright, with the washing of four neighbours and a good look at Agua. By five it belongs to the breeze.

One hour on the loom is included for each guest. The house is closed just now while we rebuild the stair with a proper rail; you can already book for the weeks after. Pickups and buses run to Antigua in twenty-five minutes, from half past five in the morning.`,
      es: `Abajo tejen tres hermanas, hincadas, con el telar amarrado a los pilares del corredor, y ya quedaron en que se les puede preguntar. Empiece por los pájaros: en San Antonio cada uno tiene nombre, y un huipil se lee del hombro para abajo.

Por unas gradas de afuera se sube a su parte. Tiene una habitación con cama queen, otra con dos individuales, un baño y una cocina que da a la terraza sobre la calle. Los cubrecamas se hicieron abajo y están a la venta; es bueno saberlo antes de botarles el café.

A mediodía la terraza es puro sol, con la ropa de cuatro vecinas y el volcán de Agua de frente. A las cinco ya es del viento.

Cada huésped tiene incluida una hora de telar. Ahorita la casa está cerrada mientras le ponemos pasamanos a las gradas como debe ser; para las semanas siguientes ya puede reservar. A Antigua hay picops y camionetas desde las cinco y media de la mañana, y son veinticinco minutos.`,
    },
    highlights: {
      en: ['An hour on the loom', 'Terrace above the street', 'Hand-woven bedspreads'],
      es: ['Una hora de telar', 'Terraza sobre la calle', 'Cubrecamas tejidos a mano'],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 78,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0008, dLongitude: 0.0006 },
    amenities: [
      'wifi',
      'hot-water',
      'terrace',
      'volcano-view',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'iron',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'no-pets', 'respect-neighbours'],
    promotions: ['spring-preview-18', 'holy-week-surcharge-30'],
    extraFees: ['cleaning-35', 'service-5'],
    provider: 'owner-marta-ajanel',
    basePrice: 86,
    minNight: 2,
    seasons: [{ season: 'christmas', price: 105, minDays: 2 }],
    availableAfter: 25,
    cancellation: 'flexible',
    checkInTimeStart: '13:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 1,
    cover: 'townhouse',
    gallery: [
      'terrace',
      'bedroom',
      'corridor',
      'bedroom-twin',
      'kitchen',
      'bathroom',
      'volcano-view',
      'cobbled-street',
    ],
    light: 'noon',
  },
  {
    slug: 'casa-del-botero',
    type: 1,
    town: 'pastores',
    subLocation: 'Calle Real',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Bootmaker’s House', es: 'Casa del Botero' },
    title: {
      en: 'Three bedrooms behind a boot shop on the main street of Pastores',
      es: 'Tres habitaciones detrás de una botería, en la Calle Real de Pastores',
    },
    description: {
      en: `Leather, glue and a radio playing rancheras: you cross the shop to reach the house, and for a few nights everyone will think you belong to the Santizo family. That has advantages. They measure your foot on arrival, and boots ordered on Monday are ready on Friday.

Through the back door you step into a garden with a roofed corridor. The three bedrooms stand side by side, a queen and a double with bathrooms of their own, and a room for four with two bunks, whose bathroom is next door. The corridor is where people gather: there is a table for eight, a barbecue, a hammock that has outlived three dogs.

At dusk the metal shutters of fifty boot shops come down, one after another along the Calle Real, and then it is a village again, with frogs in the Guacalate.

You drive a quarter of an hour to Antigua; there is a locked yard for two cars.`,
      es: `Cuero, pegamento y un radio con rancheras: para llegar a la casa se cruza la tienda, y por unas noches todos van a creer que usted es de los Santizo. Tiene sus ventajas. Le toman la medida del pie al llegar, y las botas que encargue el lunes están el viernes.

Por la puerta de atrás se sale a un jardín con corredor techado. Las tres habitaciones están en fila: una queen y una matrimonial con su baño, y un cuarto para cuatro con dos literas, que tiene el baño a la par. En el corredor es donde se junta la gente: mesa para ocho, churrasquera y una hamaca que ya enterró a tres perros.

Al oscurecer van bajando las persianas de cincuenta boterías, una tras otra por la Calle Real, y aquello vuelve a ser pueblo, con sapos en el Guacalate.

A Antigua se maneja un cuarto de hora; hay un predio con llave para dos carros.`,
    },
    highlights: {
      en: ['Boots made to measure', 'Corridor with barbecue', 'Locked yard for two cars'],
      es: ['Botas a su medida', 'Corredor con churrasquera', 'Predio cerrado para dos carros'],
    },
    capacityOfPeople: 8,
    noBathroom: 3,
    flatSurfaceM2: 165,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'ensuite' },
      { beds: [[2, 'bunk']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0024, dLongitude: -0.0038 },
    amenities: [
      'wifi',
      'hot-water',
      'garden',
      'hammocks',
      'barbecue',
      'full-kitchen',
      'coffee-maker',
      'smart-tv',
      'parking',
      'pets-welcome',
      'step-free',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'children-welcome', 'respect-neighbours'],
    promotions: ['last-minute-12', 'new-year-surcharge-25'],
    extraFees: ['cleaning-55', 'pet-night-8', 'bed-linen-guest-6'],
    provider: 'owner-julio-pirir',
    basePrice: 105,
    minNight: 2,
    seasons: [
      { season: 'holy-week', price: 165, minDays: 3 },
      { season: 'independence', price: 120, minDays: 2 },
    ],
    locks: [
      { from: 7, to: 9 },
      { from: 50, to: 56 },
    ],
    checkInTimeStart: '10:00',
    checkInTimeEnd: '19:00',
    checkOutTime: '11:00',
    listedDaysAgo: 289,
    cover: 'facade',
    gallery: [
      'corridor',
      'garden',
      'bedroom',
      'hammock',
      'dining-room',
      'kitchen',
      'bedroom-twin',
      'bathroom',
      'cobbled-street',
    ],
    light: 'dusk',
  },
  {
    slug: 'la-loma-del-hato',
    type: 1,
    town: 'el-hato',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'El Hato Hilltop', es: 'La Loma del Hato' },
    title: {
      en: 'Three bedrooms on a ridge above the valley, with every volcano in one window',
      es: 'Tres habitaciones en una loma sobre el valle, con todos los volcanes en una ventana',
    },
    description: {
      en: `Wake at half past five once, it is worth the cold floor. The valley is full of cloud, the church towers are under it, and Agua, Acatenango and Fuego come out of the white one by one as the light reaches them. You need not even leave bed, as all three bedrooms face that way.

The house steps down the ridge on two levels. On the upper one are the kitchen, the living room with its fireplace and a deck; on the lower the bedrooms, a king, a queen and one with two singles, with two bathrooms. Power comes from the sun. It runs lights, fridge, internet and a washing machine before three in the afternoon, no hairdryers please.

El Hato grows avocados and flowers. Cecilio, who watches the place, sells both from a wheelbarrow.

The road up from Antigua is steep and paved except for the last four hundred metres; a normal car manages in dry weather, from June to October take the pickup that we can send. No shops open after seven.`,
      es: `Levántese una vez a las cinco y media; vale el piso frío. El valle está lleno de nube, los campanarios quedan debajo, y el Agua, el Acatenango y el Fuego van saliendo de lo blanco conforme les pega la luz. Ni siquiera hay que dejar la cama, porque las tres habitaciones ven para allá.

La casa baja por la loma en dos niveles. En el de arriba están la cocina, la sala con su chimenea y una terraza de madera; en el de abajo, las habitaciones, una king, una queen y otra con dos individuales, con dos baños. La luz es del sol. Alcanza para focos, refri, internet y la lavadora antes de las tres de la tarde; secadoras de pelo no, por favor.

En El Hato se da el aguacate y la flor. Cecilio, que cuida la casa, vende las dos cosas en carreta.

La subida desde Antigua es empinada y está pavimentada menos los últimos cuatrocientos metros. En seco entra un carro normal; de junio a octubre mejor pida el picop que le mandamos. Después de las siete no hay tienda abierta.`,
    },
    highlights: {
      en: [
        'Sea of cloud at dawn',
        'Three volcanoes from bed',
        'Runs on the sun',
        'Deck above the valley',
      ],
      es: [
        'Mar de nubes al amanecer',
        'Tres volcanes desde la cama',
        'Funciona con sol',
        'Terraza sobre el valle',
      ],
    },
    distributionOfLevel: {
      en: 'Upper level: entrance, kitchen, living room, deck. Lower level: three bedrooms and two bathrooms.',
      es: 'Nivel superior: entrada, cocina, sala y terraza. Nivel inferior: tres habitaciones y dos baños.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 155,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0038, dLongitude: 0.0029 },
    amenities: [
      'wifi',
      'hot-water',
      'fireplace',
      'terrace',
      'volcano-view',
      'full-kitchen',
      'coffee-maker',
      'washer',
      'board-games',
      'solar-power',
      'parking',
      'smoke-detector',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'pets-on-request', 'no-shoes'],
    promotions: ['opening-offer-20'],
    extraFees: ['cleaning-55', 'pet-stay-25', 'extra-guest-12-over-4'],
    provider: 'casa-y-calle',
    basePrice: 172,
    minNight: 2,
    weeklyDiscount: 10,
    seasons: [
      { season: 'holy-week', price: 275, minDays: 3 },
      { season: 'christmas', price: 235, minDays: 3 },
    ],
    locks: [
      { from: 14, to: 16 },
      { from: 34, to: 38 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '17:00',
    checkOutTime: '11:00',
    newProduct: true,
    listedDaysAgo: 28,
    cover: 'highland-house',
    gallery: [
      'volcano-view',
      'terrace',
      'bedroom',
      'living-room',
      'fireplace',
      'kitchen',
      'bedroom-twin',
      'bathroom',
      'dining-room',
    ],
    light: 'dawn',
  },
  {
    slug: 'casa-ocote',
    type: 1,
    town: 'san-lucas-sacatepequez',
    subLocation: 'Choacorral',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'Casa Ocote', es: 'Casa Ocote' },
    title: {
      en: 'Four bedrooms in the pines of San Lucas, halfway between the capital and Antigua',
      es: 'Cuatro habitaciones entre los pinos de San Lucas, a medio camino de la capital y Antigua',
    },
    description: {
      en: `Half of the guests come because of a wedding in Antigua, the other half because of a flight from the capital. Both are about thirty minutes away by road when traffic is kind, and neither can be heard from here. What you hear is pine: needles falling on the roof, cones rolling off it.

Two fireplaces do the work, one in the double-height living room and one in the main bedroom. At two thousand one hundred metres you will light both from five o'clock, particularly in the wet months, and Don Beto leaves dry wood for every evening. Downstairs there are a queen room and one with two singles; upstairs the king room and a gallery room with two doubles. Four bathrooms, so nobody queues.

Sunday in San Lucas means *atol de elote*, *güicoyitos* and grilled maize along the road at the market. The house is in a gated estate with a playground; your cars, up to three, stand in front of the door.`,
      es: `La mitad de los huéspedes viene por una boda en Antigua y la otra mitad por un vuelo en la capital. Las dos quedan como a treinta minutos si el tráfico se porta bien, y ninguna se oye desde aquí. Lo que se oye es pino: las agujas cayendo en el techo y los conos rodando.

El trabajo lo hacen dos chimeneas, una en la sala de doble altura y otra en la habitación principal. A dos mil cien metros va a querer encender ambas desde las cinco, sobre todo en los meses de lluvia, y don Beto le deja leña seca para cada noche. En el primer nivel hay una habitación queen y otra con dos individuales; en el segundo, la king y un tapanco cerrado con dos matrimoniales. Los baños son cuatro, para que nadie haga cola.

Domingo en San Lucas quiere decir atol de elote, güicoyitos y elote asado a la orilla del mercado. La casa está en un condominio con garita y juegos para niños; frente a la puerta caben tres carros.`,
    },
    highlights: {
      en: [
        'Two fireplaces, dry wood',
        'Thirty minutes to both cities',
        'Playground in the estate',
        'Four bathrooms',
      ],
      es: [
        'Dos chimeneas con leña seca',
        'A treinta minutos de ambas',
        'Juegos en el condominio',
        'Cuatro baños',
      ],
    },
    distributionOfLevel: {
      en: 'Ground floor: living room, kitchen, queen room, twin room. Upper floor: king room with fireplace, gallery room with two doubles.',
      es: 'Primer nivel: sala, cocina, habitación queen y cuarto de dos camas. Segundo nivel: habitación king con chimenea y tapanco con dos matrimoniales.',
    },
    capacityOfPeople: 10,
    noBathroom: 4,
    flatSurfaceM2: 290,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'double']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0044, dLongitude: 0.0053 },
    amenities: [
      'fast-wifi',
      'wifi',
      'hot-water',
      'fireplace',
      'garden',
      'barbecue',
      'full-kitchen',
      'coffee-maker',
      'washer',
      'dryer',
      'smart-tv',
      'board-games',
      'playground',
      'parking',
      'gated-community',
      'night-guard',
      'smoke-detector',
    ],
    houseRules: ['no-smoking', 'no-parties', 'children-welcome', 'pets-on-request', 'quiet-hours'],
    promotions: ['last-minute-20', 'midweek-10', 'black-week-25'],
    extraFees: ['cleaning-90', 'pet-stay-25', 'extra-guest-15-over-8'],
    provider: 'ciudad-nueva-living',
    basePrice: 225,
    minNight: 2,
    pricePerMonth: 3400,
    seasons: [
      { season: 'christmas', price: 310, minDays: 3 },
      { season: 'holy-week', price: 345, minDays: 3 },
    ],
    locks: [
      { from: 8, to: 13 },
      { from: 57, to: 61 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '22:00',
    checkOutTime: '12:00',
    sharedSell: true,
    listedDaysAgo: 196,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'living-room',
      'bedroom',
      'bedroom-loft',
      'kitchen',
      'garden',
      'bedroom-twin',
      'dining-room',
      'bathroom',
    ],
    light: 'rain',
  },
]
