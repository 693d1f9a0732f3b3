import { describe, expect, it } from 'vitest'
import { trackTypedValues } from '../src/admin/form/track-typed-values'

describe('what was typed into a form', () => {
  const saved = { slug: 'saved' }
  /** A form in which "taken" was typed and rejected at 0, and which Strapi then reset. */
  function rejectedForm() {
    const form = trackTypedValues<{ slug: string }>()
    form.show(saved, saved)
    form.show({ slug: 'taken' }, saved)
    form.submit()
    form.reject(0)
    const undone = { ...saved }
    form.show(undone, undone)
    return { form, undone }
  }

  it('comes back after the resets that follow a rejection, and not later', () => {
    const { form } = rejectedForm()
    expect(form.typedBefore(100)).toEqual({ slug: 'taken' })
    expect(form.typedBefore(6000)).toBeUndefined()
  })

  it('comes back with what was typed since', () => {
    const { form, undone } = rejectedForm()
    form.show({ slug: 'free' }, undone)
    const read = { ...saved }
    form.show(read, read)
    expect(form.typedBefore(2000)).toEqual({ slug: 'free' })
  })

  it('does not come back over a second try, and is replaced when that is rejected, too', () => {
    const { form, undone } = rejectedForm()
    form.show({ slug: 'also-taken' }, undone)
    form.submit()
    const ahead = { slug: 'also-taken' }
    form.show(ahead, ahead)
    expect(form.typedBefore(3000)).toBeUndefined()
    form.reject(3100)
    const read = { ...saved }
    form.show(read, read)
    expect(form.typedBefore(3200)).toEqual({ slug: 'also-taken' })
  })
})
