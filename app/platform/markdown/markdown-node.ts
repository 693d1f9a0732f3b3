/** As much of an HTML syntax tree as we look at. */
export type MarkdownNode = {
  type: string
  tagName?: string
  value?: string
  children?: MarkdownNode[]
}
