import type { RentalSeed } from '../types'

/** Houses for sale within the city of Antigua. */
export const forSaleAntigua: RentalSeed[] = [
  {
    slug: 'solar-de-las-animas',
    type: 3,
    town: 'antigua-guatemala',
    subLocation: 'La Candelaria',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Solar de las Ánimas', es: 'Solar de las Ánimas' },
    title: {
      en: 'Five bedrooms around a garden that ends at the wall of a seventeenth-century chapel.',
      es: 'Cinco dormitorios alrededor de un jardín que termina en el muro de una ermita del siglo XVII.',
    },
    description: {
      en: `At the end of the garden stands a wall that does not belong to any house. It is what the earthquake of 1773 left of a chapel, eleven metres high, with a niche where barn owls breed. It is protected, it cannot be built against, and it is the reason why the garden has kept its size: 640 square metres of lawn, citrus and a pool laid out so as not to touch the foundations.

The house, 510 square metres of it, takes up the rest of the plot, which measures 1,150 (1,646 square varas). Five bedrooms with bathrooms, two living rooms, a library, kitchen and service wing, all on one floor. After 1976 the walls were tied with concrete beams under the roof; the structural report of 2020, drawings included, is yours to read before any offer.

The title is a single finca, free of mortgage, in the name of a company whose shares can be bought instead of the house. The property tax is paid to date. Every exterior change passes the Council for the Protection of Antigua; the last permit, for the pool, took eleven months.`,
      es: `Al fondo del jardín hay un muro que no es de ninguna casa. Es lo que el terremoto de 1773 dejó de una ermita: once metros de alto y un nicho donde crían las lechuzas. Está protegido, nada se le puede arrimar, y gracias a eso el jardín conserva su tamaño: 640 metros cuadrados de grama y cítricos, con una piscina trazada lejos de los cimientos.

La casa, de 510 metros, ocupa lo demás de un terreno de 1,150 metros cuadrados (1,646 varas). Son cinco dormitorios con baño, dos salas, biblioteca, cocina y área de servicio, todo en un nivel. Después del 76 los muros se amarraron con solera de concreto; el dictamen estructural de 2020, con planos, se lo damos a leer antes de cualquier oferta.

Es una sola finca, sin hipoteca, a nombre de una sociedad, y también se pueden comprar las acciones. El IUSI está al día. Cualquier cambio exterior pasa por el Consejo para la Protección de La Antigua; la última licencia, la de la piscina, tardó once meses.`,
    },
    highlights: {
      en: [
        'Plot of 1,150 m²',
        'Pool and citrus garden',
        'Structural report of 2020',
        'Everything on one floor',
      ],
      es: [
        'Terreno de 1,150 m²',
        'Piscina y jardín de cítricos',
        'Dictamen estructural de 2020',
        'Todo en un nivel',
      ],
    },
    capacityOfPeople: 10,
    noBathroom: 6.5,
    flatSurfaceM2: 510,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0063, dLongitude: 0.0057 },
    amenities: [
      'pool',
      'garden',
      'courtyard-fountain',
      'fireplace',
      'full-kitchen',
      'volcano-view',
      'solar-power',
      'parking',
      'step-free',
    ],
    houseRules: [],
    provider: 'casa-y-calle',
    salePrice: 1450000,
    topListing: true,
    listedDaysAgo: 73,
    cover: 'courtyard',
    gallery: [
      'garden',
      'pool',
      'corridor',
      'living-room',
      'fireplace',
      'bedroom',
      'kitchen',
      'bathroom',
      'patio-fountain',
      'street-arch',
    ],
    light: 'golden',
  },
  {
    slug: 'tercer-arco-concepcion',
    type: 3,
    town: 'antigua-guatemala',
    subLocation: 'La Concepción',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Third Arch', es: 'El Tercer Arco' },
    title: {
      en: 'A four-bedroom house finished in 2009, built the old way with new foundations.',
      es: 'Casa de cuatro dormitorios terminada en 2009, a la antigua pero con cimientos nuevos.',
    },
    description: {
      en: `Almost nothing you see here is old, and the builder would take that as a compliment. The tiles of the roof were bought from three demolished farms, the beams come from a bridge in Escuintla, the doors were carved in Santa Ana; the foundations, the columns and the pipes are from 2009 and were calculated for a magnitude of eight.

You enter through an arch, cross a first patio with a fountain, pass under a second arch into the living room and under a third to the garden. Four bedrooms, each with bathroom; the one upstairs has a terrace facing the volcano of Agua. The kitchen gets sun until eleven. Garage for two cars, laundry, a room for staff with its own entrance.

Plot: 420 square metres, or 601 square varas. Built: 365. The deeds are registered as finca, folio and book in the owner's own name since 2007; there is no mortgage and no easement. The seller leaves the dining table, because it was made inside and does not fit through the door.`,
      es: `Casi nada de lo que ve aquí es viejo, y el constructor lo tomaría como un cumplido. La teja se compró de tres fincas que botaron, las vigas son de un puente de Escuintla y las puertas se tallaron en Santa Ana; los cimientos, las columnas y las tuberías son de 2009 y están calculados para un sismo de ocho grados.

Se entra por un arco, se cruza un primer patio con fuente, por el segundo arco se llega a la sala y por el tercero al jardín. Los cuatro dormitorios tienen baño; el de arriba, además, terraza frente al volcán de Agua. A la cocina le da el sol hasta las once. Hay garaje para dos carros, lavandería y cuarto de servicio con entrada aparte.

Terreno: 420 metros cuadrados, o sea 601 varas. Construcción: 365. Está inscrita con finca, folio y libro a nombre del dueño desde 2007, sin hipoteca ni servidumbres. El comedor se queda: lo hicieron adentro y no pasa por la puerta.`,
    },
    highlights: {
      en: [
        'Foundations from 2009',
        'Garage for two cars',
        'Terrace facing Agua',
        'No mortgage, no easement',
      ],
      es: [
        'Cimientos de 2009',
        'Garaje para dos carros',
        'Terraza frente al Agua',
        'Sin hipoteca ni servidumbres',
      ],
    },
    distributionOfLevel: {
      en: 'Ground level: three bedrooms, living areas, garage. Upper level: main bedroom with terrace.',
      es: 'Primer nivel: tres dormitorios, áreas sociales y garaje. Segundo nivel: dormitorio principal con terraza.',
    },
    capacityOfPeople: 8,
    noBathroom: 4.5,
    flatSurfaceM2: 365,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0019, dLongitude: 0.0066 },
    amenities: [
      'courtyard-fountain',
      'garden',
      'terrace',
      'volcano-view',
      'full-kitchen',
      'fireplace',
      'parking',
      'hot-water',
    ],
    houseRules: [],
    provider: 'casa-y-calle',
    salePrice: 785000,
    sharedSell: true,
    listedDaysAgo: 245,
    cover: 'facade',
    gallery: [
      'patio-fountain',
      'living-room',
      'garden',
      'kitchen',
      'bedroom',
      'terrace',
      'volcano-view',
      'bathroom',
      'dining-room',
    ],
    light: 'noon',
  },
  {
    slug: 'tejado-de-san-jeronimo',
    type: 3,
    town: 'antigua-guatemala',
    subLocation: 'San Jerónimo',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'San Jerónimo Roof', es: 'Tejado de San Jerónimo' },
    title: {
      en: 'Half restored, half waiting, and priced for someone who likes to finish things.',
      es: 'Mitad restaurada y mitad en espera, con precio para quien disfruta terminar obras.',
    },
    description: {
      en: `The front half is done: a bedroom, a bathroom, the living room and the zaguán have a new roof, new wiring and lime plaster over consolidated adobe. The rear half is not. Two bedrooms there have sound walls and no ceiling, the old kitchen is a shed, and in the rainy season you will move buckets.

Why sell halfway? The owners, two sisters, ran out of appetite before they ran out of plans. The plans come with the house: a full set by an Antigua architect, approved by the Council in 2024 and valid for construction until next year, together with a bill of quantities that puts the remaining work at 95,000 to 120,000 dollars.

The plot has 310 square metres (444 square varas) with eleven of frontage, and 178 are under roof at present. Municipal water, sewer connection, separate meter for electricity. Title in the sisters' names by inheritance, already registered, so you buy from people and not from a probate file. San Jerónimo lies near the market, noisy by day, with a side street that calms down after dark.`,
      es: `La mitad de adelante ya está: un dormitorio, un baño, la sala y el zaguán tienen techo y cableado nuevos, y repello de cal sobre adobe consolidado. La de atrás no. Hay dos dormitorios con muros sanos y sin cielo, la cocina vieja es una galera, y en invierno le va a tocar correr con palanganas.

¿Por qué venden a medias? A las dueñas, dos hermanas, se les acabaron las ganas antes que los planos. Los planos van con la casa: juego completo de un arquitecto antigüeño, aprobado por el Consejo en 2024 y con licencia vigente hasta el otro año, y un presupuesto que calcula lo que falta entre 95,000 y 120,000 dólares.

El terreno tiene 310 metros cuadrados (444 varas), once de frente, y 178 techados por ahora. Agua municipal, drenaje y contador propio. Las hermanas la heredaron y ya está inscrita a su nombre: usted compra a personas y no a una mortual. San Jerónimo queda cerca del mercado, con ruido de día y calma de noche.`,
    },
    highlights: {
      en: ['Approved plans included', 'Front half restored', 'Inheritance already registered'],
      es: ['Planos aprobados incluidos', 'Mitad delantera restaurada', 'Herencia ya inscrita'],
    },
    warning: {
      en: 'Two of the three bedrooms have no ceiling and cannot be slept in yet.',
      es: 'Dos de los tres dormitorios no tienen cielo y todavía no se pueden habitar.',
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 178,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'private' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
      { beds: [[1, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: 0.0024, dLongitude: -0.0053 },
    amenities: ['courtyard-fountain', 'hot-water', 'parking'],
    houseRules: [],
    provider: 'casa-y-calle',
    salePrice: 395000,
    listedDaysAgo: 318,
    cover: 'facade',
    gallery: [
      'living-room',
      'corridor',
      'bedroom',
      'patio-fountain',
      'bathroom',
      'kitchen',
      'cobbled-street',
      'street-arch',
    ],
    light: 'rain',
  },
  {
    slug: 'alameda-santa-rosa-b4',
    type: 3,
    town: 'antigua-guatemala',
    subLocation: 'Alameda Santa Rosa',
    setting: 'colonial',
    typeOfProperty: 'apartment',
    name: { en: 'Santa Rosa B4', es: 'Santa Rosa B4' },
    title: {
      en: 'Two-bedroom flat in a low condominium, small enough to lock up and leave.',
      es: 'Apartamento de dos dormitorios en condominio bajo, de los que se cierran con llave y ya.',
    },
    description: {
      en: `Who buys B4? So far: a couple from Oregon who come for five months, and a doctor from the capital who came on Fridays. It suits those who want a key in Antigua and no gardener to instruct.

You have 112 square metres on the ground floor: two bedrooms with bathrooms, an open living and dining room, kitchen with oven and refrigerator, a patio of 14 square metres with a clothes line out of sight. The morning sun reaches the patio first, then the table. One parking space is written into the deed, and so is a storeroom of four square metres.

The condominium has 22 units, none above two levels, as the rules for the zone demand. The fee is 145 dollars a month for guards, water, garden and reserve fund; the reserve stood at 31,000 dollars at the last assembly and we will give you the minutes. Owners may let by the month, but not by the night. As a resale it pays three per cent of stamp duty instead of VAT.`,
      es: `¿Quién ha comprado el B4? Hasta hoy, una pareja de Oregón que viene cinco meses al año y un doctor de la capital que llegaba los viernes. Es para quien quiere una llave en Antigua y ningún jardinero que mandar.

Son 112 metros cuadrados en planta baja: dos dormitorios con baño, sala y comedor abiertos, cocina con horno y refrigeradora, y un patio de 14 metros donde el lazo de tender no se ve. El sol de la mañana llega primero al patio y luego a la mesa. En la escritura constan un parqueo y una bodega de cuatro metros.

El condominio tiene 22 unidades, ninguna de más de dos niveles, como manda la norma de la zona. La cuota es de 145 dólares al mes por garita, agua, jardines y fondo de reserva; el fondo tenía 31,000 dólares en la última asamblea y le damos el acta. Se permite alquilar por mes, no por noche. Por ser segunda venta paga 3 por ciento de timbres y no IVA.`,
    },
    highlights: {
      en: ['Parking in the deed', 'Ground floor with patio', 'Healthy reserve fund'],
      es: ['Parqueo en escritura', 'Planta baja con patio', 'Fondo de reserva sano'],
    },
    capacityOfPeople: 4,
    noBathroom: 2,
    flatSurfaceM2: 112,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'ensuite' },
    ],
    place: { dLatitude: 0.0078, dLongitude: -0.0012 },
    amenities: [
      'gated-community',
      'night-guard',
      'garden',
      'full-kitchen',
      'washer',
      'hot-water',
      'parking',
      'step-free',
    ],
    houseRules: [],
    provider: 'volcan-homes',
    salePrice: 245000,
    newProduct: true,
    listedDaysAgo: 6,
    cover: 'villa',
    gallery: [
      'living-room',
      'terrace',
      'kitchen',
      'bedroom',
      'bathroom',
      'garden',
      'bedroom-twin',
      'dining-room',
    ],
    light: 'dawn',
  },
  {
    slug: 'esquina-de-la-tahona',
    type: 3,
    town: 'antigua-guatemala',
    subLocation: 'San Francisco',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Bakers’ Corner', es: 'Esquina de la Tahona' },
    title: {
      en: 'A corner house with a shop on the street and a home of three bedrooms behind it.',
      es: 'Casa de esquina con local a la calle y vivienda de tres dormitorios atrás.',
    },
    description: {
      en: `Bread was sold on this corner from 1890 until the grandson retired in 2018. The oven, a dome of brick three metres wide, is still in the shop, and the Council has listed it together with the corner window and its stone mullion. Use it, show it, but do not remove it.

The shop measures 58 square metres and holds a commercial licence that can be transferred. The house has its own entrance in the other street: patio, three bedrooms, two bathrooms, kitchen, and a roof terrace from which you see La Merced and the hill with the cross. Built area 231 square metres, on a plot of 265 (379 square varas). Façade paint must be one of the approved lime colours; at present it is ochre, with the skirting in oxide red.

Seven heirs sign, and all seven have agreed to sell. Their notary has the declaration of heirs and the cadastral certificate ready. They would rather hear offers than name a number, so there is no price here: ask, tell us whether you need the shop or the house or both, and we will put you in touch.`,
      es: `En esta esquina se vendió pan desde 1890 hasta que el nieto se jubiló en 2018. El horno, una bóveda de ladrillo de tres metros, sigue en el local, y el Consejo lo tiene catalogado junto con la ventana esquinera y su parteluz de piedra. Puede usarlo y enseñarlo; quitarlo, no.

El local mide 58 metros cuadrados y tiene patente de comercio que se puede traspasar. La vivienda entra por la otra calle: patio, tres dormitorios, dos baños, cocina y una terraza desde donde se ven La Merced y el Cerro de la Cruz. Hay 231 metros construidos en un terreno de 265 (379 varas cuadradas). La fachada se pinta con los colores de cal autorizados; ahora es ocre, con zócalo rojo óxido.

Firman siete herederos, y los siete están de acuerdo. Su notario ya tiene la declaratoria y la certificación del catastro. Prefieren oír ofertas antes que decir un número, por eso no hay precio: pregunte, díganos si le interesa el local, la casa o las dos cosas, y los ponemos en contacto.`,
    },
    highlights: {
      en: ['Shop with transferable licence', 'Listed brick oven', 'Two street entrances'],
      es: [
        'Local con patente traspasable',
        'Horno de ladrillo catalogado',
        'Entrada por dos calles',
      ],
    },
    capacityOfPeople: 6,
    noBathroom: 2.5,
    flatSurfaceM2: 231,
    bedrooms: [
      { beds: [[1, 'queen']], typeBathroom: 'private' },
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0021, dLongitude: 0.0033 },
    amenities: ['courtyard-fountain', 'rooftop', 'full-kitchen', 'hot-water'],
    houseRules: [],
    provider: 'casa-y-calle',
    salePrice: 0,
    listedDaysAgo: 501,
    cover: 'facade',
    gallery: [
      'cobbled-street',
      'patio-fountain',
      'kitchen',
      'rooftop',
      'living-room',
      'bedroom',
      'bathroom',
      'corridor',
      'bedroom-twin',
    ],
    light: 'dusk',
  },
  {
    slug: 'sitio-del-limonar',
    type: 3,
    town: 'antigua-guatemala',
    subLocation: 'Escuela de Cristo',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'The Lemon Grove', es: 'Sitio del Limonar' },
    title: {
      en: 'A small house on a large walled plot, with permission to build a second one.',
      es: 'Casa pequeña en sitio grande y bardado, con permiso para construir otra.',
    },
    description: {
      en: `You are buying land. 780 square metres of it (1,116 square varas), behind a wall of rubble stone and brick, planted with twenty-six lemon trees by a man who sold the juice to the ice-cream makers in the park.

On it stands a house of 96 square metres from 1983: two bedrooms, one bathroom, a kitchen that opens to the grove. It is dry and tidy and you can live in it while you think. The building index of this quarter allows 60 per cent of the plot to be covered, so another 370 square metres may go up, with a height of one level on the street and clay tile on every slope. We have that in writing from the Council, dated this year.

There is a well of eighteen metres besides the municipal connection, and the trees drink from it. The gate admits a lorry. Quiet street, next to a convent whose sisters keep hens. The title carries one note in the register, a right of way of 1.5 metres for a drain along the north wall, which has been there since 1947 and disturbs nobody.`,
      es: `Lo que usted compra aquí es tierra: 780 metros cuadrados (1,116 varas) detrás de un muro de calicanto, con veintiséis palos de limón que sembró un señor que les vendía el jugo a los heladeros del parque.

Encima hay una casa de 96 metros, de 1983: dos dormitorios, un baño y una cocina que abre al limonar. Está seca, está en orden y se puede vivir en ella mientras uno piensa. El índice del sector permite ocupar el 60 por ciento del sitio, así que todavía caben unos 370 metros más, de un nivel hacia la calle y con teja en todas las aguas. Lo tenemos por escrito del Consejo, con fecha de este año.

Además de la paja de agua municipal hay un pozo de dieciocho metros, y de ahí beben los árboles. Por el portón entra un camión. La calle es callada y al lado hay un convento donde las hermanas crían gallinas. En el registro aparece una sola anotación: servidumbre de drenaje de metro y medio junto al muro norte, de 1947, que no estorba a nadie.`,
    },
    highlights: {
      en: ['780 m² behind walls', 'Room for 370 m² more', 'Well besides town water'],
      es: ['780 m² bardados', 'Caben 370 m² más', 'Pozo y agua municipal'],
    },
    capacityOfPeople: 4,
    noBathroom: 1,
    flatSurfaceM2: 96,
    bedrooms: [
      { beds: [[1, 'double']], typeBathroom: 'none' },
      { beds: [[2, 'single']], typeBathroom: 'none' },
    ],
    place: { dLatitude: -0.0053, dLongitude: 0.0059 },
    amenities: ['garden', 'full-kitchen', 'hot-water', 'parking', 'step-free'],
    houseRules: [],
    provider: 'volcan-homes',
    salePrice: 520000,
    listedDaysAgo: 149,
    cover: 'courtyard',
    gallery: [
      'garden',
      'kitchen',
      'terrace',
      'bedroom',
      'living-room',
      'bathroom',
      'volcano-view',
      'bedroom-twin',
    ],
    light: 'noon',
  },
  {
    slug: 'terraza-alta-panorama',
    type: 3,
    town: 'antigua-guatemala',
    subLocation: 'Panorama',
    setting: 'colonial',
    typeOfProperty: 'house',
    name: { en: 'Panorama Upper Terrace', es: 'Terraza Alta de Panorama' },
    title: {
      en: 'Four bedrooms on the hillside, with the three volcanoes in one window.',
      es: 'Cuatro dormitorios en la ladera, con los tres volcanes en una sola ventana.',
    },
    description: {
      en: `Measured from the living-room sofa: Agua to the left, Acatenango and Fuego to the right, the town below. That window is five metres wide, and the house was drawn around it in 1996.

Panorama lies on the slope just outside the strict zone, so the house may have two levels, large panes and a swimming pool that is seen from the street. It uses all three freedoms. Four bedrooms, four and a half bathrooms, kitchen with breakfast bar, a studio of 30 square metres with separate entrance that the owners let to a translator for 400 dollars a month. 318 square metres built, 520 of land (744 square varas), in three terraces held by reinforced walls with drains that were renewed in 2021.

You should also know that the lane is steep, that a second car sleeps outside, and that the neighbours' association charges 55 dollars for guards and street lights. Private well with meter, 60 cents a cubic metre. Title clean; a bank appraisal of February is available, and two banks have offered to finance seventy per cent of it.`,
      es: `Visto desde el sillón de la sala: el Agua a la izquierda, el Acatenango y el Fuego a la derecha y abajo, la ciudad. Esa ventana mide cinco metros y la casa se dibujó alrededor de ella en 1996.

Panorama queda en la ladera, apenas fuera del área más estricta, por lo que aquí sí se permiten dos niveles, vidrios grandes y piscina a la vista. La casa aprovecha las tres cosas. Tiene cuatro dormitorios, cuatro baños y medio, cocina con desayunador y un estudio de 30 metros con entrada aparte, que los dueños le alquilan a una traductora por 400 dólares al mes. Son 318 metros de construcción y 520 de terreno (744 varas cuadradas), en tres terrazas con muros armados y drenajes nuevos de 2021.

También conviene decirle que el callejón es empinado, que el segundo carro duerme afuera y que la asociación cobra 55 dólares por garita y alumbrado. Hay pozo privado con contador, a 60 centavos de dólar el metro cúbico. Escritura limpia; existe avalúo bancario de febrero y dos bancos financian el setenta por ciento.`,
    },
    highlights: {
      en: ['Three volcanoes from the sofa', 'Studio let to a tenant', 'Bank appraisal available'],
      es: ['Tres volcanes desde la sala', 'Estudio ya alquilado', 'Avalúo bancario disponible'],
    },
    capacityOfPeople: 8,
    noBathroom: 4.5,
    flatSurfaceM2: 318,
    bedrooms: [
      { beds: [[1, 'king']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[1, 'queen']], typeBathroom: 'ensuite' },
      { beds: [[2, 'single']], typeBathroom: 'private' },
    ],
    place: { dLatitude: 0.0008, dLongitude: -0.0078 },
    amenities: [
      'pool',
      'terrace',
      'volcano-view',
      'gated-community',
      'night-guard',
      'full-kitchen',
      'fireplace',
      'garden',
      'parking',
    ],
    houseRules: [],
    provider: 'volcan-homes',
    salePrice: 460000,
    listedDaysAgo: 92,
    cover: 'villa',
    gallery: [
      'volcano-view',
      'living-room',
      'pool',
      'terrace',
      'kitchen',
      'bedroom',
      'bathroom',
      'workspace',
      'bedroom-twin',
      'garden',
    ],
    light: 'golden',
  },
]
