import { data } from '@remix-run/node'
import { readForm } from '~/platform/body/read-form.server'
import { leadsToSignIn } from '../sign-in/sign-in-path'
import type { Unsent } from './unsent-problem'

type Reply<Data> = ReturnType<typeof data<Data>>

/**
 * Answers a form of the staff. Where that ends with a 503, its page often cannot be read either; where the session has
 * ended, the sign-in would take its place. The fields that were sent come back with the reply or the error, which is a
 * 401 without a session, and `UnsentProblem` offers to send them again.
 */
export async function keepUnsent<Data extends object>(
  request: Request,
  answer: (request: Request) => Promise<Reply<Data>>,
): Promise<Reply<Data & Partial<Unsent>>> {
  const copy = request.clone()
  try {
    const reply = await answer(request)
    if (reply.init?.status !== 503) return reply
    return data({ ...reply.data, ...(await fieldsOf(copy)) }, reply.init)
  } catch (err) {
    if (!(err instanceof Response)) throw err
    const isSignedOut = leadsToSignIn(err)
    if (!isSignedOut && err.status !== 503) throw err
    const fields = await fieldsOf(copy)
    if (!isSignedOut) throw Response.json(fields, { status: 503, headers: err.headers })
    throw fields.unsent?.length ? Response.json(fields, { status: 401 }) : err
  }
}

async function fieldsOf(request: Request): Promise<Partial<Unsent>> {
  const read = await readForm(request)
  if (!('form' in read)) return {}
  const fields = [...read.form].flatMap(([name, value]) =>
    typeof value === 'string' ? [{ name, value }] : [],
  )
  return { unsent: fields }
}
