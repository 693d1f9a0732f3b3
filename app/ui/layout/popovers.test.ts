// @vitest-environment happy-dom
import { expect, it, vi } from 'vitest'
import { closePopovers, hidePopover, isPopoverOpen, showPopover } from './popovers'

it('leaves content in the page where the browser knows no popovers', () => {
  document.body.innerHTML = '<div id="dates" popover="auto"></div>'
  const dates = document.getElementById('dates')
  if (!dates) throw new Error('There are no dates')
  Reflect.deleteProperty(HTMLElement.prototype, 'popover')
  const fail = (selector: string) => {
    throw new DOMException(`'${selector}' is not a valid selector`, 'SyntaxError')
  }
  const scrollIntoView = vi.fn()
  Object.assign(dates, { matches: fail, scrollIntoView })
  Object.assign(document, { querySelectorAll: fail })

  expect(isPopoverOpen(dates)).toBe(true)
  showPopover('dates')
  expect(scrollIntoView).toHaveBeenCalledOnce()
  hidePopover(dates)
  closePopovers()
})
