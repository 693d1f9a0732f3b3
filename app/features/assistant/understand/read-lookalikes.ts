import { extractFirst, type Reading } from './normalize'

/** Phrases that hold a word of the lists and mean something that no search knows. */
const lookalikes: readonly RegExp[] = [
  // No entrance without steps.
  / (?:easily |facilmente )?(?:accesibles?|accessible) (?:solo |solamente |only )?(?:by|en|por|con|on|via|a) (?:(?:el|la|un|una|a|the) )?(?:boat|car|road|bus|taxi|foot|public transport|lancha|bote|barco|carro|auto|coche|vehiculo|camioneta|carretera|tierra|agua|pie|transporte publico)(?= )/,
  // No air conditioning.
  / (?:al )?aire (?:libre|fresco|puro)(?= )/,
]

/** Takes these phrases out of a text, so that no later reader takes their words alone. */
export function readLookalikes(text: string): Reading<string[]> {
  const taken = extractFirst(text, lookalikes)
  if (!taken) return { value: [], rest: text }
  const { value, rest } = readLookalikes(taken.rest)
  return { value: [taken.match[0].trim(), ...value], rest }
}
