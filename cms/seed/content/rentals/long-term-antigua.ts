import type { RentalSeed } from '../types'

/** Long-term rentals in Antigua and the towns around it. */
export const longTermAntigua: RentalSeed[] = [
  {
    slug: 'nispero-la-merced',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'La Merced',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Loquat House', es: 'Casa del Níspero' },
    title: {
      en: 'Three bedrooms around a patio, two blocks from La Merced and its market of tamales.',
      es: 'Tres dormitorios alrededor de un patio, a dos cuadras de La Merced y de sus ventas de atol.',
    },
    description: {
      en: `The loquat in the patio gives fruit in March, more than one family can eat, and the neighbours know it. Around it run a corridor wide enough for a dining table, three bedrooms and a kitchen that gets the sun from eight to noon.

Water comes from the town three mornings a week and fills a cistern of ten thousand litres, so you will not notice the other days. The shower heaters work on gas. Electricity is in your name; the last family paid between 45 and 60 dollars a month.

You leave the car behind the front door: the old entrance was made for carts and still fits a pick-up. The school buses stop at the corner of the park of La Merced, and everything else you need during the week is a walk of ten minutes. In Lent the processions pass in front of the house. You will be invited to help with a carpet, and it is difficult to say no.`,
      es: `En marzo el níspero del patio da más fruta de la que una familia se puede comer, y los vecinos ya lo saben. Alrededor están el corredor, donde cabe un comedor de ocho sillas, los tres dormitorios y una cocina a la que le da el sol desde las ocho hasta mediodía.

El agua municipal entra tres mañanas por semana y llena una cisterna de diez mil litros; los demás días usted ni lo nota. Los calentadores son de gas. La luz queda a su nombre y los últimos inquilinos pagaban el equivalente de 45 a 60 dólares al mes.

El carro duerme adentro: el zaguán se hizo para carretas y todavía entra un pick-up. Los buses de los colegios paran en la esquina del parque de La Merced. Eso sí, en Cuaresma las procesiones pasan frente a la puerta y lo van a invitar a hacer alfombra; cuesta decir que no.`,
    },
    highlights: {
      en: [
        'Parking inside the front door',
        'Cistern of 10,000 litres',
        'Morning sun in the kitchen',
      ],
      es: ['Parqueo dentro del zaguán', 'Cisterna de 10,000 litros', 'Cocina con sol de mañana'],
    },
    capacityOfPeople: 6,
    noBathroom: 2.5,
    flatSurfaceM2: 210,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0041, dLongitude: 0.0008 },
    amenities: [
      'fast-wifi',
      'hot-water',
      'full-kitchen',
      'washer',
      'courtyard-fountain',
      'desk',
      'parking',
    ],
    houseRules: ['pets-on-request', 'no-parties', 'children-welcome', 'respect-neighbours'],
    extraFees: ['pet-stay-25'],
    provider: 'casa-y-calle',
    pricePerMonth: 1850,
    monthlyRates: [{ fromMonths: 12, price: 1700 }],
    minMonths: 6,
    cancellation: 'long-stay',
    topListing: true,
    listedDaysAgo: 212,
    cover: 'courtyard',
    gallery: [
      'patio-fountain',
      'corridor',
      'kitchen',
      'bedroom',
      'dining-room',
      'bathroom',
      'bedroom-twin',
      'street-arch',
      'living-room',
    ],
    light: 'dawn',
  },
  {
    slug: 'estudio-las-palomas',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'San Francisco',
    setting: 'colonial',
    typeOfProperty: 'apartment',
    name: { en: 'Las Palomas Studio', es: 'Estudio Las Palomas' },
    title: {
      en: 'One quiet room with its own kitchen and bathroom, behind the church of San Francisco.',
      es: 'Un ambiente tranquilo con cocina y baño propios, atrás de la iglesia de San Francisco.',
    },
    description: {
      en: `You have 38 square metres to yourself on the first floor of a family house: bed, table, a small kitchen with two gas rings, a bathroom with an electric shower that really heats. The stairs are yours alone, so you come and go without crossing anybody's living room.

Doña Carmen, who owns the house, lives below. She keeps the shared patio, where there is a *pila* for washing clothes and a line in full sun. Water, internet and rubbish collection are in the rent, and so are the first 100 kilowatt-hours of electricity; most tenants stay under them.

Language schools, the post office and the bus to Santa María de Jesús are within six blocks. There is no parking, and the street is too narrow to leave a car overnight. The bells of San Francisco begin at six. You stop hearing them in the second week.`,
      es: `Son 38 metros cuadrados para usted en el segundo nivel de una casa de familia: cama, mesa, una cocineta de dos hornillas de gas y un baño con ducha eléctrica que sí calienta. Las gradas son independientes, así que entra y sale sin pasar por la sala de nadie.

Abajo vive doña Carmen, la dueña, que mantiene el patio compartido con su pila y un lazo a pleno sol para tender. En la renta van el agua, el internet, la extracción de basura y los primeros 100 kilovatios de luz; casi nadie se pasa.

Las escuelas de español, el correo y la camioneta a Santa María de Jesús quedan a menos de seis cuadras. No hay parqueo y la calle es muy angosta para dejar carro de noche. Las campanas empiezan a las seis; a la segunda semana ya no se oyen.`,
    },
    highlights: {
      en: ['Own stairs and entrance', 'Water and internet included', 'Six blocks from everything'],
      es: ['Gradas y entrada independientes', 'Agua e internet incluidos', 'Todo a seis cuadras'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 38,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'private' }],
    place: { dLatitude: -0.0034, dLongitude: 0.0046 },
    amenities: ['wifi', 'hot-water', 'kitchenette', 'desk', 'terrace', 'coffee-maker'],
    houseRules: ['no-smoking', 'no-pets', 'quiet-hours', 'register-visitors'],
    provider: 'owner-marta-ajanel',
    pricePerMonth: 560,
    minMonths: 3,
    cancellation: 'long-stay',
    listedDaysAgo: 34,
    cover: 'facade',
    gallery: [
      'bedroom',
      'kitchen',
      'bathroom',
      'workspace',
      'terrace',
      'cobbled-street',
      'patio-fountain',
      'corridor',
    ],
    light: 'noon',
  },
  {
    slug: 'azotea-chipilapa',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'Chipilapa',
    setting: 'colonial',
    typeOfProperty: 'loft',
    name: { en: 'Chipilapa Rooftop Loft', es: 'Loft Azotea Chipilapa' },
    title: {
      en: 'Work upstairs on fibre, walk out on a roof with three volcanoes at five o’clock.',
      es: 'Trabaje arriba con fibra y salga a las cinco a una azotea con tres volcanes.',
    },
    description: {
      en: `Most people who rent here work for companies somewhere else, and the loft was arranged for that: fibre of 200 megabits with a mobile modem as a spare, a desk two metres long under the north window, a chair bought for backs and not for photographs, and a battery that keeps the router running through a power cut.

The bed is on the upper level, reached by a proper staircase. Below are the kitchen, the sofa and the bathroom. From the landing a door opens to the rooftop, which you do not share: table, two loungers, a sink, and Agua, Fuego and Acatenango in one turn of the head.

You can stay from two months. The rent covers internet, water and a cleaning every second Friday; electricity is read on the 15th and charged at cost. Chipilapa is seven blocks from the central park, calm after eight, with a corner shop that lends eggs.`,
      es: `Aquí suele vivir gente que trabaja para empresas de otro lado, y el loft se armó pensando en eso: fibra de 200 megas con un módem celular de respaldo, un escritorio de dos metros bajo la ventana norte, una silla escogida para la espalda y una batería que sostiene el router cuando se va la luz.

La cama está en el nivel de arriba, con gradas de verdad y no escalerita. Abajo quedan la cocina, el sillón y el baño. Del descanso se sale a la azotea, que es solo suya: mesa, dos tumbonas, lavatrastos, y el Agua, el Fuego y el Acatenango con solo voltear la cabeza.

Se alquila desde dos meses. La renta trae internet, agua y limpieza cada dos viernes; la luz se lee el 15 y se cobra al costo. Chipilapa está a siete cuadras del parque central, y después de las ocho no pasa casi nadie.`,
    },
    highlights: {
      en: ['Fibre with a spare line', 'Private rooftop', 'Cleaning every two weeks'],
      es: ['Fibra con línea de respaldo', 'Azotea privada', 'Limpieza cada dos semanas'],
    },
    distributionOfLevel: {
      en: 'Ground level: kitchen, sitting room, bathroom. Upper level: bed, desk and the door to the rooftop.',
      es: 'Primer nivel: cocina, sala y baño. Segundo nivel: cama, escritorio y salida a la azotea.',
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 62,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'none' }],
    place: { dLatitude: 0.0012, dLongitude: 0.0058 },
    amenities: [
      'fast-wifi',
      'desk',
      'rooftop',
      'volcano-view',
      'full-kitchen',
      'coffee-maker',
      'hot-water',
      'smart-tv',
    ],
    houseRules: ['smoking-outside', 'no-parties', 'no-pets'],
    provider: 'volcan-homes',
    pricePerMonth: 980,
    monthlyRates: [
      { fromMonths: 6, price: 890 },
      { fromMonths: 12, price: 820 },
    ],
    minMonths: 2,
    cancellation: 'long-stay',
    locks: [{ from: 40, to: 75 }],
    newProduct: true,
    listedDaysAgo: 9,
    cover: 'townhouse',
    gallery: [
      'rooftop',
      'workspace',
      'bedroom-loft',
      'volcano-view',
      'kitchen',
      'living-room',
      'bathroom',
      'cobbled-street',
    ],
    light: 'golden',
  },
  {
    slug: 'patio-de-izotes-belen',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'Belén',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Patio de Izotes', es: 'Patio de Izotes' },
    title: {
      en: 'A family house with a real garden, let by the year together with the man who tends it.',
      es: 'Casa familiar con jardín de verdad, que se alquila por año junto con quien lo cuida.',
    },
    description: {
      en: `Don Eusebio comes on Tuesdays and Fridays. He has looked after the four izote palms, the lawn and the lemon trees since they were planted, and his wages are in the rent. So are the gas for the fireplace and the pumping out of the septic tank once a year.

The house itself was finished in 2004 on the southern edge of town, in the style the rules ask for, with the comforts they do not forbid: double walls, a laundry room with a dryer, closets in all four bedrooms, a fifth small room that people use as a study. Two of the bathrooms have skylights; the one for the children has a tub.

For school mornings, three bilingual schools have buses along Calle de Belén before seven. By car you avoid the centre altogether when you go to Escuintla or the coast. We ask for a contract of twelve months, one month of deposit and a guarantor or a second deposit. Dogs are welcome if they leave the izotes alone.`,
      es: `Don Eusebio llega martes y viernes. Cuida los cuatro izotes, la grama y los limones desde que se sembraron, y su sueldo va incluido en la renta, igual que el gas de la chimenea y el vaciado anual de la fosa séptica.

La casa se terminó en 2004 en la orilla sur de la ciudad. Por fuera sigue las normas del Consejo; por dentro tiene lo que las normas no prohíben: paredes dobles, lavandería con secadora, clósets en los cuatro dormitorios y un cuarto pequeño más, que casi todos usan de estudio. Dos baños tienen tragaluz y el de los niños, tina.

Por la calle de Belén pasan antes de las siete los buses de tres colegios bilingües. Para ir a Escuintla o al puerto usted sale sin atravesar el centro. Pedimos contrato de doce meses, un mes de depósito y fiador, o dos depósitos. Se aceptan perros, siempre que respeten los izotes.`,
    },
    highlights: {
      en: [
        'Gardener included',
        'Study beside four bedrooms',
        'School buses at the door',
        'Dogs are welcome',
      ],
      es: [
        'Jardinero incluido',
        'Estudio y cuatro dormitorios',
        'Buses de colegio enfrente',
        'Se aceptan perros',
      ],
    },
    customTerms: {
      en: 'One deposit and a guarantor, or two deposits. Rent is due in the first five days of the month.',
      es: 'Un depósito y fiador, o dos depósitos. La renta se paga en los primeros cinco días del mes.',
    },
    capacityOfPeople: 8,
    noBathroom: 4,
    flatSurfaceM2: 340,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0068, dLongitude: 0.0011 },
    amenities: [
      'garden',
      'fireplace',
      'washer',
      'dryer',
      'full-kitchen',
      'fast-wifi',
      'hot-water',
      'pets-welcome',
      'parking',
      'barbecue',
    ],
    houseRules: ['children-welcome', 'pets-on-request', 'no-parties'],
    provider: 'casa-y-calle',
    pricePerMonth: 2600,
    minMonths: 12,
    typeOfTerms: 2,
    cancellation: 'long-stay',
    availableAfter: 48,
    listedDaysAgo: 61,
    cover: 'villa',
    gallery: [
      'garden',
      'living-room',
      'fireplace',
      'kitchen',
      'bedroom',
      'bathroom',
      'bedroom-twin',
      'terrace',
      'workspace',
      'dining-room',
    ],
    light: 'golden',
  },
  {
    slug: 'manchen-casa-alta',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'El Manchén',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Manchén Upper House', es: 'Casa Alta del Manchén' },
    title: {
      en: 'Above the rooftops on the north side, with light all day and no traffic.',
      es: 'Sobre los techos del lado norte, con luz todo el día y sin paso de buses.',
    },
    description: {
      en: `Forty steps. That is the price of living in the upper part of El Manchén, and the reason why nobody drives past your bedroom. At the top: a terrace over the roofs of the town, the volcano of Agua straight ahead, and a house with windows on three sides, which is rare in Antigua, where most houses look inwards.

There are three bedrooms, all with built-in wardrobes, and two bathrooms with gas heaters. The kitchen faces east and is warm by seven. Rainwater from the roof waters the pots; the municipal water arrives at night with enough pressure to reach the tank, and you have a pump in case it does not.

The garage is at the foot of the steps and takes one car and two motorbikes. A carrier from the market brings gas cylinders and drinking water up for ten quetzales. Walking down to the arch takes eight minutes, walking back twelve.`,
      es: `Cuarenta gradas: eso cuesta vivir en la parte alta del Manchén, y por eso mismo nadie pasa en carro frente a su cuarto. Al llegar arriba hay una terraza sobre los tejados, el volcán de Agua de frente y una casa con ventanas a tres lados, cosa rara en Antigua, donde casi todas miran para adentro.

Tiene tres dormitorios con clóset y dos baños con calentador de gas. La cocina da al oriente y a las siete ya está tibia. El agua de lluvia se junta para las macetas; la municipal entra de noche con presión suficiente para llegar al depósito y, si un día no alcanza, hay bomba.

Al pie de las gradas está el garaje, donde caben un carro y dos motos. El gas y los garrafones se los suben por diez quetzales. A pie se baja al Arco en ocho minutos y se regresa en doce.`,
    },
    highlights: {
      en: ['Terrace facing Agua', 'Windows on three sides', 'Garage at street level'],
      es: ['Terraza frente al Agua', 'Ventanas a tres lados', 'Garaje a nivel de calle'],
    },
    warning: {
      en: 'Forty steps lead up from the street; there is no other way in.',
      es: 'Desde la calle se suben cuarenta gradas; no hay otra entrada.',
    },
    capacityOfPeople: 5,
    noBathroom: 2,
    flatSurfaceM2: 165,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0074, dLongitude: 0.0022 },
    amenities: [
      'terrace',
      'volcano-view',
      'wifi',
      'hot-water',
      'full-kitchen',
      'washer',
      'parking',
    ],
    houseRules: ['no-parties', 'smoking-outside', 'quiet-hours'],
    provider: 'volcan-homes',
    pricePerMonth: 1450,
    monthlyRates: [{ fromMonths: 6, price: 1350 }],
    minMonths: 3,
    listedDaysAgo: 407,
    cover: 'townhouse',
    gallery: [
      'terrace',
      'volcano-view',
      'kitchen',
      'living-room',
      'bedroom',
      'bathroom',
      'cobbled-street',
      'dining-room',
      'bedroom-twin',
    ],
    light: 'dusk',
  },
  {
    slug: 'tres-patios-candelaria',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'La Candelaria',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'House of Three Patios', es: 'Casa de los Tres Patios' },
    title: {
      en: 'Five bedrooms and a separate office wing, for a large family or a small organisation.',
      es: 'Cinco dormitorios y un ala de oficina aparte, para familia grande u organización pequeña.',
    },
    description: {
      en: `The first patio receives, the second is for living, the third is for work. In the third you find two offices with their own bathroom and a door to the side street, so that a team of six can come and go without walking through breakfast. A foundation used it that way for eight years; before them, a family with four children and a grandmother.

You get five bedrooms, four of them with bathrooms inside, a kitchen with an island and a gas range of six burners, two living rooms, one with a chimney that draws well. The walls are of stone and brick, repaired with concrete rings after 1976, and the wiring was replaced throughout in 2019.

Two people come with the house if you want them: Mirna cleans and cooks at noon, Rolando gardens and watches the gate. They are paid apart and by law. Solar panels heat the water and a generator covers the offices and the refrigerators. Parking for three cars, inside.`,
      es: `El primer patio es para recibir, el segundo para vivir y el tercero para trabajar. En este último hay dos oficinas con baño propio y puerta a la calle de al lado, de modo que un equipo de seis personas entra y sale sin cruzarse con el desayuno. Así la usó una fundación ocho años; antes vivió aquí una familia con cuatro hijos y la abuela.

Son cinco dormitorios, cuatro con baño adentro; cocina con isla y estufa de seis hornillas; dos salas, una con chimenea que no ahúma. Los muros son de piedra y ladrillo, amarrados con soleras de concreto después del 76, y el cableado se cambió completo en 2019.

Si usted quiere, con la casa se quedan dos personas: Mirna, que limpia y cocina al mediodía, y Rolando, que ve el jardín y la puerta. Se les paga aparte y con todas las de ley. El agua se calienta con paneles y hay planta para oficinas y refrigeradoras. Adentro caben tres carros.`,
    },
    highlights: {
      en: [
        'Office wing with own door',
        'Parking for three cars',
        'Generator and solar water',
        'Staff can stay on',
      ],
      es: [
        'Ala de oficina independiente',
        'Parqueo para tres carros',
        'Planta y agua solar',
        'El personal puede quedarse',
      ],
    },
    capacityOfPeople: 10,
    noBathroom: 6,
    flatSurfaceM2: 520,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0056, dLongitude: 0.0051 },
    amenities: [
      'courtyard-fountain',
      'fireplace',
      'full-kitchen',
      'fast-wifi',
      'meeting-room',
      'desk',
      'washer',
      'dryer',
      'generator',
      'solar-power',
      'parking',
      'night-guard',
    ],
    houseRules: ['children-welcome', 'register-visitors', 'no-parties', 'pets-on-request'],
    extraFees: ['service-5'],
    provider: 'casa-y-calle',
    pricePerMonth: 3200,
    monthlyRates: [
      { fromMonths: 12, price: 2950 },
      { fromMonths: 24, price: 2800 },
    ],
    minMonths: 6,
    cancellation: 'long-stay',
    topListing: true,
    sharedSell: true,
    listedDaysAgo: 138,
    cover: 'courtyard',
    gallery: [
      'patio-fountain',
      'living-room',
      'workspace',
      'kitchen',
      'fireplace',
      'bedroom',
      'garden',
      'bathroom',
      'corridor',
      'street-arch',
    ],
    light: 'noon',
  },
  {
    slug: 'taller-santa-ines',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'Santa Inés',
    setting: 'colonial',
    typeOfProperty: 'loft',
    name: { en: 'Santa Inés Workshop', es: 'El Taller de Santa Inés' },
    title: {
      en: 'A carpenter’s workshop turned into one long, bright space with a bed at the end.',
      es: 'Antigua carpintería convertida en un solo ambiente largo y claro, con la cama al fondo.',
    },
    description: {
      en: `If you paint, throw pots or need to spread paper over a floor, look at this first. Until 2016 the Xoyón brothers made church doors here. The north skylight, the workbench and the smell of cedar remain; the saws do not.

The space measures seven metres by fourteen. At the street end is a double door tall enough for a canvas, at the garden end a bed, a wardrobe and a bathroom behind a brick wall. The kitchen stands along one side. The floor is polished concrete and may be splashed.

Rent starts at one month, and there is no contract to sign for stays under three: a deposit of 300 dollars and a handshake with Julio, who has the key. Water from the neighbourhood's own spring, without interruptions so far this decade. Buses to the capital pass on the main road, four hundred metres away, from half past four in the morning, and in still air you can hear the first one.`,
      es: `Si usted pinta, trabaja barro o necesita extender papel en el piso, venga a ver este lugar primero. Hasta 2016 los hermanos Xoyón hicieron aquí puertas de iglesia. Quedaron el tragaluz al norte, el banco de trabajo y el olor a cedro; las sierras se fueron.

El espacio mide siete metros por catorce. Hacia la calle, un portón de dos hojas por donde pasa un lienzo grande; hacia el jardín, la cama, un ropero y el baño detrás de un muro de ladrillo. La cocina va a lo largo de una pared. El piso es de cemento pulido y aguanta manchas.

Se puede tomar desde un mes. Por menos de tres no se firma contrato: 300 dólares de depósito y la palabra con Julio, que tiene la llave. El agua viene del nacimiento del barrio y hace años que no falla. Las camionetas a la capital pasan por la carretera, a cuatrocientos metros, desde las cuatro y media de la mañana; si no hay viento, la primera se oye.`,
    },
    highlights: {
      en: ['North skylight and workbench', 'Floor that may be splashed', 'From one month'],
      es: ['Tragaluz norte y banco', 'Piso que aguanta manchas', 'Desde un mes'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 98,
    bedrooms: [{ beds: [[1, 'queen']], typeBathroom: 'private' }],
    place: { dLatitude: 0.0007, dLongitude: 0.0079 },
    amenities: ['wifi', 'hot-water', 'full-kitchen', 'desk', 'garden', 'parking', 'step-free'],
    houseRules: ['smoking-outside', 'pets-on-request', 'respect-neighbours'],
    provider: 'owner-julio-pirir',
    pricePerMonth: 850,
    monthlyRates: [{ fromMonths: 3, price: 790 }],
    minMonths: 1,
    locks: [
      { from: -10, to: 20 },
      { from: 96, to: 126 },
    ],
    sharedSell: true,
    listedDaysAgo: 290,
    cover: 'facade',
    gallery: [
      'bedroom-loft',
      'workspace',
      'kitchen',
      'living-room',
      'bathroom',
      'garden',
      'street-arch',
      'corridor',
    ],
    light: 'rain',
  },
  {
    slug: 'alameda-calvario-segundo-nivel',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'Alameda El Calvario',
    setting: 'colonial',
    typeOfProperty: 'apartment',
    name: { en: 'Alameda Apartment, Upper Floor', es: 'Apartamento Alameda, segundo nivel' },
    title: {
      en: 'Two bedrooms in a small condominium, with a guard, a pool and a shared garden.',
      es: 'Dos dormitorios en un condominio pequeño, con garita, piscina y jardín compartido.',
    },
    description: {
      en: `Fourteen apartments, one gatehouse, a lawn with jacarandas and a swimming pool that the children of the condominium occupy from three to five. That is the neighbourhood. Your apartment is on the upper floor at the back, so you hear birds instead of the buses of the Alameda.

Inside: two bedrooms with their own bathrooms, a living room with a balcony deep enough for a table, a kitchen with oven and dishwasher, and a laundry cupboard. It comes furnished, with bed linen but without towels. If you would rather bring your furniture we can store ours.

The monthly fee of the condominium pays the guards, the garden, the pool and the water, and we pay the fee. You pay electricity, gas, and the internet you choose; two companies have fibre in the building. A supermarket is four minutes away by car, and the path around the Calvario church is where half of Antigua goes running at six. Contracts run for one year.`,
      es: `Catorce apartamentos, una garita, grama con jacarandas y una piscina que de tres a cinco es de los niños: ese es el vecindario. El suyo está arriba y al fondo, de modo que oye pájaros y no las camionetas de la Alameda.

Tiene dos dormitorios con baño cada uno, sala con balcón donde cabe una mesa, cocina con horno y lavavajillas, y un clóset de lavandería. Se entrega amueblado, con ropa de cama y sin toallas. Si prefiere traer sus muebles, los nuestros se pueden guardar.

El mantenimiento del condominio cubre garita, jardín, piscina y agua, y lo pagamos nosotros. Por su cuenta van la luz, el gas y el internet que escoja; hay fibra de dos empresas. El súper queda a cuatro minutos en carro y a las seis de la mañana media Antigua sale a correr alrededor de la ermita. El contrato es por un año.`,
    },
    highlights: {
      en: ['Guard day and night', 'Pool and jacaranda garden', 'Condominium fee included'],
      es: ['Garita las 24 horas', 'Piscina y jardín de jacarandas', 'Mantenimiento incluido'],
    },
    capacityOfPeople: 4,
    noBathroom: 2,
    flatSurfaceM2: 118,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: -0.0077, dLongitude: 0.0049 },
    amenities: [
      'pool',
      'garden',
      'gated-community',
      'night-guard',
      'parking',
      'full-kitchen',
      'washer',
      'hot-water',
      'terrace',
    ],
    houseRules: ['no-parties', 'register-visitors', 'children-welcome', 'no-pets'],
    provider: 'casa-y-calle',
    pricePerMonth: 1150,
    minMonths: 12,
    cancellation: 'long-stay',
    availableAfter: 22,
    listedDaysAgo: 18,
    cover: 'villa',
    gallery: [
      'pool',
      'living-room',
      'bedroom',
      'terrace',
      'kitchen',
      'bathroom',
      'bedroom-twin',
      'garden',
    ],
    light: 'noon',
  },
  {
    slug: 'cuarto-con-llave-san-sebastian',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'San Sebastián',
    setting: 'colonial',
    typeOfProperty: 'room',
    name: { en: 'A Room of Your Own', es: 'Cuarto con Llave Propia' },
    title: {
      en: 'Furnished room with bathroom and hot plate in a house of four tenants.',
      es: 'Cuarto amueblado con baño y estufita, en una casa de cuatro inquilinos.',
    },
    description: {
      en: `A nurse, a Spanish teacher and a student of gastronomy live in the other rooms. You would be the fourth. Each has a lock, a bathroom and a hot plate; you share the big kitchen, the patio and a washing machine with a calendar taped to its lid.

The room is on the side of the patio that gets afternoon sun, four metres by five, with a double bed, a desk with a lamp, a wardrobe that closes and shelves above the door for suitcases. The rent includes water, light, internet and gas for the kitchen. There is nothing else to pay except your own phone.

San Sebastián is the north-western corner of the city, quiet and full of families. The market and the bus station are fifteen minutes away on foot. Visitors are welcome until ten, and we would like to know about overnight ones beforehand. You can take the room for one month and go on from there.`,
      es: `En los otros cuartos viven una enfermera, una maestra de español y un estudiante de gastronomía; usted sería la cuarta persona. Cada quien tiene su llave, su baño y su estufita eléctrica. Se comparten la cocina grande, el patio y una lavadora con el horario pegado en la tapa.

El cuarto mide cuatro por cinco y queda del lado del patio al que le da el sol de la tarde. Trae cama matrimonial, escritorio con lámpara, ropero con chapa y una repisa sobre la puerta para las maletas. En la renta entran agua, luz, internet y el gas de la cocina. No hay más cobros.

San Sebastián es la esquina noroccidental de la ciudad, tranquila y de familias. A pie son quince minutos al mercado y a la terminal. Las visitas se van a las diez; si alguien se queda a dormir, nos avisa antes. Puede tomarlo por un mes e ir renovando.`,
    },
    highlights: {
      en: ['Everything included in the rent', 'Private bathroom', 'Month by month'],
      es: ['Todo incluido en la renta', 'Baño propio', 'De mes en mes'],
    },
    capacityOfPeople: 1,
    noBathroom: 1,
    flatSurfaceM2: 24,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'ensuite' }],
    place: { dLatitude: 0.0047, dLongitude: -0.0036 },
    amenities: ['wifi', 'hot-water', 'kitchenette', 'washer', 'desk', 'courtyard-fountain'],
    houseRules: ['no-smoking', 'no-pets', 'quiet-hours', 'register-visitors', 'adults-only'],
    provider: 'owner-julio-pirir',
    pricePerMonth: 420,
    monthlyRates: [{ fromMonths: 6, price: 395 }],
    minMonths: 1,
    listedDaysAgo: 5,
    newProduct: true,
    cover: 'facade',
    gallery: [
      'bedroom',
      'workspace',
      'bathroom',
      'patio-fountain',
      'kitchen',
      'corridor',
      'cobbled-street',
      'dining-room',
    ],
    light: 'dusk',
  },
  {
    slug: 'segundo-patio-capuchinas',
    type: 2,
    town: 'antigua-guatemala',
    subLocation: 'Capuchinas',
    setting: 'colonial',
    typeOfProperty: 'townhouse',
    name: { en: 'Second Patio at Capuchinas', es: 'El Segundo Patio de Capuchinas' },
    title: {
      en: 'The inner half of an eighteenth-century house, let to people who will care for it.',
      es: 'La mitad interior de una casa del siglo XVIII, para quien la quiera cuidar.',
    },
    description: {
      en: `One family has owned this house since before the capital moved away in 1776. They live in the rooms towards the street and rent out the second patio, whole and with its own passage to the door: two bedrooms, a sitting room under the original beams, a new kitchen where the ovens used to be.

Some things here are old and behave like it. The floor tiles are uneven. The roof of clay tiles is checked every April, before the rains, and you will have two workmen above you for three days. In return you get walls of ninety centimetres that keep the noise of the street and the heat of March outside.

There is no listed price because the owners first like to meet whoever will live behind their kitchen. Write to us, tell them a little about yourself and for how long you would stay, and you will have an answer with a figure within two days. Their own contract applies, from six months.`,
      es: `La misma familia es dueña de esta casa desde antes de que la capital se trasladara en 1776. Ellos viven en las piezas que dan a la calle y alquilan el segundo patio completo, con pasillo propio hasta la puerta: dos dormitorios, sala bajo las vigas originales y cocina nueva donde estaban los hornos.

Hay cosas viejas que se portan como viejas. El piso de barro tiene desniveles. La teja se revisa cada abril, antes de las lluvias, y durante tres días va a tener a dos albañiles sobre su cabeza. A cambio, unos muros de noventa centímetros dejan afuera el ruido de la calle y el calor de marzo.

No se publica precio porque los dueños prefieren conocer primero a quien va a vivir detrás de su cocina. Escríbanos, cuénteles un poco de usted y por cuánto tiempo la quiere; en dos días le responden con una cifra. El contrato es el de ellos, desde seis meses.`,
    },
    highlights: {
      en: ['Walls from the 1700s', 'Own passage to the street', 'New kitchen, old beams'],
      es: ['Muros del siglo XVIII', 'Pasillo propio a la calle', 'Cocina nueva, vigas antiguas'],
    },
    customTerms: {
      en: 'The owners’ contract applies. The rent is agreed after a visit or a video call.',
      es: 'Rige el contrato de los propietarios. La renta se acuerda después de una visita o videollamada.',
    },
    capacityOfPeople: 4,
    noBathroom: 2,
    flatSurfaceM2: 145,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0029, dLongitude: 0.0037 },
    amenities: ['courtyard-fountain', 'wifi', 'hot-water', 'full-kitchen', 'fireplace', 'desk'],
    houseRules: ['no-smoking', 'no-parties', 'no-pets', 'respect-neighbours'],
    provider: 'casa-y-calle',
    minMonths: 6,
    typeOfTerms: 2,
    calendar: 1,
    listedDaysAgo: 655,
    cover: 'courtyard',
    gallery: [
      'corridor',
      'living-room',
      'patio-fountain',
      'bedroom',
      'kitchen',
      'bedroom-twin',
      'bathroom',
      'fireplace',
      'street-arch',
    ],
    light: 'rain',
  },
  {
    slug: 'villa-los-cushines',
    type: 2,
    town: 'ciudad-vieja',
    subLocation: 'San Miguel Escobar',
    setting: 'coffee',
    typeOfProperty: 'villa',
    name: { en: 'Villa Los Cushines', es: 'Villa Los Cushines' },
    title: {
      en: 'A gated villa under coffee shade trees, ten minutes by car from Antigua.',
      es: 'Villa en residencial, bajo árboles de sombra de café, a diez minutos de Antigua en carro.',
    },
    description: {
      en: `Cushín is the tall tree that shades the coffee in this valley, and nine of them survived when the plantation became a street with sixteen houses. Yours is number eleven, at the quiet end, with the volcano of Agua filling the kitchen window.

Upstairs are three bedrooms and two bathrooms; downstairs an open living room, a study with a sofa bed, a guest toilet and a covered terrace that becomes the dining room for most of the year. The garden is 120 square metres of lawn. The residents' association sends someone to cut the common areas, and for another 25 dollars a month he does yours.

The street has its own well and water never stops. Power cuts come with the storms of September and last an hour, sometimes two. You drive to Antigua in ten minutes outside school hours and in twenty-five at half past seven, so many families here share cars. Unfurnished on request; otherwise beds, sofas and white goods stay.`,
      es: `El cushín es el árbol alto que le da sombra al café en este valle; nueve quedaron en pie cuando el cafetal se volvió una calle de dieciséis casas. La suya es la once, al final, y el volcán de Agua llena la ventana de la cocina.

Arriba hay tres dormitorios y dos baños. Abajo, sala abierta, un estudio con sofá cama, baño de visitas y una terraza techada que la mayor parte del año sirve de comedor. El jardín son 120 metros cuadrados de grama. La asociación de vecinos manda chapear las áreas comunes y, por 25 dólares más al mes, la misma persona le corta la suya.

Hay pozo propio y el agua no falta. La luz se va con las tormentas de septiembre, una hora, a veces dos. A Antigua se hacen diez minutos fuera de hora de colegios y veinticinco a las siete y media; por eso aquí las familias comparten carro. Si la quiere vacía, se retiran los muebles.`,
    },
    highlights: {
      en: ['Own well on the street', 'Study with sofa bed', 'Agua from the kitchen'],
      es: ['Pozo propio del residencial', 'Estudio con sofá cama', 'El Agua desde la cocina'],
    },
    capacityOfPeople: 8,
    noBathroom: 2.5,
    flatSurfaceM2: 195,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[1, 'bunk']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0042, dLongitude: 0.0063 },
    amenities: [
      'gated-community',
      'garden',
      'volcano-view',
      'terrace',
      'full-kitchen',
      'hot-water',
      'wifi',
      'parking',
      'washer',
      'barbecue',
    ],
    houseRules: ['children-welcome', 'pets-on-request', 'no-parties'],
    provider: 'volcan-homes',
    pricePerMonth: 1250,
    monthlyRates: [{ fromMonths: 12, price: 1150 }],
    minMonths: 6,
    cancellation: 'long-stay',
    listedDaysAgo: 176,
    cover: 'villa',
    gallery: [
      'garden',
      'terrace',
      'kitchen',
      'volcano-view',
      'bedroom',
      'living-room',
      'bathroom',
      'bedroom-twin',
      'workspace',
    ],
    light: 'dawn',
  },
  {
    slug: 'jocotal-de-la-alameda',
    type: 2,
    town: 'jocotenango',
    subLocation: 'Barrio San Isidro',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Jocotal House', es: 'Casa Jocotal' },
    title: {
      en: 'A plain two-bedroom house with a big pila, a short tuc-tuc ride from Antigua.',
      es: 'Casa sencilla de dos dormitorios con buena pila, a un ratito de Antigua en tuc-tuc.',
    },
    description: {
      en: `Nothing here is fancy and everything works. Two bedrooms, one bathroom with hot water, a tiled kitchen with a new refrigerator, a back patio with a concrete *pila* of three basins and room for a dog or a few pots of tomatoes. The house stands on a street of families, a short walk from the church and the park of Jocotenango.

For Antigua you take a tuc-tuc, ten quetzales a person, or you walk half an hour along a flat road. Schools, both public and private, are close enough for children to go on foot. The food market is on Thursdays and Sundays; the panadería opposite bakes at five in the morning and again at three.

Municipal water runs at night, and two tanks on the roof carry you through the day. You pay for water (about four dollars) and electricity yourself. It is let without furniture apart from beds, table and stove. One deposit, no guarantor.`,
      es: `Aquí no hay lujos y todo funciona. Dos dormitorios, un baño con agua caliente, cocina con azulejo y refrigeradora nueva, y atrás un patio con pila de dos lavaderos donde alcanza el lugar para un perro o unas macetas de tomate. La calle es de familias y a pocos minutos quedan la iglesia y el parque.

A Antigua se va en tuc-tuc por diez quetzales, o en media hora caminando por plano. Hay escuelas y colegios tan cerca que los niños se van a pie. El mercado se pone más grande jueves y domingo; la panadería de enfrente saca pan a las cinco de la mañana y otra vez a las tres.

El agua municipal entra de noche y dos depósitos en la terraza alcanzan para el día. El agua (unos treinta quetzales) y la luz las paga usted. Se entrega con camas, mesa y estufa, sin más muebles. Un depósito y no pedimos fiador.`,
    },
    highlights: {
      en: ['Back patio with pila', 'Schools within walking distance', 'No guarantor needed'],
      es: ['Patio trasero con pila', 'Escuelas a pie', 'Sin fiador'],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 88,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0026, dLongitude: -0.0019 },
    amenities: ['hot-water', 'full-kitchen', 'terrace', 'pets-welcome'],
    houseRules: ['children-welcome', 'no-parties', 'respect-neighbours'],
    provider: 'owner-julio-pirir',
    pricePerMonth: 480,
    minMonths: 6,
    listedDaysAgo: 322,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'kitchen',
      'bedroom',
      'bedroom-twin',
      'bathroom',
      'terrace',
      'cobbled-street',
      'dining-room',
    ],
    light: 'rain',
  },
]
