import type { FaqSeed } from './faq'

export const arrivalAndStayFaqs: FaqSeed[] = [
  {
    topic: 'arrival',
    question: { en: 'At what time can I check in?', es: '¿A qué hora puedo entrar?' },
    answer: {
      en: 'The page of each house says it; most open at 1 or 3 pm and are to be left by 10 or 11 am. Late arrivals are possible in many houses for a small fee; tick the box when you ask.',
      es: 'La página de cada casa lo dice; casi todas entregan a la 1 o a las 3 de la tarde y se dejan a las 10 u 11 de la mañana. En muchas se puede llegar tarde con un recargo pequeño: marque la casilla al consultar.',
    },
    keywords: {
      en: 'check-in, check-out, late check in, early, hours, arrive',
      es: 'check-in, check-out, entrada, salida, llegar tarde, horario',
    },
  },
  {
    topic: 'arrival',
    question: {
      en: 'How do I get the keys?',
      es: '¿Cómo me entregan las llaves?',
    },
    answer: {
      en: 'A keeper or one of us meets you at the door, or there is a key box with a code. You get names, telephone numbers and a map a week before.',
      es: 'Lo recibe en la puerta el guardián o alguien del equipo, o hay una caja de llaves con clave. Una semana antes le mandamos nombres, teléfonos y mapa.',
    },
    keywords: {
      en: 'key, meet, host, key box, lockbox, address',
      es: 'llave, recibir, guardián, caja de llaves, dirección',
    },
  },
  {
    topic: 'arrival',
    question: {
      en: 'Can you arrange a ride from the airport?',
      es: '¿Me consiguen transporte del aeropuerto?',
    },
    answer: {
      en: 'Yes. Tell us flight and number of suitcases and a driver waits with your name. To Antigua it takes one to two hours; our partner site has prices for every place.',
      es: 'Sí. Díganos el vuelo y cuántas maletas trae, y un piloto lo espera con su nombre. A Antigua es de una a dos horas; nuestra agencia aliada tiene precios para todo el país.',
    },
    keywords: {
      en: 'airport, transfer, pick up, taxi, shuttle, driver, transport',
      es: 'aeropuerto, traslado, recoger, taxi, shuttle, piloto, transporte',
    },
  },
  {
    topic: 'stay',
    question: { en: 'May I bring my dog?', es: '¿Puedo llevar a mi perro?' },
    answer: {
      en: 'To houses that show “pets welcome” or “pets on request”. Tick the pet when you choose dates; some charge a fee per stay or night.',
      es: 'A las casas que dicen “se aceptan mascotas” o “mascotas a consulta”. Marque la mascota al escoger fechas; algunas cobran por estadía o por noche.',
    },
    keywords: {
      en: 'pet, pets, cat, animal, dog friendly',
      es: 'mascota, mascotas, gato, animal, chucho',
    },
  },
  {
    topic: 'stay',
    question: {
      en: 'Is the internet good enough to work?',
      es: '¿El internet alcanza para trabajar?',
    },
    answer: {
      en: 'In houses with the amenity “fast Wi-Fi” we have measured it at the desk. Elsewhere it does for messages and films, and goes out with a thunderstorm now and then.',
      es: 'En las casas con “internet rápido” lo medimos en el escritorio. En las demás alcanza para mensajes y películas, y de vez en cuando se va con las tormentas.',
    },
    keywords: {
      en: 'wifi, wi-fi, remote work, speed, fibre, connection, desk',
      es: 'wifi, wi-fi, teletrabajo, velocidad, fibra, conexión, escritorio',
    },
  },
  {
    topic: 'stay',
    question: {
      en: 'Can I drink the water?',
      es: '¿Se puede tomar el agua?',
    },
    answer: {
      en: 'Not from the tap. Every house has a large bottle or a clay filter; use it for teeth, coffee and ice, too.',
      es: 'De la llave no. Cada casa tiene garrafón o Ecofiltro; úselo también para los dientes, el café y el hielo.',
    },
    keywords: {
      en: 'tap water, drinking water, filter, safe',
      es: 'agua potable, llave, chorro, filtro, garrafón',
    },
  },
  {
    topic: 'stay',
    question: {
      en: 'Who helps if something breaks?',
      es: '¿Quién me ayuda si algo se arruina?',
    },
    answer: {
      en: 'The keeper first, then us: both numbers are on the fridge and in your booking. Please tell us within 24 hours of arrival what is not as described.',
      es: 'Primero el guardián y luego nosotros: los dos números están en la refrigeradora y en su reserva. Lo que no sea como se describe, díganoslo en las primeras 24 horas.',
    },
    keywords: {
      en: 'problem, repair, complaint, emergency, broken, help',
      es: 'problema, reparación, queja, reclamo, emergencia, ayuda',
    },
  },
  {
    topic: 'stay',
    question: {
      en: 'May I invite friends or give a party?',
      es: '¿Puedo invitar gente o hacer una fiesta?',
    },
    answer: {
      en: 'Visitors during the day, up to the number of guests, yes; tell the keeper. Parties only where the rules of the house say “events on request”, with a written agreement.',
      es: 'Visitas de día, hasta el cupo de la casa, sí; avísele al guardián. Fiestas sólo donde las reglas dicen “eventos a consulta” y con acuerdo por escrito.',
    },
    keywords: {
      en: 'event, party, visitors, guests, wedding, music, noise',
      es: 'evento, fiesta, visitas, boda, música, ruido, cumpleaños',
    },
  },
  {
    topic: 'stay',
    question: {
      en: 'Are towels and bed linen there?',
      es: '¿Hay toallas y ropa de cama?',
    },
    answer: {
      en: 'In every house that is let by the night: sheets, a blanket for the cool nights, and two towels a person. Bring a towel of your own for the beach and the lake.',
      es: 'En todas las casas que se alquilan por noche: sábanas, chamarra para el frío y dos toallas por persona. Para la playa y el lago, traiga la suya.',
    },
    keywords: {
      en: 'sheets, blankets, soap, shampoo, what to bring',
      es: 'sábanas, chamarras, jabón, champú, qué llevar',
    },
  },
  {
    topic: 'stay',
    question: { en: 'May I smoke?', es: '¿Se puede fumar?' },
    answer: {
      en: 'Not indoors, in none of our houses. The rules on the page of each say whether the patio or the terrace is fine.',
      es: 'Adentro no, en ninguna de nuestras casas. Las reglas de cada página dicen si en el patio o la terraza está bien.',
    },
    keywords: {
      en: 'smoking, cigarettes, vape, ashtray',
      es: 'fumador, cigarro, cigarrillos, vapear, cenicero',
    },
  },
]
