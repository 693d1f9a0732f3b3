import type { RentalSeed } from '../../types'

/** Cabin, dome and tree house on the shore of Lake Atitlán. */
export const lakeStays: RentalSeed[] = [
  {
    slug: 'rock-cabin-jaibalito',
    type: 5,
    town: 'jaibalito',
    subLocation: 'Playa Jaibalito',
    setting: 'lake',
    typeOfProperty: 'cabin',
    name: { en: 'Cabin on the Rock', es: 'Cabaña de la Peña' },
    title: {
      en: 'A cabin on its own rock above deep water, reached by boat or on foot',
      es: 'Una cabaña sola sobre la peña y el agua honda, a la que se llega en lancha o caminando',
    },
    description: {
      en: `Tell the boatman “Jaibalito, la peña” and he will put you off at a jetty of six planks. From there it is fifty-one stone steps to the door; Diego, who looks after the house, carries the suitcases and will not hear of you doing it.

The lake is on three sides. In the morning it is flat as oil and you can swim straight from the ladder to the next headland and back in half an hour. Around one the Xocomil gets up, the water turns dark blue and slaps the rock below the bedroom, and that is when people read in the hammock. By six it is over.

- Kitchen with gas rings and a fridge; vegetables come by canoe on Tuesdays.
- Solar panels run the lights, the fridge and the router, but not a hair dryer.
- The path to Santa Cruz takes fifty minutes along the cliff. Walk it by day.`,
      es: `Al lanchero se le dice “Jaibalito, a la peña” y lo deja en un muelle de seis tablas. De ahí son cincuenta y una gradas de piedra. Las maletas las sube Diego, que cuida la casa desde que se construyó y no deja que nadie más cargue.

Hay lago por tres lados. Temprano está quieto y se puede nadar desde la escalera hasta la punta vecina, media hora de ida y vuelta. Como a la una entra el Xocomil, el agua se pone azul oscura y golpea abajo del cuarto: hora de hamaca. A las seis ya pasó.

La cocina tiene estufa de gas y refri; los martes pasa un cayuco vendiendo verdura. Todo trabaja con paneles solares, así que alcanza para luces e internet, no para secadora de pelo. A Santa Cruz se camina en cincuenta minutos por la orilla del barranco; hágalo de día.`,
    },
    highlights: {
      en: ['Water on three sides', 'Ladder into deep water', 'Luggage carried up for you'],
      es: ['Lago por tres lados', 'Escalera al agua honda', 'Le suben el equipaje'],
    },
    season: {
      en: 'Calm mornings all year; the wind is strongest from January to March.',
      es: 'Mañanas tranquilas todo el año; el viento pega más de enero a marzo.',
    },
    warning: {
      en: 'Fifty-one steps without a handrail, over deep water.',
      es: 'Cincuenta y una gradas sin pasamanos, sobre agua honda.',
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 42,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'ensuite' }],
    place: { dLatitude: -0.0029, dLongitude: 0.0012 },
    amenities: [
      'wifi',
      'hot-water',
      'kitchenette',
      'water-filter',
      'lake-view',
      'volcano-view',
      'private-dock',
      'kayaks',
      'hammocks',
      'terrace',
      'solar-power',
      'first-aid',
    ],
    houseRules: ['no-smoking', 'adults-only', 'no-parties'],
    promotions: ['valentine-14', 'midweek-10', 'holy-week-surcharge-30'],
    extraFees: ['cleaning-35', 'lake-conservation-guest-night-2'],
    provider: 'atitlan-shores',
    basePrice: 135,
    minNight: 2,
    weeklyDiscount: 12,
    seasons: [
      { season: 'christmas', price: 175, minDays: 3 },
      { season: 'holy-week', price: 190, minDays: 4 },
    ],
    locks: [
      { from: 5, to: 9 },
      { from: 33, to: 36 },
    ],
    cancellation: 'moderate',
    checkInTimeStart: '12:00',
    checkInTimeEnd: '17:00',
    checkOutTime: '11:00',
    topListing: true,
    listedDaysAgo: 610,
    cover: 'lake-cabin',
    gallery: [
      'bedroom',
      'lake-view',
      'dock',
      'hammock',
      'terrace',
      'kitchen',
      'bathroom',
      'volcano-view',
      'living-room',
    ],
    light: 'noon',
  },
  {
    slug: 'two-domes-santa-cruz-la-laguna',
    type: 5,
    town: 'santa-cruz-la-laguna',
    subLocation: 'Chuitinamit',
    setting: 'lake',
    typeOfProperty: 'dome',
    name: { en: 'Two Domes over the Lake', es: 'Los Dos Domos' },
    title: {
      en: 'A dome to sleep in and a dome to live in, joined by a deck with the whole lake below it',
      es: 'Un domo para dormir y otro para estar, unidos por una terraza con el lago abajo',
    },
    description: {
      en: `An architect from Quetzaltenango built these two for her own honeymoon, and put in the things she missed elsewhere: a bath with a porthole, a proper writing table, blackout blinds because the sun comes over San Antonio at ten past six.

In the first dome there is only the bed, a king, under a round skylight. In the second, five steps away across the deck, you cook, eat and warm yourself at a bio-ethanol fire. If a third and fourth person come, the sofa there folds out.

Getting up here is a small adventure. From the public dock a tuk-tuk climbs the cement road in six minutes (Q10) and stops at a blue gate; then eighty metres of level path. The cooking school of the village is on the way, with lunch on weekdays. Nights are very quiet apart from dogs, who hold a meeting around eleven.`,
      es: `Los hizo una arquitecta de Xela para su luna de miel, y se nota en lo que puso: tina con ventana redonda, una mesa de verdad para escribir y persianas oscuras, porque aquí el sol sale a las seis y diez sobre San Antonio y entra sin avisar.

En el primero cabe solo la cama, king, debajo de un tragaluz. En el segundo, a cinco pasos por la terraza, están la cocina, el comedor y un sofá que se abre para dos personas más.

Para llegar, del muelle público sube un tuc-tuc en seis minutos por Q10 y lo deja en el portón azul; de ahí son ochenta metros de vereda plana. En el camino queda la escuela de cocina del pueblo, que entre semana da almuerzo. De noche no se oye nada, fuera de los chuchos que se ponen de acuerdo como a las once.`,
    },
    highlights: {
      en: [
        'Bath with a porthole',
        'Skylight over the bed',
        'Writing table with a view',
        'Level path from the gate',
      ],
      es: [
        'Tina con ventana redonda',
        'Tragaluz sobre la cama',
        'Mesa para escribir',
        'Vereda plana',
      ],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 64,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'sofaBed']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0017, dLongitude: -0.0041 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'full-kitchen',
      'coffee-maker',
      'water-filter',
      'fireplace',
      'desk',
      'terrace',
      'lake-view',
      'volcano-view',
      'hair-dryer',
      'smoke-detector',
      'solar-power',
    ],
    houseRules: ['no-smoking', 'no-shoes', 'no-pets', 'quiet-hours'],
    promotions: ['black-week-25', 'opening-offer-20'],
    extraFees: ['cleaning-55', 'service-5', 'lake-conservation-guest-night-2'],
    provider: 'atitlan-shores',
    basePrice: 165,
    minNight: 2,
    seasons: [
      { season: 'christmas', price: 215, minDays: 4 },
      { season: 'holy-week', price: 225, minDays: 4 },
      { season: 'july-holidays', price: 185 },
    ],
    locks: [{ from: 14, to: 19 }],
    cancellation: 'firm',
    checkInTimeStart: '15:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '10:00',
    newProduct: true,
    sharedSell: true,
    listedDaysAgo: 9,
    cover: 'dome',
    gallery: [
      'bedroom',
      'lake-view',
      'terrace',
      'kitchen',
      'living-room',
      'workspace',
      'bathroom',
      'volcano-view',
    ],
    light: 'golden',
  },
  {
    slug: 'jocote-tree-house-san-marcos',
    type: 5,
    town: 'san-marcos-la-laguna',
    subLocation: 'Barrio Uno',
    setting: 'lake',
    typeOfProperty: 'treehouse',
    name: { en: 'Tree House among the Jocotes', es: 'La Casa de los Jocotes' },
    title: {
      en: 'Bamboo, rope and a wide bed among fruit trees, three minutes from the swimming rocks',
      es: 'Bambú, lazo y una cama ancha entre los árboles, a tres minutos de las piedras para nadar',
    },
    description: {
      en: `No wall here is straight. A carpenter from San Pablo bent the bamboo green and let the house grow around two jocote trees, so the stairs turn where the branches let them. You sleep upstairs on a wide bed under a net; a child’s hammock-bed hangs in the corner.

Below, among the roots, is the outdoor kitchen: two burners, a clay oven that Rosario lights on Fridays for the neighbours’ bread, a sink with filtered water. She will slip your dough in too if you ask. The composting toilet is clean, odourless and explained on a card.

Walk left for three minutes and you are at the gate of the Tzankujil reserve, where a wooden platform hangs over clear water. Walk right for five and you have cafés, juice, yoga at seven and more conversation about the moon than you may be used to. Bring a torch and closed shoes, as the lanes have no lamps.`,
      es: `En esta casa no hay pared recta. El carpintero, que es de San Pablo, dobló el bambú todavía verde y lo fue acomodando alrededor de dos palos de jocote; por eso las gradas cruzan donde las ramas dan permiso.

Se duerme arriba, en cama ancha con mosquitero, y en la esquina cuelga una hamaca-cama para un niño. Abajo, entre las raíces, está la cocina al aire libre con dos hornillas, agua filtrada y un horno de barro. Los viernes lo prende doña Rosario para el pan de la cuadra y, si usted quiere, mete también el suyo. El baño es seco, limpio y sin olor; las instrucciones están en un cartelito.

A la izquierda, a tres minutos, queda la entrada a Tzankujil, con su trampolín sobre agua transparente. A la derecha, a cinco, los cafés y los jugos. Los callejones no tienen alumbrado: traiga linterna y zapato cerrado.`,
    },
    highlights: {
      en: ['Built around two trees', 'Clay oven on Fridays', 'Swimming rocks nearby'],
      es: ['Hecha alrededor de dos árboles', 'Horno de barro los viernes', 'Cerca de Tzankujil'],
    },
    warning: {
      en: 'Composting toilet and an open-air kitchen.',
      es: 'Baño seco y cocina al aire libre.',
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 35,
    bedrooms: [
      {
        beds: [
          [1, 'king'],
          [1, 'hammock'],
        ],
        typeBathroom: 'private',
      },
    ],
    place: { dLatitude: -0.0026, dLongitude: -0.0019 },
    amenities: [
      'wifi',
      'hot-water',
      'kitchenette',
      'water-filter',
      'garden',
      'hammocks',
      'lake-view',
      'solar-power',
      'pets-welcome',
    ],
    houseRules: ['no-smoking', 'no-shoes', 'pets-on-request', 'respect-neighbours'],
    promotions: ['green-season-forced', 'spring-preview-18'],
    extraFees: ['pet-night-8', 'lake-conservation-guest-night-2'],
    provider: 'atitlan-shores',
    basePrice: 72,
    minNight: 2,
    weeklyDiscount: 15,
    locks: [{ from: 40, to: 47 }],
    cancellation: 'flexible',
    checkInTimeStart: '14:00',
    checkInTimeEnd: '18:00',
    checkOutTime: '11:00',
    listedDaysAgo: 145,
    cover: 'treehouse',
    gallery: [
      'bedroom-loft',
      'lake-view',
      'garden',
      'kitchen',
      'hammock',
      'bathroom',
      'terrace',
      'dock',
    ],
    light: 'dawn',
  },
]
