import { findRows, rowTick } from './find-rows'

/** Says how many rows are ticked, and lets one box tick all. Returns how to end it. */
export function followTicks(): () => void {
  const all = document.querySelector<HTMLElement>('[data-inbox-all]')
  const box = all?.querySelector<HTMLInputElement>('input')
  const count = document.querySelector<HTMLElement>('[data-inbox-count]')
  const ticks = () => findRows().flatMap((row) => rowTick(row) ?? [])

  function countTicks(): void {
    const boxes = ticks()
    const ticked = boxes.filter(({ checked }) => checked).length
    if (count) count.textContent = ticked > 0 ? String(ticked) : ''
    if (!box) return
    box.checked = ticked > 0 && ticked === boxes.length
    box.indeterminate = ticked > 0 && ticked < boxes.length
  }

  if (all) all.hidden = false
  const follow = ({ target }: Event) => {
    if (target === box && box) for (const tick of ticks()) tick.checked = box.checked
    countTicks()
  }
  addEventListener('change', follow)
  countTicks()
  return () => removeEventListener('change', follow)
}
