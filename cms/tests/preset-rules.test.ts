import { describe, expect, it } from 'vitest'
import { listComponents } from '../src/publishing/checks/list-components'
import { presetBlocks } from '../src/presets/preset-blocks'
import { presetKeys } from '../src/presets/preset-keys'
import { sampleTextFaults } from '../src/publishing/checks/sample-text-checks'
import { blockUids } from '../../content-types/block-uids'
import { untranslated } from '../seed/content/localized-words'

describe('presets', () => {
  const bare = { form: false, text: false }

  it.each(presetKeys)('%s has known blocks, with words in both languages', (preset) => {
    const [en, es] = [presetBlocks(preset, 'en', bare), presetBlocks(preset, 'es', bare)]
    expect(en.map(({ __component }) => __component)).toEqual(
      es.map(({ __component }) => __component),
    )
    for (const { __component } of en) expect(blockUids).toContain(__component)
    const titles = en.map(({ title }, index) => ({ en: title, es: es[index]?.title }))
    expect(untranslated(titles)).toEqual([])
  })

  it.each(presetKeys)('%s never stands in for what the page says by itself', (preset) => {
    const kinds = presetBlocks(preset, 'es', { form: true, text: true }).map(
      ({ __component }) => __component,
    )
    expect(kinds).not.toContain('blocks.hero')
    expect(kinds).not.toContain('blocks.form')
  })

  it('for an offer adds no text where the page has its own', () => {
    const kinds = presetBlocks('offer', 'es', { form: true, text: true }).map(
      ({ __component }) => __component,
    )
    expect(kinds).not.toContain('blocks.rich-text')
  })

  it('leave samples that prevent publishing until somebody replaces them', () => {
    const modelOf = () => ({ attributes: { markdown: { type: 'richtext' } } })
    const faultsOf = (markdown: unknown) =>
      sampleTextFaults(listComponents(modelOf, 'blocks.rich-text', { markdown }))
    for (const locale of ['en', 'es']) {
      const [block] = presetBlocks('offer', locale, bare)
      expect(faultsOf(block?.markdown)).toHaveLength(1)
      expect(faultsOf(`${String(block?.markdown)}\n- Breakfast`)).toEqual([])
    }
  })

  it('for prices has the customer’s four bands', () => {
    const bands = presetBlocks('prices', 'en', bare).find(
      ({ __component }) => __component === 'blocks.price-bands',
    )?.bands
    expect(bands).toMatchObject([
      { minPriceUsd: 50, maxPriceUsd: 150, minPriceGtq: 390, maxPriceGtq: 1170 },
      { minPriceUsd: 150, maxPriceUsd: 300, minPriceGtq: 1170, maxPriceGtq: 2340 },
      { minPriceUsd: 300, maxPriceUsd: 500, minPriceGtq: 2340, maxPriceGtq: 3900 },
      { minPriceUsd: 500, maxPriceUsd: 1500, minPriceGtq: 3900, maxPriceGtq: 11700 },
    ])
  })
})
