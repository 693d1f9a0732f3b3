/** As much of an HTML syntax tree as we look at. */
export type MarkdownNode = {
  type: string
  tagName?: string
  properties?: Record<string, unknown>
  value?: string
  children?: MarkdownNode[]
}
