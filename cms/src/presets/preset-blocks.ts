import type { PresetKey } from './preset-keys'

/** Picks a preset's text by language. */
type PickLanguage = (en: string, es: string) => string
type Block = { __component: string; bands?: Record<string, unknown>[]; [field: string]: unknown }

/** What the page says by itself, so that a preset does not say it again. */
type OwnParts = {
  /** Whether the page has a form beside its title. */
  form: boolean
  /** Whether the page has a text about what the offer holds. */
  text: boolean
}

/** Sample texts. A page that still has one cannot be published. */
const samples = {
  holds: {
    en: '- What is included\n- For which dates\n- Until when it can be booked',
    es: '- Qué incluye\n- Para qué fechas\n- Hasta cuándo se puede reservar',
  },
  day: {
    en: 'What one sees, hears and does, from the morning on.',
    es: 'Qué se ve, qué se oye y qué se hace, desde la mañana.',
  },
}

const sampleTexts = new Set(Object.values(samples).flatMap(({ en, es }) => [en, es]))

/** Whether an editor left the text of a preset as it was. */
export const isSampleText = (text: string): boolean => sampleTexts.has(text.trim())

/**
 * The blocks of a preset in one language. Title, sentence and picture are the page's own; editors replace
 * the samples and choose the pictures.
 */
export function presetBlocks(preset: PresetKey, locale: string, own: OwnParts): Block[] {
  return presets[preset]((en, es) => (locale === 'es' ? es : en), own)
}

const presets: Record<PresetKey, (pick: PickLanguage, own: OwnParts) => Block[]> = {
  offer: (pick, own) => [
    ...(own.text ? [] : [holds(pick)]),
    ...form(pick, own),
    questions(pick),
    whatsapp(pick),
  ],
  products: (pick, own) => [products(pick), ...form(pick, own), questions(pick), whatsapp(pick)],
  farm: (pick) => [
    { __component: 'blocks.gallery', title: pick('The farm', 'La finca'), layout: 'mosaic' },
    {
      __component: 'blocks.rich-text',
      title: pick('A day here', 'Un día aquí'),
      markdown: pick(samples.day.en, samples.day.es),
    },
    { __component: 'blocks.video-gallery', title: pick('In motion', 'En video') },
    products(pick),
    whatsapp(pick),
  ],
  ads: (pick, own) => [
    {
      __component: 'blocks.gallery',
      title: pick('Your next house in Guatemala', 'Su próxima casa en Guatemala'),
      layout: 'rotating',
    },
    ...form(pick, own),
    testimonials(pick),
    {
      __component: 'blocks.payment-methods',
      title: pick('Pay as you like', 'Pague como le convenga'),
    },
    {
      __component: 'blocks.badge',
      title: pick('An award that guests gave us', 'Un premio que nos dieron los huéspedes'),
    },
  ],
  prices: (pick) => [
    whatsapp(pick),
    {
      __component: 'blocks.price-bands',
      title: pick('How much would you like to spend?', '¿Cuánto quiere gastar?'),
      bands: bands(pick),
    },
    testimonials(pick),
  ],
}

function holds(pick: PickLanguage): Block {
  return {
    __component: 'blocks.rich-text',
    title: pick('What the offer holds', 'Qué incluye la oferta'),
    markdown: pick(samples.holds.en, samples.holds.es),
  }
}

/** Adds a form block, unless the page has a form of its own. */
function form(pick: PickLanguage, own: OwnParts): Block[] {
  if (own.form) return []
  return [
    {
      __component: 'blocks.form',
      title: pick('Tell us your dates', 'Cuéntenos sus fechas'),
      text: pick(
        'A person answers, usually the same day.',
        'Le responde una persona, casi siempre el mismo día.',
      ),
      btnName: pick('Send me the price', 'Quiero el precio'),
      showContactWay: true,
      showSpecialRequeriment: true,
      showFinishDate: true,
      showLocation: false,
    },
  ]
}

function products(pick: PickLanguage): Block {
  return { __component: 'blocks.product-list', title: pick('Choose yours', 'Escoja la suya') }
}

function testimonials(pick: PickLanguage): Block {
  return {
    __component: 'blocks.testimonials',
    title: pick('What guests pick', 'Lo que dicen los huéspedes'),
  }
}

function questions(pick: PickLanguage): Block {
  return {
    __component: 'blocks.faq',
    title: pick('Before you ask', 'Antes de preguntar'),
    topic: 'booking',
  }
}

function whatsapp(pick: PickLanguage): Block {
  return {
    __component: 'blocks.whatsapp-banner',
    title: pick('10% off when you book over WhatsApp', '10 % menos si reserva por WhatsApp'),
    text: pick('Write to us in the next 60 minutes.', 'Escríbanos en los próximos 60 minutos.'),
    btnName: pick('Write to us', 'Escríbanos'),
  }
}

/** The customer's four bands, in whole dollars and quetzales. */
function bands(pick: PickLanguage) {
  const band = (name: string, label: string, usd: [number, number], gtq: [number, number]) => ({
    name,
    label,
    minPriceUsd: usd[0],
    maxPriceUsd: usd[1],
    minPriceGtq: gtq[0],
    maxPriceGtq: gtq[1],
  })
  return [
    band(pick('Apartments', 'Apartamentos'), '$50-150', [50, 150], [390, 1170]),
    band(pick('Homes', 'Casas'), '$151-300', [150, 300], [1170, 2340]),
    band(pick('Large Homes', 'Casas grandes'), '$300-500', [300, 500], [2340, 3900]),
    band(
      pick('Luxury Homes', 'Casas de lujo'),
      pick('$500 or more', '$500 o más'),
      [500, 1500],
      [3900, 11700],
    ),
  ]
}
