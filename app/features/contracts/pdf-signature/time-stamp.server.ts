import { createHash, randomBytes } from 'node:crypto'
import { Integer, OctetString } from 'asn1js'
import {
  AlgorithmIdentifier,
  type ContentInfo,
  MessageImprint,
  PKIStatus,
  SignedData,
  TimeStampReq,
  TimeStampResp,
  TSTInfo,
} from 'pkijs'
import { seconds } from '~/platform/units/duration'

const sha256Id = '2.16.840.1.101.3.4.2.1'

/**
 * Asks an authority (RFC 3161) to stamp these bytes with its time. Throws if it does not answer within five seconds,
 * refuses, or stamps something else.
 */
export async function requestTimeStamp(address: string, bytes: Buffer): Promise<ContentInfo> {
  const imprint = createHash('sha256').update(bytes).digest()
  const nonce = new Integer({ valueHex: positive(randomBytes(8)) })
  const asked = new TimeStampReq({
    version: 1,
    messageImprint: new MessageImprint({
      hashAlgorithm: new AlgorithmIdentifier({ algorithmId: sha256Id }),
      hashedMessage: new OctetString({ valueHex: new Uint8Array(imprint).buffer }),
    }),
    nonce,
    certReq: true,
  })
  const answer = await fetch(address, {
    method: 'POST',
    headers: { 'Content-Type': 'application/timestamp-query' },
    body: asked.toSchema().toBER(),
    signal: AbortSignal.timeout(seconds(5)),
  })
  if (!answer.ok) throw new Error(`The time stamp authority answered ${answer.status}.`)
  const { status, timeStampToken } = TimeStampResp.fromBER(await answer.arrayBuffer())
  const isGranted = [PKIStatus.granted, PKIStatus.grantedWithMods].includes(status.status)
  if (!isGranted || !timeStampToken) {
    throw new Error(`The time stamp authority refused: status ${status.status}.`)
  }
  const stamped = stampedBy(timeStampToken)
  const isOurs =
    stamped.nonce?.isEqual(nonce) &&
    imprint.equals(Buffer.from(stamped.messageImprint.hashedMessage.valueBlock.valueHexView))
  if (!isOurs) throw new Error('The time stamp authority stamped something else.')
  return timeStampToken
}

/** What a token says: the time, and what was stamped. Throws if it is none. */
export function stampedBy(token: ContentInfo): TSTInfo {
  const { encapContentInfo } = new SignedData({ schema: token.content })
  if (!encapContentInfo.eContent) throw new Error('The time stamp is empty.')
  return TSTInfo.fromBER(encapContentInfo.eContent.getValue())
}

function positive(bytes: Buffer): ArrayBuffer {
  const copy = new Uint8Array(bytes)
  copy[0] = ((copy[0] ?? 0) & 0x3f) | 0x40
  return copy.buffer
}
