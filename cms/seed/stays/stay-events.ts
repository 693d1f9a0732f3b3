import type { StayEvent } from '../../../content-types/stay'
import { hasContract, type DemoStay, type Step } from './demo-stay'

/** A line of the log of a stay. */
export type StayLine = Pick<StayEvent, 'at' | 'kind' | 'actor' | 'stage' | 'detail'>

/** Who works in the demo. They have no accounts. */
const team = ['Lucía Ajquejay', 'Marco Tzunún', 'Ana Girón']

export function colleagueOf({ reference }: DemoStay): string {
  const number = Number(reference.replace(/\D/g, ''))
  return team[number % team.length] ?? ''
}

/** The log of a stay after its inquiry, in its order. */
export function stayEvents(stay: DemoStay, house: string): StayLine[] {
  const staff = `staff: ${colleagueOf(stay)}`
  const lines = stay.steps.flatMap((step) => linesOf(stay, step, { staff, house }))
  const { note } = stay.seed
  const last = stay.steps.at(-1)?.at ?? stay.askedAt
  return note ? [...lines, line(last, 'noted', staff, { detail: note })] : lines
}

type Context = { staff: string; house: string }

function linesOf(stay: DemoStay, { stage, at }: Step, { staff, house }: Context): StayLine[] {
  const { code, guest } = stay
  const by = (actor: string) => line(at, 'moved', actor, { stage })
  switch (stage) {
    case 'answered':
      return [line(at, 'mailed', staff, { detail: answerTo(stay, house) }), by(staff)]
    case 'offered':
      return [line(at, 'offerMade', staff, { detail: `O-${code}` }), by(staff)]
    case 'accepted':
      return [line(at, 'offerAccepted', 'guest', { detail: `O-${code}: ${house}` }), by('guest')]
    case 'contractSent': {
      return [
        ...(hasContract(stay) ? [line(at, 'contract', staff, { detail: `C-${code}` })] : []),
        by(staff),
      ]
    }
    case 'signed': {
      if (hasContract(stay)) return [by('guest')]
      const paper = { en: 'Signed on paper in the office.', es: 'Firmado en papel en la oficina.' }
      return [line(at, 'noted', staff, { detail: paper[guest.language] }), by(staff)]
    }
    case 'confirmed':
      return [line(at, 'booking', staff, { detail: stay.reference }), by(staff)]
    case 'reviewed':
      return [line(at, 'review', staff, { detail: 'approved' }), by(staff)]
    default:
      return [by(staff)]
  }
}

function answerTo({ guest, startDate, endDate }: DemoStay, house: string): string {
  const { first, language } = guest
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' })
  const [from, to] = [startDate, endDate].map((date) => day.format(new Date(date)))
  return language === 'es'
    ? `Hola, ${first}:\n\nGracias por escribirnos. ${house} está libre del ${from} al ${to}. Con gusto le preparamos una propuesta.`
    : `Hello ${first},\n\nthank you for writing. ${house} is free from ${from} to ${to}. We would be glad to prepare an offer.`
}

function line(
  at: string,
  kind: StayLine['kind'],
  actor: string,
  { stage = null, detail = '' }: Partial<Pick<StayLine, 'stage' | 'detail'>>,
): StayLine {
  return { at, kind, actor, stage, detail }
}
