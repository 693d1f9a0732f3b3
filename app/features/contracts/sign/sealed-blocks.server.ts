import type { Contract, ContractVersion } from '~content/contract'
import type { Block } from '../text/block'
import { fillBlocks, textOfBlocks } from '../text/fill-blocks'
import { readBlocks } from '../text/read-blocks.server'
import { readSignedContent } from './signed-content'

/** A sealed version as it was signed: its frozen lines where the template gives others today. */
export function sealedBlocks(
  { terms, reservation: present, language }: Contract,
  sealed: Pick<ContractVersion, 'content'>,
): Block[] {
  const { reservation, text } = readSignedContent(sealed)
  const blocks = fillBlocks(readBlocks(terms.text), reservation ?? present, language)
  if (textOfBlocks(blocks) === text) return blocks
  return text.split('\n').map((line): Block => ({
    kind: 'paragraph',
    level: 0,
    runs: [{ text: line, isBold: false }],
  }))
}
