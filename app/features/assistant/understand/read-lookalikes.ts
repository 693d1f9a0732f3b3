import { extractFirst, type Reading } from './normalize'

/** Phrases that hold a word of the lists and mean something that no search knows. */
const lookalikes: readonly RegExp[] = [
  // No entrance without steps.
  / (?:easily |facilmente )?(?:accesibles?|accessible) (?:solo |solamente |only )?(?:by|en|por|con|on|via|a) (?:(?:el|la|un|una|a|the) )?(?:boat|car|road|bus|taxi|foot|public transport|lancha|bote|barco|carro|auto|coche|vehiculo|camioneta|carretera|tierra|agua|pie|transporte publico)(?= )/,
  // No air conditioning.
  / (?:al )?aire (?:libre|fresco|puro)(?= )/,
]

/** Takes them out, so that their words are not taken for what they are alone. */
export function readLookalikes(text: string): Reading<string[]> {
  const taken = extractFirst(text, lookalikes)
  if (!taken) return { value: [], rest: text }
  const { value, rest } = readLookalikes(taken.rest)
  return { value: [taken.match[0].trim(), ...value], rest }
}
