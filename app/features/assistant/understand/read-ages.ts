import { used, type Reading } from './normalize'
import { beforeGuests, grownUps, youngsters } from './read-guests'

/** People whom `readGuests` does not count, but of whom an age is said. */
const youngRelatives =
  '(?:sons?|daughters?|boys?|girls?|twins|grandchild|grandchildren|grandkids?|gemel[oa]s|niet[oa]s?|sobrin[oa]s?)'
const elders = '(?:abuel[oa]s?|parents|grandparents|padres)'
const unit = '(?:years?|yrs?|anos?|anitos?|months?|mes|meses|weeks?|semanas?)'
const age = '(?:\\d{1,3}|un|one|a)'
const another = '(?:otr[oa]|un[oa]?|another|one|a)'
const of = '(?: (?:de|of))? '
/** Stands before the last number of a list; one that follows without it counts something else. */
const and = `(?: (?:y|and|e|o|or)(?: ${another})?| otr[oa])${of}`
const upTo = ' (?:a|to|-) '
const joined = new RegExp(`${and}|${upTo}`)
const listed = `\\d{1,2}(?: ${unit})?`
const list = `(?:(?:${listed}(?: ${listed})*(?:${and}|${upTo}))*|(?:${listed} )+)`
const ages = `${list}${age} ${unit}(?: y medio| and a half)?`
const has =
  '(?:que|who|de|of|con|tienen?|is|are|aged?|ages|entre|between|from|menor(?:es)? de|mayor(?:es)? de|under|over)'

const ofPeople = new RegExp(
  ` (${youngsters}|${grownUps}|${youngRelatives}|${elders})((?: ${has})*) (${ages})( olds?| of age| de edad)?(?= )`,
  'g',
)
const old = new RegExp(
  ` (?:an? |(\\d{1,2}) )?((?:\\d{1,2} (?:and|y|or|to|-) )*${age}[ -]${unit})([ -]olds?(?: ${youngsters}| ${youngRelatives}| ${elders})?)(?= )`,
  'g',
)
const bare = `\\d{1,2}(?:${upTo}\\d{1,2}|(?:(?: \\d{1,2})*${and}\\d{1,2})+|(?: \\d{1,2})+(?= $))?`
const aged = new RegExp(
  ` (?:aged?|ages|edad(?:es)?)(?: de| of| between| entre)? (${bare}(?: ${unit})?)(?= )`,
  'g',
)

const span = `${age}[ -](?:years?|anos?|months?|mes|meses)`
/** What two people celebrate, and what is long ago. */
const past: readonly RegExp[] = [
  new RegExp(
    ` ${span}(?= (?:de |of )?(?:feli[cz]\\w* |wedding )?(?:anniversary|aniversario|casad[oa]s?|matrimonio|marriage|married|novi[oa]s|noviazgo|relacion|bodas?|ago) )`,
    'g',
  ),
  new RegExp(` ${age} (?:years?|anos?)(?= (?:together|juntos|juntas) )`, 'g'),
  new RegExp(
    `(?<= (?:anniversary|aniversario|married|casad[oa]s?|cumpl\\w+|turns|turning|hace)(?: (?:of|de|for|por|hace|desde|los|sus|our|my|mis))*) ${span}(?= )`,
    'g',
  ),
]

const one = new RegExp(`(?:^| )(?:un|one|a)[ -]${unit}`)

const gap = used.trimEnd()

/** Above this age a guest is an adult. */
const maxAgeOfChild = 17

/**
 * Takes out ages and anniversaries, which are no length of a lease or stay, and counts the children of whom an age is
 * said: "a 2 year old", "hijos de 4 y 6 años".
 */
export function readAges(sentence: string): Reading<number> {
  let children = 0
  const rest = sentence
    .replace(ofPeople, (...[all, who, words, each, suffix]: PeopleMatch) => {
      const isLimit = /menor|mayor|under|over/.test(who + words)
      if (!isLimit && mayBeLease(each, { who, words, isOld: suffix !== undefined })) return all
      if (!isLimit && !grown.test(who)) children += childrenOf(each)
      return ` ${who}${gap}`
    })
    .replace(old, (...[, count = '', each, who, at, text]: OldMatch) => {
      const named = childrenOf(each)
      // "For 4, 1 year old baby" says how many come in all.
      const isCount = / olds|s$|children/.test(who) && !beforeGuests.test(text.slice(0, at + 1))
      children += named > 0 && count && isCount ? Number(count) : named
      return count && !isCount ? ` ${count}${gap}` : gap
    })
    .replace(aged, (_, each: string) => {
      children += childrenOf(each)
      return gap
    })
  return { value: children, rest: past.reduce((text, each) => text.replace(each, gap), rest) }
}

type PeopleMatch = [all: string, who: string, words: string, each: string, suffix?: string]
type OldMatch = [
  all: string,
  count: string | undefined,
  each: string,
  who: string,
  at: number,
  text: string,
]

const grown = new RegExp(`^(?:${grownUps}|${elders})$`)
/** In years, beside children of whom nothing says that it is their age. */
const longestLease = 3

/** "2 children, 6 months", "2 adults, 1 year" and "kids aged 4, 1 year" are people and their lease. */
function mayBeLease(
  ages: string,
  { who, words, isOld }: { who: string; words: string; isOld: boolean },
): boolean {
  const numbers = ages.match(/\d+/g) ?? ['1']
  const last = Number(numbers.at(-1))
  const isList = numbers.length > 1
  if (grown.test(who)) return !isList && last <= maxAgeOfChild
  if (isOld) return false
  const isLoose = isList ? !joined.test(ages) : words === ''
  return (isLoose && last <= longestLease) || (isOfMonths(ages) && (isLoose || words === ''))
}

const isOfMonths = (ages: string): boolean => /mes|month|week|semana/.test(ages)

function childrenOf(ages: string): number {
  const numbers = ages.match(/\d+/g) ?? []
  const young = numbers.filter((each) => isOfMonths(ages) || Number(each) <= maxAgeOfChild)
  return young.length + (one.test(ages) ? 1 : 0)
}
