import type { PresetKey } from './preset-keys'

/** Chooses the language of a preset's words. */
type Say = (en: string, es: string) => string
type Block = { __component: string; [field: string]: unknown }

/** The blocks of a preset in one language, with words to be replaced; pictures are the editor's to choose. */
export function presetBlocks(preset: PresetKey, locale: string): Block[] {
  return presets[preset]((en, es) => (locale === 'es' ? es : en))
}

const presets: Record<PresetKey, (say: Say) => Block[]> = {
  offer: (say) => [
    hero(say, 'form'),
    {
      __component: 'blocks.rich-text',
      title: say('What the offer holds', 'Qué incluye la oferta'),
      markdown: say(
        '- What is included\n- For which dates\n- Until when it can be booked',
        '- Qué incluye\n- Para qué fechas\n- Hasta cuándo se puede reservar',
      ),
    },
    form(say),
    questions(say),
    whatsapp(say),
  ],
  products: (say) => [hero(say, 'form'), products(say), form(say), questions(say), whatsapp(say)],
  farm: (say) => [
    hero(say, 'whatsapp'),
    { __component: 'blocks.gallery', title: say('The farm', 'La finca'), layout: 'mosaic' },
    {
      __component: 'blocks.rich-text',
      title: say('A day here', 'Un día aquí'),
      markdown: say(
        'What one sees, hears and does, from the morning on.',
        'Qué se ve, qué se oye y qué se hace, desde la mañana.',
      ),
    },
    { __component: 'blocks.video-gallery', title: say('In motion', 'En video') },
    products(say),
    whatsapp(say),
  ],
  ads: (say) => [
    {
      __component: 'blocks.gallery',
      title: say('Your next house in Guatemala', 'Su próxima casa en Guatemala'),
      layout: 'rotating',
    },
    form(say),
    testimonials(say),
    {
      __component: 'blocks.payment-methods',
      title: say('Pay as you like', 'Pague como le convenga'),
    },
    {
      __component: 'blocks.badge',
      title: say('An award that guests gave us', 'Un premio que nos dieron los huéspedes'),
    },
  ],
  prices: (say) => [
    hero(say, 'whatsapp'),
    whatsapp(say),
    {
      __component: 'blocks.price-bands',
      title: say('How much would you like to spend?', '¿Cuánto quiere gastar?'),
      bands: bands(say),
    },
    testimonials(say),
  ],
}

function hero(say: Say, action: 'form' | 'whatsapp'): Block {
  return {
    __component: 'blocks.hero',
    title: say('The offer in one sentence', 'La oferta en una frase'),
    text: say('For whom it is, and until when.', 'Para quién es y hasta cuándo.'),
    button: { label: say('Ask for it', 'Consultar'), action },
  }
}

function form(say: Say): Block {
  return {
    __component: 'blocks.form',
    title: say('Tell us your dates', 'Cuéntenos sus fechas'),
    text: say(
      'A person answers, usually the same day.',
      'Le responde una persona, casi siempre el mismo día.',
    ),
    btnName: say('Send me the price', 'Quiero el precio'),
    showContactWay: true,
    showSpecialRequeriment: true,
    showFinishDate: true,
    showLocation: false,
  }
}

function products(say: Say): Block {
  return { __component: 'blocks.product-list', title: say('Choose yours', 'Escoja la suya') }
}

function testimonials(say: Say): Block {
  return {
    __component: 'blocks.testimonials',
    title: say('What guests say', 'Lo que dicen los huéspedes'),
  }
}

function questions(say: Say): Block {
  return {
    __component: 'blocks.faq',
    title: say('Before you ask', 'Antes de preguntar'),
    topic: 'booking',
  }
}

function whatsapp(say: Say): Block {
  return {
    __component: 'blocks.whatsapp-banner',
    title: say('10% off when you book over WhatsApp', '10 % menos si reserva por WhatsApp'),
    text: say('Write to us in the next 60 minutes.', 'Escríbanos en los próximos 60 minutos.'),
    btnName: say('Write to us', 'Escríbanos'),
  }
}

/** The customer's four bands, in whole dollars and quetzales. */
function bands(say: Say) {
  const band = (name: string, label: string, usd: [number, number], gtq: [number, number]) => ({
    ...{ name, label, minPriceUsd: usd[0], maxPriceUsd: usd[1] },
    ...{ minPriceGtq: gtq[0], maxPriceGtq: gtq[1] },
  })
  return [
    band(say('Apartments', 'Apartamentos'), '$50-150', [50, 150], [390, 1170]),
    band(say('Homes', 'Casas'), '$151-300', [150, 300], [1170, 2340]),
    band(say('Large Homes', 'Casas grandes'), '$300-500', [300, 500], [2340, 3900]),
    band(
      say('Luxury Homes', 'Casas de lujo'),
      say('$500 or more', '$500 o más'),
      [500, 1500],
      [3900, 11700],
    ),
  ]
}
