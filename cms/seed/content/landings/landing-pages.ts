import type { LandingPageSeed } from './landing-seed'

export const landingPages: LandingPageSeed[] = [
  {
    slug: { en: 'green-season-antigua', es: 'temporada-verde-antigua' },
    type: 'vacationRentals',
    titleOffer: {
      en: 'Three nights for the price of two',
      es: 'Tres noches por el precio de dos',
    },
    titleOfferDescription: {
      en: 'In twelve houses in and around Antigua, from Sunday to Thursday, while the coffee is in flower.',
      es: 'En doce casas de Antigua y sus alrededores, de domingo a jueves, mientras florea el café.',
    },
    contentOffer: {
      en: `**What it holds**

- The third night is ours, in houses for two to ten guests.
- Arrival from Sunday to Tuesday; cleaning and taxes included.
- A bag of this year’s coffee on the kitchen table.

**How it works.** Tell us when and how many you are. We write back with the houses that are free, and hold one for you for two days.

It cannot be combined with other offers, and does not count for stays booked already.`,
      es: `**Qué incluye**

- La tercera noche va por nuestra cuenta, en casas para dos a diez personas.
- Entrada de domingo a martes; limpieza e impuestos incluidos.
- Una bolsa de café de este año en la mesa de la cocina.

**Cómo funciona.** Díganos cuándo y cuántos son. Le escribimos con las casas libres y le apartamos una por dos días.

No se junta con otras ofertas ni vale para estadías ya reservadas.`,
    },
    image: 'blog-rain-garden',
    imageMobile: 'section-vacationRentals',
    imgLandingDesktop: 'owners-courtyard',
    titleForm: { en: 'Which days would suit you?', es: '¿Qué días le quedan bien?' },
    btnName: { en: 'Send me the free houses', es: 'Quiero ver las casas libres' },
    showContactWay: true,
    showSpecialRequeriment: true,
    showFinishDate: true,
    showLocation: false,
    waText: {
      en: 'Hello! I would like to know about three nights for the price of two.',
      es: '¡Buen día! Quisiera información de las tres noches por el precio de dos.',
    },
    lastDay: 75,
    seo: {
      metaTitle: {
        en: 'Antigua: three nights for the price of two',
        es: 'Antigua: tres noches por el precio de dos',
      },
      metaDescription: {
        en: 'Houses in Antigua Guatemala from Sunday to Thursday with the third night free, cleaning and taxes included. Tell us your dates and we write back.',
        es: 'Casas en Antigua Guatemala de domingo a jueves con la tercera noche gratis, limpieza e impuestos incluidos. Díganos sus fechas y le escribimos.',
      },
    },
  },
  {
    slug: { en: 'a-month-in-antigua', es: 'un-mes-en-antigua' },
    type: 'longTermRentals',
    titleOffer: { en: 'A month in Antigua', es: 'Un mes en Antigua' },
    titleOfferDescription: {
      en: 'Furnished houses with measured internet, for people who work where they are.',
      es: 'Casas amuebladas y con internet medido, para quien trabaja donde está.',
    },
    blocks: [
      {
        __component: 'blocks.hero',
        title: {
          en: 'Stay a month, and learn what the street is called',
          es: 'Quédese un mes y apréndase el nombre de la calle',
        },
        text: {
          en: 'Furnished houses and flats from one month on, with internet that we measured at the desk.',
          es: 'Casas y apartamentos amueblados desde un mes, con internet que medimos en el escritorio.',
        },
        picture: 'blog-desk-window',
        pictureMobile: 'section-longTermRentals',
        button: { label: { en: 'Find me one', es: 'Búsquenme una' }, action: 'form', link: null },
      },
      {
        __component: 'blocks.picture-text',
        title: { en: 'Seen before you sign', es: 'Vista antes de firmar' },
        markdown: {
          en: 'We visit each house twice, once after rain. You get **meter readings, the last three bills and a film of one minute** in which you hear the street. The contract comes in both languages.',
          es: 'Vamos dos veces a cada casa, una después de que llueve. Usted recibe **lecturas de contador, los últimos tres recibos y un video de un minuto** en el que se oye la calle. El contrato va en los dos idiomas.',
        },
        picture: 'blog-living-room',
        pictureSide: 'right',
      },
      {
        __component: 'blocks.rich-text',
        title: { en: 'What a month costs', es: 'Cuánto cuesta un mes' },
        markdown: {
          en: `- **A studio** near the market: 450 to 700 dollars
- **Two bedrooms** with a patio: 800 to 1,300
- **A house with a garden** in a village: 1,200 to 2,400

Water, rubbish and internet are usually included; electricity and gas are yours.`,
          es: `- **Un estudio** por el mercado: de 450 a 700 dólares
- **Dos cuartos** con patio: de 800 a 1,300
- **Casa con jardín** en una aldea: de 1,200 a 2,400

Agua, basura e internet casi siempre van incluidos; luz y gas son suyos.`,
        },
      },
      {
        __component: 'blocks.form',
        title: { en: 'Tell us how you live', es: 'Cuéntenos cómo vive' },
        text: {
          en: 'From when, how many, with which pets, and what must not be missing.',
          es: 'Desde cuándo, cuántos, con qué mascotas y qué no puede faltar.',
        },
        btnName: { en: 'Send me three houses', es: 'Mándenme tres casas' },
        showContactWay: true,
        showSpecialRequeriment: true,
        showFinishDate: false,
        showLocation: true,
      },
      {
        __component: 'blocks.faq',
        title: { en: 'Before you ask', es: 'Antes de preguntar' },
        topic: 'longTerm',
        questions: [
          {
            question: {
              en: 'Can I come for two weeks first?',
              es: '¿Puedo venir antes dos semanas?',
            },
            answer: {
              en: 'Yes, and we recommend it. If you then sign for a month or more in the same house, half of the two weeks is taken off.',
              es: 'Sí, y se lo recomendamos. Si después firma por un mes o más en la misma casa, se le descuenta la mitad de esas dos semanas.',
            },
          },
        ],
      },
      {
        __component: 'blocks.testimonials',
        title: { en: 'Somebody who stayed', es: 'Alguien que se quedó' },
        testimonials: ['Jonas Wieland', 'Margaret Ellis'],
      },
    ],
    seo: {
      metaTitle: {
        en: 'Furnished houses by the month in Antigua',
        es: 'Casas amuebladas por mes en Antigua',
      },
      metaDescription: {
        en: 'A month or more in Antigua Guatemala: furnished houses with measured internet, contracts in two languages and somebody to call when the pump fails.',
        es: 'Un mes o más en Antigua Guatemala: casas amuebladas con internet medido, contrato en dos idiomas y alguien a quien llamar cuando falla la bomba.',
      },
    },
  },
  {
    slug: { en: 'weddings-in-antigua', es: 'bodas-en-antigua' },
    type: 'events',
    titleOffer: { en: 'Weddings, with all the keys', es: 'Bodas, con todas las llaves' },
    titleOfferDescription: {
      en: 'Whole hotels and large houses for a weekend, with a courtyard, an awning and a plan for rain.',
      es: 'Hoteles completos y casas grandes por un fin de semana, con patio, toldo y plan de lluvia.',
    },
    blocks: [
      {
        __component: 'blocks.hero',
        title: {
          en: 'Marry in a courtyard that is all yours',
          es: 'Cásese en un patio que sea todo suyo',
        },
        text: {
          en: 'From twenty to one hundred and fifty guests, in seven whole hotels and nine large houses.',
          es: 'De veinte a ciento cincuenta invitados, en siete hoteles completos y nueve casas grandes.',
        },
        picture: 'blog-lantern-terrace',
        pictureMobile: 'section-hotels',
        button: {
          label: { en: 'Talk to Karla', es: 'Hablar con Karla' },
          action: 'whatsapp',
          link: null,
        },
      },
      {
        __component: 'blocks.gallery',
        title: { en: 'Where', es: 'Dónde' },
        layout: 'mosaic',
        pictures: [
          { picture: 'hotel-patio-de-los-naranjos#0' },
          { picture: 'hotel-patio-de-los-naranjos#2' },
          { picture: 'quinta-san-bartolo-antigua#0' },
          { picture: 'hotel-las-terrazas-palopo#0' },
          { picture: 'finca-las-azaleas#0' },
        ],
      },
      {
        __component: 'blocks.picture-text',
        title: { en: 'One contract, one person', es: 'Un contrato, una persona' },
        markdown: {
          en: 'Karla has arranged sixty weddings. She knows until when music may play on each street, who bends bamboo arches, and which oven takes a cake for a hundred. You sign once, with her, for house, rooms and hours.',
          es: 'Karla ha organizado sesenta bodas. Sabe hasta qué hora se permite música en cada calle, quién dobla arcos de bambú y en qué horno cabe un pastel para cien. Usted firma una vez, con ella, por casa, cuartos y horario.',
        },
        picture: 'blog-dining',
        pictureSide: 'left',
      },
      {
        __component: 'blocks.form',
        title: { en: 'Tell us your date', es: 'Díganos su fecha' },
        text: {
          en: 'Two dates are better than one; Fridays are cheaper than Saturdays.',
          es: 'Mejor dos fechas que una; el viernes sale más barato que el sábado.',
        },
        btnName: { en: 'See what is free', es: 'Ver qué está libre' },
        showContactWay: true,
        showSpecialRequeriment: true,
        showFinishDate: true,
        showLocation: true,
      },
      {
        __component: 'blocks.badge',
        title: { en: 'Guatemala Hospitality Award', es: 'Premio Guatemala a la Hospitalidad' },
        text: {
          en: 'For the way in which guests were received, says the jury. For Doña Fidelina’s pancakes, say we.',
          es: 'Por la manera de recibir, dice el jurado. Por los panqueques de doña Fidelina, decimos nosotros.',
        },
        picture: 'award',
        link: null,
      },
      {
        __component: 'blocks.call-to-action',
        title: { en: 'Look at the hotels first?', es: '¿Prefiere ver antes los hoteles?' },
        text: {
          en: 'All of them can be rented whole.',
          es: 'Todos se rentan completos.',
        },
        buttons: [
          {
            label: { en: 'See whole hotels', es: 'Ver hoteles completos' },
            action: 'link',
            link: { en: '/rent-a-hotel', es: '/es/renta-un-hotel' },
          },
        ],
      },
    ],
    waText: {
      en: 'Hello Karla! We are looking for a place for our wedding.',
      es: '¡Hola, Karla! Estamos buscando lugar para nuestra boda.',
    },
    seo: {
      metaTitle: {
        en: 'Weddings in Antigua Guatemala: whole hotels',
        es: 'Bodas en Antigua: hoteles y casas completas',
      },
      metaDescription: {
        en: 'Whole hotels and large houses for weddings in Antigua Guatemala and at Lake Atitlán: 20 to 150 guests, one contract, one person who arranges it all.',
        es: 'Hoteles completos y casas grandes para bodas en Antigua y Atitlán: de 20 a 150 invitados, un contrato y una persona que lo organiza todo.',
      },
    },
  },
  {
    slug: { en: 'independence-weekend', es: 'feriado-de-independencia' },
    type: 'vacationRentals',
    titleOffer: { en: 'The long weekend of September', es: 'El feriado de septiembre' },
    titleOfferDescription: {
      en: 'Torches on the road, marching bands, and four nights at the price of three.',
      es: 'Antorchas, bandas escolares y cuatro noches por el precio de tres.',
    },
    contentOffer: {
      en: 'The offer was for stays from 12 to 16 September in houses at Lake Atitlán and on the Pacific coast.',
      es: 'La oferta era para estadías del 12 al 16 de septiembre en casas de Atitlán y de la costa.',
    },
    image: 'blog-lake-dawn',
    titleForm: { en: 'Ask for a house', es: 'Consulte por una casa' },
    btnName: { en: 'Send', es: 'Enviar' },
    lastDay: -30,
    seo: {
      metaTitle: {
        en: 'Long weekend in September: four nights for three',
        es: 'Feriado de septiembre: cuatro noches por tres',
      },
      metaDescription: {
        en: 'Four nights for the price of three in houses at Lake Atitlán and on the Pacific coast, over the long weekend of Independence Day.',
        es: 'Cuatro noches por el precio de tres en casas de Atitlán y de la costa para el feriado de Independencia, con salida el 16 de septiembre.',
      },
    },
  },
]
