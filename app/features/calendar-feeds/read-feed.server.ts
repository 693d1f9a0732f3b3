import {
  type DueFeed,
  type FeedProblem,
  type FeedResult,
  maxFeedNights,
  maxValidatorLengths,
} from '~content/calendar-feed'
import {
  type Network,
  type RequestProblem,
  RequestFailed,
  requestPublic,
} from '~/platform/http/public/request-public.server'
import { addDays, guatemalaToday } from '~/platform/time/guatemala-day'
import { seconds } from '~/platform/units/duration'
import { megabytes } from '~/platform/units/size'
import type { CalendarParser } from './parse/parse-calendar.server'

const limits = { timeout: seconds(10), maxBytes: megabytes(2) }

const problems = {
  address: 'badAddress',
  private: 'privateAddress',
  redirects: 'tooManyRedirects',
  compressed: 'badAnswer',
  tooLarge: 'tooLarge',
  tooSlow: 'tooSlow',
  unreachable: 'unreachable',
} as const satisfies Record<RequestProblem, FeedProblem>

type Deps = {
  parser: Pick<CalendarParser, 'parse'>
  now: Date
  network?: Network
}

/** Reads a calendar of another site. Every failure is an answer, since the nights that are known stay as they are. */
export async function readFeed(
  { url, validators }: DueFeed,
  { parser, now, network }: Deps,
): Promise<FeedResult> {
  const headers = {
    Accept: 'text/calendar, text/plain;q=0.5',
    'User-Agent': 'Calendar-Reader/1.0',
    ...(validators?.etag && { 'If-None-Match': validators.etag }),
    ...(validators?.lastModified && { 'If-Modified-Since': validators.lastModified }),
  }
  try {
    const answer = await requestPublic(url, { headers, ...limits, ...(network && { network }) })
    if (answer.status === 304 && validators) return { outcome: 'unchanged', url }
    if (answer.status !== 200) return { outcome: 'failed', url, problem: 'badAnswer' }
    // Until yesterday: a guest may still be there.
    const from = addDays(guatemalaToday(now), -1)
    const file = answer.body.toString('utf8')
    const parsed = await parser.parse(file, { from, to: addDays(from, maxFeedNights) })
    if (parsed.outcome === 'failed') return { ...parsed, url }
    return {
      ...parsed,
      url,
      from,
      validators: {
        etag: shortOrNull(answer.headers.etag, maxValidatorLengths.etag),
        lastModified: shortOrNull(
          answer.headers['last-modified'],
          maxValidatorLengths.lastModified,
        ),
      },
    }
  } catch (error) {
    if (!(error instanceof RequestFailed)) throw error
    return { outcome: 'failed', url, problem: problems[error.problem] }
  }
}

function shortOrNull(header: string | undefined, longest: number): string | null {
  return header !== undefined && header.length <= longest ? header : null
}
