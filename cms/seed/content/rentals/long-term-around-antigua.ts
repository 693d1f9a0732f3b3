import type { RentalSeed } from '../types'

/** Long-term rentals in the villages of the Panchoy valley and on the hills above it. */
export const longTermAroundAntigua: RentalSeed[] = [
  {
    slug: 'casa-bernabe-las-huertas',
    type: 2,
    town: 'san-pedro-las-huertas',
    subLocation: 'Calle Real',
    setting: 'coffee',
    typeOfProperty: 'house',
    name: { en: 'Bernabé House', es: 'Casa Bernabé' },
    title: {
      en: 'Village life with a vegetable garden, fifteen minutes by bicycle from Antigua.',
      es: 'Vida de pueblo con hortaliza propia, a quince minutos de Antigua en bicicleta.',
    },
    description: {
      en: `Why do people leave Antigua for San Pedro? For the price, for the public wash house that is still in use, and because children play football in front of the church until dark. You also get land: behind this house lie 300 square metres with twelve vegetable beds, an avocado and a compost heap in good working order.

The house has one floor and no steps. Three bedrooms share two bathrooms; the living room and the kitchen are one, with a wood stove that heats the evening from November to February. The floors are cement tile, laid by the owner's grandfather, Bernabé, who gave the house its name.

A village committee manages the water, and it runs daily from five to nine. Fibre reached the street in 2023. The bus to Antigua passes every twenty minutes and costs five quetzales. Whoever lets the garden go to weeds will get advice over the wall; whoever keeps it going will get seedlings.`,
      es: `¿Por qué se viene uno de Antigua a San Pedro? Por el precio, por los tanques públicos donde todavía se lava, y porque los patojos juegan pelota frente a la iglesia hasta que oscurece. Además hay terreno: atrás de la casa son 300 metros cuadrados con doce tablones de hortaliza, un aguacate y su abonera andando.

Todo está en un nivel y sin gradas. Los tres dormitorios comparten dos baños; sala y cocina son un solo ambiente, con una estufa de leña que calienta la noche de noviembre a febrero. El piso es de cemento líquido y lo puso don Bernabé, abuelo del dueño.

El agua la maneja un comité del pueblo y entra diario de cinco a nueve. La fibra llegó a la calle en 2023. La camioneta a Antigua pasa cada veinte minutos y vale cinco quetzales. Si deja enmontar la hortaliza, le van a dar consejos por encima de la pared; si la trabaja, le regalan pilones.`,
    },
    highlights: {
      en: ['Twelve vegetable beds', 'One floor, no steps', 'Daily water from the village'],
      es: ['Doce tablones de hortaliza', 'Un nivel, sin gradas', 'Agua diaria del pueblo'],
    },
    capacityOfPeople: 5,
    noBathroom: 2,
    flatSurfaceM2: 140,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0018, dLongitude: 0.0024 },
    amenities: [
      'garden',
      'fireplace',
      'full-kitchen',
      'fast-wifi',
      'hot-water',
      'step-free',
      'pets-welcome',
      'parking',
    ],
    houseRules: ['children-welcome', 'pets-on-request', 'respect-neighbours'],
    provider: 'owner-marta-ajanel',
    pricePerMonth: 890,
    monthlyRates: [{ fromMonths: 12, price: 820 }],
    minMonths: 3,
    cancellation: 'long-stay',
    availableAfter: 75,
    listedDaysAgo: 84,
    cover: 'coffee-finca',
    gallery: [
      'garden',
      'kitchen',
      'living-room',
      'fireplace',
      'bedroom',
      'bedroom-twin',
      'bathroom',
      'cobbled-street',
    ],
    light: 'dawn',
  },
  {
    slug: 'balcon-del-chocolate',
    type: 2,
    town: 'san-juan-del-obispo',
    subLocation: 'Primera Avenida',
    setting: 'highland',
    typeOfProperty: 'apartment',
    name: { en: 'The Chocolate Balcony', es: 'El Balcón del Chocolate' },
    title: {
      en: 'Upper floor over a family that grinds cacao, with the whole valley below.',
      es: 'Segundo nivel sobre una familia que muele cacao, con todo el valle abajo.',
    },
    description: {
      en: `On Mondays and Thursdays the smell of roasted cacao comes up through the floor. The Güits family has its mill on the ground level, as half of the street does, and the flat above was built for a son who went to work in Canada.

Two bedrooms look at the mountain; the living room and its balcony look down on Antigua and across to Acatenango and Fuego. At 1,700 metres the nights are cooler here than in the valley, so there is an extra blanket in each wardrobe. The bathroom has a gas heater, the kitchen four burners and an oven.

You pay rent, electricity and your telephone; water and internet belong to the house. Buses leave for Antigua every quarter of an hour from the square, two blocks downhill, and the last one comes back at seven in the evening. After that a tuc-tuc costs thirty quetzales. The mill is silent by five in the afternoon, always.`,
      es: `Los lunes y los jueves el olor a cacao tostado sube por el piso. La familia Güits tiene su molino en el primer nivel, como media calle, y el apartamento de arriba se hizo para un hijo que se fue a trabajar al Canadá.

Los dos dormitorios dan al cerro; la sala y su balcón miran hacia Antigua y, al otro lado, al Acatenango y al Fuego. Estamos a 1,700 metros y de noche refresca más que en el valle, por eso hay un poncho extra en cada ropero. El baño tiene calentador de gas y la cocina, cuatro hornillas y horno.

Usted paga renta, luz y teléfono; el agua y el internet son de la casa. Las camionetas a Antigua salen cada cuarto de hora del parque, dos cuadras abajo, y la última regresa a las siete de la noche. Más tarde, el tuc-tuc cobra treinta. A las cinco el molino ya está callado, sin falta.`,
    },
    highlights: {
      en: ['Balcony over the valley', 'Water and internet included', 'Cool nights at 1,700 metres'],
      es: ['Balcón sobre el valle', 'Agua e internet incluidos', 'Noches frescas, 1,700 metros'],
    },
    capacityOfPeople: 3,
    noBathroom: 1,
    flatSurfaceM2: 84,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0014, dLongitude: -0.0009 },
    amenities: ['volcano-view', 'terrace', 'wifi', 'hot-water', 'full-kitchen', 'desk'],
    houseRules: ['no-smoking', 'no-pets', 'quiet-hours', 'children-welcome'],
    provider: 'owner-marta-ajanel',
    pricePerMonth: 520,
    monthlyRates: [
      { fromMonths: 6, price: 490 },
      { fromMonths: 12, price: 460 },
    ],
    minMonths: 2,
    listedDaysAgo: 51,
    cover: 'townhouse',
    gallery: [
      'terrace',
      'volcano-view',
      'living-room',
      'bedroom',
      'kitchen',
      'bathroom',
      'cobbled-street',
      'bedroom-twin',
    ],
    light: 'dusk',
  },
  {
    slug: 'pila-de-santa-ana',
    type: 2,
    town: 'santa-ana',
    subLocation: 'Callejón de la Pila',
    setting: 'colonial',
    typeOfProperty: 'townhouse',
    name: { en: 'House by the Wash Basin', es: 'Casa de la Pila de Santa Ana' },
    title: {
      en: 'Three bedrooms in a village that starts where the cobbles of Antigua end.',
      es: 'Tres dormitorios en un pueblo que empieza donde termina el empedrado de Antigua.',
    },
    description: {
      en: `From your door to the cathedral of Antigua it is twenty-two minutes on foot, all of them flat, past two schools and a field of roses. From your roof you see the dome of San Francisco, so near that you can read the hour by who is ringing.

The house is narrow and tall: garage, kitchen and dining room below with a glass roof over the stairs; two bedrooms and a bathroom on the next floor; above them the main bedroom with its own bathroom and terrace. The sun enters the kitchen around ten, when it clears the neighbour's wall. There is a heater for each bathroom and a cistern of six thousand litres under the garage.

Santa Ana keeps its own hours. In the week before Lent the village prepares its procession and the alley is closed to cars for three evenings; you park by the church and nobody touches anything. The rest of the year you hear roosters, a school bell and, on Saturdays, the brass band rehearsing.`,
      es: `De su puerta a la catedral de Antigua hay veintidós minutos a pie, todos por plano, pasando por dos escuelas y un campo de rosas. Desde la terraza se ve la cúpula de San Francisco, tan cerca que uno sabe la hora por las campanas.

La casa es angosta y alta. Abajo, garaje, cocina y comedor, con techo de vidrio sobre las gradas; en medio, dos dormitorios y un baño; arriba, el dormitorio principal con baño y terraza. A la cocina le entra el sol como a las diez, cuando libra la pared del vecino. Cada baño tiene calentador y bajo el garaje hay una cisterna de seis mil litros.

Santa Ana tiene sus propios horarios. En la semana de su procesión, en Cuaresma, el callejón se cierra tres noches: se parquea junto a la iglesia y nadie toca nada. El resto del año se oyen gallos, el timbre de la escuela y, los sábados, el ensayo de la banda.`,
    },
    highlights: {
      en: [
        'Walk to Antigua on flat ground',
        'Terrace off the main bedroom',
        'Garage inside the house',
      ],
      es: [
        'A Antigua caminando por plano',
        'Terraza del dormitorio principal',
        'Garaje dentro de casa',
      ],
    },
    season: {
      en: 'The alley is closed to cars for three evenings before the village’s procession in Lent.',
      es: 'El callejón se cierra a carros tres noches antes de la procesión del pueblo en Cuaresma.',
    },
    distributionOfLevel: {
      en: 'Level 1: garage, kitchen, dining room. Level 2: two bedrooms, bathroom. Level 3: main bedroom, bathroom, terrace.',
      es: 'Nivel 1: garaje, cocina, comedor. Nivel 2: dos dormitorios, baño. Nivel 3: dormitorio principal, baño, terraza.',
    },
    capacityOfPeople: 5,
    noBathroom: 2,
    flatSurfaceM2: 152,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0013, dLongitude: -0.0016 },
    amenities: ['rooftop', 'terrace', 'wifi', 'hot-water', 'full-kitchen', 'washer', 'parking'],
    houseRules: ['no-parties', 'children-welcome', 'smoking-outside'],
    extraFees: ['cleaning-55'],
    provider: 'casa-y-calle',
    pricePerMonth: 1050,
    minMonths: 6,
    cancellation: 'long-stay',
    listedDaysAgo: 129,
    cover: 'facade',
    gallery: [
      'dining-room',
      'kitchen',
      'bedroom',
      'rooftop',
      'bathroom',
      'bedroom-twin',
      'living-room',
      'street-arch',
      'volcano-view',
    ],
    light: 'golden',
  },
  {
    slug: 'patio-del-matasano',
    type: 2,
    town: 'san-felipe-de-jesus',
    subLocation: 'Calle de la Ermita',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Matasano Patio', es: 'Patio del Matasano' },
    title: {
      en: 'A small house beside the pilgrims’ church, with a fruit tree older than the street.',
      es: 'Casa pequeña junto al santuario, con un palo de matasano más viejo que la calle.',
    },
    description: {
      en: `San Felipe fills twice a year, on Good Friday and on the first Friday of Lent, when pilgrims come by the thousand and eat *carne asada* in the square. On all other days it is a village of carpenters and shopkeepers on the northern side of Antigua, and the house stands one block behind its white church.

- **Inside:** two bedrooms, one bathroom renewed in 2022, kitchen with gas stove, living room with a brick vault.
- **Outside:** a patio of 40 square metres under the matasano tree, pila, clothes line, space for one car behind the gate.
- **Services:** municipal water daily before dawn, tank of 2,500 litres, fibre internet paid by you.

The owner, Marta, lives in the next house and sees to repairs herself, usually the same day. She asks for a contract of six months and two references she can ring up. A playground, a health post and a public primary school are on the square; for a secondary school children take the bus to Antigua, ten minutes.`,
      es: `San Felipe se llena dos veces al año, el Viernes Santo y el primer viernes de Cuaresma, cuando vienen miles de peregrinos y almuerzan carne asada en la plaza. El resto del tiempo es un pueblo de carpinteros y tenderos al norte de Antigua, y la casa está una cuadra atrás de la iglesia blanca.

- **Adentro:** dos dormitorios, un baño remozado en 2022, cocina con estufa de gas, sala con bóveda de ladrillo.
- **Afuera:** patio de 40 metros cuadrados bajo el matasano, pila, lazo para tender y lugar para un carro detrás del portón.
- **Servicios:** agua municipal diaria antes del amanecer, depósito de 2,500 litros, internet de fibra por su cuenta.

Marta, la dueña, vive en la casa de al lado y arregla lo que haga falta, casi siempre el mismo día. Pide contrato de seis meses y dos referencias a las que pueda llamar. En la plaza hay juegos, puesto de salud y escuela primaria; para básicos, los patojos toman la camioneta a Antigua, diez minutos.`,
    },
    highlights: {
      en: ['Owner next door', 'Patio under a matasano', 'Gate for one car'],
      es: ['La dueña vive al lado', 'Patio bajo el matasano', 'Portón para un carro'],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 96,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[1, 'bunk']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0017, dLongitude: 0.0011 },
    amenities: ['courtyard-fountain', 'hot-water', 'full-kitchen', 'parking', 'hammocks'],
    houseRules: ['no-parties', 'children-welcome', 'pets-on-request'],
    provider: 'owner-marta-ajanel',
    pricePerMonth: 640,
    minMonths: 6,
    listedDaysAgo: 240,
    cover: 'facade',
    gallery: [
      'patio-fountain',
      'living-room',
      'kitchen',
      'bedroom',
      'hammock',
      'bathroom',
      'bedroom-twin',
      'cobbled-street',
    ],
    light: 'noon',
  },
  {
    slug: 'ladera-norte-el-hato',
    type: 2,
    town: 'el-hato',
    subLocation: 'Camino a la Cumbre',
    setting: 'forest',
    typeOfProperty: 'cabin',
    name: { en: 'Ladera Norte Cabin', es: 'Cabaña Ladera Norte' },
    title: {
      en: 'Pine, cypress and cloud, on the hill four kilometres above Antigua.',
      es: 'Pino, ciprés y nube, en el cerro a cuatro kilómetros de Antigua.',
    },
    description: {
      en: `Ask yourself first whether you like driving in fog. The road from Antigua to El Hato climbs 500 metres in hairpins, it is paved but narrow, and from June to October you will take it in cloud at least twice a week. A car with some clearance is enough; without a car we would not recommend this house.

If that does not put you off: two bedrooms panelled in pine, a living room with a stove that burns wood from the slope itself (a stack of it is included each December), a bathroom with solar water and an electric back-up, and a deck in front of which there is nothing but trees and, on clear mornings, three volcanoes.

Water is collected from the roof and filtered, 30,000 litres in two tanks; a tanker is needed perhaps once, in April, at our cost. Internet comes by radio link, enough for video calls. Your nearest neighbour is an avocado grower who sells by the sack.`,
      es: `Pregúntese primero si le gusta manejar con neblina. La subida de Antigua a El Hato son 500 metros de desnivel en curvas; está pavimentada pero es angosta, y de junio a octubre le va a tocar hacerla entre nubes por lo menos dos veces por semana. Basta un carro un poco alto; sin carro no se la recomendamos.

Si eso no lo desanima: dos dormitorios forrados de pino, sala con estufa de leña (cada diciembre se le entrega una carga del mismo terreno), un baño con agua solar y respaldo eléctrico, y una terraza de madera que da a puro árbol y, en las mañanas despejadas, a tres volcanes.

El agua se cosecha del techo y se filtra: 30,000 litros en dos cisternas. En abril a veces hay que pedir una pipa, y esa la pagamos nosotros. El internet llega por radioenlace y da para videollamadas. El vecino más cercano siembra aguacate y vende por costal.`,
    },
    highlights: {
      en: [
        'Wood stove, wood included',
        'Deck facing three volcanoes',
        'Rainwater for the dry season',
      ],
      es: [
        'Estufa con leña incluida',
        'Terraza frente a tres volcanes',
        'Agua de lluvia almacenada',
      ],
    },
    warning: {
      en: 'You need a car. The road is steep and often foggy from June to October.',
      es: 'Se necesita carro. El camino es empinado y de junio a octubre suele haber neblina.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 92,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0031, dLongitude: 0.0042 },
    amenities: [
      'fireplace',
      'volcano-view',
      'terrace',
      'solar-power',
      'water-filter',
      'wifi',
      'full-kitchen',
      'pets-welcome',
      'parking',
    ],
    houseRules: ['smoking-outside', 'pets-on-request', 'no-parties'],
    extraFees: ['pet-stay-25'],
    provider: 'volcan-homes',
    pricePerMonth: 760,
    monthlyRates: [{ fromMonths: 6, price: 690 }],
    minMonths: 3,
    cancellation: 'long-stay',
    sharedSell: true,
    listedDaysAgo: 468,
    cover: 'highland-house',
    gallery: [
      'fireplace',
      'terrace',
      'jungle-view',
      'bedroom',
      'living-room',
      'volcano-view',
      'bathroom',
      'kitchen',
      'bedroom-twin',
    ],
    light: 'rain',
  },
  {
    slug: 'pinares-de-san-lucas',
    type: 2,
    town: 'san-lucas-sacatepequez',
    subLocation: 'Carretera Interamericana, km 29',
    setting: 'highland',
    typeOfProperty: 'house',
    name: { en: 'The Pines House', es: 'Casa entre Pinares' },
    title: {
      en: 'Halfway between the capital and Antigua, for a family that works in both.',
      es: 'A medio camino entre la capital y Antigua, para la familia que trabaja en las dos.',
    },
    description: {
      en: `Count the commute before anything else. Leaving at 5.30 you are at the Roosevelt junction in thirty minutes; leaving at 6.45 it takes an hour and a half. To Antigua it is always about twenty. Many neighbours work three days from home, and the study on the ground floor was made for that, with its own window and a door that closes.

The house has four bedrooms in a fenced residential estate with 60 plots, a guarded entrance and a school-bus stop inside the gate. At 2,060 metres it gets cold: the living room has a gas chimney, the bedrooms wooden floors, and the south side of the house was given the big windows. Two parking spaces under a roof.

Water from the estate's deep well, metered, about twelve dollars a month for a family. The garden is 200 square metres of grass with two hydrangea hedges, and it is yours to mow or to pay for. Four private schools lie within five kilometres. Pets, yes; fences are high.`,
      es: `Antes que nada, haga cuentas del tráfico. Si sale a las 5:30, en media hora está en el Trébol; si sale a las 6:45, le toca hora y media. A Antigua siempre son unos veinte minutos. Muchos vecinos trabajan tres días desde casa, y para eso se hizo el estudio del primer nivel, con ventana y puerta que se cierra.

Son cuatro dormitorios en un residencial circulado de 60 lotes, con garita y parada de bus escolar adentro. A 2,060 metros hace frío: la sala tiene chimenea de gas, los cuartos piso de madera, y las ventanas grandes se pusieron al lado sur. Hay parqueo techado para dos carros.

El agua es de pozo profundo con contador, cerca de doce dólares al mes por familia. El jardín son 200 metros cuadrados de grama y dos cercos de hortensia; usted ve si lo chapea o paga quien lo haga. Hay cuatro colegios a menos de cinco kilómetros. Mascotas sí, el cerco es alto.`,
    },
    highlights: {
      en: [
        'Study on the ground floor',
        'School bus inside the gate',
        'Gas chimney for cold nights',
        'Two covered parking spaces',
      ],
      es: [
        'Estudio en primer nivel',
        'Bus escolar dentro del residencial',
        'Chimenea de gas',
        'Dos parqueos techados',
      ],
    },
    capacityOfPeople: 7,
    noBathroom: 3.5,
    flatSurfaceM2: 260,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0052, dLongitude: -0.0047 },
    amenities: [
      'gated-community',
      'night-guard',
      'garden',
      'fireplace',
      'desk',
      'fast-wifi',
      'full-kitchen',
      'washer',
      'dryer',
      'parking',
      'playground',
      'pets-welcome',
    ],
    houseRules: ['children-welcome', 'pets-on-request', 'no-parties', 'register-visitors'],
    provider: 'ciudad-nueva-living',
    pricePerMonth: 1400,
    monthlyRates: [{ fromMonths: 24, price: 1300 }],
    minMonths: 12,
    cancellation: 'long-stay',
    listedDaysAgo: 97,
    cover: 'highland-house',
    gallery: [
      'living-room',
      'workspace',
      'fireplace',
      'garden',
      'bedroom',
      'kitchen',
      'bathroom',
      'dining-room',
      'bedroom-twin',
    ],
    light: 'dusk',
  },
  {
    slug: 'beneficio-viejo-duenas',
    type: 2,
    town: 'san-miguel-duenas',
    subLocation: 'Camino a San José Calderas',
    setting: 'coffee',
    typeOfProperty: 'farmhouse',
    name: { en: 'The Old Coffee Mill', es: 'El Beneficio Viejo' },
    title: {
      en: 'A farmhouse on a working coffee estate, with Fuego talking in the background.',
      es: 'Casa de finca en un cafetal que trabaja, con el Fuego conversando al fondo.',
    },
    description: {
      en: `During the harvest, from December to March, pickers pass your gate at six with their baskets, and in the afternoon the beans are spread on the drying patio beyond the hedge. The estate uses half of the old mill. The other half became a house of three bedrooms in 2011: thick stone below, timber and large windows above.

You have your own garden with a fire pit, a kitchen where ten people can cook, and a corridor with hammocks on the cool side. Two bathrooms, both with solar-heated water. The water comes from the farm's spring and you will not find better in the valley; the estate tests it every six months and shows you the sheet.

Fuego is twelve kilometres away and erupts several times a day, mostly puffs. After a bigger one there is ash on the windowsills and a broom in the corner for that purpose. The farm keeps an evacuation plan with the municipality and will go through it with you on the first day. Antigua is 25 minutes by car; a pick-up taxi waits in the square.`,
      es: `En tiempo de corte, de diciembre a marzo, los cortadores pasan a las seis con sus canastos y por la tarde el café se tiende en el patio, del otro lado del cerco. La finca ocupa la mitad del beneficio antiguo. La otra mitad se convirtió en 2011 en una casa de tres dormitorios: abajo piedra gruesa, arriba madera y ventanales.

Tiene jardín propio con fogata, una cocina donde pueden cocinar diez y un corredor con hamacas por el lado fresco. Los dos baños se calientan con sol. El agua viene del nacimiento de la finca; cada seis meses se manda al laboratorio y le enseñamos la hoja.

El Fuego está a doce kilómetros y truena varias veces al día, casi siempre poca cosa. Cuando es más, amanece ceniza en las ventanas y para eso está la escoba en la esquina. La finca tiene plan de evacuación con la municipalidad y se lo explican el primer día. A Antigua son 25 minutos en carro.`,
    },
    highlights: {
      en: ['Spring water, tested', 'Corridor with hammocks', 'Garden with fire pit'],
      es: ['Agua de nacimiento, analizada', 'Corredor con hamacas', 'Jardín con fogata'],
    },
    season: {
      en: 'Coffee is picked from December to March; expect people and lorries in the lane by day.',
      es: 'El café se corta de diciembre a marzo; de día hay gente y camiones en el camino.',
    },
    capacityOfPeople: 6,
    noBathroom: 2,
    flatSurfaceM2: 230,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0051, dLongitude: -0.0038 },
    amenities: [
      'garden',
      'fire-pit',
      'hammocks',
      'volcano-view',
      'solar-power',
      'full-kitchen',
      'wifi',
      'parking',
    ],
    houseRules: ['children-welcome', 'smoking-outside', 'events-on-request'],
    provider: 'volcan-homes',
    pricePerMonth: 920,
    minMonths: 3,
    availableAfter: 130,
    listedDaysAgo: 371,
    cover: 'coffee-finca',
    gallery: [
      'volcano-view',
      'corridor',
      'hammock',
      'kitchen',
      'bedroom',
      'garden',
      'living-room',
      'bathroom',
      'bedroom-loft',
    ],
    light: 'dawn',
  },
  {
    slug: 'casita-del-campanero',
    type: 2,
    town: 'ciudad-vieja',
    subLocation: 'Cantón San Sebastián',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Bell Ringer’s House', es: 'Casita del Campanero' },
    title: {
      en: 'One bedroom, one patio and one very low rent, near the park of Ciudad Vieja.',
      es: 'Un dormitorio, un patio y una renta bien baja, cerca del parque de Ciudad Vieja.',
    },
    description: {
      en: `For sixty years the man who rang the bells lived here, and he liked to be able to see the tower from bed. You still can.

It is a house for one person or a couple: bedroom, living room with kitchen, bathroom, and a patio of five by four metres with a lime tree. The roof was renewed in 2020, zinc sheets over cane with insulation between, so that rain is a murmur and not a drum. Hot water comes from an electric shower. The walls are freshly limewashed in white.

What you should know: the street has traffic until nine at night, the fireworks of the patron saint in December start at four in the morning, and a car has to stay in the guarded lot round the corner, 35 dollars a month. Water and rubbish are included, electricity averages fifteen dollars. Buses to Antigua pass every five minutes. Three months at least, please.`,
      es: `Sesenta años vivió aquí el señor que tocaba las campanas, y le gustaba ver la torre desde la cama. Todavía se ve.

Es para una persona o una pareja: dormitorio, sala con cocina, baño y un patio de cinco por cuatro con su palo de limón. El techo se cambió en 2020, lámina sobre caña con aislante en medio, así que la lluvia se oye como murmullo y no como tambor. El agua caliente es de ducha eléctrica. Las paredes están recién encaladas.

Lo que conviene saber: hay tráfico hasta las nueve de la noche, en la feria de diciembre los cohetes empiezan a las cuatro de la mañana y el carro se queda en el parqueo vigilado de la vuelta, 35 dólares al mes. Agua y basura van incluidas; de luz se pagan unos quince dólares. La camioneta a Antigua pasa cada cinco minutos. Mínimo tres meses, por favor.`,
    },
    highlights: {
      en: ['Roof renewed in 2020', 'Water and rubbish included', 'Bus every five minutes'],
      es: ['Techo nuevo de 2020', 'Agua y basura incluidas', 'Camioneta cada cinco minutos'],
    },
    capacityOfPeople: 2,
    noBathroom: 1,
    flatSurfaceM2: 54,
    bedrooms: [{ beds: [[1, 'double']], typeBathroom: 'private' }],
    place: { dLatitude: 0.0009, dLongitude: -0.0013 },
    amenities: ['hot-water', 'kitchenette', 'terrace'],
    houseRules: ['no-smoking', 'pets-on-request', 'respect-neighbours'],
    provider: 'owner-julio-pirir',
    pricePerMonth: 390,
    minMonths: 3,
    listedDaysAgo: 715,
    cover: 'townhouse',
    gallery: [
      'living-room',
      'bedroom',
      'kitchen',
      'bathroom',
      'terrace',
      'cobbled-street',
      'corridor',
      'street-arch',
    ],
    light: 'golden',
  },
]
