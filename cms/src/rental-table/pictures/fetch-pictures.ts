import type { Core } from '@strapi/strapi'
import { contentSignatureHeader } from '../../content-types/content-change'
import { pictureWebhookPath } from '../../content-types/picture-webhook-path'
import { pictureAnswerSchema, type PictureAnswer } from '../../content-types/rental-import'
import type { PictureProblem } from '../../content-types/rental-import-problem'
import { signatureOf } from '../../changes/send-webhook'
import { minutes } from '../../content-types/duration'
import { environment } from '../../environment/environment'
import { readPictures } from '../read-known-entries'
import { addPicture } from './add-picture'
import { isAddress, libraryName } from './picture-name'

const atOnce = 4
/** Longer than the site's own timeout for a slow address. */
const patience = minutes(1)

/**
 * Adds the pictures at these addresses to the media library, unless it has them. The site fetches them: it knows which
 * addresses are public, and encodes each picture again. Resolves with the addresses that failed and why. Throws if the
 * site does not answer.
 */
export async function fetchPictures(
  strapi: Core.Strapi,
  names: readonly string[],
): Promise<Map<string, PictureProblem>> {
  const addresses = [...new Set(names.filter(isAddress))]
  const known = await readPictures(strapi, addresses.map(libraryName))
  const missing = addresses.filter((address) => !known.has(libraryName(address)))
  const problems = new Map<string, PictureProblem>()
  const work = async () => {
    for (let address = missing.shift(); address !== undefined; address = missing.shift()) {
      const answer = await ask(address)
      if ('problem' in answer) problems.set(address, answer.problem)
      else await addPicture(strapi, { ...answer.picture, name: libraryName(address) })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return problems
}

async function ask(address: string): Promise<PictureAnswer> {
  const { CONTENT_WEBHOOK_URL, CONTENT_WEBHOOK_SECRET } = environment()
  const body = JSON.stringify({ address })
  const seconds = Math.floor(Date.now() / 1000)
  const response = await fetch(new URL(`/${pictureWebhookPath}`, CONTENT_WEBHOOK_URL), {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      [contentSignatureHeader]: signatureOf(body, CONTENT_WEBHOOK_SECRET, seconds),
    },
    body,
    redirect: 'error',
    signal: AbortSignal.timeout(patience),
  })
  // The address stays out of the log: it may hold a secret.
  if (!response.ok) throw new Error(`the site answers ${response.status} for a picture`)
  return pictureAnswerSchema.parse(await response.json())
}
