// @vitest-environment happy-dom
import { useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeAll, expect, it, onTestFinished, vi } from 'vitest'
import { find, fire, write } from '~/testing/use-fields'
import { announceHydration } from '~/ui/layout/hydrated'
import { needs } from '~/ui/layout/needs-scripts'
import { rememberUse, replayUse } from './early-use'

/** A form whose every value React holds; all begin empty or at one. */
function HeldForm({ onLeave }: { onLeave: () => void }) {
  const [held, setHeld] = useState({ name: '', note: '', place: '', pay: '', pets: false })
  const [guests, setGuests] = useState(1)
  const [cots, setCots] = useState(0)
  const hold = (changed: Partial<typeof held>) => setHeld({ ...held, ...changed })
  return (
    <form>
      <input
        id="name"
        value={held.name}
        onBlur={onLeave}
        onChange={(e) => hold({ name: e.target.value })}
      />
      <textarea id="note" value={held.note} onChange={(e) => hold({ note: e.target.value })} />
      <select id="place" value={held.place} onChange={(e) => hold({ place: e.target.value })}>
        <option value="" />
        <option value="atitlan" />
      </select>
      {['cash', 'card'].map((way) => (
        <input
          key={way}
          id={way}
          type="radio"
          name="pay"
          checked={held.pay === way}
          onChange={() => hold({ pay: way })}
        />
      ))}
      <input
        id="pets"
        type="checkbox"
        checked={held.pets}
        onChange={(e) => hold({ pets: e.target.checked })}
      />
      <div>
        <button
          type="button"
          id="more"
          {...needs('step-up')}
          onClick={() => setGuests(guests + 1)}
        />
        <input type="number" value={guests} onChange={(e) => setGuests(Number(e.target.value))} />
      </div>
      <button type="button" id="cot" onClick={() => setCots(cots + 1)} />
      <output>{JSON.stringify({ ...held, guests, cots })}</output>
    </form>
  )
}

beforeAll(() => rememberUse(() => undefined))
afterEach(() => delete document.documentElement.dataset.hydrated)

it('tells React of all that was written, chosen and counted too early', async () => {
  const onLeave = vi.fn()
  document.body.innerHTML = `<main>${renderToString(<HeldForm onLeave={onLeave} />)}</main>`
  write('#name', 'Ana')
  write('#note', 'Two cots')
  for (const id of ['#cash', '#card', '#pets']) {
    find(id).checked = true
    fire(id, 'change')
  }
  find('#place').value = 'atitlan'
  fire('#place', 'change')
  const root = hydrateRoot(find('main'), <HeldForm onLeave={onLeave} />)
  onTestFinished(() => root.unmount())
  await vi.waitFor(() => expect(Object.keys(find('#more')).join()).toContain('react'))
  find('#more').click()
  find('#more').click()
  find('#cot').click()
  announceHydration()
  await replayUse()
  const held = { name: 'Ana', note: 'Two cots', place: 'atitlan', pay: 'card', pets: true }
  await vi.waitFor(() => {
    expect(JSON.parse(find('output').textContent)).toEqual({ ...held, guests: 3, cots: 1 })
  })
  expect(find('#name').value).toBe('Ana')
  expect(find('#card').checked).toBe(true)
  expect(onLeave).toHaveBeenCalledOnce()
})
