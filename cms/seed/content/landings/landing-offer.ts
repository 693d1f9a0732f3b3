export const landingOffer = {
  title: {
    en: 'Talk to somebody who has slept there',
    es: 'Hable con alguien que ya durmió ahí',
  },
  text: {
    en: 'Over 400 houses in Guatemala, and a person who tells you which one fits. Ten percent less over WhatsApp.',
    es: 'Más de 400 casas en Guatemala y una persona que le dice cuál le queda. Diez por ciento menos por WhatsApp.',
  },
  photos: [
    { picture: 'hero-2' },
    { picture: 'casa-matasanos-jucanya#0' },
    { picture: 'casa-parlama-monterrico#0' },
    { picture: 'solar-de-capuchinas#0' },
    { picture: 'place-panajachel' },
  ],
  type: 'vacationRentals',
  titleForm: { en: 'Talk to an agent', es: 'Hable con un agente' },
  btnName: { en: 'Call me back', es: 'Que me llamen' },
  showContactWay: true,
  showSpecialRequeriment: true,
  showFinishDate: true,
  showLocation: true,
  discountPercent: 10,
  discountText: {
    en: 'Book over WhatsApp in the next 60 minutes and save 10%',
    es: 'Reserve por WhatsApp en los próximos 60 minutos y ahorre el 10 %',
  },
  salvadorVariant: true,
  salvadorTitle: {
    en: '10% off for guests from El Salvador',
    es: '10 % menos para salvadoreños',
  },
  salvadorText: {
    en: 'Four hours from the border to Antigua, houses with parking, and ten percent off any stay of two nights or more.',
    es: 'De la frontera a Antigua son cuatro horas; casas con parqueo y diez por ciento menos en cualquier estadía de dos noches o más.',
  },
  reviewsTitle: { en: 'Three who have been', es: 'Tres que ya vinieron' },
  testimonials: ['Renata y Álvaro', 'Priya Raman', 'Hannah and the book club'],
  paymentTitle: { en: 'Pay as you like', es: 'Pague como le convenga' },
  paymentMethods: [],
  awardTitle: { en: 'Guatemala Hospitality Award', es: 'Premio Guatemala a la Hospitalidad' },
  awardText: {
    en: 'Given to us by travelers and colleagues for the way in which guests are received.',
    es: 'Nos lo dieron viajeros y colegas por la manera de recibir.',
  },
  awardPicture: 'award',
  waLink: null,
  waText: {
    en: 'Hello! I saw your advertisement and am looking for a house.',
    es: '¡Buen día! Vi su anuncio y estoy buscando casa.',
  },
  blocks: [],
  seo: {
    metaTitle: {
      en: 'Vacation rentals in Guatemala: talk to an agent',
      es: 'Casas vacacionales: hable con un agente',
    },
    metaDescription: {
      en: 'Tell us your dates and a person in Antigua finds the house: over 400 vacation rentals in Guatemala, ten percent less when you write over WhatsApp.',
      es: 'Díganos sus fechas y una persona en Antigua le encuentra casa: más de 400 casas vacacionales en Guatemala, diez por ciento menos por WhatsApp.',
    },
  },
}
