import type { ReactNode } from 'react'
import type { Run } from './block'
import type { MarkedBlock, MarkedRun } from './compare-blocks'
import type { Block } from './block'
import classes from './contract-text.module.css'

/** The text of a contract, with marks where it was changed; its headings begin below that of the page. */
export function ContractText({ blocks }: { blocks: readonly (Block | MarkedBlock)[] }) {
  const parts: ReactNode[] = []
  blocks.forEach((block, index) => {
    const words = block.runs.map((run, at) => <RunText key={at} run={run} />)
    if (block.kind === 'heading') {
      const Heading = block.level <= 2 ? 'h2' : 'h3'
      parts.push(<Heading key={index}>{words}</Heading>)
    } else if (block.kind === 'point') {
      parts.push(
        <p key={index} className={classes.point}>
          <span className={classes.mark}>{block.level > 0 ? `${block.level}.` : '–'}</span>
          <span>{words}</span>
        </p>,
      )
    } else parts.push(<p key={index}>{words}</p>)
  })
  return <div className={classes.text}>{parts}</div>
}

function RunText({ run }: { run: Run | MarkedRun }) {
  const text = run.isBold ? <strong>{run.text}</strong> : run.text
  const mark = 'mark' in run ? run.mark : 'same'
  if (mark === 'added') return <ins className={classes.added}>{text}</ins>
  if (mark === 'removed') return <del className={classes.removed}>{text}</del>
  return text
}
