import type { FaqSeed } from './faq'

export const paymentFaqs: FaqSeed[] = [
  {
    topic: 'payment',
    question: { en: 'How can I pay?', es: '¿Cómo puedo pagar?' },
    answer: {
      en: 'In cash, by local or international transfer, by card, in Visa instalments, by remittance, through a payment link, or with Google Pay, Apple Pay or PayPal. Some have a fee; it is shown beside each way before you choose.',
      es: 'En efectivo, por transferencia local o internacional, con tarjeta, en cuotas Visa, por remesa, con enlace de pago, o con Google Pay, Apple Pay o PayPal. Algunas formas llevan recargo y se muestra antes de escoger.',
    },
    keywords: {
      en: 'payment methods, credit card, cash, transfer, instalments, paypal, google pay, apple pay',
      es: 'formas de pago, tarjeta, efectivo, transferencia, cuotas, visacuotas, paypal, google pay, apple pay',
    },
  },
  {
    topic: 'payment',
    question: { en: 'When do I have to pay?', es: '¿Cuándo tengo que pagar?' },
    answer: {
      en: 'Half by thirty days before you arrive, or with your signature if that is later; the rest by the day of arrival. You may always pay earlier.',
      es: 'La mitad, a más tardar treinta días antes de llegar, o al firmar si falta menos; el resto, a más tardar el día de llegada. Siempre puede pagar antes.',
    },
    keywords: {
      en: 'deposit, down payment, first payment, balance, due',
      es: 'anticipo, enganche, primer pago, saldo, vencimiento',
    },
  },
  {
    topic: 'payment',
    question: {
      en: 'Is there a security deposit?',
      es: '¿Cobran depósito por daños?',
    },
    answer: {
      en: 'Yes, usually 300 US dollars. It comes back within ten business days after you leave, if nothing is broken or lost. A lost key costs 45 dollars.',
      es: 'Sí, normalmente 300 dólares. Se devuelve en diez días hábiles después de su salida si no hay daños ni pérdidas. Una llave perdida cuesta 45 dólares.',
    },
    keywords: {
      en: 'damage deposit, guarantee, breakage, key, refundable',
      es: 'garantía, daños, llave, reembolsable, fianza',
    },
  },
  {
    topic: 'payment',
    question: {
      en: 'Are prices in dollars or quetzales?',
      es: '¿Los precios están en dólares o en quetzales?',
    },
    answer: {
      en: 'Both: switch the currency at the top of the page. We calculate with 7.8 quetzales for a dollar, and you may pay in either.',
      es: 'En los dos: cambie la moneda en la parte de arriba. Calculamos a 7.80 quetzales por dólar y puede pagar en cualquiera.',
    },
    keywords: {
      en: 'currency, exchange rate, usd, gtq, convert',
      es: 'moneda, tipo de cambio, usd, gtq, convertir',
    },
  },
]
