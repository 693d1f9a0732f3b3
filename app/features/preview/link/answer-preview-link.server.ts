import { redirect } from '@remix-run/node'
import { findPreviewAddress } from '../render/open-preview.server'
import { previewProblemResponse } from '../problem/problem-page.server'

/** Answers `GET /preview/{token}`: redirects to the page of the document, an address of the route table. */
export async function answerPreviewLink(token: string): Promise<Response> {
  const found = await findPreviewAddress(token, new Date())
  if (found.outcome === 'problem') return previewProblemResponse(found.problem)
  return redirect(found.address)
}
