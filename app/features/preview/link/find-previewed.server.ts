import { previewAnswerSchema, previewTokenHeader } from '~content/preview'
import { ContentUnavailable } from '~/platform/content/content-unavailable.server'
import { fetchFromCms } from '~/platform/content/fetch-from-cms.server'
import { rememberTextPictures } from '~/platform/content/remember-text-pictures.server'
import { env } from '~/platform/env/env.server'
import { log } from '~/platform/log/log.server'
import { rememberPicturesIn } from '~/platform/pictures/remember-pictures.server'
import { guatemalaToday } from '~/platform/time/guatemala-day'
import { seconds } from '~/platform/units/duration'
import type { PreviewProblem } from '../problem/preview-problem'
import { readPreviewToken } from './preview-token.server'
import type { PreviewSubject } from '../previewed-entry'
import { openWindow } from '../draft/open-window'
import { readPreviewed } from '../draft/read-previewed'

type Found =
  | { outcome: 'found'; subject: PreviewSubject }
  | { outcome: 'problem'; problem: PreviewProblem }

const patience = seconds(10)

/** Reads the entry that a token allows from the CMS, or says why there is none. Never throws a response. */
export async function findPreviewed(token: string, now: Date): Promise<Found> {
  const read = readPreviewToken(token, env.PREVIEW_SECRET, now.getTime())
  if (read.outcome === 'forged') return problem({ kind: 'forged' })
  const { claim } = read
  const over: PreviewProblem = { kind: 'over', locale: claim.locale }
  if (read.outcome === 'expired') return problem(claim.link ? over : { kind: 'expired' })
  try {
    const answer = await fetchPreviewed(token)
    if (answer === null) return problem({ kind: 'missing' })
    const { data, isLinkOver } = previewAnswerSchema.parse(answer)
    if (isLinkOver) return problem(over)
    rememberPicturesIn(data)
    await rememberTextPictures(data)
    const shown = claim.link ? openWindow(data, now) : data
    const found = readPreviewed(claim, shown, guatemalaToday(now))
    if (found.outcome === 'problem') return found
    return { outcome: 'found', subject: { claim, previewed: found.previewed } }
  } catch (err) {
    if (!(err instanceof ContentUnavailable)) throw err
    log.warn({ reason: err.message, uid: claim.uid }, 'a preview could not be read')
    return problem({ kind: 'unavailable' })
  }
}

/** The CMS verifies the token itself: without it the site's own token opens no draft. */
function fetchPreviewed(token: string): Promise<unknown> {
  return fetchFromCms('preview', patience, {
    url: env.CMS_URL,
    token: env.CMS_CONTENT_TOKEN,
    headers: { [previewTokenHeader]: token },
  })
}

function problem(found: PreviewProblem): Found {
  return { outcome: 'problem', problem: found }
}
