import { Button, Flex, Typography } from '@strapi/design-system'
import { useForm, useNotification, useQueryParams } from '@strapi/strapi/admin'
import { useIntl } from 'react-intl'
import { presetBlocks } from '../../presets/preset-blocks'
import { type PresetKey, presetKeys, presetTypes } from '../../presets/preset-keys'
import type { Panel } from './panel-host'

type Landing = { blocks?: unknown[]; titleForm?: unknown; contentOffer?: string | null }

/** Offers presets beside a landing that has no blocks yet, also before it is saved. */
export const LandingPresetPanel: Panel = ({ activeTab, model }) => {
  const { formatMessage } = useIntl()
  const landing: Landing = useForm('LandingPreset', ({ values }) => values)
  if (activeTab === 'published' || !presetTypes.some((type) => type === model)) return null
  if ((landing.blocks?.length ?? 0) > 0) return null
  return {
    title: formatMessage({ id: 'ceiba.preset.title', defaultMessage: 'Start from a preset' }),
    content: (
      <Presets hasForm={model !== typeWithoutForm} hasText={Boolean(landing.contentOffer)} />
    ),
  }
}

/** All other landings have a form beside their title. */
const typeWithoutForm = 'api::landing-price.landing-price'

function Presets({ hasForm, hasText }: { hasForm: boolean; hasText: boolean }) {
  const { formatMessage } = useIntl()
  const t = (id: string) => formatMessage({ id: `ceiba.preset.${id}`, defaultMessage: id })
  const [{ query }] = useQueryParams<{ plugins?: { i18n?: { locale?: string } } }>()
  const addRow = useForm('LandingPreset', ({ addFieldRow }) => addFieldRow)
  const { toggleNotification } = useNotification()

  const fill = (preset: PresetKey) => {
    const locale = query.plugins?.i18n?.locale ?? 'en'
    const blocks = presetBlocks(preset, locale, { form: hasForm, text: hasText })
    for (const [index, { bands = [], ...block }] of blocks.entries()) {
      addRow('blocks', block)
      // Rows get the key by which the form sorts them.
      for (const band of bands) addRow(`blocks.${index}.bands`, band)
    }
    toggleNotification({ type: 'success', message: t('filled') })
  }

  return (
    <Flex direction="column" alignItems="stretch" gap={2} width="100%">
      <Typography variant="omega">{t('help')}</Typography>
      {presetKeys.map((preset) => (
        <Button key={preset} variant="secondary" onClick={() => fill(preset)}>
          {t(preset)}
        </Button>
      ))}
    </Flex>
  )
}
