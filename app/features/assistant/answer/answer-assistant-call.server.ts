import { locales } from '~content/locale'
import { readFields } from '~/platform/body/read-fields.server'
import { noStore } from '~/platform/page-cache/cache-policy'
import { answerQuestion } from './answer-question.server'
import { findAssistantSources } from './assistant-sources.server'
import { waitForQuestion } from './question-limit.server'
import { readQuestionText } from './read-question-text'

/**
 * `POST /api/assistant`: `{question, language}` → 200 the answer. 400 and 415 for a body that cannot be read,
 * 422 for a missing or too long question and for an unknown language, 429 for too many questions, and 503 while there
 * is no catalogue.
 */
export async function answerAssistantCall(
  request: Request,
  findSources = findAssistantSources,
): Promise<Response> {
  if (request.method !== 'POST') {
    return reply(405, { errors: ['METHOD_NOT_ALLOWED'] }, { Allow: 'POST' })
  }
  const read = await readFields(request)
  if ('status' in read) {
    const code = read.status === 415 ? 'UNSUPPORTED_MEDIA_TYPE' : 'UNREADABLE_REQUEST'
    return reply(read.status, { errors: [code] })
  }
  const question = readQuestionText(read.fields.question)
  const locale = locales.find((each) => each === (read.fields.language ?? 'en'))
  if (question === null) return reply(422, { errors: ['UNREADABLE_QUESTION'] })
  if (!locale) return reply(422, { errors: ['UNKNOWN_LANGUAGE'] })
  const wait = await waitForQuestion(request)
  if (wait > 0) {
    return reply(429, { errors: ['TOO_MANY_REQUESTS'] }, { 'Retry-After': String(wait) })
  }
  const sources = await findSources()
  if (!sources) return reply(503, { errors: ['UNAVAILABLE'] }, { 'Retry-After': '30' })
  return reply(200, await answerQuestion({ question, locale, now: new Date() }, sources))
}

function reply(status: number, body: object, headers: Record<string, string> = {}): Response {
  return Response.json(body, { status, headers: { ...headers, 'Cache-Control': noStore } })
}
