import type { Core } from '@strapi/strapi'
import { findStay, guestAuthor, stayUid, type StayAuthor, writeStayEvent } from './stay-record'
import type { StaySource } from './stay-sources'

/**
 * Begins the stay of a record, in the transaction that stores the record, and returns its reference. The stay takes the
 * reference of the record, with a number appended if another stay has it. The database rejects a second stay of one
 * record. `at` is when it began: the moment of the record, unless the stay was made later.
 */
export async function beginStay(
  strapi: Core.Strapi,
  { link, key, receivedAt, stage, lostReason, words, facts, ...source }: StaySource,
  author: StayAuthor,
  at = receivedAt,
): Promise<string> {
  const reference = await freeReference(strapi, toReference(source.reference))
  await strapi.db.query(stayUid).create({
    data: {
      reference,
      [link]: key,
      stage,
      receivedAt,
      // A guest without an answer has waited since they wrote.
      stageSince: stage === 'new' ? receivedAt : at,
      revision: 1,
      ...facts,
      ...(lostReason && { lostReason }),
    },
  })
  if (words) {
    const said = { kind: 'wrote', detail: words, at: receivedAt } as const
    await writeStayEvent(strapi, reference, guestAuthor, said)
  }
  const note = { kind: 'began', stage, detail: source.reference, at } as const
  await writeStayEvent(strapi, reference, author, note)
  return reference
}

/** Capital letters, digits and hyphens, as an address can hold them: `BK 2026/14` becomes `BK-2026-14`. */
function toReference(text: string): string {
  const plain = text
    .toUpperCase()
    .replace(/[^0-9A-Z]+/g, '-')
    .replace(/^-+/, '')
    .slice(0, 36)
    .replace(/-+$/, '')
  return plain.length > 1 ? plain : `S-${plain || '0'}`
}

async function freeReference(strapi: Core.Strapi, wanted: string): Promise<string> {
  for (let number = 1; ; number += 1) {
    const reference = number === 1 ? wanted : `${wanted}-${number}`
    if (!(await findStay(strapi, { reference }))) return reference
  }
}
