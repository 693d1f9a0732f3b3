import type { Block, Run } from './block'
import { diffLists, type Mark, type Marked } from './diff-lists'

export type MarkedRun = Run & { mark: Mark }
/** A block of two texts shown as one; unmarked runs are in both. */
export type MarkedBlock = Omit<Block, 'runs'> & { runs: MarkedRun[] }

/** Below this part of common words, two paragraphs are not versions of one. */
const minCommon = 0.4

/** Two texts as one, with what was removed and what was added: by paragraphs, and by words where one was changed. */
export function compareBlocks(before: readonly Block[], after: readonly Block[]): MarkedBlock[] {
  const marked = diffLists(before, after, (block) => `${block.kind} ${textOf(block)}`)
  const told: MarkedBlock[] = []
  let removed: Block[] = []
  let added: Block[] = []
  const tellChanged = () => {
    // A paragraph that was changed stands in the same place of both lists.
    const pairs = Math.max(removed.length, added.length)
    for (let index = 0; index < pairs; index++) {
      told.push(...changedBlock(removed[index], added[index]))
    }
    removed = []
    added = []
  }
  for (const { mark, item } of marked) {
    if (mark === 'removed') removed.push(item)
    else if (mark === 'added') added.push(item)
    else {
      tellChanged()
      told.push(withMark(item, 'same'))
    }
  }
  tellChanged()
  return told
}

type Sides = { before: MarkedBlock | null; after: MarkedBlock | null }

/** Two compared texts beside each other: what stood there and what stands there now, block by block. */
export function sidesOf(blocks: readonly MarkedBlock[]): Sides[] {
  const without = (block: MarkedBlock, mark: Mark): MarkedBlock | null => {
    const runs = block.runs.filter((run) => run.mark !== mark)
    return runs.length > 0 ? { ...block, runs } : null
  }
  return blocks.map((block) => ({
    before: without(block, 'added'),
    after: without(block, 'removed'),
  }))
}

/** Whether two texts differ anywhere. */
export function hasMarks(blocks: readonly MarkedBlock[]): boolean {
  return blocks.some(({ runs }) => runs.some(({ mark }) => mark !== 'same'))
}

function changedBlock(before: Block | undefined, after: Block | undefined): MarkedBlock[] {
  if (!before) return after ? [withMark(after, 'added')] : []
  if (!after) return [withMark(before, 'removed')]
  const words = diffLists(wordsOf(before), wordsOf(after), ({ text }) => text)
  const common = words.filter(({ mark, item }) => mark === 'same' && item.text.trim()).length
  const all = Math.max(...[before, after].map((one) => textOf(one).trim().split(/\s+/).length))
  if (before.kind !== after.kind || common / all < minCommon) {
    return [withMark(before, 'removed'), withMark(after, 'added')]
  }
  return [{ ...after, runs: joined(words) }]
}

function withMark(block: Block, mark: Mark): MarkedBlock {
  return { ...block, runs: block.runs.map((run) => ({ ...run, mark })) }
}

function textOf({ runs }: Block): string {
  return runs.map(({ text }) => text).join('')
}

function wordsOf({ runs }: Block): Run[] {
  return runs.flatMap(({ text, isBold }) =>
    (text.match(/\s+|\S+/g) ?? []).map((word) => ({ text: word, isBold })),
  )
}

/** Neighbours that are marked alike as one run; a space between two of them belongs to them. */
function joined(words: readonly Marked<Run>[]): MarkedRun[] {
  const runs: MarkedRun[] = []
  for (const { mark, item } of ordered(words)) {
    const last = runs.at(-1)
    if (last?.mark === mark && last.isBold === item.isBold) last.text += item.text
    else runs.push({ ...item, mark })
  }
  return runs
}

/** Between two places that stay, first all that was removed and then all that was added. */
function ordered(words: readonly Marked<Run>[]): Marked<Run>[] {
  const inOrder: Marked<Run>[] = []
  let removed: Marked<Run>[] = []
  let added: Marked<Run>[] = []
  words.forEach((word, index) => {
    const isGap =
      word.mark === 'same' && !word.item.text.trim() && added.length + removed.length > 0
    const goesOn = isGap && (words[index + 1]?.mark ?? 'same') !== 'same'
    if (goesOn) {
      removed.push({ ...word, mark: 'removed' })
      added.push({ ...word, mark: 'added' })
    } else if (word.mark === 'removed') removed.push(word)
    else if (word.mark === 'added') added.push(word)
    else {
      inOrder.push(...removed, ...added, word)
      removed = []
      added = []
    }
  })
  return [...inOrder, ...removed, ...added]
}
