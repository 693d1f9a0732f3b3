import type { LandingWithProductsSeed } from './landing-seed'

export const landingsWithProducts: LandingWithProductsSeed[] = [
  {
    slug: { en: 'holy-week-houses', es: 'casas-para-semana-santa' },
    type: 'vacationRentals',
    variant: 'standard',
    titleOffer: {
      en: 'Holy Week houses, fifteen percent early',
      es: 'Casas para Semana Santa, quince por ciento antes',
    },
    titleOfferDescription: {
      en: 'Six houses from which you hear the processions, for those who decide before the new year.',
      es: 'Seis casas desde las que se oyen las procesiones, para quien decide antes de fin de año.',
    },
    contentOffer: {
      en: 'All of them ask for four nights. Parking is inside or two streets away. The price holds for whoever writes while this page is here.',
      es: 'Todas piden cuatro noches. El parqueo está adentro o a dos cuadras. El precio vale para quien escriba mientras esta página siga aquí.',
    },
    image: 'blog-carpet-street',
    imageMobile: 'place-antigua-guatemala',
    firstDay: -12,
    lastDay: 45,
    landing_page_products: [
      'Bell house near La Merced',
      'Estate behind the Capuchinas',
      'House of the eight keys',
      'Peach orchard in San Pedro',
      'Bootmaker’s house in Pastores',
      'Turtle beach, Monterrico',
    ],
    titleForm: { en: 'Ask for your house', es: 'Consulte por su casa' },
    btnName: { en: 'Hold it for me', es: 'Apártenmela' },
    showContactWay: true,
    showSpecialRequeriment: true,
    showFinishDate: true,
    waText: {
      en: 'Hello! I am writing about the houses for Holy Week.',
      es: '¡Buen día! Le escribo por las casas para Semana Santa.',
    },
    seo: {
      metaTitle: {
        en: 'Houses in Antigua for Holy Week, 15% off',
        es: 'Casas en Antigua para Semana Santa, 15 % menos',
      },
      metaDescription: {
        en: 'Six houses in and around Antigua Guatemala for Holy Week, fifteen percent cheaper for those who ask early. Four nights, parking, and carpets at the door.',
        es: 'Seis casas en Antigua y sus alrededores para Semana Santa, quince por ciento menos para quien consulta antes. Cuatro noches, parqueo y alfombras.',
      },
    },
  },
  {
    slug: { en: 'macadamia-farm', es: 'finca-la-macadamia' },
    type: 'farm',
    variant: 'farm',
    titleOffer: { en: 'A farm between two volcanoes', es: 'Una finca entre dos volcanes' },
    titleOfferDescription: {
      en: 'Eleven hundred macadamia trees, a long table, a pool that looks at Fuego.',
      es: 'Mil cien palos de macadamia, una mesa larga y una piscina que mira al Fuego.',
    },
    contentOffer: {
      en: 'Come for a day, for two nights or for the week in which the nuts are gathered.',
      es: 'Venga por un día, por dos noches o por la semana en que se recoge.',
    },
    image: 'finca-la-macadamia#0',
    firstDay: -40,
    lastDay: 200,
    landing_page_products: ['A day on the farm', 'Two nights with breakfast', 'Harvest week'],
    gallery: [
      { picture: 'finca-la-macadamia#0' },
      { picture: 'finca-la-macadamia#1' },
      { picture: 'finca-la-macadamia#6' },
      { picture: 'finca-la-macadamia#2' },
      { picture: 'finca-la-macadamia#7' },
      { picture: 'finca-la-macadamia#3' },
    ],
    videoGallery: 'A year on the macadamia farm',
    overview: {
      en: `## A working farm

The oldest trees were planted in 1976 by a man who did not like coffee. They have outlived him, a hurricane and two sons-in-law, and give twenty tons of nuts in a good year. Visitors may shell, roast and taste; children ride on the trailer.

## The house

Four bedrooms under one long roof, ten beds, a kitchen with a wood stove. Doña Fidelina cooks breakfast with nut pancakes and, on request, pepián in the evening. From the pool you see Fuego on the left and Acatenango on the right.

## Getting here

Eighteen minutes from Antigua by car, forty by bicycle through coffee. The last two are a good dirt road.`,
      es: `## Una finca que trabaja

Los palos más viejos los sembró en 1976 un señor al que no le gustaba el café. Le sobrevivieron a él, a un huracán y a dos yernos, y en un buen año dan veinte toneladas. La visita puede pelar, tostar y probar; los niños van en la carreta.

## La casa

Cuatro cuartos bajo un solo techo largo, diez camas y cocina con estufa de leña. Doña Fidelina hace desayuno con panqueques de macadamia y, si se le pide, pepián en la noche. Desde la piscina se ve el Fuego a la izquierda y el Acatenango a la derecha.

## Cómo llegar

A dieciocho minutos de Antigua en carro, o cuarenta en bicicleta entre cafetales. Los últimos dos son de buena terracería.`,
    },
    waText: {
      en: 'Hello! I would like to visit the macadamia farm.',
      es: '¡Buen día! Quisiera visitar la finca de macadamia.',
    },
    seo: {
      metaTitle: {
        en: 'Macadamia farm near Antigua: stay or visit',
        es: 'Finca de macadamia cerca de Antigua',
      },
      metaDescription: {
        en: 'Stay on a macadamia farm below Fuego and Acatenango, eighteen minutes from Antigua: four bedrooms, a pool, tractor rides and nut pancakes.',
        es: 'Quédese en una finca de macadamia frente al Fuego y al Acatenango, a dieciocho minutos de Antigua: cuatro cuartos, piscina, tractor y panqueques.',
      },
    },
  },
]
