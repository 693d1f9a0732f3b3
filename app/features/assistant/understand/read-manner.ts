import { extractFirst, type Reading } from './normalize'
import type { Understanding } from './understanding'

const searching =
  / (?:looking for|look for|searching for|search|find|show me|show|need|want|would like|i'd like|recommend|suggest|interested in|any|do you have|is there|are there|rent|busco|buscamos|buscando|ando buscando|encontrar|encuentre|muestreme|mostrar|necesito|necesitamos|quiero|queremos|quisiera|quisieramos|me gustaria|nos gustaria|recomiend[ae]n?|me interesa|tienen|tendran|tiene|hay|habra|ofrecen|alquilar|rentar|alquilan|rentan|hospedarme|hospedarnos|stay)(?= )/

const cheapest =
  / (?:cheap|cheapest|cheaper|affordable|inexpensive|low cost|lowest price|barat[oa]s?|economic[oa]s?|mas barat[oa]s?)(?= )/
/** "Accesible" alone is an entrance without steps. */
const accessiblePrice =
  / (?:(?:precio|costo|tarifa|presupuesto)s? (?:(?:que|sea|sean|mas|muy|lo|y|razonables?|comodos?) ){0,3}accesibles?|accesibles? (?:en|de) (?:el )?precios?|accessible (?:prices?|rates?)|accessibly priced|prices? (?:that )?(?:is |are )?accessible)(?= )/
const finest =
  / (?:luxury|luxurious|luxe|high-end|most expensive|de lujo|lujos[oa]s?|lujo|exclusiv[oa]s?)(?= )/

/** Whether the text is a search; its words stay, since questions contain them, too. */
export function isSearching(text: string): boolean {
  return searching.test(text)
}

/** By which price the answer begins. */
export function readOrder(text: string): Reading<Understanding['order']> {
  const cheap = extractFirst(text, [accessiblePrice, cheapest])
  if (cheap) return { value: 'lowestFirst', rest: cheap.rest }
  const fine = extractFirst(text, [finest])
  if (fine) return { value: 'highestFirst', rest: fine.rest }
  return { value: null, rest: text }
}
