/** What `aria-describedby` says of a control: the texts in their order, empty ones left out. */
export function descriptionOf(control: HTMLElement): string {
  const ids = control.getAttribute('aria-describedby')?.split(' ') ?? []
  const texts = ids.map((id) => {
    const text = document.getElementById(id)
    if (!text) throw new Error(`Nothing has the id ${id}`)
    return text.textContent
  })
  return texts.filter(Boolean).join(' ')
}
