import { isSlug } from '~content/slug'

export type QueryProblemCode =
  | 'notWhole'
  | 'outOfRange'
  | 'notAChoice'
  | 'notAFlag'
  | 'notASlug'
  | 'tooMany'
  | 'notACountry'
  | 'notADay'
  | 'pastDay'
  | 'missingDay'
  | 'missingLength'
  | 'missingMonth'
  | 'dayOrder'
  | 'tooManyGuests'
  | 'priceOrder'
  | 'unknownPlace'
  | 'notBounds'

/** What is wrong with a parameter; `allowed` completes the message where there is a list or a range. */
export type QueryProblem = { parameter: string; code: QueryProblemCode; allowed?: string }

type ProblemLog = (problem: QueryProblem) => void

/** Reads single parameters; what it cannot use it reports and answers with null. An empty value is an absent one. */
export function queryReader(params: URLSearchParams, report: ProblemLog) {
  function text(parameter: string): string | null {
    return params.get(parameter)?.trim() || null
  }

  /** A whole number, moved into the bounds where it lies outside. */
  function whole(parameter: string, min: number, max: number): number | null {
    const value = text(parameter)
    if (value === null) return null
    if (!/^-?\d{1,9}$/.test(value)) {
      report({ parameter, code: 'notWhole' })
      return null
    }
    const number = Number(value)
    const inside = Math.min(Math.max(number, min), max)
    if (inside !== number) report({ parameter, code: 'outOfRange', allowed: `${min}–${max}` })
    return inside
  }

  function choice<Option extends string | number>(
    parameter: string,
    options: readonly Option[],
  ): Option | null {
    const value = text(parameter)
    if (value === null) return null
    const found = options.find((option) => String(option) === value)
    if (found === undefined) {
      report({ parameter, code: 'notAChoice', allowed: options.join(', ') })
      return null
    }
    return found
  }

  function flag(parameter: string): boolean {
    const value = text(parameter)
    if (value === null || value === 'false' || value === '0') return false
    if (value === 'true' || value === '1') return true
    report({ parameter, code: 'notAFlag', allowed: 'true, false' })
    return false
  }

  function slug(parameter: string): string | null {
    const value = text(parameter)
    if (value === null || isSlug(value)) return value
    report({ parameter, code: 'notASlug' })
    return null
  }

  /** Slugs, repeated or separated by commas; sorted, each once. */
  function slugs(parameter: string, max: number): string[] {
    const all = params.getAll(parameter).flatMap((value) => value.split(','))
    const given = new Set(all.map((value) => value.trim()).filter((value) => value !== ''))
    const valid = [...given].filter(isSlug).sort()
    if (valid.length < given.size) report({ parameter, code: 'notASlug' })
    if (valid.length > max) report({ parameter, code: 'tooMany', allowed: String(max) })
    return valid.slice(0, max)
  }

  return { text, whole, choice, flag, slug, slugs, report }
}

export type QueryReader = ReturnType<typeof queryReader>
