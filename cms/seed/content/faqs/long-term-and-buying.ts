import type { FaqSeed } from './faq'

export const longTermAndBuyingFaqs: FaqSeed[] = [
  {
    topic: 'longTerm',
    question: {
      en: 'For how many months can I rent?',
      es: '¿Por cuántos meses puedo alquilar?',
    },
    answer: {
      en: 'For one, two, three, six, twelve or twenty-four, depending on the house. The price a month falls with a longer contract.',
      es: 'Por uno, dos, tres, seis, doce o veinticuatro, según la casa. Entre más largo el contrato, más baja la mensualidad.',
    },
    keywords: {
      en: 'monthly, long stay, lease, contract length, year',
      es: 'mensual, por mes, contrato, plazo, año',
    },
  },
  {
    topic: 'longTerm',
    question: {
      en: 'What do I need to rent by the month?',
      es: '¿Qué requisitos piden para alquilar?',
    },
    answer: {
      en: 'Identity card or passport, proof of income, a deposit of one or two months, and for some owners a guarantor. Who has none usually pays a larger deposit.',
      es: 'DPI o pasaporte, constancia de ingresos, depósito de uno o dos meses y, con algunos dueños, fiador. Quien no tiene fiador suele dejar un depósito mayor.',
    },
    keywords: {
      en: 'requirements, guarantor, deposit, papers, documents, income',
      es: 'requisitos, fiador, depósito, papelería, documentos, ingresos',
    },
  },
  {
    topic: 'longTerm',
    question: {
      en: 'Are water and electricity included in the rent?',
      es: '¿La renta incluye agua y luz?',
    },
    answer: {
      en: 'Mostly not. The page says what is included; electricity, gas and internet are usually yours, water and rubbish often the owner’s.',
      es: 'Casi nunca. La página dice qué incluye; luz, gas e internet suelen ser suyos, y agua y basura muchas veces del dueño.',
    },
    keywords: {
      en: 'utilities, bills, services, included, maintenance',
      es: 'servicios, recibos, incluido, mantenimiento, gas',
    },
  },
  {
    topic: 'buying',
    question: {
      en: 'Can a foreigner buy a house in Guatemala?',
      es: '¿Un extranjero puede comprar casa en Guatemala?',
    },
    answer: {
      en: 'Yes, in their own name, except near the borders and on state land along coasts, lakes and rivers, which is leased. Your notary checks which it is.',
      es: 'Sí, a su nombre, menos cerca de las fronteras y en las reservas del Estado junto al mar, lagos y ríos, que se arriendan. El notario revisa en qué caso está.',
    },
    keywords: {
      en: 'foreign buyer, ownership, law, title, coast, lake, ocret',
      es: 'extranjeros, propiedad, ley, título, costa, lago, ocret',
    },
  },
  {
    topic: 'buying',
    question: {
      en: 'What does a purchase cost besides the price?',
      es: '¿Qué gastos hay aparte del precio de la casa?',
    },
    answer: {
      en: 'A tax of 12 percent VAT on a first sale or 3 percent stamp tax on later ones, the registry’s fee and the notary’s. Ask for all of them in writing beforehand.',
      es: 'El impuesto —12 por ciento de IVA en la primera venta o 3 por ciento de timbres en las siguientes—, el Registro y el notario. Pídalos antes por escrito.',
    },
    keywords: {
      en: 'taxes, vat, fees, notary, closing costs, stamp',
      es: 'impuestos, iva, timbres, honorarios, notario, escritura',
    },
  },
  {
    topic: 'buying',
    question: {
      en: 'Why do some houses show no price?',
      es: '¿Por qué algunas casas no tienen precio?',
    },
    answer: {
      en: 'Their owners want to know who asks. Send an inquiry from the page and you get the price with the papers’ status.',
      es: 'Porque el dueño quiere saber quién pregunta. Envíe la consulta desde la página y le damos el precio y el estado de la papelería.',
    },
    keywords: {
      en: 'quote, price on request, ask for price, no price',
      es: 'cotización, cotizar, precio a consultar, sin precio',
    },
  },
]
