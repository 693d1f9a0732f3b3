import { createHmac, timingSafeEqual } from 'node:crypto'
import { shareFactsSchema, type ShareFacts } from './share-image'
import { sharePath } from './share-path'

/** A new drawing needs new addresses, since networks and browsers keep the old one for ever. */
const drawing = 1
const signatureBytes = 16

/** The path of a share image: `/share/<facts>.<signature>.jpg`. Other facts have another path. */
export function sharePathOf(facts: ShareFacts, secret: string): string {
  const text = Buffer.from(JSON.stringify(shareFactsSchema.parse(facts))).toString('base64url')
  return `/${sharePath}/${text}.${signatureOf(text, secret).toString('base64url')}.jpg`
}

/** The facts in a file name made above; null if another secret, or another drawing, made it. */
export function readShareFile(file: string, secret: string): ShareFacts | null {
  const [text = '', signature = '', ext, ...rest] = file.split('.')
  if (ext !== 'jpg' || rest.length > 0) return null
  const given = Buffer.from(signature, 'base64url')
  if (given.length !== signatureBytes) return null
  if (!timingSafeEqual(given, signatureOf(text, secret))) return null
  return shareFactsSchema.parse(JSON.parse(Buffer.from(text, 'base64url').toString()))
}

function signatureOf(text: string, secret: string): Buffer {
  const hmac = createHmac('sha256', secret).update(`share image ${drawing}.${text}`)
  return hmac.digest().subarray(0, signatureBytes)
}
