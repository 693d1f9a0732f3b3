import type { ReactNode } from 'react'
import type { Block } from './block'
import classes from './contract-text.module.css'

/** The text of a contract; its headings begin below that of the page. */
export function ContractText({ blocks }: { blocks: readonly Block[] }) {
  const parts: ReactNode[] = []
  blocks.forEach((block, index) => {
    const words = block.runs.map(({ text, isBold }, at) =>
      isBold ? <strong key={at}>{text}</strong> : text,
    )
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
