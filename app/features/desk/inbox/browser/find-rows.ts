/** The rows of the inbox as they stand in a document. */
export function findRows(root: ParentNode = document): HTMLElement[] {
  return [...root.querySelectorAll<HTMLElement>('[data-row]')]
}

/** The row that has the focus. */
export function focusedRow(): HTMLElement | null {
  return document.activeElement?.closest<HTMLElement>('[data-row]') ?? null
}

export function rowLink(row: HTMLElement): HTMLAnchorElement | null {
  return row.querySelector<HTMLAnchorElement>('a[href]')
}

export function rowAnswer(row: HTMLElement): HTMLAnchorElement | null {
  return row.querySelector<HTMLAnchorElement>('a[data-answer]')
}

export function rowTick(row: HTMLElement): HTMLInputElement | null {
  return row.querySelector<HTMLInputElement>('input[name=pick]')
}
