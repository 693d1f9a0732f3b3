import type { PropertyKind } from '~content/property-kind'
import { extractFirst, type Reading } from './normalize'

/** The more particular ones first: a tree house is no house. */
const kinds: readonly [PropertyKind, RegExp][] = [
  [
    'treehouse',
    / (?:tree ?houses?|tree-houses?|casas? (?:del|en (?:el|un)|de) arbol|casas? en los arboles)(?= )/,
  ],
  ['dome', / (?:domes?|domos?|igloos?|iglus?)(?= )/],
  ['boathouse', / (?:boat ?houses?|house ?boats?|casas? flotantes?|casas? bote|barcos?)(?= )/],
  ['townhouse', / (?:town ?houses?|casas? de ciudad)(?= )/],
  [
    'farmhouse',
    / (?:farm ?houses?|farms?|fincas?|haciendas?|casas? de campo|granjas?|ranchos?)(?= )/,
  ],
  ['apartment', / (?:apartments?|flats?|condos?|apartamentos?|aptos?|apartaestudios?)(?= )/],
  ['loft', / (?:lofts?|studios?|estudios?)(?= )/],
  ['villa', / (?:villas?|mansions?|mansiones|mansion)(?= )/],
  ['cabin', / (?:cabins?|cabanas?|cabanitas?|cottages?|chalets?)(?= )/],
  ['bungalow', / (?:bungalows?|bungalos?)(?= )/],
  [
    'room',
    / (?:(?:a|one|single|private|un|una|solo una|solo un) (?:room|habitacion|cuarto)(?: privad[ao])?|rooms in a house|cuartos en una casa)(?= )/,
  ],
]

const lodging =
  / (?:houses?|homes?|casas?|casitas?|casona|places?|place to stay|lugar|lugares|accommodations?|lodging|alojamientos?|hospedaje|hospedarnos|hospedarme|stays?|rentals?|propert(?:y|ies)|propiedad(?:es)?|residencia|donde dormir|where to sleep|somewhere to stay|listings?)(?= )/

/** What kind of house is asked for; a plain house is no kind of its own. */
export function readKind(text: string): Reading<PropertyKind | null> {
  for (const [kind, pattern] of kinds) {
    const taken = extractFirst(text, [pattern])
    if (taken) return { value: kind, rest: taken.rest }
  }
  return { value: null, rest: text }
}

/** Whether a sentence speaks of a place to stay at all. */
export function readLodging(text: string): Reading<boolean> {
  const taken = extractFirst(text, [lodging])
  return taken ? { value: true, rest: readLodging(taken.rest).rest } : { value: false, rest: text }
}
