import { extractFirst, type Reading } from './normalize'
import type { RequestedGuests } from './understanding'

const people =
  '(?:personas?|people|persons?|ppl|pers|folks|guests?|huespedes?|pax|invitados|travell?ers|viajeros|friends|amigos|amigas|of us|sleepers)'
export const grownUps = '(?:adultos?|adults?|grown-?ups|mayores)'
export const youngsters =
  '(?:ninos?|ninas?|nenes?|patojos?|kids?|children|child|hijos?|hijas?|bebes?|babies|baby|infants?|toddlers?|menores|teenagers?|adolescentes?)'
const count = '(\\d{1,3}|un|una|one|a)'

const adultsPattern = new RegExp(` ${count} ${grownUps}(?= )`)
const childrenPattern = new RegExp(` ${count} ${youngsters}(?= )`)
/** Without a number, where ages say how many there are. */
const childPattern = new RegExp(` ${youngsters}(?= )`)
const couplesPattern = / (\d{1,2}) (?:parejas|couples)(?= )/
const couplePattern =
  / (?:pareja|couple|honeymoon|luna de miel|(?:my (?:wife|husband|partner|girlfriend|boyfriend)|mi (?:esposa|esposo|novia|novio|pareja)) (?:and i|and me|y yo)|romantic|romantica|romantico)(?= )/
const alonePattern =
  / (?:just me|only me|by myself|solo yo|para mi solo|para mi sola|viajo solo|viajo sola|(?:one|1|una|un) (?:person|persona|guest|huesped)|solo travell?er)(?= )/
const familyPattern = / (?:family|familia)(?= )/

const aGroup = '(?:family|familia|group|grupo|party) (?:of|de) '
const weAre =
  "(?:somos|seremos|vamos|we are|we're|we will be|sleeps|for up to|duermen|caben) (?:a |unas |unos |about )?"
const forUs = '(?:for|para|pra|pa) (?:unas |unos |about |us )?'
/** What ends before a number of guests. */
export const beforeGuests = new RegExp(` (?:${aGroup}|${weAre}|${forUs})$`)

/** Numbers of people; a number of couples or families is left out, since it counts something else. */
const totals: readonly RegExp[] = [
  new RegExp(` \\d{1,3} ?(?:-|to|a|or|o) ?(\\d{1,3}) ?${people}(?= )`),
  new RegExp(` (\\d{1,3}) ?${people}(?= )`),
  new RegExp(` ${aGroup}(\\d{1,3})(?= (?!parejas|couples|famil))`),
  new RegExp(` ${weAre}(\\d{1,3})(?= (?!parejas|couples|famil))`),
  new RegExp(
    ` ${forUs}(\\d{1,3})(?= (?!parejas|couples|famil|night|noche|month|mes|day|dia|week|semana|year|ano))`,
  ),
]

/**
 * Who comes; null if the sentence does not say. A family with children brings two grown-ups. `ages`: how many children
 * the sentence gave an age of, which may be all that it says of them.
 */
export function readGuests(text: string, ages = 0): Reading<RequestedGuests | null> {
  const named = ages > 0 ? [childrenPattern, childPattern] : [childrenPattern]
  const children = extractFirst(text, named)
  const adults = extractFirst(children?.rest ?? text, [adultsPattern])
  const together = adults?.rest ?? children?.rest ?? text
  const childCount = Math.max(ages, children ? numberOf(children.match[1]) : 0)
  if (adults) return found({ adults: numberOf(adults.match[1]), children: childCount }, together)

  const total = extractFirst(together, totals)
  if (total) {
    const all = numberOf(total.match[1])
    // "Six people, two of them children" and "a family of five with two children" count everybody.
    const grown = childCount < all ? all - childCount : all
    return found({ adults: grown, children: childCount }, total.rest)
  }
  const couples = extractFirst(together, [couplesPattern])
  if (couples) {
    return found({ adults: 2 * numberOf(couples.match[1]), children: childCount }, couples.rest)
  }
  const couple = extractFirst(together, [couplePattern])
  if (couple) return found({ adults: 2, children: childCount }, couple.rest)
  const alone = extractFirst(together, [alonePattern])
  if (alone) return found({ adults: 1, children: childCount }, alone.rest)
  if (childCount > 0) {
    const family = extractFirst(together, [familyPattern])
    return found({ adults: 2, children: childCount }, family?.rest ?? together)
  }
  return { value: null, rest: text }
}

function found(value: RequestedGuests, rest: string): Reading<RequestedGuests | null> {
  const adults = Math.max(1, value.adults)
  return { value: { adults, children: value.children }, rest }
}

/** An article counts one. */
function numberOf(text: string | undefined): number {
  return /^\d+$/.test(text ?? '') ? Number(text) : 1
}
