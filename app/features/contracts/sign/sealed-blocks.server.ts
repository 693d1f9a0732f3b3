import type { Contract, ContractVersion } from '~content/contract'
import type { Block } from '../text/block'
import { diffLists } from '../text/diff-lists'
import { fillBlocks, textOfBlocks } from '../text/fill-blocks'
import { readBlocks } from '../text/read-blocks.server'
import { readSignedContent } from './signed-content'

/**
 * A sealed version as it was signed. Lines that the template fills in otherwise today are the frozen ones, as plain
 * paragraphs; headings, points and bold words come from the template where its text is still the same.
 */
export function sealedBlocks(
  { terms, reservation: present, language }: Contract,
  sealed: Pick<ContractVersion, 'content'>,
): Block[] {
  const { reservation, text } = readSignedContent(sealed)
  const blocks = fillBlocks(readBlocks(terms.text), reservation ?? present, language)
  if (textOfBlocks(blocks) === text) return blocks
  const frozen = text.split('\n').map((line): Block => ({
    kind: 'paragraph',
    level: 0,
    runs: [{ text: line, isBold: false }],
  }))
  const marked = diffLists(frozen, blocks, (block) => textOfBlocks([block]))
  return marked.flatMap(({ mark, item }) => (mark === 'added' ? [] : [item]))
}
